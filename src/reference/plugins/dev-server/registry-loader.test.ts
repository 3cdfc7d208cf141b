import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const load = createRequire(import.meta.url);
const withoutWeakNames = load('./registry-loader.cjs') as (code: string) => string;

const ENTRY = `"1d5cb235": [() => import("@site/fees.mdx"), "@site/fees.mdx", `;

it('names modules by their imports alone', () => {
  expect(withoutWeakNames(`${ENTRY}require.resolveWeak("@site/fees.mdx")]`)).toBe(
    `${ENTRY}("@site/fees.mdx")]`,
  );
});

it('stops where Docusaurus writes its list in another way', () => {
  expect(() => withoutWeakNames(ENTRY)).toThrow(/not what it was .* Next: find out/);
});
