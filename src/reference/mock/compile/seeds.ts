import type { Body, Contract, JsonObject, JsonValue } from '../../contract/model';
import { asArray, asObject, asText, isObject, objectEntries, omit } from '../../contract/json';
import { conditionalsIn } from '../../contract/example/conditionals';
import { conform } from '../../contract/schema/conform';
import { grouped } from '../../contract/grouped';
import { oncePer } from '../../contract/once-per';
import { presenceOf } from '../../contract/schema/presence';
import { entriesOf } from './lists';
import { idPatternOf, namedSchemas } from './marks';
import { isTelling } from '../identifiers';
import { successOf } from './targets';
import { diffPatch, memberAt, textsIn, withMember, withMemberAt } from '../json';
import { successAnswer } from '../../contract/http/success';
import { patternOf } from '../../contract/schema/validate-scalar';

/** The contents of the examples of a contract. */
export interface Shown {
  /** Objects by the name of their schema. */
  readonly objects: ReadonlyMap<string, readonly JsonObject[]>;
  /** All texts, identifiers among them. */
  readonly texts: ReadonlySet<string>;
}

const examplesOf = (body: Pick<Body, 'examples'> | undefined): readonly JsonValue[] =>
  (body?.examples ?? []).map(({ value }) => value);

/** Returns the objects of each type in the examples of reads and lists, those of reads first. */
export function shownObjects(contract: Contract): Shown['objects'] {
  const reads = contract.operations
    .filter(({ method }) => method === 'GET')
    .map((operation) => ({ operation, examples: examplesOf(successAnswer(operation)?.body) }));
  const shown = [
    ...reads.map(({ operation, examples }) => ({ name: successOf(operation), examples })),
    ...reads.map(({ operation, examples }) => {
      const { name = '', type } = entriesOf(contract, operation) ?? {};
      return { name: type, examples: examples.flatMap((list) => asArray(asObject(list)[name])) };
    }),
  ];
  return new Map(
    [...grouped(shown, ({ name }) => name)].map(([name, all]) => [
      name,
      all.flatMap(({ examples }) => examples).filter(isObject),
    ]),
  );
}

/** Returns every text in the examples of requests and answers, and in sandbox values in paths. */
export function shownTexts(contract: Contract): ReadonlySet<string> {
  const values = contract.operations.flatMap((operation): readonly JsonValue[] => [
    ...operation.parameters.map(({ field }) => field.example ?? null),
    ...[operation, ...operation.responses].flatMap(({ body }) => examplesOf(body)),
    ...operation.sandbox.filter(({ in: place }) => place === 'path').map(({ value }) => value),
  ]);
  return new Set(values.flatMap((value) => [...textsIn(value)].map(([, text]) => text)));
}

/**
 * Returns the objects of a type that exist from the start, by id, as patches on its example.
 *
 * @param unique places whose values no two objects may share (`taken` of `x-refusals`)
 */
export function seedsOf(
  contract: Contract,
  name: string,
  idName: string | undefined,
  base: JsonObject,
  { objects, texts: shown }: Shown,
  unique: readonly string[],
): Readonly<Record<string, JsonValue>> {
  const examples = objects.get(name) ?? [];
  const [first = base] = examples;
  const pattern = idPatternOf(contract, name);
  if (idName === undefined || !isTelling(pattern)) return { '': diffPatch(base, first) };
  const seeds = new Map<string, JsonValue>();
  for (const example of examples) {
    const id = asText(example[idName]) ?? '';
    if (!seeds.has(id)) seeds.set(id, diffPatch(base, example));
  }
  const isId = patternOf(pattern);
  for (const id of shown) {
    if (!isId.test(id) || seeds.has(id)) continue;
    const own = unique.reduce((value, place) => {
      const text = asText(memberAt(value, place));
      return text === undefined ? value : withMemberAt(value, place, `${text}-${seeds.size + 1}`);
    }, first);
    seeds.set(id, diffPatch(base, withMember(own, idName, id)));
  }
  const initial = exampleInFirstState(contract, name, idName, first);
  if (initial && isId.test(asText(initial[idName]) ?? ''))
    seeds.set(asText(initial[idName]) ?? '', diffPatch(base, initial));
  return Object.fromEntries(seeds);
}

/** Types that calls other than `GET` answer with. */
const typesMadeByCalls = oncePer(
  ({ operations }: Contract) =>
    new Set(operations.filter(({ method }) => method !== 'GET').map(successOf)),
);

/** Returns an extra example in the initial state, for a type that no creating call answers with. */
function exampleInFirstState(
  contract: Contract,
  name: string,
  idName: string,
  example: JsonObject,
): JsonObject | undefined {
  const schema = contract.schemas.get(name);
  if (!schema?.lifecycle || typesMadeByCalls(contract).has(name)) return undefined;
  const { property, initial } = schema.lifecycle;
  const conditionals = conditionalsIn(schema.schema, namedSchemas(contract));
  const undecided = objectEntries(schema.schema.properties)
    .filter(([, value]) => presenceOf(value)?.text !== undefined)
    .map(([field]) => field);
  const id = asText(example[idName])?.replace(/.{4}$/, '0001');
  if (id === undefined || initial[0] === undefined) return undefined;
  const value = { ...omit(example, ...undecided), [idName]: id, [property]: initial[0] };
  return conform(conditionals, value, NaN);
}
