import { compare } from './compare';
import { grouped } from './grouped';
import type { Level } from './level';
import type { Place } from './model';

/** A mistake in the contract, and the next step of its writer. */
export interface Problem {
  readonly place: Place;
  /** What is wrong; a sentence without its full stop. */
  readonly message: string;
  /** What to do; a sentence without its full stop. */
  readonly next: string;
  /** The rule that reports it, if a set can choose the severity of the rule. */
  readonly rule?: string;
  /** The lowest level at which that rule stops the build. */
  readonly level?: Level;
  /** Set if the level of the set allows the problem. */
  readonly severity?: 'warning';
}

export const isError = ({ severity }: Problem): boolean => severity === undefined;

export const formatPlace = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** `partners/general/contract/card.yaml:12:7 message. Next: ….` */
export const formatProblem = ({ place, message, next, severity, rule }: Problem): string =>
  `${formatPlace(place)} ${severity ? `${severity} (${rule ?? ''}): ` : ''}${sentence(message)} Next: ${sentence(next)}`;

/** The bundler puts marks before the lines of an error, and the error's name before the first. */
const PROBLEM_LINE = /^[^\w./]*(?:\w*Error: |Cause: )?(\S.*:\d+:\d+ .* Next: .*)$/gm;

/** Returns the formatted problems in the text of an error, without duplicates. */
export const problemLinesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PROBLEM_LINE)].map(([, line = '']) => line)),
];

const order = (a: Problem, b: Problem): number =>
  compare(a.place.file, b.place.file) ||
  a.place.line - b.place.line ||
  a.place.column - b.place.column ||
  compare(a.message, b.message) ||
  compare(a.next, b.next);

/** Sorts problems by file, line, column and message, and removes duplicates. */
export const sortProblems = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted(order).filter((problem, index, sorted) => {
    const before = sorted[index - 1];
    return !before || order(before, problem) !== 0;
  });

/** The number of warnings to print per rule: a large document has tens of thousands. */
const FIRST_WARNINGS = 10;

/** Returns a line for each error and for the first warnings of each rule, with their total. */
export function problemLines(problems: readonly Problem[]): readonly string[] {
  const warnings = problems.filter((problem) => !isError(problem));
  const folded = [...grouped(warnings, ({ rule = '' }) => rule)].flatMap(([rule, found]) => {
    const rest = `${found.length} warnings (${rule}), the first ${FIRST_WARNINGS} above. Next: write \`${rule}: error\` below \`rules\` in set.yaml to list all.`;
    return [
      ...found.slice(0, FIRST_WARNINGS).map(formatProblem),
      ...(found.length > FIRST_WARNINGS ? [rest] : []),
    ];
  });
  return [...problems.filter(isError).map(formatProblem), ...folded];
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
