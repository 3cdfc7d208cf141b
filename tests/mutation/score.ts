import type { MutantStatus } from '@stryker-mutator/api/core';

/** The percentage of mutants that tests must kill. */
export const REQUIRED = 85;

/** The result of a mutant. */
export interface Outcome {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly status: MutantStatus;
  readonly statusReason?: string | undefined;
}

/** The reason of mutants that exceed the maximum number of loop steps. */
export const ENDLESS = 'Runs without an end';

export interface Verdict {
  /** Whether enough mutants were killed. */
  readonly passed: boolean;
  /** A summary in one line. */
  readonly summary: string;
  /** Mutants that no test noticed, as `file:line:column change`. */
  readonly survivors: readonly string[];
}

/**
 * Mutants that time out by the clock count as neither killed nor survived: a busy machine proves
 * nothing. Mutants that do not compile or were not run do not count either.
 */
export function judge(folder: string, outcomes: readonly Outcome[]): Verdict {
  const count = (status: MutantStatus): number =>
    outcomes.filter((outcome) => outcome.status === status).length;
  const endless = outcomes.filter(({ statusReason }) => statusReason === ENDLESS).length;
  const killed = count('Killed') + endless;
  const survived = count('Survived');
  const untested = count('NoCoverage');
  const total = killed + survived + untested;
  const percent = total === 0 ? 0 : (killed / total) * 100;
  const figures = [
    `${folder}: ${killed} of ${total} mutants killed (${percent.toFixed(1)} %)`,
    `${survived} survived`,
    `${untested} in code no test runs`,
    `${count('Timeout') - endless} timed out`,
  ];
  const alive = outcomes
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .toSorted(
      (a, b) =>
        a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line,
    );
  return {
    passed: total > 0 && percent >= REQUIRED,
    summary: figures.join(', '),
    survivors: alive.map(({ fileName, location: { start }, mutatorName, replacement, status }) => {
      const to = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80);
      const untried = status === 'NoCoverage' ? ' (no test runs it)' : '';
      return `${fileName}:${start.line}:${start.column} ${mutatorName} → ${to}${untried}`;
    }),
  };
}
