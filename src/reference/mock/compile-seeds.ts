import type { Contract, JsonObject, JsonValue, Operation } from '../contract/model';
import { asObject, asText, isObject, objectEntries, omit } from '../contract/json';
import { grouped } from '../contract/grouped';
import { oncePer } from '../contract/once-per';
import { listItem, successOf } from './compile-targets';
import { diffPatch, textsIn } from './json';

const ID = /^([a-z]{2,8})_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Examples by the name of the schema they belong to. */
type ExamplesBySchema = ReadonlyMap<string, readonly JsonValue[]>;

const answersOf = ({ responses }: Operation): readonly JsonValue[] =>
  (responses[0]?.body?.examples ?? []).map(({ value }) => value);

function examplesBy(
  operations: readonly Operation[],
  nameOf: (operation: Operation) => string | undefined,
): ExamplesBySchema {
  const reads = operations.filter(({ method }) => method === 'GET');
  return new Map([...grouped(reads, nameOf)].map(([name, all]) => [name, all.flatMap(answersOf)]));
}

/** The examples that reading and listing the objects of each type show. */
export interface ShownExamples {
  readonly read: ExamplesBySchema;
  readonly listed: ExamplesBySchema;
}

export const shownObjects = (contract: Contract): ShownExamples => ({
  read: examplesBy(contract.operations, successOf),
  listed: examplesBy(contract.operations, (operation) => listItem(contract, operation)?.name),
});

/** Full examples of the objects of a type: from reading one, then from lists. */
function fullExamples({ read, listed }: ShownExamples, name: string): readonly JsonObject[] {
  const items = (listed.get(name) ?? [])
    .map((value) => asObject(value).data)
    .flatMap((data) => (Array.isArray(data) ? (data as JsonValue[]) : []));
  return [...(read.get(name) ?? []), ...items].filter(isObject);
}

/** Every id that an example of a request or an answer shows. */
export function shownIds(contract: Contract): ReadonlySet<string> {
  const values = contract.operations.flatMap((operation): readonly JsonValue[] => [
    ...operation.parameters.map(({ field }) => field.example ?? null),
    ...(operation.body?.examples ?? []).map(({ value }) => value),
    ...operation.responses.flatMap(({ body }) => body?.examples ?? []).map(({ value }) => value),
    ...operation.sandbox.filter(({ in: place }) => place === 'path').map(({ value }) => value),
  ]);
  return new Set(
    values
      .flatMap((value) => [...textsIn(value)].map(([, text]) => text))
      .filter((text) => ID.test(text)),
  );
}

export function seedsOf(
  contract: Contract,
  name: string,
  prefix: string | undefined,
  base: JsonObject,
  { objects, ids }: { readonly objects: ShownExamples; readonly ids: ReadonlySet<string> },
): Readonly<Record<string, JsonValue>> {
  const examples = fullExamples(objects, name);
  const first = examples[0] ?? base;
  if (prefix === undefined) return { '': diffPatch(base, first) };
  const seeds = new Map<string, JsonValue>();
  for (const example of examples) {
    const id = asText(example.id) ?? '';
    if (!seeds.has(id)) seeds.set(id, diffPatch(base, example));
  }
  for (const id of ids) {
    if (!id.startsWith(`${prefix}_`) || seeds.has(id)) continue;
    const externalId = asText(first.externalId);
    const uniqueId =
      externalId === undefined ? {} : { externalId: `${externalId}-${seeds.size + 1}` };
    seeds.set(id, diffPatch(base, { ...first, ...uniqueId, id }));
  }
  const initial = exampleInFirstState(contract, name, first);
  if (initial) seeds.set(asText(initial.id) ?? '', diffPatch(base, initial));
  return Object.fromEntries(seeds);
}

/** Types that the calls that change something answer with. */
const typesMadeByCalls = oncePer(
  ({ operations }: Contract) =>
    new Set(operations.filter(({ method }) => method !== 'GET').map(successOf)),
);

/** One more example in its initial state, for a type that no call creates. */
function exampleInFirstState(
  contract: Contract,
  name: string,
  example: JsonObject,
): JsonObject | undefined {
  const schema = contract.schemas.get(name);
  if (!schema?.lifecycle || typesMadeByCalls(contract).has(name)) return undefined;
  const { property, initial } = schema.lifecycle;
  const later = objectEntries(schema.schema.properties)
    .filter(([, value]) => 'x-present-when' in value)
    .map(([field]) => field);
  const id = asText(example.id)?.replace(/.{4}$/, '0001');
  if (id === undefined || initial[0] === undefined) return undefined;
  return { ...omit(example, ...later), id, [property]: initial[0] };
}
