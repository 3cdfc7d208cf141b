import { describe, expect, it } from 'vitest';
import { headingAnchor } from './mdx';
import { pageWith } from './testing/page';

const page = (source: string, file = 'partners/general/api/card.mdx') => pageWith({ file, source });
const slugged = (slug: string, file?: string) => page(`---\nslug: ${slug}\n---\n`, file).route;

describe('the address of a page', () => {
  it.each([
    ['partners/general/api/card.mdx', 'api/card'],
    ['partners/general/api/card.md', 'api/card'],
    ['partners/general/index.mdx', ''],
    ['partners/general/api/README.md', 'api'],
    ['partners/general/api/readme.mdx', 'api'],
    ['partners/general/api/reindex.mdx', 'api/reindex'],
    ['partners/general/api/index.mdx.mdx', 'api/index.mdx'],
    ['partners/general/api/indexes.mdx', 'api/indexes'],
  ])('of %s is %j', (file, route) => {
    expect(page('Text.', file).route).toBe(route);
  });

  it('follows the slug, below the folder or from the start of the set', () => {
    expect(slugged('cards')).toBe('api/cards');
    expect(slugged('/cards')).toBe('cards');
    expect(slugged('/a/b/')).toBe('a/b');
    expect(slugged('/')).toBe('');
    expect(slugged('start', 'partners/general/intro.mdx')).toBe('start');
    expect(slugged('7')).toBe('api/card');
  });

  it.each(['---\n- slug\n---\n', '---\nnull\n---\n', '---\na: [\n---\n', '\n---\nslug: x\n---\n'])(
    'does not follow %j',
    (source) => {
      expect(page(source).route).toBe('api/card');
    },
  );
});

describe('readPage', () => {
  it('finds the tags of the contract, with their texts and places', () => {
    const { topic, tags, problems } = page(
      '# Card\n\n<Operation id="createCard" open={true} {...more} />\n\nSee <Schema name="Card" /> and <Other id="x" />.\n\n<></>\n',
    );
    const file = 'partners/general/api/card.mdx';
    expect(topic).toBe('card');
    expect(problems).toEqual([]);
    expect(tags).toEqual([
      {
        tag: 'Operation',
        attributes: { id: 'createCard' },
        place: { file, line: 3, column: 1 },
      },
      { tag: 'Schema', attributes: { name: 'Card' }, place: { file, line: 5, column: 5 } },
    ]);
  });

  it.each([
    ['A { brace', 'write a brace in prose as `\\{`, or put it into backticks'],
    ['<!-- comment -->', 'write a comment as `{/* … */}`'],
    ['<Operation id=createCard />', 'put the value into quotes: `id="createCard"`'],
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
  ['Freeze a card (#freeze)', { text: 'Freeze a card', id: 'freeze' }],
  ['Freeze a card', { text: 'Freeze a card' }],
  ['Freeze (#a) a card', { text: 'Freeze (#a) a card' }],
  ['Two\nlines (#a.b-c_d)', { text: 'Two\nlines', id: 'a.b-c_d' }],
  ['(#a)', { text: '', id: 'a' }],
  ['Odd (#a b)', { text: 'Odd (#a b)' }],
])('the heading %j is %j', (text, anchor) => {
  expect(headingAnchor(text)).toEqual(anchor);
});
