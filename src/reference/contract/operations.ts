import type {
  ApiResponse,
  Body,
  Field,
  JsonObject,
  Operation,
  Parameter,
  SandboxValue,
} from './model';
import { asObject, asText, isObject, objectEntries, objects, texts } from './json';
import { commonCodes, type WrittenCatalog } from './catalog';
import { deriveExample } from './example';
import { fieldOf } from './fields';
import { examplesOf, omittedFields } from './media';
import { placeOf } from './origins';
import { buildSecurity } from './security';
import { referenceName, type Schemas } from './shape';
import {
  deref,
  isIdempotencyKey,
  mediaTypeOf,
  parametersOf,
  requestBodyOf,
  type WrittenOperation,
} from './walk';

export interface BuildContext {
  readonly document: JsonObject;
  readonly schemas: Schemas;
  readonly catalog: WrittenCatalog;
}

/** The pointer to a component: what a reference leads to is the component itself. */
function sharedPointer(
  kind: 'parameter' | 'header',
  written: JsonObject,
  { document }: BuildContext,
): Pick<Field, 'shared'> {
  const components = objectEntries(asObject(document.components)[`${kind}s`]);
  const name = components.find(([, component]) => component === written)?.[0];
  return name === undefined ? {} : { shared: `${kind}:${name}` };
}

function buildField(
  name: string,
  written: JsonObject,
  kind: 'parameter' | 'header',
  context: BuildContext,
): Field {
  const { schemas } = context;
  const field = fieldOf(name, asObject(written.schema), written.required === true, {
    schemas,
    path: [],
    open: [],
  });
  const [example] = objectEntries(written.examples);
  // A sample sends every required parameter; it has keys of its own.
  const isSent = kind === 'parameter' && written.required === true && !isIdempotencyKey(written);
  const sent = isSent
    ? (deriveExample(asObject(written.schema), schemas, { generate: true }) ?? 'text')
    : undefined;
  return {
    ...field,
    deprecated: field.deprecated || written.deprecated === true,
    description: asText(written.description) ?? field.description,
    example: written.example ?? example?.[1].value ?? field.example ?? sent,
    ...sharedPointer(kind, written, context),
  };
}

function buildBody(
  message: JsonObject,
  kind: 'request' | 'response',
  direction: WrittenOperation['direction'],
  context: BuildContext,
): Body | undefined {
  const [contentType, media] = mediaTypeOf(context.document, message) ?? [];
  if (contentType === undefined || !isObject(media?.schema)) return undefined;
  const omitted = omittedFields(direction, kind);
  return {
    contentType,
    required: kind === 'response' || message.required === true,
    schema: { name: referenceName(media.schema), schema: media.schema },
    examples: examplesOf(context.document, media, context.schemas, omitted),
  };
}

function buildResponses(
  operation: JsonObject,
  direction: WrittenOperation['direction'],
  context: BuildContext,
): readonly ApiResponse[] {
  return objectEntries(operation.responses).map(([status, written]) => {
    const response = deref(context.document, written);
    return {
      status,
      description: asText(response.description) ?? '',
      headers: objectEntries(response.headers).map(([name, header]) =>
        buildField(name, deref(context.document, header), 'header', context),
      ),
      body: buildBody(response, 'response', direction, context),
    };
  });
}

function buildSandbox(operation: JsonObject): readonly SandboxValue[] {
  return objects(operation['x-sandbox']).map((written) => ({
    in: asText(written.in) as SandboxValue['in'],
    name: asText(written.name) ?? '',
    value: written.value ?? null,
    result: asText(written.result) ?? '',
    error: asText(written.error),
    state: asText(written.state),
  }));
}

function idempotencyOf(parameters: readonly JsonObject[]): Operation['idempotencyKey'] {
  const key = parameters.find(isIdempotencyKey);
  if (!key) return 'none';
  return key.required === true ? 'required' : 'optional';
}

/** Builds one operation of the model. */
export function buildOperation(written: WrittenOperation, context: BuildContext): Operation {
  const { operation, direction } = written;
  const parameters = parametersOf(context.document, written);
  const requestBody = requestBodyOf(context.document, operation);
  const specificErrors = texts(operation['x-errors']);
  const traits = {
    direction,
    idempotencyKey: idempotencyOf(parameters),
    parameters: parameters.map((parameter) => ({
      in: asText(parameter.in) as Parameter['in'],
      field: buildField(asText(parameter.name) ?? '', parameter, 'parameter', context),
    })),
    body: requestBody && buildBody(requestBody, 'request', direction, context),
  };
  return {
    ...traits,
    security: buildSecurity(context.document, operation),
    id: asText(operation.operationId) ?? '',
    method: written.method,
    path: written.path,
    topic: texts(operation.tags)[0] ?? '',
    summary: asText(operation.summary) ?? '',
    description: asText(operation.description) ?? '',
    responses: buildResponses(operation, direction, context),
    specificErrors,
    commonErrors: commonCodes(context.catalog, traits, specificErrors),
    events: texts(operation['x-events']),
    effects: asText(operation['x-effects']),
    retry: asText(operation['x-retry']),
    sandbox: buildSandbox(operation),
    deprecated: operation.deprecated === true,
    place: placeOf(operation),
  };
}
