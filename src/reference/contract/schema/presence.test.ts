import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model';
import { presenceOf, presenceWords } from './presence';

const wordsOf = (written: JsonObject): string => {
  const presence = presenceOf({ 'x-present-when': written });
  return presence ? presenceWords(presence) : '';
};

it('is read from `x-present-when`', () => {
  expect(presenceOf({ description: 'a' })).toBeUndefined();
  expect(presenceOf({ 'x-present-when': { text: 'late' } })).toEqual({ when: {}, text: 'late' });
  expect(presenceOf({ 'x-present-when': { '/a': 'b', given: true } })).toEqual({
    when: { '/a': 'b' },
    given: true,
  });
});

describe('the words of a condition', () => {
  it.each<[JsonObject, string]>([
    [{ '/status': 'frozen' }, '`status` is `frozen`.'],
    [{ '/status': ['frozen', 'blocked'] }, '`status` is `frozen` or `blocked`.'],
    [{ '/status': ['a', 'b', 'c'] }, '`status` is `a`, `b` or `c`.'],
    [{ '/status': { not: 'a' } }, '`status` is not `a`.'],
    [{ '/hasMore': true }, '`hasMore` is `true`.'],
    [{ '/amount/currency': 'EUR' }, '`amount.currency` is `EUR`.'],
    [{ '/fees/-/type': 'network' }, '`fees.type` is `network`.'],
    [{ '/url': { present: true } }, '`url` is there.'],
    [{ '/fiatAmount': { present: false } }, '`fiatAmount` is left out.'],
    [{ '/url': { not: { present: true } } }, '`url` is left out.'],
    [{ '/dueAt': { past: true } }, 'The moment in `dueAt` has passed.'],
    [{ '/dueAt': { not: { past: true } } }, 'The moment in `dueAt` has not passed.'],
    [{ '/from': { same: '/to' } }, '`from` is the same as `to`.'],
    [{ '/from': { not: { same: '/to' } } }, '`from` differs from `to`.'],
    [{ given: true }, 'You gave it in the request.'],
    [{ text: 'the card was replaced.' }, 'The card was replaced.'],
    [
      { '/mode': 'hosted', '/status': ['a', 'b'], text: 'nobody came' },
      '`mode` is `hosted`, `status` is `a` or `b` and nobody came.',
    ],
    [{ '/side': 'sell', given: true }, '`side` is `sell` and you gave it in the request.'],
  ])('%j', (written, words) => {
    expect(wordsOf(written)).toBe(words);
  });
});
