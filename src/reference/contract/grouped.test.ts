import { expect, it } from 'vitest';
import { grouped } from './grouped';

it('puts those of one name together, in their order, and leaves out what has none', () => {
  const groups = grouped(['ab', 'b', 'ac', ''], (text) => text.at(0));
  expect([...groups]).toEqual([
    ['a', ['ab', 'ac']],
    ['b', ['b']],
  ]);
});
