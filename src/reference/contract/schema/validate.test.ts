import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../model';
import { type Schema, Validator } from './validate';

const SCHEMAS: Readonly<Record<string, Schema>> = {
  Amount: { type: 'string', pattern: '^\\d+$' },
  Named: { $ref: 'Amount', maxLength: 3 },
};
const validator = new Validator(SCHEMAS);

/** Every breach as `path code: detail`. */
const check = (value: JsonValue, schema: JsonObject | boolean): readonly string[] =>
  validator
    .check(value, schema as Schema)
    .map(({ path, code, detail }) => `/${path.join('/')} ${code}: ${detail}`);

const FITS: readonly (readonly [string, JsonValue, JsonObject | boolean])[] = [
  ['true', { any: 1 }, true],
  ['a schema without keywords', 'text', {}],
  ['a text', 'a', { type: 'string' }],
  ['a number', 1.5, { type: 'number' }],
  ['a whole number', 2, { type: 'integer' }],
  ['a truth value', false, { type: 'boolean' }],
  ['a list', [], { type: 'array' }],
  ['an object', {}, { type: 'object' }],
  ['null', null, { type: 'null' }],
  ['the second type', null, { type: ['string', 'null'] }],
  ['a constant object', { a: [1] }, { const: { a: [1] } }],
  ['an entry of an enum', 'b', { enum: ['a', 'b'] }],
  ['a length limit in characters', '😀😀', { minLength: 2, maxLength: 2 }],
  ['a pattern that matches anywhere', 'xay', { pattern: 'a' }],
  ['a pattern between slashes', 'a/b', { pattern: '/^[a-z/]+$/' }],
  ['an unknown format', 'x', { format: 'other' }],
  ['a number within its limits', 5, { minimum: 5, maximum: 5 }],
  ['a number within exclusive limits', 5, { exclusiveMinimum: 4, exclusiveMaximum: 6 }],
  ['a list within its limits', [1, 2], { minItems: 2, maxItems: 2, uniqueItems: true }],
  ['equal entries if they are allowed', [1, 1], { uniqueItems: false }],
  ['an object within its limits', { a: 1 }, { minProperties: 1, maxProperties: 1 }],
  ['a required property', { a: null }, { required: ['a'] }],
  ['an additional property', { b: 1 }, { properties: { a: { type: 'string' } } }],
  ['a property name within its limits', { ab: 1 }, { propertyNames: { maxLength: 2 } }],
  ['a multiple', 0.3, { multipleOf: 0.1 }],
  ['more entries than `prefixItems`', ['a', 1], { prefixItems: [{ type: 'string' }] }],
  [
    'a property name that matches a pattern',
    { xa: 1 },
    { patternProperties: { '^x': { type: 'number' } }, additionalProperties: false },
  ],
  ['a dependent property that is not needed', {}, { dependentRequired: { a: ['b'] } }],
  ['exactly one alternative', 1, { oneOf: [{ type: 'string' }, { type: 'number' }] }],
  [
    'several alternatives of `anyOf`',
    1,
    { anyOf: [{ type: 'number' }, { minimum: 0 }, { type: 'string' }] },
  ],
  ['a value that `not` allows', 1, { not: { type: 'string' } }],
  ['the `then` branch', 'ab', { if: { type: 'string' }, then: { minLength: 2 }, else: false }],
  ['the `else` branch', 1, { if: { type: 'string' }, then: false, else: { minimum: 1 } }],
  ['a condition without `else`', 1, { if: { type: 'string' }, then: false }],
  ['a reference', '12', { $ref: 'Amount' }],
  ['a reference to nothing', 7, { $ref: 'Missing' }],
  ['keywords of other types', 'a', { minimum: 5, minItems: 3, minProperties: 2 }],
];

