import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from './model';
import { Validator } from './validator';

const MONEY = {
  type: 'object',
  required: ['amount'],
  properties: { amount: { type: 'string', pattern: '^[0-9]+$' } },
};
const ref = { $ref: '#/components/schemas/Money' };

const breaches = (schema: JsonObject, value: JsonValue) =>
  new Validator({ Money: MONEY, Any: true }, [schema])
    .check(value, schema)
    .map(({ path, keyword }) => `${path.join('/')} ${keyword}`);

describe('Validator', () => {
  it.each<[JsonObject, JsonValue, readonly string[]]>([
    [{ type: 'string' }, 'a', []],
    [{ type: 'string' }, 7, [' type']],
    [{ type: 'string', format: 'date' }, 'tomorrow', [' format']],
    [ref, { amount: '1' }, []],
    [ref, {}, [' required']],
    [{ items: ref }, [{ amount: 'x' }, {}], ['0/amount pattern', '1 required']],
    [{ allOf: [ref] }, {}, [' required']],
    [{ properties: { 'a b': { type: 'string' } } }, { 'a b': 1 }, ['a b type']],
    [{ prefixItems: [{ type: 'string' }] }, [1], ['0 type']],
    [{ additionalProperties: { type: 'string' } }, { a: 1 }, ['a type']],
    [{ patternProperties: { '^x': { type: 'string' } } }, { xa: 1, a: 1 }, ['xa type']],
    [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, ['ab maxLength']],
    // The alternatives say less than that none fits.
    [{ oneOf: [ref, { type: 'string' }] }, 7, [' oneOf']],
    [{ anyOf: [ref, { type: 'string' }] }, 7, [' anyOf']],
    [{ oneOf: [{ type: 'string' }], maximum: 5 }, 7, [' oneOf', ' maximum']],
    // What only explains checks nothing.
    [{ examples: [{ id: 'x' }], title: 'A', description: 'B', 'x-unit': 'days' }, 7, []],
    [{ example: 7, deprecated: true, discriminator: { propertyName: 'a' } }, 7, []],
    // Values are no schemas.
    [{ const: { title: 'A' } }, { title: 'A' }, []],
    [{ const: { title: 'A' } }, { title: 'B' }, [' const']],
    [{ enum: [{ title: 'A' }] }, {}, [' enum']],
    [{ enum: [{ title: 'A' }] }, { title: 'A' }, []],
    [{ required: ['title'] }, {}, [' required']],
    [{ default: { title: 1 } }, {}, []],
    // Fields are named as they like.
    [{ properties: { title: { type: 'string' } } }, { title: 1 }, ['title type']],
    [{ properties: { a: false } }, { a: 1 }, ['a false']],
    [{ not: { title: 'A', type: 'string' } }, 'a', [' not']],
  ])('%j, for %j: %j', (schema, value, expected) => {
    expect(breaches(schema, value)).toEqual(expected);
  });

  it('says what is wrong without a full stop', () => {
    const schema = { type: 'string' };
    const [breach] = new Validator({}, [schema]).check(7, schema);
    expect(breach?.message).toBe('Instance type "number" is invalid. Expected "string"');
  });

  it('knows the schemas of its contract alone', () => {
    expect(() => new Validator({ Money: MONEY }).check({}, { ...MONEY })).toThrow(
      'The schema is not one of this contract.',
    );
    expect(new Validator({ Money: MONEY }).check({ amount: '1' }, MONEY)).toEqual([]);
  });
});
