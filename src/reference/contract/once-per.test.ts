import { expect, it } from 'vitest';
import { oncePer } from './once-per';

it('makes one value for each object, even if it is undefined', () => {
  const asked: string[] = [];
  const find = oncePer(({ name }: { readonly name: string }) => {
    asked.push(name);
    return name === 'none' ? undefined : [name];
  });
  const some = { name: 'some' };
  const none = { name: 'none' };
  expect(find(some)).toBe(find(some));
  expect([find(none), find(none)]).toEqual([undefined, undefined]);
  expect(find({ name: 'some' })).not.toBe(find(some));
  expect(asked).toEqual(['some', 'none', 'some']);
});
