import type { ApiResponse, Body, Contract, JsonObject } from '../model';
import { asObject, asText, objectEntries, objects, texts } from '../json';
import { namesOf } from '../names';
import { needsCredentials, scopesOf } from '../document/security';
import type { Schemas } from '../schema/shape';
import { byName, schemaFacts, sorted } from './schema-facts';
import { deref, mediaTypeOf, writtenOperations, type WrittenOperation } from '../walk';

/** A value where it is used: a parameter, a header, a body. */
export interface ValueFacts {
  readonly required?: true;
  readonly deprecated?: true;
  /** Media type of a body. */
  readonly type?: string;
  readonly schema: JsonObject;
}

/** A parameter or header that several operations share, such as `parameter:Limit`. */
export interface SharedValue {
  readonly shared: string;
}
export type Value = ValueFacts | SharedValue;

export interface ResponseFacts {
  readonly headers: Readonly<Record<string, Value>>;
  readonly body?: ValueFacts;
}

export interface OperationFacts {
  readonly kind: 'operation' | 'partner-operation' | 'event';
  readonly method: string;
  readonly path: string;
  readonly topic: string;
  readonly authenticated: boolean;
  readonly scopes: readonly string[];
  readonly deprecated?: true;
  /** By place and name, `query.status`. */
  readonly parameters: Readonly<Record<string, Value>>;
  readonly body?: ValueFacts;
  /** By status, as written; error responses from `x-errors` are not included. */
  readonly responses: Readonly<Record<string, ResponseFacts>>;
  /** Codes of `x-errors`. */
  readonly errors: readonly string[];
  /** Types of `x-events`. */
  readonly events: readonly string[];
}

/**
 * The promises of a contract without explanations, by which versions are compared. They do not
 * depend on the files that the contract is split into, or on their order.
 */
export interface ContractFacts {
  readonly servers: readonly string[];
  readonly errors: Readonly<Record<string, { readonly status: number; readonly retry: boolean }>>;
  /** By id; events by type. */
  readonly operations: Readonly<Record<string, OperationFacts>>;
  /** Parameters and headers that operations share, `parameter:Limit`. */
  readonly shared: Readonly<Record<string, ValueFacts>>;
  readonly schemas: Schemas;
}

const valueFacts = (written: JsonObject): ValueFacts => ({
  ...(written.required === true ? { required: true } : {}),
  ...(written.deprecated === true ? { deprecated: true } : {}),
  schema: schemaFacts(asObject(written.schema)),
});

const SHARED = /^#\/components\/(parameter|header)s\/([^/]+)$/;

function valueOf(written: JsonObject): Value {
  const [, kind, name] = SHARED.exec(asText(written.$ref) ?? '') ?? [];
  return kind !== undefined && name !== undefined
    ? { shared: `${kind}:${name}` }
    : valueFacts(written);
}

const bodyFacts = ({ contentType, required, schema }: Omit<Body, 'examples'>): ValueFacts => ({
  ...(required ? { required: true } : {}),
  type: contentType,
  schema: schemaFacts(schema.schema),
});

function responseFacts(document: JsonObject, written: JsonObject, response: ApiResponse) {
  const { headers } = deref(document, asObject(asObject(written.responses)[response.status]));
  return {
    headers: byName(objectEntries(headers).map(([name, header]) => [name, valueOf(header)])),
    ...(response.body ? { body: bodyFacts(response.body) } : {}),
  };
}

function parameterFacts(document: JsonObject, { pathItem, operation }: WrittenOperation) {
  const written = [...objects(pathItem.parameters), ...objects(operation.parameters)];
  return byName(
    written.map((parameter) => {
      const { in: place, name } = deref(document, parameter);
      return [`${asText(place) ?? ''}.${asText(name) ?? ''}`, valueOf(parameter)];
    }),
  );
}

function operationFacts(contract: Contract): ContractFacts['operations'] {
  const { document } = contract;
  const { operations, events } = namesOf(contract);
  const facts = writtenOperations(document).map((written) => {
    const { operation, event, direction, method, path } = written;
    const id = asText(operation.operationId) ?? '';
    const model = operations.get(id);
    const payload = event ? events.get(path)?.payload : undefined;
    const kind = event ? 'event' : direction === 'to-provider' ? 'operation' : 'partner-operation';
    const body = payload
      ? { contentType: mediaType(document, operation), required: true, schema: payload }
      : model?.body;
    return [
      event ? path : id,
      {
        kind,
        method,
        path,
        topic: texts(operation.tags)[0] ?? '',
        authenticated: model !== undefined && needsCredentials(model),
        scopes: sorted(model ? scopesOf(model) : []),
        ...(operation.deprecated === true ? { deprecated: true } : {}),
        parameters: parameterFacts(document, written),
        ...(body ? { body: bodyFacts(body) } : {}),
        responses: byName(
          (model?.responses ?? []).map((response) => [
            response.status,
            responseFacts(document, operation, response),
          ]),
        ),
        errors: sorted(model?.specificErrors ?? []),
        events: sorted(model?.events ?? []),
      } satisfies OperationFacts,
    ] as const;
  });
  return byName(facts);
}

const mediaType = (document: JsonObject, operation: JsonObject): string =>
  mediaTypeOf(document, asObject(operation.requestBody))?.[0] ?? '';

/** Returns what a contract promises. */
export const factsOf = (contract: Contract): ContractFacts => ({
  servers: contract.servers.map(({ url }) => url),
  errors: byName(
    contract.errors.map(({ code, status = 0, retryable }) => [code, { status, retry: retryable }]),
  ),
  operations: operationFacts(contract),
  shared: byName(
    (['parameter', 'header'] as const).flatMap((kind) =>
      objectEntries(asObject(contract.document.components)[`${kind}s`]).map(
        ([name, written]) => [`${kind}:${name}`, valueFacts(written)] as const,
      ),
    ),
  ),
  schemas: byName(
    [...contract.schemas.values()].map(({ name, schema }) => [name, schemaFacts(schema)]),
  ),
});
