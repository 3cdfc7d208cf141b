import { describe, expect, it } from 'vitest';
import { run } from './fixtures/run';
import { siteFile, type Tag } from './tag';

const twice: Tag = {
  name: 'Twice',
  required: ['word'],
  optional: ['mark'],
  example: '<Twice word="x" />',
  expand: (values) => [0, 1].map(() => ({ type: 'html', value: values.get('word') ?? '' })),
};

describe('tags', () => {
  it('replaces each tag where it stands', async () => {
    expect(await run(twice, '<Twice word="a" />\n\nand\n\n<Twice word="b" />')).toBe(
      'a\n\na\n\nand\n\nb\n\nb\n',
    );
  });

  it.each([
    ['<Twice />', '1:1 <Twice> lacks `word`. Next: write `<Twice word="x" />`.'],
    ['<Twice wrod="a" />', '1:1 <Twice> has no attribute `wrod`. Next: did you mean `word`?'],
    ['<Twice word={1} />', '1:1 <Twice> takes plain strings only'],
    ['<Twice {...all} />', '1:1 <Twice> takes plain strings only'],
  ])('refuses %s', async (source, message) => {
    await expect(run(twice, source)).rejects.toThrow(`partners/general/api/ticket.mdx:${message}`);
  });

  it('refuses a tag outside the docs sets', async () => {
    await expect(run(twice, '<Twice word="a" />', 'src/site/pages/about.mdx')).rejects.toThrow(
      'src/site/pages/about.mdx:1:1 <Twice> stands outside the docs sets. ' +
        'Next: move it to a page below `partners/<set>/`.',
    );
  });
});

describe('siteFile', () => {
  it.each([
    ['/site/partners/general/api/card.mdx', 'partners/general/api/card.mdx', 'general'],
    ['/site/partners/rebell-pay/intro.mdx', 'partners/rebell-pay/intro.mdx', 'rebell-pay'],
    ['/site/partners/shared/prose.mdx', 'partners/shared/prose.mdx', undefined],
  ])('reads the set from %s', (path, file, set) => {
    expect(siteFile(path, '/site')).toEqual({ file, set });
  });
});
