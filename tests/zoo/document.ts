import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';

/** Names as people write them, with spaces, quotes and parentheses; all of them are distinct. */
const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}([ _.'"()-][A-Za-z0-9]{1,6}){0,2}$/);
const word = fc.stringMatching(/^[a-z][a-z0-9]{1,8}$/);
const prose = fc.constantFrom(
  'One sentence.',
  'Two paragraphs.\n\nThe second one, with `code` and <b>HTML</b>.',
  '# A heading\n\nA [link](../elsewhere.md), {braces} and $ref.',
  '',
);
const SCHEMAS = ['Pet', 'Problem', 'User.Name', 'Tree'];

const optional = (arbitrary: fc.Arbitrary<JsonValue>) => fc.option(arbitrary, { nil: undefined });
const defined = (value: Readonly<Record<string, JsonValue | undefined>>): JsonObject =>
  Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined),
  ) as JsonObject;
const byName = (key: fc.Arbitrary<string>, value: fc.Arbitrary<JsonValue>, most = 3) =>
  fc
    .uniqueArray(fc.tuple(key, value), {
      maxLength: most,
      selector: ([text]) => text.toLowerCase(),
    })
    .map((entries): JsonObject => Object.fromEntries(entries));

const scalar: fc.Arbitrary<JsonObject> = fc
  .record({
    type: fc.constantFrom<JsonValue>('string', 'integer', 'number', 'boolean', ['string', 'null']),
    description: optional(prose),
    format: optional(fc.constantFrom('date-time', 'uuid', 'made-up')),
    enum: optional(fc.constantFrom<JsonValue>(['a', 'b'])),
  })
  .map(({ type, ...rest }) => defined(type === 'string' ? { type, ...rest } : { type }));

const reference = fc.constantFrom(...SCHEMAS).map((target) => ({
  $ref: `#/components/schemas/${target}`,
}));

const { schema } = fc.letrec<{ schema: JsonObject; object: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    reference,
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    tie('object'),
    tie('schema').map((additionalProperties) => ({ type: 'object', additionalProperties })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((oneOf) => ({ oneOf })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 2 }).map((anyOf) => ({ anyOf })),
    fc.array(tie('object'), { minLength: 1, maxLength: 2 }).map((allOf) => ({ allOf })),
  ),
  object: byName(name, tie('schema')).chain((properties) =>
    fc
      .subarray(Object.keys(properties))
      .map((required) => ({ type: 'object', required, properties })),
  ),
}));

/**
 * A schema that is not just a reference or an alternative, which could refer to itself so that no
 * value would match.
 */
const named = schema.filter(({ $ref, oneOf, anyOf }) => ($ref ?? oneOf ?? anyOf) === undefined);

const structured = fc.constantFrom(
  'application/json',
  'application/vnd.made.up+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
);
const content: fc.Arbitrary<JsonObject> = fc.oneof(
  byName(
    structured,
    schema.map((written) => ({ schema: written })),
    2,
  ),
  fc.constantFrom('text/plain', 'application/octet-stream', 'image/*').map((type) => ({
    [type]: { schema: { type: 'string' } },
  })),
);

const response = fc.record({
  description: prose.map((text) => text || 'Done'),
  content: optional(content),
  headers: optional(
    byName(
      word.map((text) => `X-${text}`),
      scalar.map((written) => ({ schema: written })),
    ),
  ),
});
const responses = byName(
  fc.constantFrom('200', '201', '204', '2XX', '302', '400', '404', '5XX', 'default'),
  response.map(defined),
).filter((all) => Object.keys(all).length > 0);

const parameter = fc
  .record({
    name: word,
    in: fc.constantFrom('query', 'header', 'cookie'),
    required: fc.boolean(),
    schema: fc.oneof(
      scalar,
      scalar.map((items) => ({ type: 'array', items })),
    ),
    explode: optional(fc.boolean()),
  })
  .map(defined);

const operation = fc.record({
  tags: optional(fc.array(name, { maxLength: 2 })),
  summary: optional(prose),
  description: optional(prose),
  operationId: fc.constant(undefined),
  parameters: fc.uniqueArray(parameter, {
    maxLength: 3,
    selector: (written) => JSON.stringify(written.name),
  }),
  responses,
  security: optional(fc.constantFrom<JsonValue>([], [{ key: [] }], [{ login: [] }, {}])),
});
const withBody = fc
  .tuple(operation, content)
  .map(([written, body]) => ({ ...written, requestBody: { content: body } }));

const item = fc.record({
  get: optional(operation.map(defined)),
  post: optional(withBody.map(defined)),
  delete: optional(operation.map(defined)),
  options: optional(operation.map(defined)),
});
const path = fc
  .array(
    fc.oneof(
      word,
      word.map((text) => `{${text}}`),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((segments) => `/${[...new Set(segments)].join('/')}`);

/** A path item that declares the parameters of its path. */
const declared = (template: string, written: JsonObject): JsonObject => ({
  parameters: [...template.matchAll(/\{(.*?)\}/g)].map(([, text = '']) => ({
    name: text,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...written,
});

/** Random OpenAPI documents. */
export const openApiDocument: fc.Arbitrary<JsonObject> = fc
  .record({
    title: name,
    paths: byName(path, item.map(defined), 4),
    webhooks: byName(word, fc.record({ post: withBody.map(defined) }), 2),
    schemas: fc.tuple(named, named, named, named),
  })
  .map(({ title, paths, webhooks, schemas }) => ({
    openapi: '3.1.0',
    info: { title, version: 'v2 beta' },
    paths: Object.fromEntries(
      Object.entries(paths).map(([template, written]) => [
        template,
        declared(template, written as JsonObject),
      ]),
    ),
    webhooks,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        login: { type: 'http', scheme: 'basic' },
      },
      schemas: Object.fromEntries(SCHEMAS.map((text, index) => [text, schemas[index] ?? {}])),
    },
  }));
