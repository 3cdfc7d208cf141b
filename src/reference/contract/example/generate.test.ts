import { describe, expect, it } from 'vitest';
import { deriveExample } from './example';
import { generated } from './generate';
import type { JsonObject, JsonValue } from '../model';
import { Validator } from '../schema/validate';

const CASES: readonly (readonly [JsonObject, JsonValue])[] = [
  [{ type: 'integer' }, 1],
  [{ type: 'integer', minimum: 7, multipleOf: 5 }, 10],
  [{ type: 'integer', maximum: -3 }, -3],
  [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  [{ type: 'boolean' }, true],
  [{ type: ['null', 'string'], maxLength: 2 }, 'te'],
  [{ type: 'string', minLength: 6 }, 'textte'],
  [{ type: 'string', format: 'email' }, 'ada@example.com'],
  [{ type: 'string', format: 'int64' }, '1'],
  [{ type: 'string', enum: [null, 'open', 'closed'] }, 'open'],
  [{ type: 'string', default: 'open' }, 'open'],
  [{ type: 'integer', default: 'inf' }, 1],
  [{ type: 'integer', default: '7' }, 7],
  [{ type: 'array' }, []],
  [{ type: 'object' }, {}],
];

describe('a generated value', () => {
  it.each(CASES)('%j → %j', (schema, value) => {
    expect(generated(schema)).toEqual(value);
    expect(new Validator({}).check(value, schema)).toEqual([]);
  });

  it('is null if nothing else is allowed', () => {
    expect(generated({ type: 'null' })).toBeNull();
  });

  it('is undefined for a schema without a type', () => {
    expect(generated({ description: 'Anything.' })).toBeUndefined();
  });
});

describe('a generated text', () => {
  it.each([
    ['currency', {}, 'EUR'],
    ['billingCountryCode', { pattern: '^[A-Z]{2}$' }, 'NL'],
    ['successURL', {}, 'https://www.example.com/'],
    ['first_name', {}, 'Ada'],
    ['country', { minLength: 3, maxLength: 3 }, 'NLD'],
    ['currency', { pattern: '^[a-z]{3}$' }, 'eur'],
    ['currency', { pattern: '/^[a-z]{3}$/' }, 'eur'],
    ['city', { maxLength: 4 }, 'text'],
    ['constructor', {}, 'text'],
    ['accountId', { pattern: '^[0-9]+$', minLength: 12, maxLength: 12 }, '444444444444'],
    ['state', { pattern: '[A-Z]{2}', minLength: 2, maxLength: 2 }, 'EX'],
    ['host', { pattern: '^(?!-)[a-z]+\\b$' }, 'text'],
    ['email', { format: 'date' }, '2026-11-02'],
  ])('of %s with %j is %s', (name, schema, value) => {
    const given = { type: 'string', ...schema };
    const properties = { [name]: given };
    const list = { type: 'array', items: given };
    expect(generated(given, name)).toBe(value);
    expect(deriveExample({ type: 'object', properties }, {}, { generate: true })).toEqual({
      [name]: value,
    });
    expect(deriveExample(list, {}, { generate: true, name })).toEqual([value]);
  });
});

describe('a derived example', () => {
  const schemas: JsonObject = {
    Node: {
      type: 'object',
      required: ['id', 'parent'],
      properties: {
        id: { type: 'integer' },
        parent: { $ref: '#/components/schemas/Node' },
        labels: { type: 'object', additionalProperties: { type: 'string' } },
        sizes: { type: 'array', items: { type: 'number' } },
      },
    },
  };
  const node: JsonObject = { $ref: '#/components/schemas/Node' };

  it('generates missing values, and stops where an object contains itself', () => {
    const value = deriveExample(node, schemas, { generate: true });
    expect(value).toEqual({ id: 1, labels: { name: 'text' }, sizes: [1] });
  });

  it.each<[JsonObject, string]>([
    [{ enum: ['north', 'south'] }, 'north'],
    [{ pattern: '^south$' }, 'south'],
    [{ maxLength: 8 }, 'text'],
  ])('gives the member of a map a valid name: %j', (propertyNames, name) => {
    const map = { type: 'object', propertyNames, additionalProperties: { type: 'integer' } };
    const value = deriveExample(map, {}, { generate: true });
    expect(value).toEqual({ [name]: 1 });
  });

  it('makes up no optional value of a request', () => {
    const text: JsonObject = { type: 'string' };
    const properties: JsonObject = {
      made: text,
      needed: text,
      written: { ...text, examples: ['a'] },
      chosen: { enum: ['b', 'c'] },
      usual: { type: 'integer', default: 0 },
      list: { type: 'array', items: text },
      map: { type: 'object', additionalProperties: text },
      object: { type: 'object', required: ['id'], properties: { id: text } },
      open: { type: 'object', properties: { id: text } },
      known: { type: 'object', properties: { id: { ...text, examples: ['d'] } } },
      tuple: { type: 'array', prefixItems: [text] },
      choice: { oneOf: [text, { type: 'integer' }] },
      file: { ...text, format: 'binary' },
    };
    const schema = { type: 'object', required: ['needed'], properties };
    expect(deriveExample(schema, {}, { generate: true, omit: 'readOnly' })).toEqual({
      needed: 'text',
      written: 'a',
      chosen: 'b',
      usual: 0,
      known: { id: 'd' },
      file: 'text',
    });
  });

  it('generates nothing unless asked to', () => {
    expect(deriveExample(node, schemas)).toEqual({});
  });
});
