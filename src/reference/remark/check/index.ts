import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPages } from '../../contract/page-files';
import type { Page } from '../../contract/page';
import type { Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { repeatedProblems } from './front-matter';
import { imageProblems, linkProblems, type Targets } from './links';
import { type PageFile, partialsOf, readPageFile } from './page-file';
import { sidebarProblems } from './sidebar';

export interface PageCheckOptions {
  readonly workspace: Workspace;
  readonly set: string;
  /** Anchors of a page file; undefined for one that cannot be expanded. */
  readonly anchorsOf: Targets['anchorsOf'];
}

/** Imports of files that are not there. */
function* importProblems({ path, imports }: PageFile): Generator<Problem> {
  for (const { from, place } of imports) {
    if (!from.startsWith('.') || existsSync(join(dirname(path), from))) continue;
    yield {
      place,
      message: `There is no file \`${from}\` to import`,
      next: 'write its path from this page; partials stand in `partners/shared/prose`',
    };
  }
}

const linksFrom = (file: PageFile, page: PageFile, targets: Targets): readonly Problem[] =>
  file.links.flatMap((link) =>
    link.kind === 'image'
      ? [...imageProblems(link, targets.siteDir)]
      : [...linkProblems(link, page, targets)],
  );

const pathOf = (set: string, { route }: Page): string =>
  `/${[set, route].filter(Boolean).join('/')}`;

/**
 * Every mistake in the pages of a set that their sources tell: front matter,
 * syntax, tags, imports, links, anchors, images, sidebar. Found before Docusaurus
 * would, which gives most of them without a line.
 */
export function checkPages({ workspace, set, anchorsOf }: PageCheckOptions): readonly Problem[] {
  const { siteDir, setIds } = workspace;
  const all = setIds.flatMap((one) =>
    readPages(workspace, one).map((page) => ({ set: one, page })),
  );
  const own = all.filter((one) => one.set === set).map(({ page }) => page);
  const files = own.flatMap(({ file }) => readPageFile(workspace, join(siteDir, file)) ?? []);
  const targets: Targets = {
    siteDir,
    setIds,
    files: all.map(({ page }) => page.file),
    routes: new Set(all.map((one) => pathOf(one.set, one.page))),
    anchorsOf,
  };
  return [
    ...files.flatMap(({ frontMatter }) => frontMatter.problems),
    ...repeatedProblems(files),
    ...files.flatMap((page) =>
      [page, ...partialsOf(workspace, page)].flatMap((file) => [
        ...file.problems,
        ...importProblems(file),
        ...linksFrom(file, page, targets),
      ]),
    ),
    ...sidebarProblems(
      siteDir,
      set,
      own.map(({ file }) => file),
    ),
  ];
}
