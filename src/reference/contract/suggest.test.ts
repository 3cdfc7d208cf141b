import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closest, didYouMean, editDistance } from './suggest';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['flaw', 'lawn', 2],
    ['ab', 'ba', 2],
    ['card', 'cards', 1],
    ['card', 'curd', 1],
  ])('from %j to %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is a distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      }),
    );
  });
});

describe('closest', () => {
  it.each([
    ['creatLoan', ['renewLoan', 'createLoan'], 'createLoan'],
    ['CREATELOAN', ['createLoan'], 'createLoan'],
    ['ab', ['xy'], 'xy'],
    ['ab', ['xyz'], undefined],
    ['abcdef', ['abcxyz'], 'abcxyz'],
    ['abcdef', ['abwxyz'], undefined],
    ['card', ['cart', 'cars'], 'cart'],
    ['card', [], undefined],
  ])('to %j of %j is %j', (name, candidates, suggestion) => {
    expect(closest(name, candidates)).toBe(suggestion);
  });
});

it('asks whether the closest name was meant', () => {
  expect(didYouMean('readr', ['reader', 'library'], 'write one')).toBe(
    'did you mean `reader`? Otherwise write one',
  );
  expect(didYouMean('something', ['reader'], 'write one')).toBe('write one');
});
