import { compileSync } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepElements } from './keep-elements';
import { rest } from './rest';
import { restLater } from './rest-later';

beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));
afterEach(() => vi.unstubAllEnvs());

function compiled(value: string, frontMatter?: object): string {
  const page = new VFile({ path: 'page.mdx', value, data: { frontMatter } });
  return String(
    compileSync(page, { rehypePlugins: [rest], recmaPlugins: [restLater, keepElements] }),
  );
}

const made = (code: string): number => [...code.matchAll(/_element\(function/g)].length;

it('makes each element of a page by itself, in every part of it, and nothing within them', () => {
  const paragraphs = Array.from({ length: 200 }, (_, index) => `A *paragraph*, ${index + 1}.`);
  expect(made(compiled(paragraphs.join('\n\n')))).toBe(200);
  expect(made(compiled('- one\n- two\n\n> said\n\n# Title'))).toBe(3);
});

it('says what the elements are made from', () => {
  const code = compiled("import Note from './note';\n\nText.\n\n<Note />\n", { title: 'Fees' });
  expect(code).toMatch(
    /const _element = _elementsOf\("page\.mdx", \["\{\\"title\\":\\"Fees\\"\}", .*\bNote\]\);/,
  );
});

it('has a page that declares something made again as a whole', () => {
  const code = compiled('export const rate = 2;\n\n{rate} percent.\n');
  expect(code).toMatch(/_elementsOf\("page\.mdx", \["null", .*\{\}\]\);/);
});

it('leaves the pages of a build as they are', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(compiled('One.\n\nTwo.')).not.toContain('_element');
});
