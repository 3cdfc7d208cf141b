import { expect, it } from 'vitest';
import { grouped } from './grouped';

it('groups items by name in their order, and leaves out those without a name', () => {
  const groups = grouped(['ab', 'b', 'ac', ''], (text) => text.at(0));
  expect([...groups]).toEqual([
    ['a', ['ab', 'ac']],
    ['b', ['b']],
  ]);
});