const BREAKS: readonly (readonly [JsonValue, JsonObject | boolean, readonly string[]])[] = [
  [1, false, ['/ conflict: Not allowed beside the other fields.']],
  [1, { type: 'string' }, ['/ type: Expected a string.']],
  ['1', { type: 'integer' }, ['/ type: Expected an integer.']],
  [1.5, { type: 'integer' }, ['/ type: Expected an integer.']],
  ['1', { type: 'number' }, ['/ type: Expected a number.']],
  [0, { type: 'boolean' }, ['/ type: Expected a boolean.']],
  [{}, { type: 'array' }, ['/ type: Expected an array.']],
  [[], { type: 'object' }, ['/ type: Expected an object.']],
  [null, { type: 'object' }, ['/ type: Expected an object.']],
  [0, { type: ['string', 'null'] }, ['/ type: Expected a string or a null.']],
  [1, { type: 'string', enum: ['a'], minimum: 5 }, ['/ type: Expected a string.']],
  ['b', { const: 'a' }, ['/ enum: Expected "a".']],
  ['c', { enum: ['a', 'b'] }, ['/ enum: Expected one of a, b.']],
  ['a', { minLength: 2 }, ['/ length: Expected at least 2 characters.']],
  ['a', { minLength: 2, maxLength: 4 }, ['/ length: Expected 2 to 4 characters.']],
  ['abc', { maxLength: 2 }, ['/ length: Expected at most 2 characters.']],
  ['abc', { minLength: 2, maxLength: 2 }, ['/ length: Expected exactly 2 characters.']],
  ['b', { pattern: '^a$' }, ['/ pattern: Expected a text of the pattern ^a$.']],
  ['b', { pattern: '/^a$/' }, ['/ pattern: Expected a text of the pattern /^a$/.']],
  [
    'b',
    { pattern: '^a$', examples: ['a'] },
    ['/ pattern: Expected a text such as a, of the pattern ^a$.'],
  ],
  ['b', { pattern: '^a$', examples: ['c'] }, ['/ pattern: Expected a text of the pattern ^a$.']],
  ['b', { format: 'date' }, ['/ format: Expected the format date.']],
  [4, { minimum: 5 }, ['/ minimum: Expected at least 5.']],
  [6, { maximum: 5 }, ['/ maximum: Expected at most 5.']],
  [5, { exclusiveMinimum: 5 }, ['/ minimum: Expected more than 5.']],
  [5, { exclusiveMaximum: 5 }, ['/ maximum: Expected less than 5.']],
  [[1], { minItems: 2 }, ['/ items: Expected at least 2 entries.']],
  [[1, 2], { maxItems: 1 }, ['/ items: Expected at most 1 entry.']],
  [[{ a: 1 }, 2, { a: 1 }], { uniqueItems: true }, ['/ items: Expected each entry once.']],
  [
    ['a', 1, 'b', 2],
    { items: { type: 'string' } },
    ['/1 type: Expected a string.', '/3 type: Expected a string.'],
  ],
  [{}, { minProperties: 1 }, ['/ items: Expected at least 1 field.']],
  [{ a: 1, b: 2 }, { maxProperties: 1 }, ['/ items: Expected at most 1 field.']],
  [{ b: 1 }, { required: ['a', 'b', 'c'] }, ['/a required: Required.', '/c required: Required.']],
  [{}, { required: ['toString'] }, ['/toString required: Required.']],
  [
    { a: { b: 1 } },
    { properties: { a: { properties: { b: { type: 'string' } } } } },
    ['/a/b type: Expected a string.'],
  ],
  [
    { a: 1, b: 1 },
    { properties: { a: {} }, additionalProperties: false },
    ['/b conflict: Not allowed beside the other fields.'],
  ],
  [
    { toString: 1 },
    { properties: {}, additionalProperties: false },
    ['/toString conflict: Not allowed beside the other fields.'],
  ],
  [
    { long: 1 },
    { propertyNames: { maxLength: 2 } },
    ['/long length: Expected at most 2 characters.'],
  ],
  [
    'x',
    { allOf: [{ minLength: 2 }, { pattern: 'a' }] },
    ['/ length: Expected at least 2 characters.', '/ pattern: Expected a text of the pattern a.'],
  ],
  [
    1,
    {
      allOf: [{ type: 'string' }, { not: { pattern: '^-' } }, { type: 'string' }, { enum: ['a'] }],
    },
    ['/ type: Expected a string.'],
  ],
  [1, { not: { type: 'number' } }, ['/ conflict: Not allowed with these values.']],
  ['0.0', { not: { pattern: '^[0.]+$' } }, ['/ pattern: Not allowed: 0.0.']],
  [
    'a',
    { if: { type: 'string' }, then: { minLength: 2 } },
    ['/ length: Expected at least 2 characters.'],
  ],
  [0, { if: { type: 'string' }, else: { minimum: 1 } }, ['/ minimum: Expected at least 1.']],
  [
    1,
    { oneOf: [{ type: 'number' }, { minimum: 0 }] },
    ['/ conflict: Fits more than one alternative.'],
  ],
  [7, { multipleOf: 2 }, ['/ type: Expected a multiple of 2.']],
  [['a', 1], { prefixItems: [{ type: 'number' }] }, ['/0 type: Expected a number.']],
  [
    [1, 2],
    { prefixItems: [{ type: 'number' }], items: { type: 'string' } },
    ['/1 type: Expected a string.'],
  ],
  [
    { xa: 1 },
    { patternProperties: { '^x': { type: 'string' } } },
    ['/xa type: Expected a string.'],
  ],
  [
    { xa: 1 },
    { properties: { xa: { minimum: 5 } }, patternProperties: { '^x': { type: 'string' } } },
    ['/xa type: Expected a string.', '/xa minimum: Expected at least 5.'],
  ],
  [{ a: 1 }, { dependentRequired: { a: ['b'] } }, ['/b required: Required.']],
  ['x1', { $ref: 'Amount' }, ['/ pattern: Expected a text of the pattern ^\\d+$.']],
];

