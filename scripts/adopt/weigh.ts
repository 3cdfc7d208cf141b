import { buildContract } from '../../src/reference/contract/document/build';
import { complete } from '../../src/reference/contract/document/complete';
import { withoutShared } from '../../src/reference/contract/document/shared-parts';
import { asObject } from '../../src/reference/contract/json';
import { membersOf, type Members } from '../../src/reference/contract/document/fields';
import { grouped } from '../../src/reference/contract/grouped';
import type { Contract, JsonObject } from '../../src/reference/contract/model';
import { allOperations } from '../../src/reference/contract/names';
import { track } from '../../src/reference/contract/origins';
import { ownersOf } from '../../src/reference/contract/schema/owners';
import type { Weighed } from './cut';

/** The contract of a document that is not in a file yet, so its parts have no places. */
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

/** Rows that every operation, object and response takes: headings, facts, samples. */
const ROWS = { operation: 8, object: 4, answer: 1 };

const rowsOf = ({ fields, variants }: Pick<Members, 'fields' | 'variants'>): number =>
  fields.length + variants.length;

/** Weighs the operations, with the objects that pages show because of them; grouped by topic. */
export function weigh(contract: Contract): ReadonlyMap<string, readonly Weighed[]> {
  const owners = ownersOf(contract);
  const described = new Set(owners.keys());
  const schemas = asObject(asObject(contract.document.components).schemas);
  const objects = new Map<object, readonly Weighed[]>();
  for (const [name, owner] of owners) {
    const { schema = {}, title = name } = contract.schemas.get(name) ?? {};
    const own = withoutShared(schema, schemas, described);
    const rows = ROWS.object + rowsOf(membersOf(contract, own, undefined, described));
    const object = { path: `schema:${name}`, title, rows, objects: [] };
    objects.set(owner, [...(objects.get(owner) ?? []), object]);
  }
  const weighed = allOperations(contract).map((operation) => {
    const { topic, path, summary: title, parameters, body, responses } = operation;
    const bodies = [body, ...responses.map((response) => response.body)].flatMap(
      (one) => one ?? [],
    );
    const parts = [
      ROWS.operation + parameters.length + responses.length * ROWS.answer,
      ...bodies.map(({ schema }) => rowsOf(membersOf(contract, schema, undefined, described))),
      ...(objects.get(operation) ?? []).map(({ rows }) => rows),
    ];
    const rows = parts.reduce((sum, more) => sum + more);
    return { topic, path, title, rows, objects: objects.get(operation) ?? [] };
  });
  return grouped(weighed, ({ topic }) => topic);
}
