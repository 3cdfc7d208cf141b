import { withoutLinks } from '../plain-text';
import type { ApiResponse, Field, JsonObject, Operation, Parameter, SandboxValue } from '../model';
import { asObject, asText, defined, objectEntries, objects, textOf, texts } from '../json';
import { commonCodes, type WrittenCatalog } from './catalog';
import { describe, titleOfTag, unlessSaid } from './describe';
import { valueOf } from './fields';
import { isSomething, made } from '../example/sent-value';
import { serializationOf } from '../http/media';
import { buildBody, linksOf, type MessageContext } from './messages';
import { oncePer } from '../once-per';
import { placeOf } from '../origins';
import { shapeOf, type Schemas } from '../schema/shape';
import { Validator } from '../schema/validate';
import { buildSecurity } from './security';
import {
  callbacksOf,
  deref,
  isIdempotencyKey,
  parametersOf,
  requestBodyOf,
  type WrittenOperation,
} from '../walk';

export interface BuildContext extends MessageContext {
  readonly catalog: WrittenCatalog;
}

/** The names of the components of one kind, by component. */
const namesIn = oncePer(
  (components: JsonObject) =>
    new Map(objectEntries(components).map(([name, component]) => [component, name])),
);

/** The component that a part is, if any: a resolved reference is the component object itself. */
function sharedPointer(
  kind: 'parameter' | 'header',
  written: JsonObject,
  { document }: BuildContext,
): Pick<Field, 'shared'> {
  const name = namesIn(asObject(asObject(document.components)[`${kind}s`])).get(written);
  return name === undefined ? {} : { shared: `${kind}:${name}` };
}

function buildField(
  name: string,
  written: JsonObject,
  kind: 'parameter' | 'header',
  context: BuildContext,
): Field {
  const { schemas } = context;
  const [, content] = objectEntries(written.content)[0] ?? [];
  const { schema: writtenSchema, example, examples } = content ?? written;
  const schema = asObject(writtenSchema);
  const required = written.required === true;
  const field = valueOf(name, schema, required, schemas);
  const isSent = kind === 'parameter' && required;
  const shown = [
    example,
    ...objectEntries(examples).map(([, entry]) => deref(context.document, entry).value),
    field.example,
  ];
  const known = shown.find(isSomething);
  return {
    ...field,
    deprecated: field.deprecated || written.deprecated === true,
    description: asText(written.description) ?? field.description,
    ...(isSent && known === undefined ? made(name, schema, schemas) : { example: known }),
    ...sharedPointer(kind, written, context),
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
      ...defined({ links: linksOf(response, context) }),
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

/** The keys that samples make: a UUID, and 16 bytes in hexadecimal. */
const MADE_KEYS = ['01931f6f-091a-7b2c-8d3e-4f5061728394', '01931f6f091a7b2c8d3e4f5061728394'];

/** A key of another form is an ordinary header. */
function idempotencyOf(
  parameters: readonly JsonObject[],
  schemas: Schemas,
): Operation['idempotencyKey'] {
  const key = parameters.find(isIdempotencyKey);
  if (!key) return 'none';
  const { schema } = shapeOf(asObject(key.schema), schemas);
  const validator = new Validator({});
  if (!MADE_KEYS.every((made) => validator.fits(made, { type: 'string', ...schema })))
    return 'none';
  return key.required === true ? 'required' : 'optional';
}

/** Properties that only few operations have. */
function furtherParts(
  { operation, callback }: WrittenOperation,
  { document }: BuildContext,
): Pick<Operation, 'server' | 'callbacks' | 'callbackOf' | 'codeSamples' | 'badges'> {
  const callbacks = callbacksOf(operation).flatMap((called) =>
    texts([called.operation.operationId ?? null]),
  );
  const samples = objects(operation['x-codeSamples'] ?? operation['x-code-samples']);
  const codeSamples = samples.map(({ lang, label, source }) => ({
    title: `Sample: ${asText(label) ?? asText(lang) ?? ''}`,
    source: textOf(source),
  }));
  const titles = new Map(objects(document.tags).map((tag) => [tag.name, titleOfTag(tag)]));
  const badges = [
    ...objects(operation['x-badges']).flatMap(({ name }) => asText(name) ?? []),
    ...texts(operation.tags)
      .slice(1)
      .map((tag) => titles.get(tag) ?? tag),
  ];
  return defined({
    server: asText(objects(operation.servers)[0]?.url),
    callbacks: callbacks.length > 0 ? callbacks : undefined,
    callbackOf: asText(callback?.of.operationId),
    codeSamples: codeSamples.length > 0 ? codeSamples : undefined,
    badges: badges.length > 0 ? badges : undefined,
  });
}

/** Builds one operation of the model. */
export function buildOperation(written: WrittenOperation, context: BuildContext): Operation {
  const { operation, direction } = written;
  const parameters = parametersOf(context.document, written);
  const requestBody = requestBodyOf(context.document, operation);
  const specificErrors = texts(operation['x-errors']);
  const traits = {
    direction,
    idempotencyKey: idempotencyOf(parameters, context.schemas),
    parameters: parameters.map((parameter) => ({
      in: asText(parameter.in) as Parameter['in'],
      ...serializationOf(parameter),
      ...defined({ content: Object.keys(asObject(parameter.content))[0] }),
      field: buildField(asText(parameter.name) ?? '', parameter, 'parameter', context),
    })),
    body: requestBody && buildBody(requestBody, 'request', direction, context),
  };
  return {
    ...traits,
    security:
      direction === 'to-partner' && operation.security === undefined
        ? []
        : buildSecurity(context.document, operation),
    id: asText(operation.operationId) ?? '',
    method: written.method,
    path: written.path,
    topic: texts(operation.tags)[0] ?? '',
    summary: withoutLinks(asText(operation.summary) ?? ''),
    description: unlessSaid(describe(operation), asText(operation.summary)),
    responses: buildResponses(operation, direction, context),
    specificErrors,
    commonErrors: commonCodes(context.catalog, traits, specificErrors),
    events: texts(operation['x-events']),
    effects: asText(operation['x-effects']),
    retry: asText(operation['x-retry']),
    sandbox: buildSandbox(operation),
    deprecated: operation.deprecated === true,
    ...furtherParts(written, context),
    place: placeOf(operation),
  };
}
