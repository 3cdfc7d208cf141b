import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleSets } from '../../src/site/config/sets';

it('the page about the documentation mentions a sample contract while there is one', () => {
  const page = readFileSync('src/site/pages/markdown-page.mdx', 'utf8');
  expect(page.includes('## Sample contract {#sample-contract}')).toBe(sampleSets.length > 0);
});
