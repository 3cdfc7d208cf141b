import { escapeHtml } from '../contract/escape-html';
import { COMPOUND, fold, partsOf } from './tokenize';

/** Half-open range of a string. */
export type TextRange = readonly [start: number, end: number];

const WORD = /[\p{L}\p{N}]+/gu;

/** Returns the ranges of the matched words in a compound; camelCase words are marked as a whole. */
const wordsIn = (compound: string, offset: number, terms: ReadonlySet<string>): TextRange[] =>
  [...compound.matchAll(WORD)].flatMap(({ 0: word, index }): TextRange[] => {
    const isMatch = terms.has(fold(word)) || partsOf(word).some((part) => terms.has(part));
    return isMatch ? [[offset + index, offset + index + word.length]] : [];
  });

/** Yields the ranges of the matched words in a text, one after the other. */
function* eachRange(text: string, terms: ReadonlySet<string>): Generator<TextRange> {
  for (const { 0: compound, index } of text.matchAll(COMPOUND)) {
    const parts = partsOf(compound);
    if (parts.length > 1 && terms.has(parts.join(''))) yield [index, index + compound.length];
    else yield* wordsIn(compound, index, terms);
  }
}

/** Returns the ranges of the matched words in a text, in order and without overlap. */
export const rangesOf = (text: string, terms: ReadonlySet<string>): readonly TextRange[] => [
  ...eachRange(text, terms),
];

/** Returns a text as HTML with the matched words in `<mark>`; the text itself is escaped. */
export function markedHtml(text: string, terms: ReadonlySet<string>): string {
  const ranges = rangesOf(text, terms);
  const pieces = ranges.map(([start, end], index) => {
    const before = text.slice(ranges[index - 1]?.[1] ?? 0, start);
    return `${escapeHtml(before)}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
  });
  return pieces.join('') + escapeHtml(text.slice(ranges.at(-1)?.[1] ?? 0));
}

const SNIPPET_LENGTH = 110;
const LEAD = 30;

/** Returns a text around its first matched word, cut at spaces; its start if no word matches. */
export function snippetOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= SNIPPET_LENGTH) return text;
  // Only the first match is needed, so the rest of a long text is not read.
  const [[first] = [0]] = eachRange(text, terms);
  const from = first <= LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1;
  const end = text.lastIndexOf(' ', from + SNIPPET_LENGTH);
  const to = end > from ? end : from + SNIPPET_LENGTH;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

/** Returns the folded words that contain a mark: all of `freeze` if `fre` is marked. */
export const wordsAt = (text: string, marks: readonly TextRange[]): readonly string[] =>
  [...text.matchAll(WORD)]
    .filter(({ 0: word, index }) =>
      marks.some(([start, end]) => start < index + word.length && end > index),
    )
    .map(([word]) => fold(word));
