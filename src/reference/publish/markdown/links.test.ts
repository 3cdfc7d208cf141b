import { expect, it } from 'vitest';
import { copyFile, Links } from './links';

const CARD = { path: '/general/api/card', file: 'partners/general/api/card.mdx' };
const links = new Links('https://docs.partner.example/base', [
  CARD,
  { path: '/', file: undefined },
  { path: '/general', file: 'partners/general/intro.mdx' },
]);

const SITE = 'https://docs.partner.example/base';

it.each([
  ['#create-card', '#create-card'],
  ['../intro.mdx', `${SITE}/general.md`],
  ['../intro.mdx#common-errors', `${SITE}/general.md#common-errors`],
  ['/general#common-errors', `${SITE}/general.md#common-errors`],
  ['/', `${SITE}/index.md`],
  ['/general/api/card#op=createCard', `${SITE}/general/api/card#op=createCard`],
  ['#create-card.body.type', `${SITE}/general/api/card#create-card.body.type`],
  ['pathname:///general/openapi.yaml', `${SITE}/general/openapi.yaml`],
  ['https://www.rfc-editor.org/rfc/rfc9457.md', 'https://www.rfc-editor.org/rfc/rfc9457.md'],
  ['mailto:partner@docs.example', 'mailto:partner@docs.example'],
])('%s becomes %s', (url, expected) => {
  expect(links.address(url, CARD)).toBe(expected);
});

it('stops at a file that is not a page', () => {
  expect(() => links.address('./gone.mdx', CARD)).toThrow(
    'partners/general/api/card.mdx: the link `./gone.mdx` leads to partners/general/api/gone.mdx, which is not a page.',
  );
});

it('names the copy of a page by its address', () => {
  expect([copyFile('/'), copyFile('/general/api/card')]).toEqual([
    'index.md',
    'general/api/card.md',
  ]);
  expect(links.pageUrl('/')).toBe(`${SITE}/`);
});
