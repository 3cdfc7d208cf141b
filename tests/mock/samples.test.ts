import { afterAll, describe, expect, it } from 'vitest';
import { requestOf } from '../../src/reference/samples/from-contract';
import { daily } from '../support/daily';
import { ask, loadSubjects, operationOf, stillSandbox, triggerCall } from './support';

/** Calls every operation with its samples, and requests every error that it lists with `Prefer`. */
const subjects = await loadSubjects();
let answered = 0;
let provoked = 0;

afterAll(() => {
  const operations = subjects.flatMap(({ mock }) => mock.operations);
  const codes = operations.flatMap(({ errors, commonErrors }) => [...errors, ...commonErrors]);
  console.log(
    `sandbox: ${answered} of ${operations.length} sample requests answered as documented, ` +
      `${provoked} of ${codes.length} errors of operations provoked by name`,
  );
});

describe.each(subjects)('$set', (subject) => {
  const ids = subject.mock.operations.map(({ id }) => id);

  it.each(ids)('%s answers its sample', async (id) => {
    const operation = subject.contract.operations.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(id);
    const { status } = await ask(subject, stillSandbox(subject), id);
    expect(status).toBe(requestOf(subject.contract, operation).expect.status);
    answered += 1;
  });

  it.each(daily(ids, 4))('%s returns its errors by name', async (id) => {
    const { errors, commonErrors } = operationOf(subject, id);
    const sandbox = stillSandbox(subject);
    for (const code of [...errors, ...commonErrors]) {
      const { body, headers } = await ask(subject, sandbox, id, {
        headers: { Prefer: `code=${code}` },
      });
      expect(body.code).toBe(code);
      expect(headers.get('Preference-Applied')).toBe(`code=${code}`);
      provoked += 1;
    }
  });

  it.each(
    subject.mock.operations.flatMap(({ id, sandbox }) =>
      sandbox
        .filter(({ error }) => error !== undefined)
        .map((trigger) => [id, trigger.name, trigger.value, trigger.error, trigger] as const),
    ),
  )('%s answers %s = %j with %s', async (id, _name, _value, error, trigger) => {
    const call = triggerCall(subject, id, trigger);
    const { body } = await ask(subject, stillSandbox(subject), id, call);
    expect(body.code).toBe(error);
  });
});
