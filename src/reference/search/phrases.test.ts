import { expect, it } from 'vitest';
import { type Phrase, phrasesIn, phrasesOf } from './phrases';
import { wordsOf } from './tokenize';

const held = (query: string, phrases: readonly Phrase[]): readonly (readonly string[])[] =>
  phrasesIn(wordsOf(query), wordsOf(query), phrases).map(({ typed, find }) => [
    typed.join(' '),
    find.join(' '),
  ]);

const phrases = phrasesOf([
  { typed: ['statement'], find: 'transactions' },
  { typed: ['account statement', 'list of bookings'], find: 'balances and transactions' },
]);

it.each([
  ['statements of May', [['statement', 'transaction']]],
  [
    'statement account',
    [
      ['statement account', 'balance transaction'],
      ['statement', 'transaction'],
    ],
  ],
  [
    'statement for an account',
    [
      ['statement account', 'balance transaction'],
      ['statement', 'transaction'],
    ],
  ],
  ['bookings', []],
  ['', []],
])('%j contains phrases for which the pages use other words', (query, found) => {
  expect(held(query, phrases)).toEqual(found);
});

it('returns at most five phrases', () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six'];
  const rows = phrasesOf(words.map((word) => ({ typed: [word], find: `${word}2` })));
  expect(held(words.join(' '), rows)).toEqual(words.slice(0, 5).map((word) => [word, `${word}2`]));
});

it.each([
  ['was sent to a bank and came back', true],
  ['sent by a user who wants it back', true],
  ['the event sent when a merchant gives money back', false],
  ['back at the shop, it was sent', false],
])('%j has the words of a phrase near each other: %s', (query, isHeld) => {
  const sentBack = phrasesOf([{ typed: ['sent back'], find: 'returned' }]);
  expect(held(query, sentBack)).toHaveLength(isHeld ? 1 : 0);
});

it('ignores words without a meaning', () => {
  const much = phrasesOf([{ typed: ['paid too much'], find: 'overpaid' }]);
  expect(held('what if one paid too much', much)).toEqual([['paid too much', 'overpaid']]);
});

it('compares several words by their families, and a single word as it is', () => {
  const rows = phrasesOf([
    { typed: ['lock rate'], find: 'quote' },
    { typed: ['account'], find: 'user' },
  ]);
  expect(held('locked rates', rows)).toEqual([['locked rate', 'quote']]);
  expect(held('accounting', rows)).toEqual([]);
});

it('considers question words, which the pages do not contain', () => {
  const asking = phrasesOf([{ typed: ['how long'], find: 'timing' }]);
  expect(held('how long does a transfer take', asking)).toEqual([['how long', 'timing']]);
  expect(held('a long transfer', asking)).toEqual([]);
});

it('returns the words of the query as they were typed', () => {
  const proof = phrasesOf([{ typed: ['proof of address'], find: 'documents' }]);
  const spelled = wordsOf('proof of address');
  expect(phrasesIn(wordsOf('proof of adress'), spelled, proof)).toEqual([
    { typed: ['proof', 'adress'], find: ['document'] },
  ]);
});

it('returns every meaning of a word', () => {
  const two = phrasesOf([
    { typed: ['unlock'], find: 'unfreeze' },
    { typed: ['unlock'], find: 'reactivate' },
  ]);
  expect(held('unlock customer', two)).toEqual([
    ['unlock', 'unfreeze'],
    ['unlock', 'reactivate'],
  ]);
});
