import type { Code } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { code, coloredCode } from './code';

const fenceOf = (value: string): Code | undefined => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(code);
  const file = new VFile({ value, path: '/site/partners/general/fees.mdx', cwd: '/site' });
  const root = processor.runSync(processor.parse(file), file);
  return root.children.find((node) => node.type === 'code');
};
/** The parts of colored text as pairs of role and text; plain text has an empty role. */
const partsOf = (parts: ReturnType<typeof coloredCode>) =>
  parts.map((part) => {
    if (part.type === 'text') return ['', part.value];
    const [inner] = part.children;
    return [String(part.properties.className), inner?.type === 'text' ? inner.value : ''];
  });
const fence = (info: string, text: string): string => `Before.\n\n\`\`\`${info}\n${text}\n\`\`\`\n`;

describe('code', () => {
  it('colors a fence with elements named after roles', () => {
    const children = fenceOf(fence('js', "const a = 'x'; // b"))?.data?.hChildren ?? [];
    expect(partsOf(children as ReturnType<typeof coloredCode>)).toEqual([
      ['code-keyword', 'const'],
      ['', ' a = '],
      ['code-string', "'x'"],
      ['', '; '],
      ['code-comment', '// b'],
      ['', '\n'],
    ]);
  });

  it('keeps the title', () => {
    expect(fenceOf(fence('json title="Right"', '1'))?.data?.hProperties).toEqual({
      title: 'Right',
    });
  });

  it.each(['bash', 'http', 'html', 'js', 'json', 'php', 'python', 'sql'])(
    'knows the language %s',
    (language) => {
      const text = 'POST /x HTTP/1.1\nif x == "y" 12 <a href="b"> SELECT 1 -- # //';
      const parts = coloredCode(text, language);
      expect(parts.some(({ type }) => type === 'element')).toBe(true);
      const whole = partsOf(parts).map(([, part]) => part);
      expect(whole.join('')).toBe(`${text}\n`);
    },
  );

  it('leaves text without color', () => {
    expect(coloredCode('if "x"', 'text')).toEqual([{ type: 'text', value: 'if "x"\n' }]);
  });

  it.each([
    ['', 'The code block has no language.', 'write it after the backticks: ```json, or ```text.'],
    [
      'pyton',
      'Code in `pyton` cannot be colored.',
      'did you mean `python`? `text` leaves it without color.',
    ],
    [
      'json {1,3}',
      '`{1,3}` after the language of a code block has no meaning.',
      'write title="…" there, or nothing.',
    ],
    [
      'json title=Right',
      '`title=Right` after the language of a code block has no meaning.',
      'write title="…" there, or nothing.',
    ],
  ])('refuses "%s"', (info, message, next) => {
    expect(() => fenceOf(fence(info, '1'))).toThrow(
      `partners/general/fees.mdx:3:1 ${message} Next: ${next}`,
    );
  });
});
