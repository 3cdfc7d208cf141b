import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../contract/escape-html';
import { markedHtml, rangesOf, snippetOf, wordsAt } from './highlight';

const plainText = (html: string): string =>
  html
    .replace(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('markedHtml', () => {
  it('marks words, compounds and words inside compounds', () => {
    expect(markedHtml('Extend the loans: loan_paused', new Set(['loan', 'extend']))).toBe(
      '<mark>Extend</mark> the <mark>loans</mark>: <mark>loan</mark>_paused',
    );
    expect(markedHtml('fundingSource', new Set(['fundingsource']))).toBe(
      '<mark>fundingSource</mark>',
    );
  });

  it('does not interpret the text as HTML', () => {
    const terms = new Set(['img', 'onerror', 'alert']);
    const html = markedHtml('<img src=x onerror="alert(1)">', terms);
    expect(html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
  });

  it('shows any text unchanged, whatever is marked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, terms) => {
        const html = markedHtml(text, new Set(terms));
        expect(plainText(html)).toBe(text);
        expect(html.replace(/<\/?mark>/g, '')).toBe(escapeHtml(text));
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

describe('wordsAt', () => {
  it('returns whole words, folded, if some of their letters are marked', () => {
    const text = 'Extend the authorized loans';
    const marks = [
      [0, 3],
      [11, 21],
    ] as const;
    expect(wordsAt(text, marks)).toEqual(['extend', 'authorized']);
    expect(wordsAt(text, [[6, 7]])).toEqual([]);
  });
});
