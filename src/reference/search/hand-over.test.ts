import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untrustedText } from '../../../tests/support/untrusted';
import { leaveWords, takeWords } from './hand-over';

const CARD = '/docs/card#freeze-card';
const NOW = 1_700_000_000_000;

describe('words left for another tab', () => {
  it('are taken once, by the page of that address', () => {
    const stored = leaveWords(null, { address: CARD, terms: ['freeze', 'card'] }, NOW);
    expect(takeWords(stored, '/docs/card', NOW).terms).toBeUndefined();
    expect(takeWords(stored, CARD, NOW + 59_999)).toEqual({
      terms: ['freeze', 'card'],
      rest: null,
    });
  });

  it('stay for the other tabs that were opened', () => {
    const first = leaveWords(null, { address: CARD, terms: ['card'] }, NOW);
    const both = leaveWords(first, { address: '/docs/user', terms: ['user'] }, NOW);
    const { terms, rest } = takeWords(both, CARD, NOW);
    expect(terms).toEqual(['card']);
    expect(takeWords(rest, '/docs/user', NOW)).toEqual({ terms: ['user'], rest: null });
  });

  it('are those of the last query', () => {
    const first = leaveWords(null, { address: CARD, terms: ['card'] }, NOW);
    const second = leaveWords(first, { address: CARD, terms: ['freeze'] }, NOW);
    expect(takeWords(second, CARD, NOW)).toEqual({ terms: ['freeze'], rest: null });
  });

  it.each([60_000, -1])('are forgotten at an age of %i ms', (age) => {
    const stored = leaveWords(null, { address: CARD, terms: ['card'] }, NOW);
    expect(takeWords(stored, CARD, NOW + age)).toEqual({ terms: undefined, rest: null });
  });

  it('do not grow without end', () => {
    const stored = Array.from({ length: 100 }, (_, page) => `/docs/${page}`).reduce<string | null>(
      (before, address) => leaveWords(before, { address, terms: ['card'] }, NOW),
      null,
    );
    expect(JSON.parse(stored ?? '')).toHaveLength(12);
    expect(takeWords(stored, '/docs/99', NOW).terms).toEqual(['card']);
    expect(takeWords(stored, '/docs/87', NOW).terms).toBeUndefined();
  });

  it('leave out what no page has', () => {
    const terms = ['x'.repeat(101), ...Array.from({ length: 100 }, () => 'card')];
    const stored = leaveWords(null, { address: CARD, terms }, NOW);
    expect(takeWords(stored, CARD, NOW).terms).toEqual(Array.from({ length: 63 }, () => 'card'));
  });
});

describe('what others stored', () => {
  const entry = fc.record(
    { address: fc.constantFrom(CARD, 1), at: fc.constantFrom(NOW, '', null), terms: fc.anything() },
    { requiredKeys: [] },
  );

  it('gives words only where it is well-formed', () => {
    const wellFormed = fc.oneof(
      fc.json(),
      fc.array(entry).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(fc.oneof(untrustedText('address', 'at', 'terms'), wellFormed), (stored) => {
        const { terms = [], rest } = takeWords(stored, CARD, NOW);
        expect(terms.every((term) => typeof term === 'string' && term.length <= 100)).toBe(true);
        expect(terms.length).toBeLessThanOrEqual(64);
        expect(rest === null || Array.isArray(JSON.parse(rest))).toBe(true);
      }),
    );
  });

  it.each([
    [{ at: NOW, terms: ['card'] }],
    [{ address: 1, at: NOW, terms: ['card'] }],
    [{ address: '/docs/old', at: NOW - 60_000, terms: ['card'] }],
  ])('is not kept either: %j', (value) => {
    const recent = { address: '/docs/user', at: NOW, terms: ['user'] };
    const stored = JSON.stringify([value, recent]);
    expect(takeWords(stored, CARD, NOW)).toEqual({
      terms: undefined,
      rest: JSON.stringify([recent]),
    });
  });

  it('is taken up to the sizes that this site writes', () => {
    const terms = Array.from({ length: 64 }, () => 'x'.repeat(100));
    const stored = JSON.stringify([{ address: CARD, at: NOW, terms }]);
    expect(takeWords(stored, CARD, NOW).terms).toEqual(terms);
    const left = leaveWords(null, { address: CARD, terms: ['x'.repeat(100)] }, NOW);
    expect(takeWords(left, CARD, NOW).terms).toEqual(['x'.repeat(100)]);
  });

  it.each(['{}', '1', 'null', '"text"', '[', '', 'Stryker'])('takes %j for nothing', (stored) => {
    expect(takeWords(stored, CARD, NOW)).toEqual({ terms: undefined, rest: null });
    expect(JSON.parse(leaveWords(stored, { address: CARD, terms: ['card'] }, NOW))).toEqual([
      { address: CARD, terms: ['card'], at: NOW },
    ]);
  });

  it.each([
    [{ address: CARD, at: NOW, terms: ['x'.repeat(101)] }],
    [{ address: CARD, at: NOW, terms: Array.from({ length: 65 }, () => 'x') }],
    [{ address: CARD, at: NOW, terms: [{}] }],
    [{ address: CARD, at: NOW }],
    [{ address: CARD, at: String(NOW), terms: [] }],
    [{ address: CARD, terms: [] }],
    [{ address: CARD, at: NOW, terms: 'card' }],
    [{ address: CARD, at: NOW, terms: { length: 0 } }],
    [null],
    [true],
    ['text'],
  ])('is dropped otherwise: %j', (value) => {
    expect(takeWords(JSON.stringify([value]), CARD, NOW)).toEqual({ terms: undefined, rest: null });
  });
});
