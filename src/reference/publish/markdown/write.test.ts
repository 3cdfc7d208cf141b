import fc from 'fast-check';
import type { Paragraph } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { write } from './write';

const read = (markdown: string): unknown =>
  fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  }).children.map((block) =>
    'children' in block ? [block.type, ...block.children.map(partOf)] : [block.type],
  );
const partOf = (node: object): unknown =>
  'value' in node ? ['type' in node && node.type, node.value] : node;

/**
 * Text that parsers of GitHub's Markdown turn into a link, even if it is escaped: they search the
 * parsed text for addresses (mdast-util-gfm-autolink-literal, `transformGfmAutolinkLiterals`;
 * cmark-gfm, `postprocess_text`).
 */
const ADDRESS = /[-.\w+]@[-\w]+\.[-\w]|www\./i;

/** Random texts of letters and punctuation, some of which has a meaning in Markdown. */
const text = fc
  .string({
    unit: fc.constantFrom(...Array.from('abws1 2.,:;()[]-_*`~|#+=<>&/\\!%·\'"@é')),
    minLength: 1,
    maxLength: 24,
  })
  // Spaces at the ends of a line are not part of its text.
  .map((value) => value.trim())
  .filter((value) => value !== '' && !ADDRESS.test(value));

const paragraph = (...children: Paragraph['children']): Paragraph => ({
  type: 'paragraph',
  children,
});

describe('a text', () => {
  it('is parsed back unchanged, whatever it contains', () => {
    fc.assert(
      fc.property(text, (value) => {
        const written = write([paragraph({ type: 'text', value })]);
        expect(read(written), written).toEqual([['paragraph', ['text', value]]]);
      }),
      { numRuns: 1000 },
    );
  });

  it('is parsed back unchanged between two pieces of code', () => {
    const code = { type: 'inlineCode', value: 'x' } as const;
    fc.assert(
      fc.property(text, fc.constantFrom('', ' '), fc.constantFrom('', ' '), (inner, start, end) => {
        const value = `${start}${inner}${end}`;
        const written = write([paragraph(code, { type: 'text', value }, code)]);
        const around = ['inlineCode', 'x'];
        expect(read(written), written).toEqual([['paragraph', around, ['text', value], around]]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['<1@a>', 'x <%@a>a', '1<2@a>'])(
    'with an address in angle brackets is not a link: %s',
    (value) => {
      const written = write([paragraph({ type: 'text', value })]);
      expect(read(written), written).toEqual([['paragraph', ['text', value]]]);
    },
  );

  it.each([
    'Number of attempts (1 to 9), e.g. 3',
    'not_found, key_revoked: both',
    "the owner's e-mail",
  ])('is written without escapes when it is plain words: %s', (value) => {
    expect(write([paragraph({ type: 'text', value })])).toBe(`${value}\n`);
  });
});
