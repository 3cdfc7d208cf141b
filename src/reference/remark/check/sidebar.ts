import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../contract/problem';
import { didYouMean } from '../../contract/suggest';

/** A page as sidebars name it: its path below the set, without extension. */
const idOf = (file: string): string =>
  file
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.mdx$/, '');

/** Texts that stand alone in a list: after `[`, `,` or the start of a line. */
const ITEM = /(?<=^|[[,])\s*'([\w./-]+)'(?=\s*[,\]])/gm;

/** Entries of a sidebar that lead to no page, and pages that stand in none. */
export function* sidebarProblems(
  siteDir: string,
  set: string,
  files: readonly string[],
): Generator<Problem> {
  const file = `sidebars.${set}.ts`;
  const path = join(siteDir, file);
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  const ids = files.map(idOf);
  const named = new Set<string>();
  for (const match of text.matchAll(ITEM)) {
    const id = match[1] ?? '';
    named.add(id);
    if (ids.includes(id)) continue;
    const before = text.slice(0, match.index + match[0].indexOf("'")).split('\n');
    yield {
      place: { file, line: before.length, column: (before.at(-1) ?? '').length + 1 },
      message: `There is no page \`partners/${set}/${id}.mdx\``,
      next: didYouMean(id, ids, `create it with \`npm run new -- page --set ${set} --path ${id}\``),
    };
  }
  for (const page of files.filter((one) => !named.has(idOf(one)))) {
    yield {
      place: { file: page, line: 1, column: 1 },
      message: 'The page stands in no sidebar',
      next: `add '${idOf(page)}' to ${file}, where readers look for it`,
    };
  }
}
