import { Validator } from '@cfworker/json-schema';
import type { JsonValue } from '../../src/reference/contract/model';

const TEXT = { type: 'string' };
const texts = { type: 'array', items: TEXT };
const listOf = (reference: string) => ({ type: 'array', items: { $ref: `#/$defs/${reference}` } });
const object = (
  required: readonly string[],
  properties: Readonly<Record<string, unknown>>,
): object => ({ type: 'object', required, properties, additionalProperties: false });

/** The parameters of an authorization. */
const authOf = (...names: readonly string[]) => ({
  type: 'array',
  items: object(['key', 'value', 'type'], {
    key: { enum: names },
    value: TEXT,
    type: { const: 'string' },
  }),
});

/**
 * The part of the Postman Collection Format v2.1.0 that our collections use, and nothing else: an
 * import would lose members that the format does not define.
 *
 * @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 */
const COLLECTION = {
  ...object(['info', 'item'], {
    info: object(['name', 'schema'], {
      name: TEXT,
      version: TEXT,
      description: TEXT,
      schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    }),
    auth: { $ref: '#/$defs/auth' },
    item: { ...listOf('folder'), minItems: 1 },
    variable: listOf('variable'),
  }),
  $defs: {
    folder: object(['item'], {
      name: TEXT,
      description: TEXT,
      event: listOf('event'),
      item: {
        type: 'array',
        items: {
          if: { required: ['item'] },
          then: { $ref: '#/$defs/folder' },
          else: { $ref: '#/$defs/item' },
        },
        minItems: 1,
      },
    }),
    item: object(['name', 'request'], {
      name: TEXT,
      request: { $ref: '#/$defs/request' },
      event: listOf('event'),
      response: { type: 'array', maxItems: 0 },
    }),
    request: object(['method', 'url', 'header'], {
      method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
      description: TEXT,
      auth: { $ref: '#/$defs/auth' },
      header: listOf('pair'),
      url: object(['raw', 'host', 'path'], {
        raw: TEXT,
        host: texts,
        path: texts,
        query: listOf('pair'),
      }),
      body: {
        oneOf: [
          object(['mode', 'raw'], {
            mode: { const: 'raw' },
            raw: TEXT,
            options: object(['raw'], {
              raw: object(['language'], { language: { enum: ['json', 'text'] } }),
            }),
          }),
          object(['mode', 'urlencoded'], {
            mode: { const: 'urlencoded' },
            urlencoded: listOf('pair'),
          }),
        ],
      },
    }),
    pair: object(['key', 'value'], { key: TEXT, value: TEXT, description: TEXT }),
    event: object(['listen', 'script'], {
      listen: { enum: ['prerequest', 'test'] },
      script: object(['type', 'exec'], { type: { const: 'text/javascript' }, exec: texts }),
    }),
    auth: object(['type'], {
      type: { enum: ['bearer', 'basic', 'apikey', 'noauth'] },
      bearer: authOf('token'),
      basic: authOf('username', 'password'),
      apikey: authOf('key', 'value', 'in'),
    }),
    variable: object(['key', 'value'], { key: TEXT, value: TEXT, description: TEXT }),
  },
};

const validator = new Validator(COLLECTION, '2020-12', false);

/** Returns all differences between a collection and the format. */
export const shapeFaults = (collection: JsonValue): readonly string[] =>
  validator
    .validate(collection)
    .errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
