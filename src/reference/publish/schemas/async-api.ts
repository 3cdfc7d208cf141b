import {
  asArray,
  asObject,
  asText,
  child,
  defined,
  objectEntries,
  objects,
  parsePointer,
  references,
} from '../../contract/json';
import { METHODS } from '../../contract/methods';
import type { Contract, JsonObject, JsonValue } from '../../contract/model';
import { jsonSchema, plainName } from './json-schema';

const VERSION = '3.0.0';
/** Versions of the bindings for HTTP (https://github.com/asyncapi/bindings/tree/master/http). */
const HTTP = '0.3.0';
const JSON_TYPE = 'application/json';

const componentOf = (name: string): string => `#/components/schemas/${plainName(name)}`;
const schemaOf = (schema: JsonObject): JsonObject => jsonSchema(schema, componentOf);

/** The first media type of a body, JSON where it is one of them. */
function contentOf(body: JsonObject): readonly [string, JsonObject] | undefined {
  const content = objectEntries(body.content);
  return content.find(([type]) => type === JSON_TYPE) ?? content[0];
}

const examplesOf = (media: JsonObject): readonly JsonObject[] =>
  objectEntries(media.examples).flatMap(([name, { summary, value }]) =>
    value === undefined ? [] : [defined({ name, summary, payload: value }) as JsonObject],
  );

function headersOf(operation: JsonObject): JsonObject | undefined {
  const headers = objects(operation.parameters).filter((parameter) => parameter.in === 'header');
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

/** A body as a message. */
function messageOf(name: string, operation: JsonObject, body: JsonObject): JsonObject {
  const [contentType, media = {}] = contentOf(body) ?? [];
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

/** The body of an answer that tells the sender something. */
const answerOf = ({ responses }: JsonObject): JsonObject | undefined =>
  objectEntries(responses).find(([status, { content }]) => status.startsWith('2') && content)?.[1];

interface Webhook {
  /** Name in the document, which is the type of an event. */
  readonly name: string;
  readonly method: string;
  readonly id: string;
  readonly operation: JsonObject;
}

const webhooksOf = (document: JsonObject): readonly Webhook[] =>
  objectEntries(document.webhooks).flatMap(([name, item]) =>
    objectEntries(item)
      .map(([key, operation]) => ({ method: key.toUpperCase(), operation }))
      .filter(({ method }) => METHODS.includes(method))
      .map(({ method, operation }) => ({
        name,
        method,
        id: plainName(asText(operation.operationId) ?? `${name}-${method.toLowerCase()}`),
        operation,
      })),
  );

/** Named schemas that something refers to, directly or not. */
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

const operationOf = ({ id, method, operation }: Webhook): JsonObject =>
  defined({
    action: 'send',
    channel: { $ref: '#/channels/webhooks' },
    title: operation.summary,
    description: operation.description,
    tags: asArray(operation.tags).map((name) => ({ name })),
    messages: [inChannel(id)],
    reply: answerOf(operation) && {
      channel: { $ref: '#/channels/webhooks' },
      messages: [inChannel(`${id}Answer`)],
    },
    bindings: { http: { method, bindingVersion: HTTP } },
  }) as JsonObject;

const messagesOf = ({ name, id, operation }: Webhook): JsonObject => {
  const answer = answerOf(operation);
  const sent = messageOf(name, operation, asObject(operation.requestBody));
  return {
    [id]: defined({ ...sent, headers: headersOf(operation) }) as JsonObject,
    ...(answer && { [`${id}Answer`]: messageOf(`${name} answer`, operation, answer) }),
  };
};

/**
 * What is sent to partners, as AsyncAPI (https://www.asyncapi.com/docs/reference/specification/v3.0.0).
 * The address of the one channel is theirs, so it has none.
 *
 * @returns undefined when nothing is sent
 */
export function asyncApi({
  document,
  title,
  version,
}: Pick<Contract, 'document' | 'title' | 'version'>): JsonObject | undefined {
  const webhooks = webhooksOf(document);
  if (webhooks.length === 0) return undefined;
  const { description } = asObject(document.info);
  const channel = {
    address: null,
    title: 'Webhooks',
    description: 'The address that you give for them.',
    messages: Object.assign({}, ...webhooks.map(messagesOf)) as JsonObject,
  };
  return {
    asyncapi: VERSION,
    info: defined({ title, version, description }) as JsonObject,
    defaultContentType: JSON_TYPE,
    channels: { webhooks: channel },
    operations: Object.fromEntries(webhooks.map((webhook) => [webhook.id, operationOf(webhook)])),
    components: { schemas: schemasFor(channel.messages, document) },
  };
}
