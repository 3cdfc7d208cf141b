import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Linter } from 'eslint';
import globals from 'globals';
import { expect, it } from 'vitest';

const load = createRequire(import.meta.url);
const withoutProvider = load('./provider-free-loader.cjs') as (source: string) => string;
const FILE = join(
  import.meta.dirname,
  '../../../../node_modules/@docsearch/react/dist/esm/index.js',
);
const source = readFileSync(FILE, 'utf8');

/** Names that a script uses and does not have. */
const undefinedNames = (script: string): readonly string[] =>
  new Linter()
    .verify(script, {
      languageOptions: { sourceType: 'module', globals: globals.browser },
      rules: { 'no-undef': 'error' },
    })
    .map(({ message }) => message);

it('takes hosts, keys and logo of Algolia out, and leaves what uses no name of theirs', () => {
  const rest = withoutProvider(source);
  expect(source).toMatch(/algolia\.net|x-algolia-api-key|DocSearch-Logo/);
  expect(rest).not.toMatch(/algolia\.net|algolianet|x-algolia|DocSearch-Logo/);
  expect(source.length - rest.length).toBeGreaterThan(10_000);
  expect(undefinedNames(source)).toEqual([]);
  expect(undefinedNames(rest)).toEqual([]);
  expect(undefinedNames(rest.replace('function nn(', 'function other('))).not.toEqual([]);
});

it('stops on another release of DocSearch, and on a place that is not certain', () => {
  expect(() => withoutProvider(source.replace('algolia-client-js', 'other'))).toThrow(
    /^the client of Algolia is not where it was[\s\S]*Next: /,
  );
  expect(() => withoutProvider(source + source)).toThrow('is not where it was');
});
