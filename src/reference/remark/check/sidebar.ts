import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../contract/problem';
import { didYouMean } from '../../contract/suggest';
import { problemAt } from '../problem';

/** A page as sidebars name it: its path below the set, without extension. */
const idOf = (file: string): string =>
  file
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.mdx$/, '');

/** Texts that are items of a list: after `[`, `,` or the start of a line. */
const ITEM = /(?<=^|[[,])\s*'([\w./-]+)'(?=\s*[,\]])/gm;

/** Entries of a sidebar that lead to no page, and pages that are in no sidebar. */
export function* sidebarProblems(
  siteDir: string,
  set: string,
  files: readonly string[],
): Generator<Problem> {
  const sidebar = `sidebars.${set}.ts`;
  const path = join(siteDir, sidebar);
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  const ids = files.map(idOf);
  const entries = new Set<string>();
  for (const match of text.matchAll(ITEM)) {
    const id = match[1] ?? '';
    entries.add(id);
    if (ids.includes(id)) continue;
    const before = text.slice(0, match.index + match[0].indexOf("'")).split('\n');
    const place = {
      file: sidebar,
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
    };
    yield problemAt(place)(
      `There is no page \`partners/${set}/${id}.mdx\``,
      didYouMean(id, ids, `create it with \`npm run new -- page --set ${set} --path ${id}\``),
    );
  }
  for (const file of files.filter((page) => !entries.has(idOf(page)))) {
    yield problemAt({ file, line: 1, column: 1 })(
      'The page is in no sidebar',
      `add '${idOf(file)}' to ${sidebar}, where readers look for it`,
    );
  }
}
