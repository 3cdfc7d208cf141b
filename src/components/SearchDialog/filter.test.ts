import { expect, it } from 'vitest';
import { filterPages, type ListedPage } from './filter';

const page = (title: string, description = '', set = 'Rebell'): ListedPage => ({
  title,
  description,
  set,
  path: `/${title}`,
});

const PAGES = [
  page('Transfer', 'Move money between cards and balances.'),
  page('Card', 'Issue and freeze.'),
  page('Order', 'Pay by card.', 'Rebell Pay'),
];

it.each([
  ['', ['Transfer', 'Card', 'Order']],
  ['card', ['Card', 'Transfer', 'Order']],
  ['CARD  freeze', ['Card']],
  ['pay order', ['Order']],
  ['cärd', []],
  ['nothing', []],
])('finds "%s" in %j', (query, expected) => {
  expect(filterPages(PAGES, query).map(({ title }) => title)).toEqual(expected);
});
