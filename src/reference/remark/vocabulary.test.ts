import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../contract/problem';
import { vocabularyProblems } from './vocabulary';

const TAGS = [
  { name: 'Operation' },
  { name: 'Schema', attributes: { name: 'text' } },
  { name: 'Notice', attributes: { compact: 'flag' } },
] as const;

const check = (value: string): readonly string[] => {
  const root = unified().use(remarkParse).use(remarkMdx).parse(value);
  const problems = vocabularyProblems(root, 'partners/general/fees.mdx', TAGS);
  return [...problems].map(formatProblem);
};

describe('vocabulary', () => {
  it.each([
    ['a tag of the vocabulary', '<Schema name="Loan" />'],
    ['a tag with an attribute that takes no value', '<Notice compact />'],
    ['an HTML element', '<kbd>K</kbd>'],
    ['an import', "import Fees from './_fees.mdx'\n\n<Fees />"],
  ])('accepts %s', (_what, source) => {
    expect(check(source)).toEqual([]);
  });

  it('reports an unknown tag with its place and a similar tag', () => {
    expect(check('One.\n\nTwo <Schem name="Loan" />').join()).toContain(
      'partners/general/fees.mdx:3:5 <Schem> is not a tag of the vocabulary. ' +
        'Next: did you mean `Schema`? The vocabulary is listed in src/site/components/README.md.',
    );
  });

  it.each([
    ["import Schema from './_schema.mdx'", '1:8'],
    ["import { Operation } from './x'", '1:10'],
  ])('reports %s, which the tag would replace', (source, position) => {
    const name = source.includes('Schema') ? 'Schema' : 'Operation';
    expect(check(source).join()).toContain(
      `partners/general/fees.mdx:${position} \`${name}\` is the name of a tag of the vocabulary, ` +
        `which would be shown instead. Next: give it another name, \`Page${name}\`, here and where it is used.`,
    );
  });

  it('reports a partial that would appear in every reference block', () => {
    expect(check("import Endpoint from './_endpoint.mdx'").join()).toContain(
      'partners/general/fees.mdx:1:8 `Endpoint` is the name of a component that reference blocks are made of; ' +
        'they would show this one. Next: give it another name, `PageEndpoint`',
    );
  });

  it('lists the vocabulary if no tag is similar', () => {
    expect(check('<Q />').join()).toContain('known are Operation, Schema, Notice, Figure');
  });
});
