import { buildContract } from '../../src/reference/contract/document/build';
import { complete } from '../../src/reference/contract/document/complete';
import { membersOf, type Members } from '../../src/reference/contract/document/fields';
import type { Contract, JsonObject } from '../../src/reference/contract/model';
import { allOperations } from '../../src/reference/contract/names';
import { track } from '../../src/reference/contract/origins';
import { ownersOf } from '../../src/reference/contract/schema/owners';
import type { Weighed } from './cut';

/** The contract of a document that is not written yet: its parts have no place. */
export function contractOf(set: string, document: JsonObject): Contract {
  track(document, { locate: () => ({ file: '', line: 1, column: 1 }) });
  return buildContract({
    set,
    docsUrl: '',
    document: complete(document),
    catalog: { entries: [], sources: [], paths: [] },
    fees: [],
    files: [],
    sharesConventions: false,
  });
}

/** Rows of what every operation and every object has: headings, facts, samples. */
const ROWS = { operation: 8, object: 4, answer: 1 };

const rowsOf = ({ fields, variants }: Pick<Members, 'fields' | 'variants'>): number =>
  fields.length + variants.length;

/** The operations of each topic, with the objects that a page shows because of them. */
export function weigh(contract: Contract): ReadonlyMap<string, readonly Weighed[]> {
  const owners = ownersOf(contract);
  const described = new Set(owners.keys());
  const rows = new Map<object, number>();
  const add = (owner: object, more: number): void => {
    rows.set(owner, (rows.get(owner) ?? 0) + more);
  };
  for (const [name, owner] of owners) {
    const schema = contract.schemas.get(name)?.schema ?? {};
    add(owner, ROWS.object + rowsOf(membersOf(contract, { schema }, described)));
  }
  const topics = new Map<string, Weighed[]>();
  for (const operation of allOperations(contract)) {
    const { topic, path, summary, parameters, body, responses } = operation;
    const bodies = [body, ...responses.map((response) => response.body)].flatMap(
      (one) => one ?? [],
    );
    add(operation, ROWS.operation + parameters.length + responses.length * ROWS.answer);
    for (const { schema } of bodies) add(operation, rowsOf(membersOf(contract, schema, described)));
    const weighed = { path, title: summary, rows: rows.get(operation) ?? 0 };
    topics.set(topic, [...(topics.get(topic) ?? []), weighed]);
  }
  return topics;
}
