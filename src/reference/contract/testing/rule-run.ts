import type { Fee } from '../../fees/schedule';
import type { Problem } from '../problem';
import { problemsOf, ruleContext, type Rule } from '../rules/rule';
import { DOCS_URL, readInput, type WrittenInput } from './written-input';

export interface RuleInput extends WrittenInput {
  readonly fees?: readonly Pick<Fee, 'id'>[];
  /** Whether every reference resolves. */
  readonly isComplete?: boolean;
}

/** The word that starts at a place. */
function wordAt({ place }: Problem, texts: Readonly<Record<string, unknown>>): string {
  const line = String(texts[place.file]).split('\n')[place.line - 1] ?? '';
  return /^[^:,\]}\s]*/.exec(line.slice(place.column - 1))?.[0] ?? '';
}

/** Returns the reports of rules on a document: `word at the place | message | next step`. */
export function reportsOf(rules: Rule | readonly Rule[], input: RuleInput): readonly string[] {
  const { fees = [], isComplete = true, ...texts } = input;
  const context = ruleContext({
    ...readInput(input),
    set: 'general',
    docsUrl: DOCS_URL,
    fees: fees as readonly Fee[],
    isComplete,
  });
  return [rules]
    .flat()
    .flatMap((rule) => problemsOf(rule, context))
    .map((problem) => [wordAt(problem, { ...texts }), problem.message, problem.next].join(' | '));
}

/** Texts that each occur once in an input, and their replacements, applied in order. */
export type Edits = readonly (readonly [find: string, replacement: string])[];

/** Edits of the common input, or another input, and everything that the rule reports. */
export type Row = readonly [what: string, change: Edits | RuleInput, ...reports: string[]];

const PARTS = ['document', 'errors', 'shared'] as const;

function edited(input: RuleInput, edits: Edits): RuleInput {
  return edits.reduce((before, [find, replacement]) => {
    const parts = PARTS.filter((part) => before[part]?.includes(find));
    const [part] = parts;
    const pieces = part === undefined ? [] : (before[part] ?? '').split(find);
    if (part === undefined || parts.length > 1 || pieces.length !== 2) {
      throw new Error(`\`${find}\` does not occur once in the input.`);
    }
    return { ...before, [part]: pieces.join(replacement) };
  }, input);
}

/** Returns the cases of a table whose rows start from the same input. */
export const rowsOf = (base: RuleInput, rows: readonly Row[]) =>
  rows.map(([what, change, ...reports]) => ({
    what,
    input: 'document' in change ? change : edited(base, change),
    reports,
  }));
