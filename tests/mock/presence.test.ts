import { expect, it } from 'vitest';
import { conditionalsIn } from '../../src/reference/contract/example/conditionals';
import { breaches } from '../../src/reference/contract/schema/conform';
import { asObject, isObject } from '../../src/reference/contract/json';
import type { JsonValue, SchemaRef } from '../../src/reference/contract/model';
import { expandSample } from '../../src/reference/mock/store';
import { KEY, loadSubjects, START, stillSandbox } from './support';

it.each(await loadSubjects())('$set: examples follow `x-present-when`', (subject) => {
  const { contract, mock } = subject;
  const schemas = asObject(asObject(contract.document.components).schemas);
  let judged = 0;
  const faults: string[] = [];
  const check = (where: string, { schema }: SchemaRef, value: JsonValue): void => {
    if (!isObject(value)) return;
    const conditionals = conditionalsIn(schema, schemas);
    judged += Object.keys(conditionals).length;
    for (const { pointer, fault } of breaches(conditionals, value, START)) {
      faults.push(`${where}: ${pointer} ${fault}`);
    }
  };
  for (const { id, responses } of contract.operations) {
    for (const { status, body } of responses) {
      for (const { name, value } of body?.examples ?? []) {
        if (body) check(`${id} ${status} ${name}`, body.schema, value);
      }
    }
  }
  for (const { type, payload, example } of contract.events) check(type, payload, example);
  const session = stillSandbox(subject).session(KEY);
  for (const [type, resource] of Object.entries(mock.resources)) {
    for (const [id, patch] of Object.entries(resource.seeds)) {
      const value = asObject(expandSample(session, { type, patch }));
      for (const { pointer, fault } of breaches(resource.conditional, value, START)) {
        faults.push(`seed ${type} ${id}: ${pointer} ${fault}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(judged).toBeGreaterThan(4);
});
