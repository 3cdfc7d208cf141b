import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, nearestTo } from './mistyped';

describe('distance', () => {
  it.each([
    ['', '', 0],
    ['loan', 'loan', 0],
    ['loan', 'loans', 1],
    ['loan', 'lon', 1],
    ['loan', 'lean', 1],
    ['loan', 'laon', 1],
    ['loan', 'laons', 2],
    ['abc', 'ca', 3],
  ])('from %j to %j is %i', (one, other, letters) => {
    expect(distance(one, other, 3)).toBe(letters);
    expect(distance(other, one, 3)).toBe(letters);
  });

  it('is not counted beyond the limit', () => {
    expect(distance('loan', 'reader', 1)).toBeGreaterThan(1);
    expect(distance('loan', 'loaning', 2)).toBeGreaterThan(2);
  });

  it('is the same in both directions, and 0 only for equal words', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(distance(one, other, 20)).toBe(distance(other, one, 20));
        expect(distance(one, other, 20) === 0).toBe(one === other);
      }),
    );
  });
});

it('returns the nearest words', () => {
  const words = ['reader', 'readers', 'header', 'leader', 'loan'];
  expect(nearestTo('raeder', words)).toEqual(['reader']);
  expect(nearestTo('zeader', words)).toEqual(['reader', 'header', 'leader']);
  expect(nearestTo('xxader', words)).toEqual(['reader', 'header', 'leader']);
});

it('returns nothing for a code, a short word, or too many wrong letters', () => {
  expect(nearestTo('ac04', ['ac05'])).toEqual([]);
  expect(nearestTo('lon', ['loan'])).toEqual([]);
  expect(nearestTo('lxxn', ['loan'])).toEqual([]);
  expect(nearestTo('xxxder', ['reader'])).toEqual([]);
});
