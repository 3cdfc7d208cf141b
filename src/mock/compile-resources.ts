import type { Contract, JsonObject, JsonValue, Lifecycle, Operation } from '../contract/model';
import { deriveExample } from '../contract/example';
import { asObject, asText, isObject, objectEntries, omit } from '../contract/json';
import { referenceName, shapeOf } from '../contract/shape';
import type { Conditional, MockOperation, Resource, Target } from './contract';
import { diffPatch, textOf, textsIn } from './json';

export const ID =
  /^([a-z]{2,8})_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const namedSchemas = (contract: Contract): JsonObject =>
  asObject(asObject(contract.document.components).schemas);

/** Prefix of the ids of an object, `crd`, from the pattern of its `id`. */
function prefixOf(contract: Contract, name: string): string | undefined {
  const schemas = namedSchemas(contract);
  const { properties } = shapeOf(asObject(schemas[name]), schemas).schema;
  const id = asObject(properties).id;
  if (!isObject(id)) return undefined;
  return /^\^([a-z]{2,8})_/.exec(asText(shapeOf(id, schemas).schema.pattern) ?? '')?.[1];
}

const successOf = ({ responses }: Operation): string | undefined =>
  responses.find(({ status }) => status.startsWith('2'))?.body?.schema.name;

function listItem(
  contract: Contract,
  operation: Operation,
): { name: string | undefined } | undefined {
  const body = operation.responses.find(({ status }) => status.startsWith('2'))?.body;
  const schemas = namedSchemas(contract);
  if (!body) return undefined;
  const { properties } = shapeOf(body.schema.schema, schemas).schema;
  const data = asObject(properties).data;
  if (!isObject(data) || !isObject(data.items)) return undefined;
  const name = referenceName(data.items);
  return { name: name !== undefined && prefixOf(contract, name) ? name : undefined };
}

const pathParameters = (operation: Operation) =>
  operation.parameters.filter(({ in: place }) => place === 'path');

/** Reads what is at a path, without a query that decides what it is. */
const isDocumentRead = (operation: Operation): boolean =>
  operation.method === 'GET' && !operation.parameters.some(({ in: place }) => place === 'query');

function documentPath(contract: Contract, operation: Operation, name: string): string | undefined {
  const reads = contract.operations.filter(
    (other) =>
      isDocumentRead(other) &&
      successOf(other) === name &&
      !idParameter(contract, other, name) &&
      (operation.path === other.path || operation.path.startsWith(`${other.path}/`)),
  );
  return reads[0]?.path;
}

/** The path parameter that holds the id of an object of the schema. */
function idParameter(contract: Contract, operation: Operation, name: string): string | undefined {
  const prefix = prefixOf(contract, name);
  if (prefix === undefined) return undefined;
  return pathParameters(operation).find(({ field }) =>
    textOf(field.example).startsWith(`${prefix}_`),
  )?.field.name;
}

/** What an operation works on, from the schema of its answer and the parameters of its path. */
export function targetOf(contract: Contract, operation: Operation): Target {
  const list = listItem(contract, operation);
  if (list) return { kind: 'list', of: list.name };
  const name = successOf(operation);
  if (name === undefined) return { kind: 'new', of: undefined };
  const parameter = idParameter(contract, operation, name);
  const creates = operation.responses.some(({ status }) => status === '201');
  if (parameter !== undefined && !creates) return { kind: 'object', of: name, parameter };
  const at = documentPath(contract, operation, name);
  if (at !== undefined) return { kind: 'document', of: name, at };
  return { kind: 'new', of: name };
}

/** Full examples of the objects of a schema: what reading one shows, then what lists show. */
function fullExamples(contract: Contract, name: string): readonly JsonObject[] {
  const examples = (wanted: (operation: Operation) => boolean): readonly JsonValue[] =>
    contract.operations
      .filter((operation) => operation.method === 'GET' && wanted(operation))
      .flatMap(({ responses }) => responses[0]?.body?.examples ?? [])
      .map(({ value }) => value);
  const read = examples((operation) => successOf(operation) === name);
  const listed = examples((operation) => listItem(contract, operation)?.name === name)
    .map((value) => asObject(value).data)
    .flatMap((data) => (Array.isArray(data) ? (data as JsonValue[]) : []));
  return [...read, ...listed].filter(isObject);
}

