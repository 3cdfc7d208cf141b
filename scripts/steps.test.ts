import { describe, expect, it } from 'vitest';
import { judge, runSteps, type Result, type Step } from './steps';

const vitest = (numPassedTests: number, numTotalTests: number): string =>
  JSON.stringify({ numPassedTests, numTotalTests });
const playwright = (expected: number, unexpected: number, flaky = 0, skipped = 0): string =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped } });

describe('a step', () => {
  it.each<[string, Step['report'], number | undefined, string | undefined, Result]>([
    ['a command that ends well', undefined, 0, undefined, { passed: 1, failed: 0 }],
    ['tests that pass', 'vitest', 0, vitest(7, 7), { passed: 7, failed: 0 }],
    ['tests in a browser', 'playwright', 0, playwright(7, 0), { passed: 7, failed: 0 }],
  ])('passes with %s', (_what, kind, exitCode, report, result) => {
    expect(judge(kind, exitCode, report)).toEqual(result);
  });

  it.each<[string, Step['report'], number | undefined, string | undefined, string, number, number]>(
    [
      ['a command that fails', undefined, 2, undefined, 'ended with code 2', 0, 1],
      ['a command that is killed', undefined, undefined, undefined, 'did not finish', 0, 1],
      ['a missing report', 'vitest', 0, undefined, 'wrote no report', 0, 1],
      ['a report that is cut off', 'vitest', 0, '{"numPassed', 'cannot be read', 0, 1],
      ['a report of nothing', 'playwright', 0, 'null', 'cannot be read', 0, 1],
      ['a report without counts', 'vitest', 0, '{}', 'without counts', 0, 1],
      ['zero tests', 'vitest', 0, vitest(0, 0), 'ran no test', 0, 1],
      ['failed tests', 'vitest', 1, vitest(3, 5), '2 failed', 3, 2],
      ['failed tests with a clean exit code', 'vitest', 0, vitest(3, 5), '2 failed', 3, 2],
      ['flaky and skipped tests', 'playwright', 0, playwright(5, 1, 2, 3), '6 failed', 5, 6],
      ['an error outside the tests', 'vitest', 1, vitest(3, 3), 'outside its tests', 3, 1],
      ['a killed runner', 'vitest', undefined, vitest(3, 3), 'outside its tests', 3, 1],
    ],
  )('fails on %s', (_what, kind, exitCode, report, problem, passed, failed) => {
    const result = judge(kind, exitCode, report);
    expect(result).toMatchObject({ passed, failed });
    expect(result.problem).toContain(problem);
  });
});

describe('a run', () => {
  /** Runs steps that end in the next event loop turn, and records which ran at the same time. */
  async function record(specs: readonly (Step & { readonly fails?: boolean })[]) {
    const beside: Record<string, string[]> = {};
    const active = new Set<string>();
    const ended: string[] = [];
    const fails = new Set(specs.filter((spec) => spec.fails).map(({ script }) => script));
    const sum = await runSteps(
      specs,
      async ({ script }) => {
        active.add(script);
        for (const name of active) beside[name] = [...(beside[name] ?? []), ...active];
        await new Promise((resolve) => setImmediate(resolve));
        active.delete(script);
        return judge(undefined, fails.has(script) ? 1 : 0);
      },
      ({ script }, { problem = 'ok' }) => ended.push(`${script}: ${problem}`),
    );
    return { sum, beside, ended };
  }

  it('runs two steps at a time and adds up their results', async () => {
    const { sum, beside } = await record([{ script: 'a' }, { script: 'b' }, { script: 'c' }]);
    expect(sum).toEqual({ passed: 3, failed: 0 });
    expect(beside.a).toContain('b');
    expect(beside.a).not.toContain('c');
  });

  it('starts the next step while one waits for its needs, and downloads beside two others', async () => {
    const { beside } = await record([
      { script: 'packages', downloads: true },
      { script: 'build' },
      { script: 'samples', needs: ['packages'] },
      { script: 'lint' },
    ]);
    expect(new Set(beside.packages)).toEqual(new Set(['packages', 'build', 'lint']));
    expect(beside.samples).not.toContain('packages');
  });

  it('continues after a failure, except with steps that need the failed one', async () => {
    const { sum, ended } = await record([
      { script: 'build', fails: true },
      { script: 'site', needs: ['build'] },
      { script: 'e2e', needs: ['site'] },
      { script: 'unit' },
    ]);
    expect(sum).toEqual({ passed: 1, failed: 3 });
    expect([...ended].sort()).toEqual([
      'build: ended with code 1',
      'e2e: not run: site failed',
      'site: not run: build failed',
      'unit: ok',
    ]);
  });

  it('keeps a step that runs alone apart from the others', async () => {
    const { beside } = await record([
      { script: 'a' },
      { script: 'b', alone: true },
      { script: 'c' },
    ]);
    expect(new Set(beside.b)).toEqual(new Set(['b']));
  });

  it('refuses a need that no earlier step meets', async () => {
    await expect(record([{ script: 'a', needs: ['nothing'] }])).rejects.toThrow('a');
    const late = record([
      { script: 'last', alone: true },
      { script: 'b', needs: ['last'] },
    ]);
    await expect(late).rejects.toThrow('b needs last');
  });

  it.each<[string, (signal: AbortSignal) => Promise<Result>, string]>([
    ['never ends', () => new Promise<Result>(() => undefined), 'did not end in 0.001 minutes'],
    ['cannot be run', () => Promise.reject(new Error('no such program')), 'no such program'],
    [
      'ends only when it is stopped',
      (signal) =>
        new Promise<Result>((resolve) => {
          signal.addEventListener('abort', () => resolve({ passed: 1, failed: 0 }));
        }),
      'did not end in 0.001 minutes',
    ],
  ])('counts a step that %s as failed, and continues', async (_what, end, problem) => {
    const problems: Record<string, string | undefined> = {};
    const sum = await runSteps(
      [{ script: 'a' }, { script: 'b' }, { script: 'c', needs: ['a'] }],
      ({ script }, signal) =>
        script === 'a' ? end(signal) : Promise.resolve({ passed: 1, failed: 0 }),
      ({ script }, result) => {
        problems[script] = result.problem;
      },
      0.001,
    );
    expect(sum).toEqual({ passed: 1, failed: 2 });
    expect(problems).toEqual({ a: problem, b: undefined, c: 'not run: a failed' });
  });
});
