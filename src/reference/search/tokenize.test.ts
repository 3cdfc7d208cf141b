import { expect, it } from 'vitest';
import { fold, tokensOf, wordsOf } from './tokenize';

it.each([
  ['/v1/loans/{loanId}/renew', ['v1', 'loan', 'loan', 'id', 'renew']],
  ['insufficient_balance', ['insufficient', 'balance']],
  ['loan.reminder.sent', ['loan', 'reminder', 'sent']],
  ['Idempotency-Key', ['idempotency', 'key']],
  ['homeBranch', ['home', 'branch']],
  ['ISBNCheck', ['isbn', 'check']],
  ['AC04', ['ac04']],
  ['Kovač', ['kovac']],
  ['  <img onerror="x">  ', ['img', 'onerror', 'x']],
  ['v1.2.10', ['v1', '2', '10']],
  ['a_1-b', ['a', '1', 'b']],
  ['key2Value', ['key2', 'value']],
  ['a._b', ['a', 'b']],
  ['', []],
])('splits %s into words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('finds a compound by its words and as one word', () => {
  expect(tokensOf('homeBranch')).toEqual(['home', 'branch', 'homebranch']);
});

it('finds a plain word once, and nothing in a text without words', () => {
  expect(tokensOf('Loan')).toEqual(['loan']);
  expect(tokensOf('loan loan_id')).toEqual(['loan', 'loan', 'id', 'loanid']);
  expect(tokensOf(' – ')).toEqual([]);
});

it('folds words in the same way after the cache has been cleared', () => {
  for (let index = 0; index < 50_010; index += 1) fold(`word${index}x`);
  expect(['Loans', 'Loans', 'word1x'].map(fold)).toEqual(['loan', 'loan', 'word1x']);
});

it('folds a plural to its singular', () => {
  expect(fold('loans')).toBe('loan');
});

it.each([
  ['address', 'address'],
  ['status', 'status'],
  ['ids', 'ids'],
])('%s is not a plural', (word, folded) => {
  expect(fold(word)).toBe(folded);
});
