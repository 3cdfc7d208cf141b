import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import type { Tag } from './tag';

const twice: Tag = {
  name: 'Twice',
  attributes: { word: 'text', mark: 'text' },
  needs: ['word'],
  example: '<Twice word="x" />',
  expand: (_page, _place, { word = '' }) => [0, 1].map(() => ({ type: 'html', value: word })),
};

describe('tags', () => {
  it('replaces each tag in place', async () => {
    expect(await run(twice, '<Twice word="a" />\n\nand\n\n<Twice word="b" />')).toBe(
      'a\n\na\n\nand\n\nb\n\nb\n',
    );
  });

  it.each([
    ['<Twice />', '1:1 <Twice> lacks `word`. Next: write `<Twice word="x" />`.'],
    ['<Twice wrod="a" />', '1:1 <Twice> has no attribute `wrod`. Next: did you mean `word`?'],
    ['<Twice word={1} />', '1:1 `word` of <Twice> must be a plain string'],
    ['<Twice {...all} />', '1:1 <Twice> takes no `{…}` in place of attributes'],
  ])('refuses %s', async (source, message) => {
    await expect(run(twice, source)).rejects.toThrow(`partners/general/api/ticket.mdx:${message}`);
  });

  it('refuses a tag outside the docs sets', async () => {
    await expect(run(twice, '<Twice word="a" />', 'src/site/pages/about.mdx')).rejects.toThrow(
      'src/site/pages/about.mdx:1:1 <Twice> is outside the docs sets. ' +
        'Next: move it to a page below `partners/<set>/`.',
    );
  });
});
