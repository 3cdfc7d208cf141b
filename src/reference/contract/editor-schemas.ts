import { KEYWORDS, type Keyword, type KeywordValue } from './keywords';
import type { JsonObject } from './model';
import { EVENT_MEMBERS } from './rules/event-frame';
import { SANDBOX_MEMBERS } from './rules/sandbox';
import { MOVE_MEMBERS, MOVERS, STATE_MEMBERS } from './rules/states';
import { METHODS } from './walk';

/**
 * JSON Schemas (2020-12) of the files that writers edit, for the completion and
 * the checks of an editor. They follow the lint's own tables, and say less: the
 * lint knows what one file says of another.
 */
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const TEXT = { type: 'string', minLength: 1 } as const;
const TEXTS = { type: 'array', items: TEXT } as const;
const ANY = {} as const;

const closed = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  ...(required.length > 0 ? { required } : {}),
  properties,
});
const mapOf = (ref: string): JsonObject => ({
  type: 'object',
  additionalProperties: { $ref: `#/$defs/${ref}` },
});
const anyOf = (names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, ANY]));

const VALUES: Readonly<Record<KeywordValue, JsonObject>> = {
  text: TEXT,
  texts: TEXTS,
  object: { type: 'object' },
  list: { type: 'array' },
  boolean: { type: 'boolean' },
  any: ANY,
};

const move = closed({ ...anyOf(MOVE_MEMBERS), to: TEXT, when: TEXT, by: { enum: MOVERS } }, [
  'to',
  'by',
  'when',
]);
const state = closed(
  {
    ...anyOf(STATE_MEMBERS),
    meaning: TEXT,
    terminal: { type: 'boolean' },
    next: { type: 'array', items: move },
  },
  ['meaning'],
);

/** Keywords whose members the lint lists. */
const DETAILS: Readonly<Record<string, JsonObject>> = {
  'x-sandbox': { type: 'array', items: closed(anyOf(SANDBOX_MEMBERS), ['result']) },
  'x-event': closed(anyOf(EVENT_MEMBERS), ['sent', 'notSent']),
  'x-states': closed(
    { property: TEXT, initial: TEXTS, states: { type: 'object', additionalProperties: state } },
    ['property', 'initial', 'states'],
  ),
};

/** Where a keyword stands, by the first word of its purpose; most stand in schemas. */
const placeOf = ({ purpose }: Keyword): string =>
  /^(operation|webhook|tag|media type|`info`)/
    .exec(purpose)?.[1]
    ?.replace('webhook', 'operation') ?? 'schema';

const keywordsOf = (place: string): JsonObject =>
  Object.fromEntries(
    Object.entries(KEYWORDS)
      .filter(([, keyword]) => placeOf(keyword) === place)
      .map(([name, { value, purpose }]) => [
        name,
        { description: purpose, ...(DETAILS[name] ?? VALUES[value]) },
      ]),
  );

const SCHEMA_KEYWORDS =
  'type format enum const default examples title pattern minimum maximum exclusiveMinimum ' +
  'exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems minProperties ' +
  'maxProperties required propertyNames readOnly writeOnly deprecated discriminator ' +
  'contentMediaType contentEncoding dependentRequired';

const schemaMembers = (): JsonObject => ({
  $ref: TEXT,
  description: TEXT,
  ...anyOf(SCHEMA_KEYWORDS.split(' ')),
  properties: mapOf('schema'),
  patternProperties: mapOf('schema'),
  additionalProperties: { $ref: '#/$defs/schema' },
  items: { $ref: '#/$defs/schema' },
  not: { $ref: '#/$defs/schema' },
  if: { $ref: '#/$defs/schema' },
  then: { $ref: '#/$defs/schema' },
  else: { $ref: '#/$defs/schema' },
  ...Object.fromEntries(
    ['allOf', 'anyOf', 'oneOf'].map((name) => [
      name,
      { type: 'array', items: { $ref: '#/$defs/schema' } },
    ]),
  ),
  ...keywordsOf('schema'),
});

const definitions = (): JsonObject => ({
  schema: {
    ...closed(schemaMembers()),
    // `false` forbids a property.
    type: ['object', 'boolean'],
  },
  media: closed({
    schema: { $ref: '#/$defs/schema' },
    example: ANY,
    examples: { type: 'object' },
    encoding: { type: 'object' },
    ...keywordsOf('media type'),
  }),
  body: closed({
    $ref: TEXT,
    description: TEXT,
    required: { type: 'boolean' },
    content: mapOf('media'),
    headers: mapOf('parameter'),
    links: { type: 'object' },
  }),
  parameter: closed({
    $ref: TEXT,
    name: TEXT,
    in: { enum: ['path', 'query', 'header', 'cookie'] },
    description: TEXT,
    required: { type: 'boolean' },
    deprecated: { type: 'boolean' },
    ...anyOf(['style', 'explode', 'allowReserved', 'example', 'examples']),
    schema: { $ref: '#/$defs/schema' },
  }),
  operation: closed(
    {
      operationId: { ...TEXT, pattern: '^[a-z][a-zA-Z0-9]*$' },
      tags: { ...TEXTS, minItems: 1, maxItems: 1 },
      summary: TEXT,
      description: TEXT,
      deprecated: { type: 'boolean' },
      security: { type: 'array' },
      servers: { type: 'array' },
      parameters: { type: 'array', items: { $ref: '#/$defs/parameter' } },
      requestBody: { $ref: '#/$defs/body' },
      responses: mapOf('body'),
      ...keywordsOf('operation'),
    },
    ['operationId', 'tags', 'summary', 'description'],
  ),
  path: closed({
    $ref: TEXT,
    parameters: { type: 'array', items: { $ref: '#/$defs/parameter' } },
    ...Object.fromEntries(
      METHODS.map((method) => [method.toLowerCase(), { $ref: '#/$defs/operation' }]),
    ),
  }),
});

/** The root of a contract and the files that it is made of. */
export const contractSchema = (): JsonObject => ({
  $schema: DIALECT,
  title: 'Contract of a docs set (OpenAPI 3.1), or a part of it',
  ...closed({
    openapi: { const: '3.1.0' },
    info: closed({ title: TEXT, version: TEXT, description: TEXT, ...keywordsOf('`info`') }, [
      'title',
      'version',
      'description',
    ]),
    servers: { type: 'array', items: closed({ url: TEXT, description: TEXT }, ['url']) },
    security: { type: 'array' },
    tags: {
      type: 'array',
      items: closed({ name: TEXT, description: TEXT, ...keywordsOf('tag') }, ['name']),
    },
    paths: mapOf('path'),
    webhooks: mapOf('path'),
    schemas: mapOf('schema'),
    parameters: mapOf('parameter'),
    headers: mapOf('parameter'),
    responses: mapOf('body'),
    components: closed({
      securitySchemes: { type: 'object' },
      schemas: mapOf('schema'),
      parameters: mapOf('parameter'),
      headers: mapOf('parameter'),
      responses: mapOf('body'),
    }),
  }),
  $defs: definitions(),
});