/** Every id that an example of a request or an answer shows. */
function shownIds(contract: Contract): ReadonlySet<string> {
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

function seedsOf(
  contract: Contract,
  name: string,
  prefix: string | undefined,
  base: JsonObject,
  shown: ReadonlySet<string>,
): Readonly<Record<string, JsonValue>> {
  const examples = fullExamples(contract, name);
  const first = examples[0] ?? base;
  if (prefix === undefined) return { '': diffPatch(base, first) };
  const seeds = new Map<string, JsonValue>();
  for (const example of examples) {
    const id = asText(example.id) ?? '';
    if (!seeds.has(id)) seeds.set(id, diffPatch(base, example));
  }
  for (const id of shown) {
    if (!id.startsWith(`${prefix}_`) || seeds.has(id)) continue;
    const externalId = asText(first.externalId);
    const own = externalId === undefined ? {} : { externalId: `${externalId}-${seeds.size + 1}` };
    seeds.set(id, diffPatch(base, { ...first, ...own, id }));
  }
  const fresh = firstState(contract, name, first);
  if (fresh) seeds.set(asText(fresh.id) ?? '', diffPatch(base, fresh));
  return Object.fromEntries(seeds);
}

/** One more object for what no call makes: it begins its life in the sandbox. */
function firstState(contract: Contract, name: string, example: JsonObject): JsonObject | undefined {
  const schema = contract.schemas.get(name);
  const isMade = contract.operations.some(
    (operation) => operation.method !== 'GET' && successOf(operation) === name,
  );
  if (!schema?.lifecycle || isMade) return undefined;
  const { property, initial } = schema.lifecycle;
  const later = objectEntries(schema.schema.properties)
    .filter(([, value]) => 'x-present-when' in value)
    .map(([field]) => field);
  const id = asText(example.id)?.replace(/.{4}$/, '0001');
  if (id === undefined || initial[0] === undefined) return undefined;
  return { ...omit(example, ...later), id, [property]: initial[0] };
}

/** Properties whose `x-present-when` names states: "`status` is `frozen` or `blocked`". */
function conditionalOf(
  contract: Contract,
  schema: JsonObject,
  lifecycle: Lifecycle,
): Readonly<Record<string, Conditional>> {
  const known = lifecycle.states.map(({ name }) => name);
  return Object.fromEntries(
    objectEntries(schema.properties).flatMap(([name, property]) => {
      const [, after] =
        asText(property['x-present-when'])?.split(`\`${lifecycle.property}\` is `) ?? [];
      const states = [...(after ?? '').matchAll(/`([a-z_]+)`/g)].map(([, state = '']) => state);
      const example = deriveExample(property, namedSchemas(contract));
      const named = states.filter((state) => known.includes(state));
      return named.length === 0 || example === undefined
        ? []
        : [[name, { states: named, example }]];
    }),
  );
}

function compileResource(
  contract: Contract,
  name: string,
  shown: ReadonlySet<string>,
): Resource | undefined {
  const schema = contract.schemas.get(name);
  if (!schema || !isObject(schema.example)) return undefined;
  const { example, lifecycle } = schema;
  const prefix = prefixOf(contract, name);
  return {
    ...(prefix === undefined ? {} : { prefix }),
    example,
    conditional: lifecycle ? conditionalOf(contract, schema.schema, lifecycle) : {},
    ...(lifecycle
      ? {
          lifecycle: {
            property: lifecycle.property,
            initial: lifecycle.initial,
            states: Object.fromEntries(
              lifecycle.states.map((state) => [
                state.name,
                state.next.map(({ to, operation, after, event }) => ({
                  to,
                  ...(operation === undefined ? {} : { operation }),
                  ...(after === undefined ? {} : { after }),
                  ...(event === undefined ? {} : { event }),
                })),
              ]),
            ),
          },
        }
      : {}),
    seeds: seedsOf(contract, name, prefix, example, shown),
  };
}

/** Every object that an operation reads, makes or moves, and those events tell of. */
export function compileResources(
  contract: Contract,
  operations: readonly MockOperation[],
): Readonly<Record<string, Resource>> {
  const names = new Set([
    ...operations.map(({ target }) => target.of),
    ...operations.map(({ answer }) => answer?.sample.of),
    ...contract.events.map(({ dataSchema }) => dataSchema),
  ]);
  const shown = shownIds(contract);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const resource = name === undefined ? undefined : compileResource(contract, name, shown);
      return name === undefined || !resource ? [] : [[name, resource]];
    }),
  );
}
