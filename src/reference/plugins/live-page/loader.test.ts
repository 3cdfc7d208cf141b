import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const load = createRequire(import.meta.url);
const livePage = load('./loader.cjs') as (this: { resourcePath: string }, code: string) => string;
const context = { resourcePath: '/site/partners/general/fees.mdx' };

it('hands over a page, and leaves a partial unchanged', () => {
  const page = "export {default as metadata} from '@site/fees.json'";
  const code = livePage.call(context, page);
  expect(code).toContain(`${page}\n`);
  expect(code).toContain('import * as ownPage from "/site/partners/general/fees.mdx";');
  expect(code).toContain('takeOver(import.meta.webpackHot, ownPage)');
  expect(livePage.call(context, 'export const toc = [];')).toBe('export const toc = [];');
});

it("creates elements without React's development data", () => {
  const code = 'import {jsx as _jsx} from "react/jsx-runtime";\nexport const toc = [];';
  expect(livePage.call(context, code)).toMatch(
    /^import \{jsx as _jsx\} from ".*react-jsx-runtime\.production\.js";\n/,
  );
});
