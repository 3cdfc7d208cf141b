import { expect, it } from 'vitest';
import { inPageWords, phrasesOf } from './phrases';
import { wordsOf } from './tokenize';

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
  expect(inPageWords(wordsOf(query), phrases)).toEqual(asked);
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

it.each([
  ['was sent to a bank and came back', true],
  ['sent by a user who wants it back', true],
  ['the event sent when a merchant gives money back', false],
  ['back at the shop, it was sent', false],
])('%j has the words of a phrase near each other: %s', (query, isHeld) => {
  const sentBack = phrasesOf([{ typed: ['sent back'], find: 'returned' }]);
  expect(inPageWords(wordsOf(query), sentBack)).toHaveLength(isHeld ? 1 : 0);
});

it('pays no attention to words that say nothing', () => {
  const much = phrasesOf([{ typed: ['paid too much'], find: 'overpaid' }]);
  expect(inPageWords(wordsOf('what if one paid too much'), much)).toEqual([['overpaid', 'one']]);
});

it('takes each of several words for its family, and a word alone as it is', () => {
  const rows = phrasesOf([
    { typed: ['lock rate'], find: 'quote' },
    { typed: ['account'], find: 'user' },
  ]);
  expect(inPageWords(wordsOf('locked rates'), rows)).toEqual([['quote']]);
  expect(inPageWords(wordsOf('accounting'), rows)).toEqual([]);
});

it('heeds words that ask, which the pages do not have', () => {
  const asking = phrasesOf([{ typed: ['how long'], find: 'timing' }]);
  expect(inPageWords(wordsOf('how long does a transfer take'), asking)).toEqual([
    ['timing', 'transfer', 'take'],
  ]);
  expect(inPageWords(wordsOf('a long transfer'), asking)).toEqual([]);
});

it('asks with every meaning of a word beside the other phrases', () => {
  const two = phrasesOf([
    { typed: ['unlock'], find: 'unfreeze' },
    { typed: ['unlock'], find: 'reactivate' },
    { typed: ['customer'], find: 'user' },
  ]);
  const asked = inPageWords(wordsOf('unlock customer'), two);
  expect(asked).toContainEqual(['unfreeze', 'user']);
  expect(asked).toContainEqual(['reactivate', 'user']);
});
