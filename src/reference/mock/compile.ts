import type {
  ApiResponse,
  Contract,
  ErrorCode,
  JsonObject,
  JsonValue,
  Operation,
} from '../contract/model';
import { errorAnchor } from '../contract/anchors';
import { credentialsOf, schemesOf } from '../contract/credentials';
import { asObject, asText, defined, isObject, objects, omit, texts } from '../contract/json';
import { scopesOf } from '../contract/security';
import { parametersOf, type WrittenOperation, writtenOperations } from '../contract/walk';
import type {
  MockContract,
  MockEvent,
  MockOperation,
  MockParameter,
  Refusal,
  Sample,
  Schema,
  Trigger,
} from './contract';
import { compileFees, scalesIn } from './compile-charges';
import { compileResources } from './compile-resources';
import { compileSchema, reachableSchemas } from './compile-schemas';
import { targetOf } from './compile-targets';
import { diffPatch, textOf } from './json';
import { successAnswer } from '../contract/success';

/** Headers the engine sets by itself. */
const STANDARD_HEADERS =
  /^(request-id|ratelimit|ratelimit-policy|idempotency-replayed|retry-after)$/i;

/** An example, stored as the difference to the example of its schema. */
export function sampleOf(contract: Contract, name: string | undefined, value: JsonValue): Sample {
  const base = contract.schemas.get(name ?? '')?.example;
  return isObject(base) && isObject(value) && name !== undefined
    ? { type: name, patch: diffPatch(base, value) }
    : { patch: value };
}

function parametersIn(
  contract: Contract,
  operation: Operation,
  written: WrittenOperation | undefined,
): readonly MockParameter[] {
  return (written ? parametersOf(contract.document, written) : [])
    .filter(({ name }) => asText(name)?.toLowerCase() !== 'idempotency-key')
    .map((parameter) => {
      const name = asText(parameter.name) ?? '';
      const example = operation.parameters.find(({ field }) => field.name === name)?.field.example;
      return defined({
        in: parameter.in as MockParameter['in'],
        name,
        required: parameter.required === true || undefined,
        schema: compileSchema(asObject(parameter.schema)),
        example,
      });
    });
}

const triggersOf = (operation: JsonObject): readonly Trigger[] =>
  objects(operation['x-sandbox']).map((value) => omit(value, 'result') as unknown as Trigger);

/** The examples of a success answer: the usual one, and others by name. */
function answersOf(contract: Contract, response: ApiResponse | undefined) {
  const [first, ...others] = response?.body?.examples ?? [];
  if (!response?.body || !first) return {};
  const { name, schema } = response.body.schema;
  const samples = others.map(
    (other) => [other.name, sampleOf(contract, name, other.value)] as const,
  );
  return defined({
    answer: { schema: compileSchema(schema), sample: sampleOf(contract, name, first.value) },
    examples: samples.length > 0 ? Object.fromEntries(samples) : undefined,
  });
}

function compileOperation(
  contract: Contract,
  operation: Operation,
  source: WrittenOperation | undefined,
): MockOperation {
  const written = source?.operation ?? {};
  const { body } = operation;
  const response = successAnswer(operation);
  const headers = (response?.headers ?? []).filter(({ name }) => !STANDARD_HEADERS.test(name));
  return defined({
    id: operation.id,
    method: operation.method,
    path: operation.path,
    scopes: scopesOf(operation),
    access: schemesOf(operation),
    key: operation.idempotencyKey,
    parameters: parametersIn(contract, operation, source),
    body: body && {
      type: body.contentType,
      required: body.required,
      schema: compileSchema(body.schema.schema),
    },
    status: Number(response?.status.replace(/XX$/i, '00') ?? 204),
    notModified: operation.responses.some(({ status }) => status === '304') || undefined,
    headers: Object.fromEntries(headers.map((field) => [field.name, textOf(field.example)])),
    ...answersOf(contract, response),
    target: targetOf(contract, operation),
    echoes: Object.entries(asObject(written['x-echoes'])).flatMap(([from, places]) =>
      texts([places].flat()).map((place) => [from, place] as const),
    ),
    errors: operation.specificErrors,
    commonErrors: operation.commonErrors,
    events: operation.events,
    emits: asObject(written['x-emits']) as MockOperation['emits'],
    sandbox: triggersOf(written),
    refusals: objects(written['x-refusals']) as unknown as readonly Refusal[],
  });
}

const compileEvents = (contract: Contract): Readonly<Record<string, MockEvent>> =>
  Object.fromEntries(
    contract.events.map(({ type, dataSchema, example }) => [
      type,
      { dataType: dataSchema, data: sampleOf(contract, dataSchema, asObject(example).data ?? {}) },
    ]),
  );

/** An error's example without what the sandbox sets itself: code, identifiers, the type's anchor. */
function problemOf({ code, example }: ErrorCode): JsonObject {
  const { type, ...rest } = omit(example, 'code', 'instance', 'requestId');
  const [page = '', anchor] = (asText(type) ?? '').split('#');
  if (anchor === errorAnchor(code)) return { page, ...rest };
  return type === undefined ? rest : { type, ...rest };
}

/** Milliseconds of a unit of time. */
const MS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** Milliseconds from midnight to a time of day, `07:00`. */
const timeOfDay = (text: string): number => Date.parse(`1970-01-01T${text}:00Z`);

/** Figures that rules calculate with; times are in milliseconds, of a range its upper end. */
const compileFigures = ({ facts = new Map() }: Contract): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...facts.values()].flatMap((fact) => {
      const highest = fact.to ?? fact.value;
      const figure =
        typeof highest === 'number' ? highest * (MS[fact.unit] ?? 1) : timeOfDay(String(highest));
      return Number.isNaN(figure) ? [] : [[fact.id, figure] as const];
    }),
  );

/**
 * Derives the sandbox's view of a contract.
 *
 * @throws Error when a schema uses a keyword the sandbox's validator does not know
 */
export function compile(contract: Contract): MockContract {
  const written = new Map(
    writtenOperations(contract.document)
      .filter(({ direction }) => direction === 'to-provider')
      .map((source) => [asText(source.operation.operationId), source]),
  );
  const operations = contract.operations.map((operation) =>
    compileOperation(contract, operation, written.get(operation.id)),
  );
  const roots = operations
    .flatMap(({ body, answer, parameters }) => [body, answer, ...parameters])
    .flatMap((part): readonly Schema[] => (part ? [part.schema] : []));
  const resources = compileResources(contract, operations);
  const takenAt = asText(contract.document['x-examples-at']);
  return defined({
    set: contract.set,
    version: contract.sharesConventions ? contract.version : undefined,
    moment: takenAt === undefined ? undefined : Date.parse(takenAt),
    basePath: new URL(contract.servers[0]?.url ?? 'https://localhost/').pathname.replace(/\/$/, ''),
    schemas: reachableSchemas(contract.schemas, roots),
    credentials: credentialsOf(contract),
    operations,
    resources,
    events: compileEvents(contract),
    errors: Object.fromEntries(contract.errors.map((error) => [error.code, problemOf(error)])),
    scales: scalesIn(contract),
    fees: compileFees(contract),
    figures: compileFigures(contract),
  });
}
