import {
  asArray,
  asObject,
  asText,
  child,
  defined,
  objectEntries,
  parsePointer,
  references,
} from '../../contract/json';
import type { Contract, JsonObject, JsonValue } from '../../contract/model';
import {
  deref,
  mediaTypeOf,
  parametersOf,
  requestBodyOf,
  type WrittenOperation,
  writtenOperations,
} from '../../contract/walk';
import { jsonSchema, plainName } from './json-schema';

const VERSION = '3.0.0';
/** Version of the HTTP bindings (https://github.com/asyncapi/bindings/tree/master/http). */
const HTTP = '0.3.0';
const JSON_TYPE = 'application/json';

const componentOf = (name: string): string => `#/components/schemas/${plainName(name)}`;
const schemaOf = (schema: JsonObject): JsonObject => jsonSchema(schema, componentOf);

const examplesOf = (media: JsonObject): readonly JsonObject[] =>
  objectEntries(media.examples).flatMap(([name, { summary, value }]) =>
    value === undefined ? [] : [defined({ name, summary, payload: value }) as JsonObject],
  );

function headersOf(document: JsonObject, written: WrittenOperation): JsonObject | undefined {
  const headers = parametersOf(document, written).filter((parameter) => parameter.in === 'header');
  if (headers.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(
      headers.map(({ name, description, schema }) => [
        asText(name) ?? '',
        defined({ description, ...schemaOf(asObject(schema)) }) as JsonObject,
      ]),
    ),
    required: headers.filter(({ required }) => required === true).map(({ name }) => name ?? null),
  };
}

/** Returns a body as an AsyncAPI message. */
function messageOf(
  document: JsonObject,
  name: string,
  { operation }: WrittenOperation,
  body: JsonObject,
) {
  const [contentType, media = {}] = mediaTypeOf(document, body) ?? [];
  const { schema } = media;
  return defined({
    name,
    title: operation.summary,
    description: body.description,
    contentType,
    payload: schema === undefined ? undefined : schemaOf(asObject(schema)),
    examples: examplesOf(media),
  }) as JsonObject;
}

/** Returns the first successful response with a body; undefined if there is none. */
const answerOf = (document: JsonObject, { operation }: WrittenOperation): JsonObject | undefined =>
  objectEntries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => deref(document, response))
    .find(({ content }) => content);

const idOf = ({ operation, path, method }: WrittenOperation): string =>
  plainName(asText(operation.operationId) ?? `${path}-${method.toLowerCase()}`);

/** Returns the named schemas that a value refers to, directly or through other schemas. */
function schemasFor(value: JsonValue, document: JsonObject): JsonObject {
  const all = Object.fromEntries(
    objectEntries(asObject(document.components).schemas).map(([name, schema]) => [
      plainName(name),
      schema,
    ]),
  );
  const found: Record<string, JsonObject> = {};
  const open = [...references(value)];
  for (let pointer = open.pop(); pointer !== undefined; pointer = open.pop()) {
    const [, , name = ''] = parsePointer(pointer);
    const written = child(all, name);
    if (name in found || written === undefined) continue;
    const schema = schemaOf(asObject(written));
    found[name] = schema;
    open.push(...references(schema));
  }
  return found;
}

const inChannel = (message: string): JsonObject => ({
  $ref: `#/channels/webhooks/messages/${message}`,
});

function operationOf(document: JsonObject, written: WrittenOperation): JsonObject {
  const { operation, method } = written;
  const id = idOf(written);
  return defined({
    action: 'send',
    channel: { $ref: '#/channels/webhooks' },
    title: operation.summary,
    description: operation.description,
    tags: asArray(operation.tags).map((name) => ({ name })),
    messages: [inChannel(id)],
    reply: answerOf(document, written) && {
      channel: { $ref: '#/channels/webhooks' },
      messages: [inChannel(`${id}Answer`)],
    },
    bindings: { http: { method, bindingVersion: HTTP } },
  }) as JsonObject;
}

function messagesOf(document: JsonObject, written: WrittenOperation): JsonObject {
  const { path, operation } = written;
  const id = idOf(written);
  const answer = answerOf(document, written);
  const sent = messageOf(document, path, written, requestBodyOf(document, operation) ?? {});
  return {
    [id]: defined({ ...sent, headers: headersOf(document, written) }) as JsonObject,
    ...(answer && { [`${id}Answer`]: messageOf(document, `${path} answer`, written, answer) }),
  };
}

/**
 * Describes the messages sent to partners as AsyncAPI
 * (https://www.asyncapi.com/docs/reference/specification/v3.0.0). Their only channel has no
 * address, since each partner chooses it.
 *
 * @returns undefined when nothing is sent
 */
export function asyncApi({
  document,
  title,
  version,
}: Pick<Contract, 'document' | 'title' | 'version'>): JsonObject | undefined {
  const sent = writtenOperations(document).filter(({ direction }) => direction === 'to-partner');
  if (sent.length === 0) return undefined;
  const { description } = asObject(document.info);
  const channel = {
    address: null,
    title: 'Webhooks',
    description: 'The address that you give for them.',
    messages: Object.assign({}, ...sent.map((one) => messagesOf(document, one))) as JsonObject,
  };
  return {
    asyncapi: VERSION,
    info: defined({ title, version, description }) as JsonObject,
    defaultContentType: JSON_TYPE,
    channels: { webhooks: channel },
    operations: Object.fromEntries(sent.map((one) => [idOf(one), operationOf(document, one)])),
    components: { schemas: schemasFor(channel.messages, document) },
  };
}