describe('Validator', () => {
  it.each(FITS)('accepts %s', (_what, value, schema) => {
    expect(check(value, schema)).toEqual([]);
    expect(validator.fits(value, schema as Schema)).toBe(true);
  });

  it.each(BREAKS)('rejects %j for %j', (value, schema, messages) => {
    expect(check(value, schema)).toEqual(messages);
    expect(validator.fits(value, schema as Schema)).toBe(false);
  });

  it('checks a reference together with the keywords next to it', () => {
    expect(check('1234', { $ref: 'Amount', maxLength: 3 })).toEqual([
      '/ length: Expected at most 3 characters.',
    ]);
  });

  it('reports the alternative that was meant', () => {
    const alternatives: JsonObject = {
      oneOf: [
        { properties: { kind: { const: 'a' }, size: { type: 'string' } }, required: ['size'] },
        {
          properties: { kind: { const: 'b' }, x: { type: 'string' } },
          required: ['x', 'y', 'z'],
        },
      ],
    };
    expect(check({ kind: 'b', x: 1 }, alternatives)).toEqual([
      '/y required: Required.',
      '/z required: Required.',
      '/x type: Expected a string.',
    ]);
    // No constant matches, so the alternative with the fewest breaches is reported.
    expect(check({ kind: 'c', size: '1' }, alternatives)).toEqual(['/kind enum: Expected "a".']);
  });

  it('reports the closest alternative if constants do not decide', () => {
    const anyOf = [{ required: ['a', 'b', 'c'] }, { required: ['d'] }, { required: ['e', 'f'] }];
    expect(check({}, { anyOf })).toEqual(['/d required: Required.']);
  });

  it('reports the alternative that defines the members of the value', () => {
    const byId = { properties: { id: { type: 'string' } }, required: ['id'] };
    const inFull = {
      properties: { place: { type: 'string' }, owner: {}, since: {} },
      required: ['place', 'owner', 'since'],
    };
    expect(check({ place: 'here' }, { oneOf: [byId, inFull] })).toEqual([
      '/owner required: Required.',
      '/since required: Required.',
    ]);
  });

  it('resolves references; keywords next to them win', () => {
    expect(validator.resolve({ $ref: 'Named' })).toEqual({
      type: 'string',
      pattern: '^\\d+$',
      maxLength: 3,
    });
    expect(validator.resolve({ $ref: 'Amount', pattern: 'x' })).toEqual({
      type: 'string',
      pattern: 'x',
    });
    expect(validator.resolve({ $ref: 'Missing' })).toEqual({});
    expect(validator.resolve(true)).toEqual({});
    expect(validator.resolve({ minimum: 1 })).toEqual({ minimum: 1 });
  });

  it('lists the properties of every part', () => {
    const schema: Schema = {
      properties: { a: { type: 'string' } },
      allOf: [{ properties: { b: {} } }],
      oneOf: [{ properties: { c: {} } }, { anyOf: [{ properties: { d: {}, a: {} } }] }],
    };
    expect([...validator.properties(schema).keys()].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(validator.properties(schema).get('a')).toEqual({ type: 'string' });
  });
});
