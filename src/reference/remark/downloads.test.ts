import { describe, expect, it } from 'vitest';
import { downloads } from './downloads';
import { run } from './fixtures/run';

const rows = (mdx: string): number =>
  mdx.split('\n').filter((line) => line.includes('<DownloadButton ')).length;

describe('<Downloads>', () => {
  it('has a button for every published file, with its size', async () => {
    const mdx = await run(downloads, '<Downloads />');
    expect(rows(mdx)).toBe(4);
    expect(mdx).toMatch(/<DownloadButton path="general\/openapi\.yaml" .* size="\d+ kB"/);
  });

  it('lists one kind alone', async () => {
    expect(rows(await run(downloads, '<Downloads only="postman" />'))).toBe(2);
  });

  it('refuses a kind that is not published', async () => {
    await expect(run(downloads, '<Downloads only="postmen" />')).rejects.toThrow(
      'ticket.mdx:1:1 Nothing is published as `postmen`. Next: did you mean `postman`?',
    );
  });
});
