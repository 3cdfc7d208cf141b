import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, rangesOf, snippetOf } from './highlight';

describe('piecesOf', () => {
  const marked = (text: string, terms: readonly string[]): string =>
    piecesOf(text, new Set(terms))
      .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
      .join('');

  it('marks words, compounds and words inside compounds', () => {
    expect(marked('Extend the loans: loan_paused', ['loan', 'extend'])).toBe(
      '[Extend] the [loans]: [loan]_paused',
    );
    expect(marked('fundingSource', ['fundingsource'])).toBe('[fundingSource]');
  });

  it('keeps any text, whatever is marked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, terms) => {
        const pieces = piecesOf(text, new Set(terms));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('rangesOf', () => {
  it.each([
    ['a word', 'Extend a loan', ['loan'], [[9, 13]]],
    ['a word of a compound', 'see loan_paused now', ['paused'], [[9, 15]]],
    ['the first word of a compound', 'see loan_paused now', ['loan'], [[4, 8]]],
    ['a compound as one word', 'see loan_paused now', ['loanpaused'], [[4, 15]]],
    ['one camelCase part, as a whole', 'the fundingSource here', ['source'], [[4, 17]]],
    ['a plural, whole', 'two loans', ['loan'], [[4, 9]]],
    [
      'each occurrence of a word',
      'loan loan',
      ['loan'],
      [
        [0, 4],
        [5, 9],
      ],
    ],
    ['nothing', 'Extend a loan', ['exten', 'oan', ''], []],
  ])('finds %s', (_what, text, terms, ranges) => {
    expect(rangesOf(text, new Set(terms))).toEqual(ranges);
  });
});

it('returns ranges in order, inside the text and without overlap', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
      const ends = rangesOf(text, new Set(terms)).flat();
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
      expect(ends.every((end) => end >= 0 && end <= text.length)).toBe(true);
    }),
  );
});

describe('snippetOf', () => {
  const long = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`;

  it('keeps a short text', () => {
    expect(snippetOf('A short text.', new Set(['text']))).toBe('A short text.');
  });

  it('is the part around the first match', () => {
    const snippet = snippetOf(long, new Set(['needle']));
    expect(snippet).toContain('needle');
    expect(snippet.length).toBeLessThan(130);
    expect(snippet).toMatch(/^… word .* …$/);
  });

  it('is the start when nothing matches', () => {
    expect(snippetOf(long, new Set(['nothing']))).toBe(`${'word '.repeat(22).trim()} …`);
  });

  it('keeps 110 characters whole, and cuts 111 at a space', () => {
    const text = `${'word '.repeat(21)}words`;
    expect(text).toHaveLength(110);
    expect(snippetOf(text, new Set())).toBe(text);
    expect(snippetOf(`${text}!`, new Set())).toBe(`${'word '.repeat(21).trim()} …`);
  });

  it.each([
    [30, 'x'.repeat(29)],
    [31, `… ${'y'.repeat(29)} needle`],
  ])('begins at the start if the match is within 30 characters: %i', (length, start) => {
    const text = `${length === 30 ? 'x'.repeat(29) : `x ${'y'.repeat(28)}`} needle ${'word '.repeat(40)}`;
    expect(text.indexOf('needle')).toBe(length === 30 ? 30 : 31);
    const snippet = snippetOf(text, new Set(['needle']));
    expect(snippet.startsWith(length === 30 ? start : '… ')).toBe(true);
    expect(snippet).toContain('needle');
  });

  it('cuts a text without spaces at the maximum length', () => {
    expect(snippetOf('x'.repeat(300), new Set())).toBe(`${'x'.repeat(110)} …`);
  });

  it('has no ellipsis where the text ends', () => {
    const text = `${'word '.repeat(60)}needle at the end`;
    const snippet = snippetOf(text, new Set(['needle']));
    expect(snippet).toMatch(/^… word .*needle at the/);
    expect(snippetOf(`${'word '.repeat(60)}needle`, new Set(['needle']))).toMatch(/^… /);
  });
});
