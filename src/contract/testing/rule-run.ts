import type { Fee } from '../../fees/schedule';
import type { Problem } from '../problem';
import { ruleContext, type Rule } from '../rule';
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

/** What a rule says of a document: `word at the place | rule | message | next step`. */
export function saidBy(rule: Rule, input: RuleInput): readonly string[] {
  const { fees = [], isComplete = true, ...texts } = input;
  const context = ruleContext({
    ...readInput(input),
    set: 'general',
    docsUrl: DOCS_URL,
    fees: fees as readonly Fee[],
    isComplete,
  });
  return [...rule(context)].map((problem) =>
    [wordAt(problem, { ...texts }), problem.rule, problem.message, problem.next].join(' | '),
  );
}
