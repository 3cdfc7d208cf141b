import { expect, it } from 'vitest';
import { rangeOfField } from './place';

const BODY = `{
  "type": "amount",
  "amount": { "currency": "EUR", "amount": "1" },
  "list": [{ "a": 1 }, { "b": 2 }],
  "a/b": 3
}`;

it.each([
  ['/type', '"type"'],
  ['/amount', '"amount"'],
  ['/amount/amount', '"amount"'],
  ['/list/1/b', '"b"'],
  ['/a~1b', '"a/b"'],
  ['/amount/missing', '"amount"'],
  ['/missing', ''],
  ['', ''],
])('%s is at its name', (pointer, name) => {
  expect(BODY.slice(...rangeOfField(BODY, pointer))).toBe(name);
});

it('distinguishes a field from a value of the same text, and the inner from the outer one', () => {
  const [outer] = rangeOfField(BODY, '/amount');
  const [inner] = rangeOfField(BODY, '/amount/amount');
  expect(BODY.slice(0, outer)).toContain('"type": "amount"');
  expect(inner).toBeGreaterThan(outer);
});
