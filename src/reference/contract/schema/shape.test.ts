import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model';
import { alternativesOf, isNullable, referenceName, shapeOf, typesOf, type Schemas } from './shape';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const SCHEMAS: Schemas = {
  Money: {
    type: 'object',
    title: 'Money',
    required: ['amount'],
    properties: { amount: { type: 'string', examples: ['1.00'] }, currency: { type: 'string' } },
    examples: [{ amount: '1.00' }],
  },
  Loop: { allOf: [ref('Loop')], type: 'object', description: 'Itself.' },
};
const shape = (schema: JsonObject) => shapeOf(schema, SCHEMAS);

describe('referenceName', () => {
  it.each<[JsonObject, string | undefined]>([
    [ref('Money'), 'Money'],
    [{ $ref: '#/components/responses/Money' }, undefined],
    [{ $ref: '#/components/schemas/Money/properties' }, undefined],
    [{ $ref: 'x#/components/schemas/Money' }, undefined],
    [{ $ref: 7 }, undefined],
    [{}, undefined],
  ])('of %j returns %j', (schema, name) => {
    expect(referenceName(schema)).toBe(name);
  });
});

describe('shapeOf', () => {
  it('follows a reference; keywords next to it win', () => {
    const { name, schema } = shape({ ...ref('Money'), description: 'A price.', title: 'Price' });
    expect(name).toBe('Money');
    expect(schema).toMatchObject({ type: 'object', title: 'Price', description: 'A price.' });
    expect(schema).not.toHaveProperty('$ref');
  });

  it('merges parts: properties and `required` add up, titles and examples are dropped', () => {
    const { name, schema } = shape({
      allOf: [
        ref('Money'),
        { required: ['currency', 'amount'], properties: { note: { type: 'string' } } },
      ],
      properties: { amount: { maxLength: 9 } },
    });
    expect(name).toBeUndefined();
    expect(schema).toEqual({
      type: 'object',
      required: ['amount', 'currency'],
      properties: {
        // Without its example, which a new limit may have made invalid.
        amount: { type: 'string', maxLength: 9 },
        currency: { type: 'string' },
        note: { type: 'string' },
      },
    });
  });

  it('keeps an example if only a comment is added', () => {
    const described = { properties: { amount: { description: 'What it costs.', 'x-a': 1 } } };
    expect(shape({ allOf: [ref('Money')], ...described }).schema.properties).toMatchObject({
      amount: { type: 'string', examples: ['1.00'], description: 'What it costs.' },
    });
  });

  // In JSON Schema, values of other types always meet such a keyword.
  it.each<[JsonObject, JsonObject]>([
    [{ type: 'object', items: ref('Money') }, { type: 'object' }],
    [
      { type: 'array', required: ['a'], items: {} },
      { type: 'array', items: {} },
    ],
    [
      { type: 'integer', minLength: 3, minimum: 1 },
      { type: 'integer', minimum: 1 },
    ],
    [
      { allOf: [{ items: {}, pattern: 'a' }], type: ['string', 'null'] },
      { type: ['string', 'null'], pattern: 'a' },
    ],
    [
      { type: ['array', 'object'], items: {}, properties: {} },
      { type: ['array', 'object'], items: {}, properties: {} },
    ],
    // The kind of an unknown type cannot be known.
    [
      { type: 'file', maxLength: 5 },
      { type: 'file', maxLength: 5 },
    ],
  ])('leaves out keywords that do not apply to the type: %j', (schema, expected) => {
    expect(shape(schema).schema).toEqual(expected);
  });

  it('stops where a schema contains itself, and is empty if there is none', () => {
    expect(shape(ref('Loop')).schema).toEqual({ type: 'object', description: 'Itself.' });
    expect(shape(ref('Missing'))).toEqual({ schema: {}, name: 'Missing' });
  });
});

it.each<[JsonObject, readonly string[]]>([
  [{ type: 'string' }, ['string']],
  [{ type: ['string', 'null'] }, ['string']],
  [{ type: 'null' }, []],
  [{ properties: {} }, ['object']],
  [{ additionalProperties: {} }, ['object']],
  [{ items: {} }, ['array']],
  [{ const: 5 }, ['number']],
  [{ const: null }, []],
  [{}, []],
])('the types of %j are %j', (schema, types) => {
  expect(typesOf(schema)).toEqual(types);
});

it('recognizes null among types and alternatives', () => {
  const alternatives = [{ type: 'null' }, { type: 'string' }];
  expect(isNullable({ type: ['string', 'null'] })).toBe(true);
  expect(isNullable({ oneOf: alternatives })).toBe(true);
  expect(isNullable({ anyOf: alternatives })).toBe(true);
  expect(isNullable({ type: 'string', oneOf: [{ type: 'string' }] })).toBe(false);
  expect(alternativesOf({ oneOf: alternatives })).toEqual([{ type: 'string' }]);
  expect(alternativesOf({ anyOf: alternatives })).toEqual([{ type: 'string' }]);
  expect(alternativesOf({})).toEqual([]);
});
