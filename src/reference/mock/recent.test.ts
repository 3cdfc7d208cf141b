import { expect, it } from 'vitest';
import { Recent } from './recent';

it('forgets the oldest items when their texts exceed 16 Mi characters', () => {
  const recent = new Recent<string>((text) => text);
  const quarter = 'x'.repeat(4 * 1024 * 1024 - 1);
  for (const name of ['1', '2', '3', '4', '5', '6']) recent.add(name + quarter);
  expect(recent.items.map(([name]) => name)).toEqual(['3', '4', '5', '6']);
  expect(recent.count).toBe(6);
});

it('keeps nothing of an item that is too large alone', () => {
  const recent = new Recent<string>((text) => text);
  recent.add('x'.repeat(16 * 1024 * 1024 + 1));
  expect([recent.items.length, recent.count]).toEqual([0, 1]);
  recent.add('y');
  expect(recent.items).toEqual(['y']);
});
