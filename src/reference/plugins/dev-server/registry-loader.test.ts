import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const load = createRequire(import.meta.url);
const withoutWeakNames = load('./registry-loader.cjs') as (code: string) => string;

const ENTRY = `"1d5cb235": [() => import("@site/fees.mdx"), "@site/fees.mdx", `;

it('keeps only the imports of modules', () => {
  expect(withoutWeakNames(`${ENTRY}require.resolveWeak("@site/fees.mdx")]`)).toBe(
    `${ENTRY}("@site/fees.mdx")]`,
  );
});

it("fails if the format of Docusaurus' list changes", () => {
  expect(() => withoutWeakNames(ENTRY)).toThrow(/not what it was .* Next: find out/);
});
