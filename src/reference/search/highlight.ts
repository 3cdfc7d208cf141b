import { COMPOUND, fold, partsOf } from './tokenize';

/** Half-open range of a string. */
type TextRange = readonly [start: number, end: number];

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

/** A part of a text, which is marked or not. */
export interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a text at its matched words. */
export function piecesOf(text: string, terms: ReadonlySet<string>): readonly TextPiece[] {
  const ranges = rangesOf(text, terms);
  const pieces = ranges.flatMap(([start, end], index): TextPiece[] => [
    { text: text.slice(ranges[index - 1]?.[1] ?? 0, start), isMarked: false },
    { text: text.slice(start, end), isMarked: true },
  ]);
  const rest = { text: text.slice(ranges.at(-1)?.[1] ?? 0), isMarked: false };
  return [...pieces, rest].filter((piece) => piece.text !== '');
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
