import { CONTROL, type Planned } from './plan';

interface Suite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** The properties of Playwright's JSON report that are used here. */
export interface Report {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface Outcome {
  readonly project: string;
  readonly test: string;
  readonly passed: boolean;
  readonly message: string;
}

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** @param path titles of the describe blocks around the suite */
const outcomesOf = (suite: Suite, path: readonly string[]): Outcome[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      project: projectName,
      test: [file, ...path, title].join(' › '),
      passed: status === 'expected',
      message: results
        .flatMap(({ errors }) => errors.map(({ message = '' }) => message))
        .join('\n')
        .replace(ANSI, ''),
    })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => outcomesOf(inner, [...path, inner.title])),
];

export interface Verdict {
  /** Number of faults that made each of their tests fail with the expected message. */
  readonly caught: number;
  /** Number of tests that passed without a fault. */
  readonly control: number;
  readonly problems: readonly string[];
}

/**
 * Returns the results of a run: missed faults, tests without a fault, and tests that always fail.
 */
export function judge(
  { suites, errors }: Report,
  planned: readonly Planned[],
  isWholeTable = true,
): Verdict {
  const outcomes = suites.flatMap((suite) => outcomesOf(suite, []));
  const problems = errors.map(({ message = 'unknown error' }) => message);
  const control = outcomes.filter(({ project }) => project === CONTROL);
  const covered = new Set<string>();
  let caught = 0;
  for (const { name, fault } of planned) {
    const outcomesOfFault = outcomes.filter(({ project }) => project === name);
    outcomesOfFault.forEach(({ test }) => covered.add(test));
    const missed = outcomesOfFault.filter(
      ({ passed, message }) => passed || !fault.says.test(message),
    );
    if (outcomesOfFault.length === 0) problems.push(`${name}: names no test`);
    for (const { test, passed, message } of missed) {
      const why = passed
        ? 'passes'
        : `fails with other words than ${String(fault.says)}:\n${message}`;
      problems.push(`${name}: "${test}" ${why}`);
    }
    if (outcomesOfFault.length > 0 && missed.length === 0) caught += 1;
  }
  for (const { test, passed, message } of control) {
    if (!passed) problems.push(`without a fault, "${test}" fails:\n${message}`);
    const needsFault = isWholeTable && /^(?:frame|search)\//.test(test);
    if (needsFault && !covered.has(test)) problems.push(`"${test}" has no fault`);
  }
  return { caught, control: control.filter(({ passed }) => passed).length, problems };
}
