/** A step of a run: a script of package.json. */
export interface Step {
  readonly script: string;
  /** Whose report it writes; without one the exit code decides. */
  readonly report?: 'vitest' | 'playwright';
  /** Scripts that must have succeeded before this one starts. */
  readonly needs?: readonly string[];
  /** Runs with nothing beside it: it uses every core or measures time. */
  readonly alone?: boolean;
}

/** What a step has shown. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** Why the step failed; absent when it passed. */
  readonly problem?: string;
}

/** The numbers that the runners report themselves. */
interface Report {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

/** A test without a verdict (skipped, flaky, to do) counts as failed: no test may be skipped. */
const COUNTS = {
  vitest: ({ numPassedTests: passed, numTotalTests }: Report): Result => ({
    passed,
    failed: numTotalTests - passed,
  }),
  playwright: ({ stats }: Report): Result => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }),
} as const;

const failure = (problem: string, { passed, failed } = { passed: 0, failed: 1 }): Result => ({
  passed,
  failed: Math.max(failed, 1),
  problem,
});

/**
 * Judges a step.
 *
 * @param exitCode `undefined` when it could not be started or was killed
 * @param report what its runner wrote; `undefined` when it wrote none
 */
export function judge(kind: Step['report'], exitCode?: number, report?: string): Result {
  if (kind === undefined) {
    return exitCode === 0
      ? { passed: 1, failed: 0 }
      : failure(exitCode === undefined ? 'did not finish' : `ended with code ${exitCode}`);
  }
  if (report === undefined) return failure('wrote no report');
  let counts: Result;
  try {
    counts = COUNTS[kind](JSON.parse(report) as Report);
  } catch {
    return failure('wrote a report that cannot be read');
  }
  const { passed, failed } = counts;
  if (!Number.isInteger(passed + failed)) return failure('wrote a report without counts');
  if (passed + failed === 0) return failure('ran no test');
  if (failed > 0) return failure(`${failed} failed`, counts);
  // A file that cannot be loaded, or an error outside a test, is in no count.
  return exitCode === 0 ? counts : failure('failed outside its tests', counts);
}

/** Steps that run at the same time: the usual size of a CI machine. */
const WIDTH = 2;

/**
 * Runs steps in their order, two at a time. A failure stops only the steps that need the failed one.
 *
 * @returns the sum of their results
 * @throws when a step waits for one that is not there
 */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step) => Promise<Result>,
  onEnd: (step: Step, result: Result) => void,
): Promise<Result> {
  const results = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex(
      ({ needs = [], alone }) =>
        needs.every((script) => results.has(script)) && running.size < (alone ? 1 : WIDTH),
    );
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step) {
      const failed = step.needs?.find((script) => results.get(script)?.problem !== undefined);
      const result = failed ? Promise.resolve(failure(`not run: ${failed} failed`)) : run(step);
      const end = result.then((ended) => {
        results.set(step.script, ended);
        running.delete(step.script);
        onEnd(step, ended);
      });
      running.set(step.script, end);
      if (step.alone) await end;
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`No step can start: ${waiting.map(({ script }) => script).join(', ')}`);
    }
  }
  return [...results.values()].reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }));
}
