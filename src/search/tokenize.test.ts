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
])('takes %s apart', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('finds a compound by its words and as one word', () => {
  expect(tokensOf('fundingSource')).toEqual(['funding', 'source', 'fundingsource']);
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
