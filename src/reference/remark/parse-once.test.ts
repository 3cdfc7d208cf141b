import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterEach, expect, it, vi } from 'vitest';
import { parseOnce } from './parse-once';

const counted = vi.fn();

function pages() {
  return unified()
    .use(remarkParse)
    .use(function () {
      const { parser } = this;
      this.parser = (text, file) => {
        counted();
        return parser?.(text, file) as Root;
      };
    })
    .use(parseOnce);
}

const parse = (path: string, value: string): Root => pages().parse({ path, value });

afterEach(() => {
  vi.unstubAllEnvs();
  counted.mockClear();
});

it('parses a page again when its text is another one', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const first = parse('/a.mdx', 'One');
  first.children = [];
  expect(parse('/a.mdx', 'One').children).toHaveLength(1);
  expect(counted).toHaveBeenCalledTimes(1);
  expect(parse('/a.mdx', 'One\n\nTwo').children).toHaveLength(2);
  parse('/b.mdx', 'One');
  expect(counted).toHaveBeenCalledTimes(3);
});

it('keeps nothing during a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  parse('/c.mdx', 'One');
  parse('/c.mdx', 'One');
  expect(counted).toHaveBeenCalledTimes(2);
});
