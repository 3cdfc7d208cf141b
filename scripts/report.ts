/**
 * Adds up what the runners themselves report, so that the last line of
 * `npm test` cannot claim more than they counted.
 */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export interface StepResult {
  readonly name: string;
  readonly tally: Tally;
  /** Why the step failed; absent when it passed. */
  readonly problem?: string;
}

/** Exit code of a process; `undefined` when it could not be started or was killed. */
export type ExitCode = number | undefined;

export type ReportKind = 'vitest' | 'playwright';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const count = (source: Record<string, unknown>, key: string): number => {
  const value = source[key];
  if (typeof value !== 'number') throw new Error(`the report has no number "${key}"`);
  return value;
};

/**
 * Counts of one JSON report. A test that did not run to a verdict (skipped,
 * flaky, to do) counts as failed: nothing here is allowed to be skipped.
 */
export function readReport(kind: ReportKind, json: string): Tally {
  const report: unknown = JSON.parse(json);
  if (!isRecord(report)) throw new Error('the report is not an object');
  if (kind === 'vitest') {
    const passed = count(report, 'numPassedTests');
    return { passed, failed: count(report, 'numTotalTests') - passed };
  }
  if (!isRecord(report.stats)) throw new Error('the report has no "stats"');
  const { stats } = report;
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + count(stats, 'skipped'),
  };
}

/** Result of a step without a report of its own (compiler, linter, build). */
export function judgeCommand(name: string, exitCode: ExitCode): StepResult {
  return exitCode === 0
    ? { name, tally: { passed: 1, failed: 0 } }
    : {
        name,
        tally: { passed: 0, failed: 1 },
        problem: exitCode === undefined ? 'did not finish' : `ended with code ${exitCode}`,
      };
}

/**
 * Result of a step that writes a report.
 *
 * @param json contents of the report, `undefined` when the runner wrote none
 */
export function judgeRunner(
  name: string,
  kind: ReportKind,
  exitCode: ExitCode,
  json: string | undefined,
): StepResult {
  const fail = (problem: string, passed = 0, failed = 1): StepResult => ({
    name,
    tally: { passed, failed },
    problem,
  });
  if (json === undefined) return fail('wrote no report');
  let tally: Tally;
  try {
    tally = readReport(kind, json);
  } catch (error) {
    return fail(`unreadable report: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (tally.passed + tally.failed === 0) return fail('ran no test');
  if (tally.failed > 0) return fail(`${tally.failed} failed`, tally.passed, tally.failed);
  // A file that cannot be loaded, or an error outside a test, is in no count.
  if (exitCode !== 0) return fail('failed outside its tests', tally.passed);
  return { name, tally };
}

/** A step that was not run because one it needs has failed. */
export const notRun = (name: string, needed: string): StepResult => ({
  name,
  tally: { passed: 0, failed: 1 },
  problem: `not run: ${needed} failed`,
});

export function total(results: readonly StepResult[]): Tally {
  return {
    passed: results.reduce((sum, { tally }) => sum + tally.passed, 0),
    failed: results.reduce((sum, { tally }) => sum + tally.failed, 0),
  };
}

/** The last line of `npm test`. */
export const summary = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/** 0 only when something passed, nothing failed and every step gave a result. */
export function exitStatus(results: readonly StepResult[], expectedSteps: number): 0 | 1 {
  const { passed, failed } = total(results);
  return passed > 0 && failed === 0 && results.length === expectedSteps ? 0 : 1;
}
