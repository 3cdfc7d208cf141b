import { counted } from '../../src/reference/contract/counted';
import { grouped } from '../../src/reference/contract/grouped';
import { LEVELS, type Level } from '../../src/reference/contract/level';
import {
  formatPlace,
  formatProblem,
  isError,
  type Problem,
} from '../../src/reference/contract/problem';
import type { Part } from './parts';

/** The findings of a rule: their number, and the first of them. */
interface Step {
  readonly rule: string;
  readonly count: number;
  readonly first: string;
  readonly next: string;
}

/** How good the contract of a set is, and how to improve it. */
export interface Card {
  readonly set: string;
  readonly title: string;
  readonly level: Level;
  /** The problems that stop the build now. */
  readonly mistakes: readonly string[];
  readonly parts: readonly Part[];
  /** The findings to resolve for each level above the set's own, the least work first. */
  readonly ways: readonly { readonly level: Level; readonly steps: readonly Step[] }[];
}

interface Scored extends Pick<Card, 'set' | 'title' | 'level' | 'parts'> {
  readonly findings: readonly Problem[];
}

function stepsOf(findings: readonly Problem[]): readonly Step[] {
  const steps = [...grouped(findings, ({ rule }) => rule)].flatMap(([rule, [first, ...more]]) =>
    first
      ? [{ rule, count: more.length + 1, first: formatPlace(first.place), next: first.next }]
      : [],
  );
  return steps.toSorted((a, b) => a.count - b.count);
}

export const cardOf = ({ findings, ...set }: Scored): Card => ({
  ...set,
  mistakes: findings.filter(isError).map(formatProblem),
  ways: LEVELS.slice(LEVELS.indexOf(set.level) + 1).map((level) => ({
    level,
    steps: stepsOf(findings.filter((finding) => !isError(finding) && finding.level === level)),
  })),
});

const inColumns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows.reduce<readonly number[]>(
    (all, row) => row.map((cell, index) => Math.max(cell.length, all[index] ?? 0)),
    [],
  );
  return rows.map((row) =>
    `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
};

const partRow = ({ name, have, of, gives }: Part): readonly string[] => [
  name,
  `${have} of ${of}`,
  gives,
];

/** Incomplete parts, the least complete first; the larger first when they are equally complete. */
const lacking = (parts: readonly Part[]): readonly Part[] =>
  parts
    .filter(({ have, of }) => have < of)
    .toSorted((a, b) => a.have / a.of - b.have / b.of || b.of - a.of);

function wayLines({ level, steps }: Card['ways'][number]): readonly string[] {
  const places = steps.reduce((sum, { count }) => sum + count, 0);
  if (places === 0) return ['', `Nothing is missing for level ${level}: write it into set.yaml.`];
  return [
    '',
    `To level ${level}: ${counted(places, 'place')}, the least work first`,
    ...inColumns(steps.map(({ rule, count, first, next }) => [String(count), rule, first, next])),
  ];
}

/** The card as text for the terminal. */
export function cardText({ set, title, level, mistakes, parts, ways }: Card): string {
  const better = lacking(parts);
  const complete = parts.filter((part) => !better.includes(part));
  const block = (heading: string, rows: readonly Part[]): readonly string[] =>
    rows.length === 0 ? [] : ['', heading, ...inColumns(rows.map(partRow))];
  return [
    `${title} (partners/${set}), level ${level}`,
    ...(mistakes.length === 0
      ? []
      : ['', `${counted(mistakes.length, 'mistake')} that stop the build`, ...mistakes]),
    ...block('Complete', complete),
    ...block('What more would give your readers', better),
    ...ways.flatMap(wayLines),
    '',
  ].join('\n');
}
