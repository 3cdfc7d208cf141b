import type { MutantStatus } from '@stryker-mutator/api/core';
import { describe, expect, it } from 'vitest';
import { ENDLESS, judge, type Outcome } from './score';

const outcome = (status: MutantStatus, line = 1): Outcome => ({
  fileName: 'src/reference/fees/share.ts',
  location: { start: { line, column: 3 } },
  mutatorName: 'EqualityOperator',
  replacement: 'a <=\n  b',
  status,
});
const outcomes = (counts: Partial<Record<MutantStatus, number>>): Outcome[] =>
  Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, () => outcome(status as MutantStatus)),
  );

describe('judge', () => {
  it('passes from 85 % on', () => {
    expect(judge('fees', outcomes({ Killed: 85, Survived: 15 }))).toMatchObject({
      passed: true,
      summary:
        'fees: 85 of 100 mutants killed (85.0 %), 15 survived, 0 in code no test runs, 0 timed out',
    });
    expect(judge('fees', outcomes({ Killed: 849, Survived: 151 }))).toMatchObject({
      passed: false,
    });
  });

  it('counts code that no test runs as not killed', () => {
    expect(judge('fees', outcomes({ Killed: 84, NoCoverage: 16 }))).toMatchObject({
      passed: false,
      summary:
        'fees: 84 of 100 mutants killed (84.0 %), 0 survived, 16 in code no test runs, 0 timed out',
    });
  });

  it('excludes mutants that timed out or cannot run from the score', () => {
    expect(
      judge('fees', outcomes({ Killed: 9, Survived: 1, Timeout: 90, CompileError: 5 })),
    ).toMatchObject({
      passed: true,
      summary:
        'fees: 9 of 10 mutants killed (90.0 %), 1 survived, 0 in code no test runs, 90 timed out',
    });
  });

  it('counts an endless loop as noticed', () => {
    const endless = { ...outcome('Timeout'), statusReason: ENDLESS };
    expect(judge('fees', [endless, outcome('Timeout')]).summary).toBe(
      'fees: 1 of 1 mutants killed (100.0 %), 0 survived, 0 in code no test runs, 1 timed out',
    );
  });

  it.each([{}, { Timeout: 3 }, { Ignored: 3 }])('fails without any result: %j', (counts) => {
    expect(judge('fees', outcomes(counts)).passed).toBe(false);
  });

  it('names surviving mutants, in file order', () => {
    const { survivors } = judge('fees', [
      outcome('Survived', 20),
      outcome('Killed', 5),
      outcome('NoCoverage', 3),
    ]);
    expect(survivors).toEqual([
      'src/reference/fees/share.ts:3:3 EqualityOperator → a <= b (no test runs it)',
      'src/reference/fees/share.ts:20:3 EqualityOperator → a <= b',
    ]);
  });
});
