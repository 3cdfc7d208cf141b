import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNumbers, isMultiple, isWhole } from './exact';
import { equal } from './json';
import { numberOf } from './numeral';

const compare = (a: string, b: string): number => compareNumbers(numberOf(a), numberOf(b));

describe('compareNumbers', () => {
  it.each([
    ['9223372036854775807', 1, '9223372036854775806'],
    ['-9223372036854775808', -1, '-9223372036854775807'],
    ['9007199254740993', 1, '9007199254740992'],
    ['9007199254740993.0', 0, '9007199254740993'],
    ['0.10000000000000000001', 1, '0.1'],
    ['1.10', 0, '1.1'],
    ['1E5', 0, '100000'],
    ['0.1e1', 0, '1'],
    ['-0', 0, '0'],
    ['0e9', 0, '-0.0'],
    ['1e400', 1, '1e399'],
    ['-1e400', -1, '1e-400'],
    ['1e99999999999', 1, '1e-99999999999'],
    ['1e-400', 1, '0'],
    ['12', 1, '1.2'],
    ['100', 0, '1e2'],
  ])('%s and %s', (a, order, b) => {
    expect(compare(a, b)).toBe(order);
    expect(compare(b, a) + order).toBe(0);
    expect(equal(numberOf(a), numberOf(b))).toBe(order === 0);
  });

  it('agrees with integers of any size', () => {
    const integer = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        expect(compare(`${a}`, `${b}`)).toBe(a < b ? -1 : a > b ? 1 : 0);
        expect(compare(`${a}.0`, `${a}`)).toBe(0);
      }),
    );
  });
});

describe('isMultiple', () => {
  it.each([
    ['9007199254740993', '2', false],
    ['9007199254740994', '2', true],
    ['0.3', '0.1', true],
    ['0.30000000000000004', '0.1', false],
    ['19.99', '0.01', true],
    ['1.10', '0.1', true],
    ['10', '4', false],
    ['1e400', '1048576', true],
    ['1e999999999', '7', false],
    ['1e-999999999', '1', false],
    ['0', '7', true],
    ['7', '0', true],
    ['-6', '3', true],
    ['150', '1e2', false],
  ])('%s of %s: %s', (value, step, expected) => {
    expect(isMultiple(numberOf(value), numberOf(step))).toBe(expected);
  });

  it('holds for the product of any two integers', () => {
    const integer = fc.bigInt({ min: 1n, max: 10n ** 30n });
    fc.assert(
      fc.property(integer, integer, integer, (factor, step, rest) => {
        const product = numberOf(String(factor * step));
        expect(isMultiple(product, numberOf(String(step)))).toBe(true);
        expect(isMultiple(numberOf(String(rest)), numberOf(String(step)))).toBe(rest % step === 0n);
      }),
    );
  });
});

it.each([
  ['1.0', true],
  ['1e400', true],
  ['9007199254740993', true],
  ['0.1e1', true],
  ['0.0', true],
  ['1.5', false],
  ['9007199254740993.5', false],
  ['1e-400', false],
])('%s has no fraction: %s', (text, expected) => {
  expect(isWhole(numberOf(text))).toBe(expected);
});

it('needs no time for a number of a million zeros', () => {
  const long = numberOf(`1${'0'.repeat(500_000)}1${'0'.repeat(500_000)}`);
  const start = performance.now();
  expect(compareNumbers(long, 1)).toBe(1);
  expect(performance.now() - start).toBeLessThan(2000);
});
