import { describe, expect, it } from 'vitest';
import {
  exitStatus,
  judgeCommand,
  judgeRunner,
  notRun,
  readReport,
  summary,
  total,
} from './report';

const vitest = (passed: number, all: number): string =>
  JSON.stringify({ numPassedTests: passed, numTotalTests: all });
const playwright = (expected: number, unexpected: number, flaky = 0, skipped = 0): string =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped } });

describe('readReport', () => {
  it('counts what did not pass as failed', () => {
    expect(readReport('vitest', vitest(5, 8))).toEqual({ passed: 5, failed: 3 });
    expect(readReport('playwright', playwright(5, 1, 2, 3))).toEqual({ passed: 5, failed: 6 });
  });

  it('refuses a report without counts', () => {
    expect(() => readReport('vitest', '{}')).toThrow('no number "numPassedTests"');
    expect(() => readReport('playwright', '{}')).toThrow('no "stats"');
    expect(() => readReport('playwright', 'null')).toThrow('not an object');
  });
});

describe('judgeRunner', () => {
  it('takes the counts of a clean run', () => {
    expect(judgeRunner('unit', 'vitest', 0, vitest(7, 7))).toEqual({
      name: 'unit',
      tally: { passed: 7, failed: 0 },
    });
  });

  it.each([
    ['a missing report', 0, undefined, 'wrote no report', 0, 1],
    ['a report that is cut off', 0, '{"numPassed', 'unreadable report', 0, 1],
    ['zero tests', 0, vitest(0, 0), 'ran no test', 0, 1],
    ['failed tests', 1, vitest(3, 5), '2 failed', 3, 2],
    ['failed tests with a clean exit code', 0, vitest(3, 5), '2 failed', 3, 2],
    ['an error outside the tests', 1, vitest(3, 3), 'failed outside its tests', 3, 1],
    ['a killed runner', undefined, vitest(3, 3), 'failed outside its tests', 3, 1],
  ])('fails on %s', (_, exitCode, json, problem, passed, failed) => {
    const result = judgeRunner('unit', 'vitest', exitCode, json);
    expect(result.problem).toContain(problem);
    expect(result.tally).toEqual({ passed, failed });
  });
});

describe('judgeCommand', () => {
  it('is one passed or one failed', () => {
    expect(judgeCommand('types', 0).tally).toEqual({ passed: 1, failed: 0 });
    expect(judgeCommand('types', 2)).toMatchObject({
      tally: { passed: 0, failed: 1 },
      problem: 'ended with code 2',
    });
    expect(judgeCommand('types', undefined).problem).toBe('did not finish');
  });
});

describe('the sum', () => {
  const clean = [judgeCommand('types', 0), judgeRunner('unit', 'vitest', 0, vitest(7, 7))];

  it('adds up and reads as one line', () => {
    expect(summary(total(clean))).toBe('8 passed, 0 failed');
    expect(exitStatus(clean, 2)).toBe(0);
  });

  it('fails on a failed step, a step not run, a lost step and on nothing at all', () => {
    expect(exitStatus([...clean, judgeCommand('build', 1)], 3)).toBe(1);
    expect(exitStatus([...clean, notRun('site', 'build')], 3)).toBe(1);
    expect(exitStatus(clean, 3)).toBe(1);
    expect(exitStatus([], 0)).toBe(1);
  });
});
