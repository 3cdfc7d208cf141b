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
])('%j holds phrases that the pages have other words for', (query, found) => {
  expect(held(query, phrases)).toEqual(found);
});

it('takes no more than five of them', () => {
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

it('pays no attention to words that say nothing', () => {
  const much = phrasesOf([{ typed: ['paid too much'], find: 'overpaid' }]);
  expect(held('what if one paid too much', much)).toEqual([['paid too much', 'overpaid']]);
});

it('takes each of several words for its family, and a word alone as it is', () => {
  const rows = phrasesOf([
    { typed: ['lock rate'], find: 'quote' },
    { typed: ['account'], find: 'user' },
  ]);
  expect(held('locked rates', rows)).toEqual([['locked rate', 'quote']]);
  expect(held('accounting', rows)).toEqual([]);
});

it('heeds words that ask, which the pages do not have', () => {
  const asking = phrasesOf([{ typed: ['how long'], find: 'timing' }]);
  expect(held('how long does a transfer take', asking)).toEqual([['how long', 'timing']]);
  expect(held('a long transfer', asking)).toEqual([]);
});

it('gives the words of the query, however they are spelled', () => {
  const proof = phrasesOf([{ typed: ['proof of address'], find: 'documents' }]);
  const spelled = wordsOf('proof of address');
  expect(phrasesIn(wordsOf('proof of adress'), spelled, proof)).toEqual([
    { typed: ['proof', 'adress'], find: ['document'] },
  ]);
});

it('tells every meaning of a word', () => {
  const two = phrasesOf([
    { typed: ['unlock'], find: 'unfreeze' },
    { typed: ['unlock'], find: 'reactivate' },
  ]);
  expect(held('unlock customer', two)).toEqual([
    ['unlock', 'unfreeze'],
    ['unlock', 'reactivate'],
  ]);
});
