import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, markedHtml, rangesOf, snippetOf, wordsAt } from './highlight';

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
    expect(markedHtml('Freeze the cards: card_frozen', new Set(['card', 'freeze']))).toBe(
      '<mark>Freeze</mark> the <mark>cards</mark>: <mark>card</mark>_frozen',
    );
    expect(markedHtml('fundingSource', new Set(['fundingsource']))).toBe(
      '<mark>fundingSource</mark>',
    );
  });

  it('reads nothing of the text as HTML', () => {
    const terms = new Set(['img', 'onerror', 'alert']);
    const html = markedHtml('<img src=x onerror="alert(1)">', terms);
    expect(html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
  });

  it('shows any text as it stands, whatever is marked', () => {
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

it('gives ranges in order, inside the text and without overlap', () => {
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

  it('is the part around the first found word', () => {
    const snippet = snippetOf(long, new Set(['needle']));
    expect(snippet).toContain('needle');
    expect(snippet.length).toBeLessThan(130);
    expect(snippet).toMatch(/^… word .* …$/);
  });

  it('is the start when nothing is found', () => {
    expect(snippetOf(long, new Set(['nothing']))).toMatch(/^word word/);
  });
});

describe('wordsAt', () => {
  it('gives whole words, folded, of which some letters are marked', () => {
    const text = 'Freeze the authorised cards';
    const marks = [
      [0, 3],
      [11, 21],
    ] as const;
    expect(wordsAt(text, marks)).toEqual(['freeze', 'authorized']);
    expect(wordsAt(text, [[6, 7]])).toEqual([]);
  });
});
