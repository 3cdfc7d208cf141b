import { describe, expect, it } from 'vitest';
import { headingAnchor } from './mdx';
import { pageWith } from '../testing/page';

const page = (source: string, file = 'partners/general/api/loan.mdx') => pageWith({ file, source });
const slugged = (slug: string, file?: string) => page(`---\nslug: ${slug}\n---\n`, file).route;

describe('the address of a page', () => {
  it.each([
    ['partners/general/api/loan.mdx', 'api/loan'],
    ['partners/general/api/loan.md', 'api/loan'],
    ['partners/general/index.mdx', ''],
    ['partners/general/api/README.md', 'api'],
    ['partners/general/api/readme.mdx', 'api'],
    ['partners/general/api/reindex.mdx', 'api/reindex'],
    ['partners/general/api/index.mdx.mdx', 'api/index.mdx'],
    ['partners/general/api/indexes.mdx', 'api/indexes'],
  ])('of %s is %j', (file, route) => {
    expect(page('Text.', file).route).toBe(route);
  });

  it('follows the slug, relative to the folder or to the set', () => {
    expect(slugged('loans')).toBe('api/loans');
    expect(slugged('/loans')).toBe('loans');
    expect(slugged('/a/b/')).toBe('a/b');
    expect(slugged('/')).toBe('');
    expect(slugged('start', 'partners/general/intro.mdx')).toBe('start');
    expect(slugged('7')).toBe('api/loan');
  });

  it.each(['---\n- slug\n---\n', '---\nnull\n---\n', '---\na: [\n---\n', '\n---\nslug: x\n---\n'])(
    'does not follow %j',
    (source) => {
      expect(page(source).route).toBe('api/loan');
    },
  );
});

describe('readPage', () => {
  it('finds the tags, with their text attributes and places', () => {
    const { topic, tags, problems } = page(
      '# Loan\n\n<Operation id="lendBook" open={true} {...more} />\n\nSee <Schema name="Loan" /> and <Other id="x" />, <b>bold</b>.\n\n<></>\n',
    );
    const file = 'partners/general/api/loan.mdx';
    expect(topic).toBe('loan');
    expect(problems).toEqual([]);
    expect(tags).toEqual([
      {
        tag: 'Operation',
        attributes: { id: 'lendBook' },
        place: { file, line: 3, column: 1 },
      },
      { tag: 'Schema', attributes: { name: 'Loan' }, place: { file, line: 5, column: 5 } },
      { tag: 'Other', attributes: { id: 'x' }, place: { file, line: 5, column: 32 } },
    ]);
  });

  it.each([
    ['A { brace', 'write a brace in prose as `\\{`, or put it into backticks'],
    ['<!-- comment -->', 'write a comment as `{/* … */}`'],
    ['<Operation id=lendBook />', 'put the value into quotes: `id="lendBook"`'],
    ['<Operation>', 'close it with `</…>`, or end the tag with `/>`; a `<` in prose is written'],
  ])('says what to do about %j', (source, next) => {
    const { tags, problems } = page(`Text.\n\n${source}\n`);
    expect(tags).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ place: { line: 3 } });
    expect(problems[0]?.message).toMatch(/^The page is not MDX: .*[^.]$/);
    expect(problems[0]?.next).toContain(next);
  });
});

it.each([
  ['Renew a loan {#renew}', { text: 'Renew a loan', id: 'renew' }],
  ['Renew a loan', { text: 'Renew a loan' }],
  ['Renew {#a} a loan', { text: 'Renew {#a} a loan' }],
  ['Two\nlines {#a.b-c_d}', { text: 'Two\nlines', id: 'a.b-c_d' }],
  ['{#a}', { text: '', id: 'a' }],
  ['Odd {#a b}', { text: 'Odd {#a b}' }],
])('the heading %j is %j', (text, anchor) => {
  expect(headingAnchor(text)).toEqual(anchor);
});
