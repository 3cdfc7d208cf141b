import { describe, expect, it } from 'vitest';
import { plainText } from '../plain-text';
import { headingAnchor, parseMdx, syntaxProblem, withPlainAnchors } from './mdx';
import type { Problem } from '../problem';

const mistakeOf = (source: string): unknown => {
  try {
    return parseMdx(source);
  } catch (error) {
    return error;
  }
};

describe('anchors of headings', () => {
  it.each([
    ['Renew a loan {#renew}', { text: 'Renew a loan', id: 'renew' }],
    ['Renew a loan{#renew.now-1}', { text: 'Renew a loan', id: 'renew.now-1' }],
    ['Renew {#renew} a loan', { text: 'Renew {#renew} a loan' }],
    ['Renew a loan (#12)', { text: 'Renew a loan (#12)' }],
    ['Renew a loan', { text: 'Renew a loan' }],
  ])('are read from "%s"', (text, anchor) => {
    expect(headingAnchor(text)).toEqual(anchor);
  });

  it('are not expressions, and occur only at the end of a heading', () => {
    const [heading] = parseMdx('## Renew a loan {#renew.__a_b__}  \n').children;
    expect(heading).toMatchObject({ type: 'heading', children: [{ type: 'text' }] });
    expect(heading && headingAnchor(plainText(heading))).toEqual({
      text: 'Renew a loan',
      id: 'renew.__a_b__',
    });
    expect(withPlainAnchors('## A {#a._b}\n\n#')).toBe('## A {#a.\\_b}\n\n#');
    for (const source of ['Number # renew {#renew}', '## Renew {#renew} a loan']) {
      expect(mistakeOf(source)).toBeInstanceOf(Error);
    }
  });
});

describe('mistakes of a page', () => {
  const FILE = 'partners/general/loan.mdx';
  const problemFor = (reason: string, place: object = {}): Problem =>
    syntaxProblem(Object.assign(new Error(reason), { reason }, place), FILE, '');

  it('are placed where the parser says, or else at the start of the page', () => {
    const at = (line: number, column: number) => ({ place: { file: FILE, line, column } });
    expect(problemFor('Unexpected end.', { line: 12, column: 34 })).toMatchObject(at(12, 34));
    expect(problemFor('Expected a closing tag for `<Note>` (12:34-12:40)')).toMatchObject(
      at(12, 34),
    );
    expect(problemFor('Unexpected end')).toMatchObject(at(1, 1));
  });

  it('are reported in one sentence, with a next step for each kind', () => {
    const quotes = problemFor('Unexpected 1.5 in attribute value.');
    expect(quotes.message).toBe('The page is not MDX: Unexpected 1.5 in attribute value');
    expect(quotes.next).toContain('quotes');
    expect(problemFor('Something else').next).toContain('&lt;');
  });

  it.each([
    ['no reason', new Error('Disk full')],
    ['a reason that is not a string', Object.assign(new Error('Aborted'), { reason: 7 })],
    ['a reason that is not an `Error`', { reason: 'Disk full' }],
  ])('do not include an error with %s, which is rethrown', (_, problem) => {
    expect(() => syntaxProblem(problem, FILE, '')).toThrow(problem as Error);
  });
});
