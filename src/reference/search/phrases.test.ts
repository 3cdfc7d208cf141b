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
      ['balance', 'transaction'],
      ['transaction', 'account'],
    ],
  ],
  [
    'statement for an account',
    [
      ['balance', 'transaction'],
      ['transaction', 'account'],
    ],
  ],
  ['bookings', []],
  ['', []],
])('%j is also asked in the words of the pages', (query, asked) => {
  expect(inPageWords(queryWords(query), phrases)).toEqual(asked);
});

it('asks for no more than five of them, and for these at once', () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six'];
  const asked = inPageWords(
    words,
    phrasesOf(words.map((word) => ({ typed: [word], find: `${word}2` }))),
  );
  expect(asked).toHaveLength(6);
  expect(asked[0]).toEqual(['one2', 'two', 'three', 'four', 'five', 'six']);
  expect(asked[5]).toEqual(['one2', 'two2', 'three2', 'four2', 'five2', 'six']);
});

it('pays no attention to words that say nothing', () => {
  const much = phrasesOf([{ typed: ['paid too much'], find: 'overpaid' }]);
  expect(inPageWords(queryWords('what if one paid too much'), much)).toEqual([['overpaid', 'one']]);
});
