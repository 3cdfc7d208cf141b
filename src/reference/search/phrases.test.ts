import { expect, it } from 'vitest';
import { inPageWords, phrasesOf } from './phrases';
import { queryWords } from './query';

const phrases = phrasesOf([
  { typed: ['statement'], find: 'transactions' },
  { typed: ['account statement', 'list of bookings'], find: 'balances and transactions' },
]);

it.each([
  ['statements of May', [['transaction', 'may']]],
  [
    'statement account',
    [
      ['balance', 'and', 'transaction'],
      ['transaction', 'account'],
    ],
  ],
  [
    'statement for an account',
    [
      ['balance', 'and', 'transaction'],
      ['transaction', 'account'],
    ],
  ],
  ['bookings', []],
  ['', []],
])('%j is also asked in the words of the pages', (query, asked) => {
  expect(inPageWords(queryWords(query), phrases)).toEqual(asked);
});

it('asks for no more than three of them', () => {
  const many = phrasesOf([{ typed: ['a b', 'b', 'c', 'd'], find: 'e' }]);
  expect(inPageWords(['b', 'c', 'd', 'f'], many)).toHaveLength(3);
});
