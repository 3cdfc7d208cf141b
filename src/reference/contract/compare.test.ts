import { expect, it } from 'vitest';
import { compare } from './compare';

it('orders by code units, whatever the language', () => {
  expect(['b', 'a', 'Z', 'ä', 'a'].sort(compare)).toEqual(['Z', 'a', 'a', 'b', 'ä']);
});
