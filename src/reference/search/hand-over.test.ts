import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untrustedText } from '../../../tests/support/untrusted';
import { leaveWords, takeWords } from './hand-over';

const LOAN = '/docs/loan#extend-loan';
const NOW = 1_700_000_000_000;

describe('words left for another tab', () => {
  it('are taken once, by the page of that address', () => {
    const stored = leaveWords(null, { address: LOAN, terms: ['extend', 'loan'] }, NOW);
    expect(takeWords(stored, '/docs/loan', NOW).terms).toBeUndefined();
    expect(takeWords(stored, LOAN, NOW + 59_999)).toEqual({
      terms: ['extend', 'loan'],
      rest: null,
    });
  });

  it('stay for the other tabs that were opened', () => {
    const first = leaveWords(null, { address: LOAN, terms: ['loan'] }, NOW);
    const both = leaveWords(first, { address: '/docs/user', terms: ['user'] }, NOW);
    const { terms, rest } = takeWords(both, LOAN, NOW);
    expect(terms).toEqual(['loan']);
    expect(takeWords(rest, '/docs/user', NOW)).toEqual({ terms: ['user'], rest: null });
  });

  it('are those of the last query', () => {
    const first = leaveWords(null, { address: LOAN, terms: ['loan'] }, NOW);
    const second = leaveWords(first, { address: LOAN, terms: ['extend'] }, NOW);
    expect(takeWords(second, LOAN, NOW)).toEqual({ terms: ['extend'], rest: null });
  });

  it.each([60_000, -1])('are forgotten at an age of %i ms', (age) => {
    const stored = leaveWords(null, { address: LOAN, terms: ['loan'] }, NOW);
    expect(takeWords(stored, LOAN, NOW + age)).toEqual({ terms: undefined, rest: null });
  });

  it('do not grow without limit', () => {
    const stored = Array.from({ length: 100 }, (_, page) => `/docs/${page}`).reduce<string | null>(
      (before, address) => leaveWords(before, { address, terms: ['loan'] }, NOW),
      null,
    );
    expect(JSON.parse(stored ?? '')).toHaveLength(12);
    expect(takeWords(stored, '/docs/99', NOW).terms).toEqual(['loan']);
    expect(takeWords(stored, '/docs/87', NOW).terms).toBeUndefined();
  });

  it('leave out words that are longer than those of the pages, or too many', () => {
    const terms = ['x'.repeat(101), ...Array.from({ length: 100 }, () => 'loan')];
    const stored = leaveWords(null, { address: LOAN, terms }, NOW);
    expect(takeWords(stored, LOAN, NOW).terms).toEqual(Array.from({ length: 63 }, () => 'loan'));
  });
});

describe('a text that other pages stored', () => {
  const entry = fc.record(
    { address: fc.constantFrom(LOAN, 1), at: fc.constantFrom(NOW, '', null), terms: fc.anything() },
    { requiredKeys: [] },
  );

  it('contains words only if it is well-formed', () => {
    const wellFormed = fc.oneof(
      fc.json(),
      fc.array(entry).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(fc.oneof(untrustedText('address', 'at', 'terms'), wellFormed), (stored) => {
        const { terms = [], rest } = takeWords(stored, LOAN, NOW);
        expect(terms.every((term) => typeof term === 'string' && term.length <= 100)).toBe(true);
        expect(terms.length).toBeLessThanOrEqual(64);
        expect(rest === null || Array.isArray(JSON.parse(rest))).toBe(true);
      }),
    );
  });

  it.each([
    [{ at: NOW, terms: ['loan'] }],
    [{ address: 1, at: NOW, terms: ['loan'] }],
    [{ address: '/docs/old', at: NOW - 60_000, terms: ['loan'] }],
  ])('is not kept if it is invalid or too old: %j', (value) => {
    const recent = { address: '/docs/user', at: NOW, terms: ['user'] };
    const stored = JSON.stringify([value, recent]);
    expect(takeWords(stored, LOAN, NOW)).toEqual({
      terms: undefined,
      rest: JSON.stringify([recent]),
    });
  });

  it('is accepted up to the sizes that this site writes', () => {
    const terms = Array.from({ length: 64 }, () => 'x'.repeat(100));
    const stored = JSON.stringify([{ address: LOAN, at: NOW, terms }]);
    expect(takeWords(stored, LOAN, NOW).terms).toEqual(terms);
    const left = leaveWords(null, { address: LOAN, terms: ['x'.repeat(100)] }, NOW);
    expect(takeWords(left, LOAN, NOW).terms).toEqual(['x'.repeat(100)]);
  });

  it.each(['{}', '1', 'null', '"text"', '[', '', 'Stryker'])('treats %j as empty', (stored) => {
    expect(takeWords(stored, LOAN, NOW)).toEqual({ terms: undefined, rest: null });
    expect(JSON.parse(leaveWords(stored, { address: LOAN, terms: ['loan'] }, NOW))).toEqual([
      { address: LOAN, terms: ['loan'], at: NOW },
    ]);
  });

  it.each([
    [{ address: LOAN, at: NOW, terms: ['x'.repeat(101)] }],
    [{ address: LOAN, at: NOW, terms: Array.from({ length: 65 }, () => 'x') }],
    [{ address: LOAN, at: NOW, terms: [{}] }],
    [{ address: LOAN, at: NOW }],
    [{ address: LOAN, at: String(NOW), terms: [] }],
    [{ address: LOAN, terms: [] }],
    [{ address: LOAN, at: NOW, terms: 'loan' }],
    [{ address: LOAN, at: NOW, terms: { length: 0 } }],
    [null],
    [true],
    ['text'],
  ])('is dropped otherwise: %j', (value) => {
    expect(takeWords(JSON.stringify([value]), LOAN, NOW)).toEqual({ terms: undefined, rest: null });
  });
});
