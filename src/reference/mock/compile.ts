import type {
  ApiResponse,
  Contract,
  ErrorCode,
  JsonObject,
  JsonValue,
  Operation,
} from '../contract/model';
import { errorAnchor } from '../contract/anchors';
import { asObject, asText, isObject, objects, omit } from '../contract/json';
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
import { compileFees } from './compile-charges';
import { compileResources } from './compile-resources';
import { compileSchema, reachableSchemas } from './compile-schemas';
import { targetOf } from './compile-targets';
import { echoesOf } from './echoes';
import { diffPatch, textOf } from './json';

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
      return {
        in: parameter.in as MockParameter['in'],
        name,
        ...(parameter.required === true ? { required: true as const } : {}),
        schema: compileSchema(asObject(parameter.schema)),
        ...(example === undefined ? {} : { example }),
      };
    });
}

const triggersOf = (operation: JsonObject): readonly Trigger[] =>
  objects(operation['x-sandbox']).map((value) => omit(value, 'result') as unknown as Trigger);

function answerOf(contract: Contract, response: ApiResponse | undefined) {
  const [first, ...others] = response?.body?.examples ?? [];
  if (!response?.body || !first) return {};
  const { name, schema } = response.body.schema;
  return {
    answer: {
      schema: compileSchema(schema),
      sample: sampleOf(contract, name, first.value),
    },
    ...(others.length === 0
      ? {}
      : {
          examples: Object.fromEntries(
            others.map((one) => [one.name, sampleOf(contract, name, one.value)]),
          ),
        }),
  };
}

function compileOperation(
  contract: Contract,
  operation: Operation,
  source: WrittenOperation | undefined,
): MockOperation {
  const written = source?.operation ?? {};
  const response = operation.responses.find(({ status }) => status.startsWith('2'));
  const headers = (response?.headers ?? []).filter(({ name }) => !STANDARD_HEADERS.test(name));
  const example = response?.body?.examples[0]?.value;
  const request = operation.body?.examples[0]?.value;
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    scopes: operation.scopes,
    ...(operation.authenticated ? {} : { public: true as const }),
    key: operation.idempotencyKey,
    parameters: parametersIn(contract, operation, source),
    ...(operation.body
      ? {
          body: {
            type: operation.body.contentType,
            required: operation.body.required,
            schema: compileSchema(operation.body.schema.schema),
          },
        }
      : {}),
    status: Number(response?.status.replace(/XX$/i, '00') ?? 204),
    ...(operation.responses.some(({ status }) => status === '304')
      ? { notModified: true as const }
      : {}),
    headers: Object.fromEntries(headers.map((field) => [field.name, textOf(field.example)])),
    ...answerOf(contract, response),
    target: targetOf(contract, operation),
    echoes: request && example ? echoesOf(request, example) : [],
    errors: operation.specificErrors,
    commonErrors: operation.commonErrors,
    events: operation.events,
    sandbox: triggersOf(written),
    refusals: objects(written['x-refusals']) as unknown as readonly Refusal[],
  };
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

/** The creation time that most examples show. */
function momentIn(contract: Contract): number {
  const counts = new Map<string, number>();
  for (const { example } of contract.schemas.values()) {
    const created = asText(asObject(example).createdAt);
    if (created !== undefined) counts.set(created, (counts.get(created) ?? 0) + 1);
  }
  const [mostFrequent] = [...counts].sort(([, a], [, b]) => b - a);
  return mostFrequent ? Date.parse(mostFrequent[0]) : 0;
}

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
  const roots = operations.flatMap(({ body, answer, parameters }): readonly Schema[] => [
    ...(body ? [body.schema] : []),
    ...(answer ? [answer.schema] : []),
    ...parameters.map(({ schema }) => schema),
  ]);
  const resources = compileResources(contract, operations);
  return {
    set: contract.set,
    moment: momentIn(contract),
    basePath: new URL(contract.servers[0]?.url ?? 'https://localhost/').pathname.replace(/\/$/, ''),
    schemas: reachableSchemas(contract.schemas, roots),
    operations,
    resources,
    events: compileEvents(contract),
    errors: Object.fromEntries(contract.errors.map((error) => [error.code, problemOf(error)])),
    fees: compileFees(contract, resources),
  };
}
