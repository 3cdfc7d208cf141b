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
  [{ const: 'card.created' }, ['always card.created']],
  [{ default: '' }, ['default ']],
  [{}, []],
])('%j reads %j', (schema, words) => {
  expect(constraintsOf(schema)).toEqual(words);
});
