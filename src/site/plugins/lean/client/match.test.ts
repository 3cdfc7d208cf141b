import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import pathToRegexp from './match';

type Original = (path: string, keys: { name: number }[], options?: object) => RegExp;
const original = createRequire(import.meta.url)('path-to-regexp') as Original;

const PATHS = ['/', '*', '/docs', '/docs/', '/docs/api.v2/card-1', '/docs/*', '/*/x', '/d$'];
const ADDRESSES = [
  ...['', '/', '/docs', '/DOCS', '/docs/', '/docs//', '/docs/x', '/docsx', '/docs/api.v2/card-1'],
  ...['/docs/apixv2/card-1', '/a+b', '/aab', '/docs/a/b', '/q/x', '/d$', '/d'],
];
const SWITCHES = [true, false];
const OPTIONS = SWITCHES.flatMap((end) =>
  SWITCHES.flatMap((strict) => SWITCHES.map((sensitive) => ({ end, strict, sensitive }))),
);

describe('pathToRegexp', () => {
  it.each(PATHS)('matches %s as the original does', (path) => {
    for (const options of [undefined, ...OPTIONS]) {
      const [ownKeys, keys]: { name: number }[][] = [[], []];
      const own = pathToRegexp(path, ownKeys ?? [], options);
      const theirs = original(path, keys ?? [], options);
      expect(ownKeys?.map(({ name }) => name)).toEqual(keys?.map(({ name }) => name));
      for (const address of ADDRESSES) {
        const what = `${path} ${JSON.stringify(options)} ${address}`;
        expect([what, ...(own.exec(address) ?? [])]).toEqual([
          what,
          ...(theirs.exec(address) ?? []),
        ]);
      }
    }
  });

  it.each(['/:id', '/a(b)', '/a?', '/a+b'])('does not guess what %s means', (path) => {
    expect(() => pathToRegexp(path, [])).toThrow(`${path}: addresses with parameters`);
  });
});
