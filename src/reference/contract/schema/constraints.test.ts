import { expect, it } from 'vitest';
import { constraintsOf } from './constraints';

it.each([
  [{ minLength: 1, maxLength: 64 }, ['1 to 64 characters']],
  [{ maxLength: 1 }, ['at most 1 character']],
  [{ minLength: 3, maxLength: 3 }, ['exactly 3 characters']],
  [{ minLength: 0, maxLength: 5 }, ['at most 5 characters']],
  [{ minimum: 1, maximum: 100, default: 25 }, ['1 to 100', 'default 25']],
  [{ minimum: 0 }, ['at least 0']],
  [{ exclusiveMinimum: 0, multipleOf: 5 }, ['more than 0', 'multiple of 5']],
  [{ minItems: 1, uniqueItems: true }, ['at least 1 item', 'no duplicates']],
  [{ maxItems: 3, items: { pattern: '^a' } }, ['at most 3 items', 'each matches ^a']],
  [{ maxProperties: 20 }, ['at most 20 entries']],
  [{ const: 'loan.opened' }, ['always loan.opened']],
  [{ default: '' }, ['default ""']],
  [{ minLength: 1 }, ['at least 1 character']],
  [{ minLength: 0 }, []],
  [{ minLength: 1, maxLength: 1 }, ['exactly 1 character']],
  [{ maximum: 5 }, ['at most 5']],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 9 }, ['more than 0', 'less than 9']],
  [{ minItems: 2, maxItems: 4 }, ['2 to 4 items']],
  [{ minProperties: 1, maxProperties: 1 }, ['exactly 1 entry']],
  [{ uniqueItems: false, pattern: 7, minLength: 'a' }, []],
  [{ const: { a: 1 }, default: [1] }, ['always {"a":1}', 'default [1]']],
  [{ items: [{ pattern: 'a' }] }, []],
  [{}, []],
])('%j reads %j', (schema, words) => {
  expect(constraintsOf(schema).map(({ words }) => words)).toEqual(words);
});
