import { expect, it } from 'vitest';
import { fold, tokensOf, wordsOf } from './tokenize';

it.each([
  ['/v1/cards/{cardId}/freeze', ['v1', 'card', 'card', 'id', 'freeze']],
  ['insufficient_balance', ['insufficient', 'balance']],
  ['card.transaction.declined', ['card', 'transaction', 'declined']],
  ['Idempotency-Key', ['idempotency', 'key']],
  ['fundingSource', ['funding', 'source']],
  ['IBANCheck', ['iban', 'check']],
  ['AC04', ['ac04']],
  ['Kovač', ['kovac']],
  ['  <img onerror="x">  ', ['img', 'onerror', 'x']],
  ['v1.2.10', ['v1', '2', '10']],
  ['a_1-b', ['a', '1', 'b']],
  ['key2Value', ['key2', 'value']],
  ['a._b', ['a', 'b']],
  ['', []],
])('takes %s apart', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('finds a compound by its words and as one word', () => {
  expect(tokensOf('fundingSource')).toEqual(['funding', 'source', 'fundingsource']);
});

it('finds a plain word once, and nothing in a text without words', () => {
  expect(tokensOf('Card')).toEqual(['card']);
  expect(tokensOf('card card_id')).toEqual(['card', 'card', 'id', 'cardid']);
  expect(tokensOf(' – ')).toEqual([]);
});

it('folds alike however many words came before', () => {
  for (let index = 0; index < 50_010; index += 1) fold(`word${index}x`);
  expect(['Cards', 'Cards', 'word1x'].map(fold)).toEqual(['card', 'card', 'word1x']);
});

it.each([
  ['authorisation', 'authorization'],
  ['behaviour', 'behavior'],
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['cheque', 'check'],
  ['analyse', 'analyze'],
  ['cards', 'card'],
])('%s is found as %s', (british, american) => {
  expect(fold(british)).toBe(fold(american));
});

it.each(['source', 'hour', 'course', 'otherwise', 'enterprise', 'raise', 'rolled'])(
  '%s is American already',
  (word) => {
    expect(fold(word)).toBe(word);
  },
);

it.each([
  ['address', 'address'],
  ['status', 'status'],
  ['ids', 'ids'],
])('%s is no plural', (word, folded) => {
  expect(fold(word)).toBe(folded);
});
