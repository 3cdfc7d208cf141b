import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeptPages } from './kept-pages';

const [CARD, USER, PART] = ['general/card.mdx', 'general/user.mdx', 'shared/_part.mdx'];

let folder: string;
let kept: KeptPages;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  kept = new KeptPages(folder);
  kept.locate(
    new Map([
      [CARD, '/docs/card'],
      [USER, '/docs/user'],
    ]),
  );
  for (const file of [CARD, USER, PART]) kept.keep(file, { source: 'words', code: `of ${file}` });
});
afterEach(() => rmSync(folder, { recursive: true }));

const signal = (file: string): string | undefined => {
  try {
    return readFileSync(kept.signalOf(file), 'utf8');
  } catch {
    return undefined;
  }
};

it('makes every page as long as it knows of no tab', () => {
  expect(kept.find(CARD, 'words')).toBeUndefined();
});

it('leaves pages as they were that no tab shows, until they are made again one by one', () => {
  kept.show('a', '/docs/card');
  expect(kept.find(CARD, 'words')).toBeUndefined();
  expect(kept.find(USER, 'words')).toBe(`of ${USER}`);
  expect(signal(USER)).toBeUndefined();
  expect(kept.remakeNext()).toBe(true);
  expect(signal(USER)).toBeDefined();
  expect(kept.find(USER, 'words')).toBeUndefined();
  expect(kept.remakeNext()).toBe(false);
});

it('makes a page whose own words changed, and what is no page', () => {
  kept.show('a', '/docs/card');
  expect(kept.find(USER, 'other words')).toBeUndefined();
  expect(kept.find(PART, 'words')).toBeUndefined();
});

it('makes a page again as soon as a tab shows it', () => {
  kept.show('a', '/docs/card');
  kept.find(USER, 'words');
  kept.show('b', '/docs/user');
  expect(signal(USER)).toBeDefined();
  expect([CARD, USER].map((file) => kept.find(file, 'words'))).toEqual([undefined, undefined]);
});

it('forgets what a tab showed before, and the oldest of many tabs', () => {
  kept.show('a', '/docs/card');
  kept.show('a', '/docs/user');
  expect(kept.find(CARD, 'words')).toBe(`of ${CARD}`);
  for (let tab = 0; tab < 8; tab += 1) kept.show(`other ${tab}`, '/docs/card');
  expect(kept.find(USER, 'words')).toBe(`of ${USER}`);
});
