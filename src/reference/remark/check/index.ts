import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPages } from '../../contract/page-files';
import type { Problem } from '../../contract/problem';
import { pagePath } from '../../contract/routes';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../problem';
import { repeatedProblems } from './front-matter';
import { imageProblems, linkProblems, type Targets } from './links';
import { type PageFile, partialsOf, readPageFile } from './page-file';
import { sidebarProblems } from './sidebar';

/** Imports of files that are not there. */
function* importProblems({ path, imports }: PageFile): Generator<Problem> {
  for (const { from, place } of imports) {
    if (!from.startsWith('.') || existsSync(join(dirname(path), from))) continue;
    yield problemAt(place)(
      `There is no file \`${from}\` to import`,
      'write its path from this page; partials are in `partners/shared/prose`',
    );
  }
}

/**
 * Every mistake in the sources of a set's pages: front matter, syntax, tags, imports, links,
 * anchors, images, sidebar. Found before Docusaurus would, which reports most of them without a
 * line.
 *
 * @param anchorsOf anchors of a page file; undefined for one that cannot be expanded
 */
export function checkPages(
  workspace: Workspace,
  set: string,
  anchorsOf: Targets['anchorsOf'],
): readonly Problem[] {
  const { siteDir, setIds } = workspace;
  const all = setIds.flatMap((id) =>
    readPages(workspace, id).map(({ file, route }) => ({ id, file, path: pagePath(id, route) })),
  );
  const files = all.filter(({ id }) => id === set).map(({ file }) => file);
  const pages = files.flatMap((file) => readPageFile(workspace, join(siteDir, file)) ?? []);
  const targets: Targets = {
    siteDir,
    setIds,
    files: all.map(({ file }) => file),
    routes: new Set(all.map(({ path }) => path)),
    anchorsOf,
  };
  return [
    ...pages.flatMap(({ frontMatter }) => frontMatter.problems),
    ...repeatedProblems(pages),
    ...pages.flatMap((page) =>
      [page, ...partialsOf(workspace, page)].flatMap((file) => [
        ...file.problems,
        ...importProblems(file),
        ...file.links.flatMap((link) => [
          ...(link.kind === 'image'
            ? imageProblems(link, siteDir)
            : linkProblems(link, page, targets)),
        ]),
      ]),
    ),
    ...sidebarProblems(siteDir, set, files),
  ];
}
