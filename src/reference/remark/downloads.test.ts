import { describe, expect, it } from 'vitest';
import type { Download, DownloadListProps } from '../blocks/downloads';
import { downloadsTag } from './downloads';
import { expand, run } from './fixtures/run';

/** The listed files. */
const filesOf = async (tag: string): Promise<readonly Download[]> => {
  const { children } = await expand(downloadsTag, tag);
  return children.flatMap((node) =>
    node.type === 'block' ? (node.props as DownloadListProps).files : [],
  );
};

describe('<Downloads>', () => {
  it('lists every published file, with its size', async () => {
    const files = await filesOf('<Downloads />');
    expect(files).toHaveLength(4);
    expect(files[0]?.path).toBe('general/openapi.yaml');
    expect(files[0]?.size).toMatch(/^\d+ kB$/);
  });

  it('lists only one kind', async () => {
    expect(await filesOf('<Downloads only="postman" />')).toHaveLength(2);
  });

  it('refuses a kind that is not published', async () => {
    await expect(run(downloadsTag, '<Downloads only="postmen" />')).rejects.toThrow(
      'ticket.mdx:1:1 Nothing is published as `postmen`. Next: did you mean `postman`?',
    );
  });
});
