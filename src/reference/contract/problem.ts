import { compare } from './compare';
import { grouped } from './grouped';
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

/** The bundler puts marks before the lines of an error, and the name of its kind before the first. */
const PROBLEM_LINE = /^[^\w./]*(?:\w*Error: |Cause: )?(\S.*:\d+:\d+ .* Next: .*)$/gm;

/** The formatted problems that the text of an error holds, each once. */
export const problemLinesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PROBLEM_LINE)].map(([, line = '']) => line)),
];

/** The problem that a formatted one says; undefined for a line that is none. */
export function problemIn(line: string): Problem | undefined {
  const [, file, at, column, message, next] =
    /^(.+?):(\d+):(\d+) (.+?)\.? Next: (.+?)\.?$/.exec(line) ?? [];
  if (file === undefined || message === undefined || next === undefined) return undefined;
  return { place: { file, line: Number(at), column: Number(column) }, message, next };
}

const order = (a: Problem, b: Problem): number =>
  compare(a.place.file, b.place.file) ||
  a.place.line - b.place.line ||
  a.place.column - b.place.column ||
  compare(a.message, b.message) ||
  compare(a.next, b.next);

/** By file, line, column and message, each problem once. */
export const sortProblems = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted(order).filter((problem, index, sorted) => {
    const before = sorted[index - 1];
    return !before || order(before, problem) !== 0;
  });

/** How many warnings of a rule are printed: a large document has tens of thousands. */
const FIRST_WARNINGS = 10;

/** A line for each mistake, and for the first warnings of each rule with the number of all. */
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
