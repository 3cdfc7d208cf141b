import type { Fee } from '../../fees/schedule';
import type { Problem } from '../problem';
import { problemsOf, ruleContext, type Rule } from '../rule';
import { DOCS_URL, readInput, type WrittenInput } from './written-input';

export interface RuleInput extends WrittenInput {
  readonly fees?: readonly Pick<Fee, 'id'>[];
  /** Whether every reference leads somewhere. */
  readonly isComplete?: boolean;
}

/** The word that starts at a place. */
function wordAt({ place }: Problem, texts: Readonly<Record<string, unknown>>): string {
  const line = String(texts[place.file]).split('\n')[place.line - 1] ?? '';
  return /^[^:,\]}\s]*/.exec(line.slice(place.column - 1))?.[0] ?? '';
}

/** What rules say of a document: `word at the place | message | next step`. */
export function saidBy(rules: Rule | readonly Rule[], input: RuleInput): readonly string[] {
  const { fees = [], isComplete = true, ...texts } = input;
  const context = ruleContext({
    ...readInput(input),
    set: 'general',
    docsUrl: DOCS_URL,
    fees: fees as readonly Fee[],
    isComplete,
  });
  const said = [rules]
    .flat()
    .flatMap((rule) => problemsOf(rule, context))
    .map((problem) => [wordAt(problem, { ...texts }), problem.message, problem.next].join(' | '));

  return said;
}

/** Texts that each stand exactly once in an input, and what replaces them, in turn. */
export type Edits = readonly (readonly [find: string, replacement: string])[];

/** What is changed in an input or stands for it, and all that a rule says of it. */
export type Row = readonly [what: string, change: Edits | RuleInput, ...said: string[]];

const PARTS = ['document', 'errors', 'shared'] as const;

function edited(input: RuleInput, edits: Edits): RuleInput {
  return edits.reduce((before, [find, replacement]) => {
    const parts = PARTS.filter((part) => before[part]?.includes(find));
    const [part] = parts;
    const pieces = part === undefined ? [] : (before[part] ?? '').split(find);
    if (part === undefined || parts.length > 1 || pieces.length !== 2) {
      throw new Error(`\`${find}\` is not once in the input.`);
    }
    return { ...before, [part]: pieces.join(replacement) };
  }, input);
}

/** Cases of a table whose rows begin with the same input. */
export const rowsOf = (base: RuleInput, rows: readonly Row[]) =>
  rows.map(([what, change, ...said]) => ({
    what,
    input: 'document' in change ? change : edited(base, change),
    said,
  }));
