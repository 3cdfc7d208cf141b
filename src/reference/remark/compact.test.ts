import { compileSync, evaluateSync } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compact } from './compact';

beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));
afterEach(() => vi.unstubAllEnvs());

const PAGE = `
export const lines = \`first
    second\`;

- one
  - two

      code
        deeper

<pre>{lines}</pre>
`;

const markup = (plugins: readonly (typeof compact)[]): string => {
  const { default: Page } = evaluateSync(PAGE, { ...runtime, recmaPlugins: [...plugins] });
  return renderToStaticMarkup(createElement(Page));
};

it('writes no space at the start of a line, but within texts', () => {
  const code = String(compileSync(PAGE, { recmaPlugins: [compact] }));
  const indented = code.split('\n').filter((line) => line.startsWith(' '));
  expect(indented).toEqual(['    second`;']);
  expect(String(compileSync(PAGE)).length).toBeGreaterThan(code.length);
});

it('says the same', () => {
  expect(markup([compact])).toBe(markup([]));
  expect(markup([compact])).toContain('first\n    second');
});

it('leaves the pages of a build as they are', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(String(compileSync(PAGE, { recmaPlugins: [compact] }))).toBe(String(compileSync(PAGE)));
});
