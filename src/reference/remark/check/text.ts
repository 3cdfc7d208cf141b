import type { Problem } from '../../contract/problem';
import { placesIn } from '../../contract/source';
import { hint, problemAt } from '../problem';

/** The kinds of admonitions in Docusaurus. */
const ADMONITIONS = [
  'note',
  'tip',
  'info',
  'success',
  'warning',
  'important',
  'caution',
  'danger',
  'secondary',
];

/** Reports admonitions that are not closed, not opened, or of an unknown kind, in prose only. */
export function* admonitionProblems(text: string, file: string): Generator<Problem> {
  const place = placesIn(file, text);
  const open: { readonly index: number; readonly name: string; readonly colons: number }[] = [];
  for (const match of text.matchAll(/^([ \t]*)(:{2,})([ \t]*)(\w*)(\[[^\]\n]*$)?/gm)) {
    const [, indent = '', { length: colons } = '', space = '', name = '', title] = match;
    const index = match.index + indent.length;
    const problem = problemAt(place(index));
    if (colons === 2) {
      if (ADMONITIONS.includes(name)) {
        yield problem(`\`::${name}\` is not a note`, `write \`:::${name}\`, and \`:::\` below it`);
      }
      continue;
    }
    if (name === '') {
      if (open.pop()) continue;
      yield problem('Nothing is open that `:::` could end', 'delete the line');
      continue;
    }
    const around = open.at(-1);
    open.push({ index, name, colons });
    if (around && colons >= around.colons) {
      yield problem(
        'A note within a note needs fewer colons than the one around it',
        `write \`:${':'.repeat(colons)}${around.name}\` and \`:${':'.repeat(colons)}\` around it`,
      );
    } else if (space !== '') {
      yield problem(`\`::: ${name}\` has a space in it`, `write \`:::${name}\``);
    } else if (!ADMONITIONS.includes(name)) {
      yield problem(`\`:::${name}\` is not a kind of note`, hint(name, ADMONITIONS));
    } else if (title !== undefined) {
      yield problem(`The title of the \`:::${name}\` has no end`, 'close it with `]`');
    }
  }
  for (const { index, name } of open) {
    yield problemAt(place(index))(
      `The \`:::${name}\` that starts here has no end`,
      'write `:::` on a line of its own below it',
    );
  }
}

/** Patterns of mistyped Markdown, which pages show as plain text. */
const LEFTOVERS: readonly (readonly [pattern: RegExp, message: string, next: string])[] = [
  [
    /\[[^\]\n]+\] \((?=[./#]|https?:)/g,
    'The link has a space before its address',
    'delete the space',
  ],
  [
    /\[[^\]\n]+\]\[[^\]\n]*\]/g,
    'The link has no address: its name in the second brackets is defined nowhere',
    'write the address in parentheses, `[Card](./card.mdx)`',
  ],
  [
    /\[[^\]\n]+\]\([^)\n]+ [^)\n]+\)/g,
    'The address of the link has a space in it',
    'rename the file, or write `%20` for the space',
  ],
  [/^#(?:#{1,5}[^\s#]|[A-Za-z])/gm, 'The heading has no space after its `#`', 'write `## Title`'],
  [/^#{7,}/gm, 'The heading has more than six `#`', 'write `## Title`'],
  [
    // A first line with such a marker may be the words of a heading.
    /(?<=\S[ \t]*\n)(?:(?:[2-9]|\d{2})[.)] (?=\S)|-(?=[A-Za-z]))/g,
    'The list is not one: it has no empty line before it, or no space after the mark of an entry',
    'write an empty line before the list, and `- entry` or `1. entry`',
  ],
  [
    /\([^)\n]+\)\[(?:[./#]|https?:)[^\]\n]*\]/g,
    'The brackets of the link are the wrong way round',
    'write `[Card](./card.mdx)`',
  ],
  [
    /(?<![\w*_\\])(?:\*|__?)(?=[A-Za-z])/g,
    'The words that start here with `*` or `_` have no end',
    'put the same sign behind them, or write `\\*`',
  ],
  [/\[!\w+\]/g, 'This is not a note', 'write `:::note`, and `:::` on a line of its own below it'],
  [/\[\^[^\]\n]+\]/g, 'The note at the foot is missing', 'write it below, `[^1]: …`'],
  [/\[[^\]\n]+\]\([^)\n]*$/gm, 'The address of the link has no end', 'close it with `)`'],
  [
    /(?<!\\)\*\*/g,
    'The bold text has no end, or a space beside its `**`',
    'put `**` right around the words',
  ],
  [
    /(?<!\\)~~/g,
    'The struck text has no end, or a space beside its `~~`',
    'put `~~` right around the words',
  ],
  [
    /(?<![`\\])`{1,2}(?!`)/g,
    'The code has no end',
    'put a backtick on both sides of it, or three on lines of their own above and below it',
  ],
  [
    /^\|.*\|[ \t]*$/gm,
    'The table is not one: the line below its head, `| --- | --- |`, is missing or has another number of columns',
    'give that line as many columns as the head',
  ],
  [
    /&(?:amp|copy|gt|lt|nbsp|quot|shy)(?!\w*;)/g,
    'The name of a character has no `;` at its end',
    'write `&nbsp;`, or the character itself',
  ],
  [
    /[\v\f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\ufeff]/g,
    'There is an invisible character',
    'delete it, or type the words again',
  ],
];

/** A piece of mistyped Markdown in prose, and its offset. */
export interface Leftover extends Pick<Problem, 'message' | 'next'> {
  readonly index: number;
}

/** @param text the text nodes of a Markdown source, with everything else blank */
export function* leftovers(text: string): Generator<Leftover> {
  for (const [pattern, message, next] of LEFTOVERS) {
    // Reports the first match per paragraph: text without an end marker causes further matches.
    for (const paragraph of text.matchAll(/\S[^]*?(?=\n[ \t]*\n|$)/g)) {
      const [match] = paragraph[0].matchAll(pattern);
      if (match) yield { index: paragraph.index + match.index, message, next };
    }
  }
}
