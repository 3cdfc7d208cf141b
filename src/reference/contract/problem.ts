import { compare } from './compare';
import type { Level } from './level';
import type { Place } from './model';

/** A mistake in the contract, and what its writer does next. */
export interface Problem {
  readonly place: Place;
  /** What is wrong; a sentence without its full stop. */
  readonly message: string;
  /** What to do; a sentence without its full stop. */
  readonly next: string;
  /** The rule that reports it, where a set can choose how to take it. */
  readonly rule?: string;
  /** The lowest level at which that rule stops the build. */
  readonly level?: Level;
  /** Set for what the level of the set lets through. */
  readonly severity?: 'warning';
}

export const isError = ({ severity }: Problem): boolean => severity === undefined;

export const formatPlace = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** `partners/general/contract/card.yaml:12:7 message. Next: ….` */
export const formatProblem = ({ place, message, next, severity, rule }: Problem): string =>
  `${formatPlace(place)} ${severity ? `${severity} (${rule ?? ''}): ` : ''}${sentence(message)} Next: ${sentence(next)}`;

/** By file, line, column and message, each problem once. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.place.file, b.place.file) ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column ||
      compare(a.message, b.message),
  );
}

/** Every mistake of one run; its message has one line per mistake. */
export class ContractError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = sortProblems(problems);
    super(sorted.map(formatProblem).join('\n'));
    this.name = 'ContractError';
    this.problems = sorted;
  }
}
