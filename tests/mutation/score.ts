import type { MutantStatus } from '@stryker-mutator/api/core';

/** Share of mutants that tests have to kill, in percent. */
export const REQUIRED = 85;

/** What became of a mutant. */
export interface Outcome {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly status: MutantStatus;
  readonly statusReason?: string | undefined;
}

/** Reason of a mutant that looped more often than its code can, counted in steps. */
export const ENDLESS = 'Runs without an end';

export interface Verdict {
  /** Whether enough mutants were killed. */
  readonly passed: boolean;
  /** One line of figures. */
  readonly summary: string;
  /** Mutants that no test noticed, `file:line:column what it does`. */
  readonly survivors: readonly string[];
}

/**
 * A mutant that ran out of time on the clock is neither killed nor alive: a busy machine proves
 * nothing. One that does not compile or was not tried does not count.
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
