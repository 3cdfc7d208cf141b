import { expect, it } from 'vitest';
import { copyFile, Links, pagesWithin } from './links';

const LOAN = { path: '/general/api/loan', file: 'partners/general/api/loan.mdx' };
const links = new Links('https://docs.library.example/base', [
  LOAN,
  { path: '/', file: undefined },
  { path: '/general', file: 'partners/general/intro.mdx' },
]);

const SITE = 'https://docs.library.example/base';

const PARTS = new Map([
  ['lend-book', 'lend-book'],
  ['loan-status-open', 'loan'],
]);
const partOf = (path: string, anchor: string) =>
  path === LOAN.path ? PARTS.get(anchor) : undefined;

it.each([
  ['#lend-book', `${SITE}/general/api/loan/lend-book.md`],
  ['#loan-status-open', `${SITE}/general/api/loan/loan.md#loan-status-open`],
  ['#timing', '#timing'],
  ['../intro.mdx', `${SITE}/general.md`],
  ['../intro.mdx#common-errors', `${SITE}/general.md#common-errors`],
  ['/general#common-errors', `${SITE}/general.md#common-errors`],
  ['/', `${SITE}/index.md`],
  ['/general/api/loan#op=lendBook', `${SITE}/general/api/loan#op=lendBook`],
  ['#lend-book.body.type', `${SITE}/general/api/loan#lend-book.body.type`],
  ['pathname:///general/openapi.yaml', `${SITE}/general/openapi.yaml`],
  ['https://www.rfc-editor.org/rfc/rfc9457.md', 'https://www.rfc-editor.org/rfc/rfc9457.md'],
  ['mailto:library@docs.example', 'mailto:library@docs.example'],
])('%s becomes %s', (url, expected) => {
  expect(links.written(links.address(url, LOAN), LOAN, partOf)).toBe(expected);
});

it('throws for a link to a file that is not a page', () => {
  expect(() => links.address('./gone.mdx', LOAN)).toThrow(
    'partners/general/api/loan.mdx: the link `./gone.mdx` leads to partners/general/api/gone.mdx, which is not a page.',
  );
});

it('names the copy of a page after its address', () => {
  expect([copyFile('/'), copyFile('/general/api/loan')]).toEqual([
    'index.md',
    'general/api/loan.md',
  ]);
  expect(links.pageUrl('/')).toBe(`${SITE}/`);
});

it('links from a part back to its page, and finds the pages whose parts it needs', () => {
  const part = { path: LOAN.path, part: 'loan' };
  const text = ['#timing', '#loan-status-open', '#lend-book', '/general']
    .map((url) => links.address(url, LOAN))
    .join(' ');
  expect(pagesWithin(text)).toEqual(new Set([LOAN.path]));
  expect(links.written(text, part, partOf).split(' ')).toEqual([
    `${SITE}/general/api/loan.md#timing`,
    '#loan-status-open',
    `${SITE}/general/api/loan/lend-book.md`,
    `${SITE}/general.md`,
  ]);
});
