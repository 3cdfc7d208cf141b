import { LIMIT_MINUTES } from './run-command.mjs';

/** A step of a run: a script of package.json. */
export interface Step {
  readonly script: string;
  /** The runner whose report counts its tests; without one the exit code decides. */
  readonly report?: 'vitest' | 'playwright';
  /** Scripts earlier in the list that must have passed before this one starts. */
  readonly needs?: readonly string[];
  /** Waits for downloads more than it computes, so it runs beside the others. */
  readonly downloads?: boolean;
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

/** The properties that are read from the reports of the two runners. */
interface Report {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

/** Counts passed tests and all tests; skipped, flaky and unfinished tests count as failed. */
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
    // The counts include neither files that cannot be loaded nor errors outside a test.
    return exitCode === 0 ? { passed, failed: 0 } : failure('failed outside its tests', passed);
  } catch {
    return failure('wrote a report that cannot be read');
  }
}

/** Runs a step; it fails when it throws, or has not ended after some minutes. */
async function inTime(
  step: Step,
  run: (step: Step, signal: AbortSignal) => Promise<Result>,
  minutes: number,
): Promise<Result> {
  const limit = new AbortController();
  const stuck = new Promise<Result>((resolve) => {
    limit.signal.addEventListener('abort', () =>
      resolve(failure(`did not end in ${minutes} minutes`)),
    );
  });
  const timer = setTimeout(() => limit.abort(), minutes * 60_000);
  try {
    return await Promise.race([run(step, limit.signal), stuck]);
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** How many steps run at the same time: the usual number of cores of a CI machine. */
const WIDTH = 2;

/**
 * Runs steps in order, two at a time, each once the steps that it needs have ended; then the steps
 * that run alone. After a failure, only steps that need the failed one are skipped. A step that does
 * not end in time, or cannot be run, has failed.
 *
 * @param run ends everything that it has started when its signal aborts
 * @returns the sum of their results
 * @throws when a step needs one that is not earlier in the list
 */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step, signal: AbortSignal) => Promise<Result>,
  onEnd: (step: Step, result: Result) => void,
  minutes = LIMIT_MINUTES,
): Promise<Result> {
  steps.forEach(({ script, needs = [], alone }, index) => {
    const earlier = steps.slice(0, index).filter((step) => alone === true || !step.alone);
    const unmet = needs.find((need) => !earlier.some((step) => step.script === need));
    if (unmet !== undefined)
      throw new Error(`${script} needs ${unmet}, which is not listed before it.`);
  });
  const results = new Map<string, Result>();
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<unknown>>();

  const take = async (step: Step): Promise<void> => {
    const failed = step.needs?.find((need) => results.get(need)?.problem !== undefined);
    const result =
      failed === undefined
        ? await inTime(step, run, minutes)
        : failure(`not run: ${failed} failed`);
    results.set(step.script, result);
    onEnd(step, result);
  };
  const canStart = ({ needs = [], alone, downloads }: Step): boolean => {
    if (alone) return running.size === 0 && [...waiting].every((other) => other.alone);
    const busy = [...running.keys()].filter((step) => !step.downloads).length;
    if (!downloads && busy >= WIDTH) return false;
    return needs.every((need) => results.has(need));
  };
  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      if (!canStart(step)) continue;
      waiting.delete(step);
      running.set(
        step,
        take(step).then(() => running.delete(step)),
      );
    }
    await Promise.race(running.values());
  }
  const all = [...results.values()];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
