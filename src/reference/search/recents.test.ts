import { expect, it } from 'vitest';
import { readRecents, withRecent, writeRecents } from './recents';

it('puts the last address first, each once, and forgets old ones', () => {
  const recents = ['/a', '/b', '/a', '/c', '/d', '/e', '/f', '/g'].reduce(withRecent, []);
  expect(recents).toEqual(['/g', '/f', '/e', '/d', '/c', '/a']);
  expect(readRecents(writeRecents(recents))).toEqual(recents);
});

it('is empty when nothing is stored, and short whatever is stored', () => {
  expect(readRecents(null)).toEqual([]);
  expect(readRecents('')).toEqual([]);
  expect(readRecents('x\n'.repeat(100))).toHaveLength(6);
});
