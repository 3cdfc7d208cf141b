/** A step of a run: a script of package.json. */
export interface Step {
  readonly script: string;
  /** The runner whose report counts its tests; without one the exit code decides. */
  readonly report?: 'vitest' | 'playwright';
  /** Scripts earlier in the list that must have passed before this one starts. */
  readonly needs?: readonly string[];
  /** Starts after all others, with nothing beside it: it uses every core or measures time. */
  readonly alone?: boolean;
}

/** The outcome of a step, or of a whole run. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** Why the step failed; absent when it passed. */
  readonly problem?: string;
  /** How long the step ran; absent when it did not run. */
  readonly seconds?: number;
}

/** The part of a report that the two runners write. */
interface Report {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

/** Tests that passed, and all tests: one without a verdict (skipped, flaky, to do) counts as failed. */
const COUNTS = {
  vitest: (report: Report) => [report.numPassedTests, report.numTotalTests],
  playwright: ({ stats: { expected, unexpected, flaky, skipped } }: Report) => [
    expected,
    expected + unexpected + flaky + skipped,
  ],
} as const;

const failure = (problem: string, passed = 0, failed = 1): Result => ({ passed, failed, problem });

/**
 * Judges a step.
 *
 * @param exitCode `undefined` when it could not be started or was killed
 * @param report what its runner wrote; `undefined` when it wrote none
 */
export function judge(kind: Step['report'], exitCode?: number, report?: string): Result {
  if (kind === undefined) {
    if (exitCode === 0) return { passed: 1, failed: 0 };
    return failure(exitCode === undefined ? 'did not finish' : `ended with code ${exitCode}`);
  }
  if (report === undefined) return failure('wrote no report');
  try {
    const [passed = NaN, total = NaN] = COUNTS[kind](JSON.parse(report) as Report);
    if (!Number.isInteger(passed + total)) return failure('wrote a report without counts');
    if (total === 0) return failure('ran no test');
    if (passed < total) return failure(`${total - passed} failed`, passed, total - passed);
    // A file that cannot be loaded, or an error outside a test, is in no count.
    return exitCode === 0 ? { passed, failed: 0 } : failure('failed outside its tests', passed);
  } catch {
    return failure('wrote a report that cannot be read');
  }
}

/** Steps that run at the same time: the usual number of cores of a CI machine. */
const WIDTH = 2;

/**
 * Runs steps in their order, two at a time, then those that run alone. After a failure, only the
 * steps that need the failed one are left out.
 *
 * @returns the sum of their results
 * @throws when a step needs one that is not earlier in the list
 */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step) => Promise<Result>,
  onEnd: (step: Step, result: Result) => void,
): Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  const resultOf = async ({ needs = [], ...step }: Step): Promise<Result> => {
    for (const script of needs) {
      const result = results.get(script);
      if (!result)
        throw new Error(`${step.script} needs ${script}, which is not listed before it.`);
      if ((await result).problem !== undefined) return failure(`not run: ${script} failed`);
    }
    return run(step);
  };
  // The workers share one iterator, so each step is taken once.
  const work = async (queue: Iterable<Step>): Promise<void> => {
    for (const step of queue) {
      const result = resultOf(step);
      results.set(step.script, result);
      onEnd(step, await result);
    }
  };
  const queue = steps.filter(({ alone }) => !alone).values();
  await Promise.all(Array.from({ length: WIDTH }, () => work(queue)));
  await work(steps.filter(({ alone }) => alone));
  const all = await Promise.all(results.values());
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
