import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { type Edit, SiteFiles } from './site-files';
import { carryOut, recover } from './transaction';

/** Texts that Prettier would damage, and those whose exact bytes count. */
const AS_IT_IS = /\.mdx$|\/releases\/[^/]+\.json$/;

/** Formats a file like `npm run format`. */
async function formatted({ file, text }: Edit, siteDir: string): Promise<string> {
  if (AS_IT_IS.test(file)) return text;
  const path = join(siteDir, file);
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

/**
 * Collects the edits of a command, and then writes all of them, or none if anything fails. An
 * interrupted command is undone first.
 *
 * @param collect returns further lines of output
 * @returns a line of output for each change, and those of `collect`
 */
export async function editSite(
  siteDir: string,
  collect: (files: SiteFiles) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  recover(siteDir);
  const files = new SiteFiles(siteDir);
  const lines = await collect(files);
  const { edits, removed, moved } = files;
  const texts = await Promise.all(
    edits.map(async (edit) => ({ ...edit, text: await formatted(edit, siteDir) })),
  );
  if (texts.length + removed.length + moved.length > 0) {
    carryOut(siteDir, { texts, removed, moved });
  }
  return [
    ...removed.map((path) => `removed  ${path}`),
    ...edits.map(({ file, isNew }) => `${isNew ? 'created' : 'changed'}  ${file}`),
    ...moved.map(([from, to]) => `moved    ${from} to ${to}`),
    ...lines,
  ];
}
