import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contract } from '../../contract/model';
import { oncePer } from '../../contract/once-per';
import { readPages } from '../../contract/page-files';
import type { Page } from '../../contract/page';
import type { Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { markedChanges } from '../../publish/change-log/marks';
import { REFERENCE_TAGS } from '..';
import { placeOf } from '../tag';
import { tagProblems } from '../tag-problems';
import { elementsOf } from '../elements';
import { vocabularyProblems } from '../vocabulary';
import { anchorsOf, partialsOf } from './anchors';
import { repeatedProblems } from './front-matter';
import { imageProblems, linkProblems, type Targets } from './links';
import { type PageFile, readPageFile } from './page-file';
import { sidebarProblems } from './sidebar';

export interface PageCheckOptions {
  readonly workspace: Workspace;
  readonly set: string;
  /** Undefined while it has mistakes: what pages say of it is then left for later. */
  readonly contract: Contract | undefined;
}

/** `<Figure>` becomes text before a page is parsed (src/reference/facts). */
const NAMES = [...REFERENCE_TAGS.map(({ name }) => name), 'Figure'];

/** What is wrong with a file alone: syntax, tags. */
function* fileProblems({ file, mdx: { root, syntax } }: PageFile): Generator<Problem> {
  yield* syntax;
  if (!root) return;
  yield* vocabularyProblems(root, file, NAMES);
  for (const element of elementsOf(root)) {
    const tag = REFERENCE_TAGS.find(({ name }) => name === element.name);
    if (tag) yield* tagProblems(element, tag, placeOf(element, file));
  }
}

/** Imports of files that are not there. */
function* importProblems({ path, imports }: PageFile): Generator<Problem> {
  for (const { from, place } of imports) {
    if (!from.startsWith('.') || existsSync(join(dirname(path), from))) continue;
    yield {
      place,
      message: `There is no file \`${from}\` to import`,
      next: 'write its path from this page; partials stand in `partners/shared/prose`',
      rule: 'import',
    };
  }
}

/** A file that has not changed is the same object (readPageFile). */
const problemsOf = oncePer((file: PageFile): readonly Problem[] => [...fileProblems(file)]);

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
export function checkPages({ workspace, set, contract }: PageCheckOptions): readonly Problem[] {
  const { siteDir, setIds } = workspace;
  const all = setIds.flatMap((one) =>
    readPages(workspace, one).map((page) => ({ set: one, page })),
  );
  const own = all.filter((one) => one.set === set).map(({ page }) => page);
  const files = own.flatMap(({ file }) => readPageFile(workspace, join(siteDir, file)) ?? []);
  const changes = contract ? markedChanges(workspace, contract) : [];
  const targets: Targets = {
    siteDir,
    setIds,
    files: all.map(({ page }) => page.file),
    routes: new Set(all.map((one) => pathOf(one.set, one.page))),
    anchorsOf: (target) => {
      const page = own.find(({ file }) => file === target);
      const file = files.find((one) => one.file === target);
      return page && file?.mdx.syntax.length === 0 && contract
        ? anchorsOf(file, page, { contract, changes }, partialsOf(workspace, file))
        : undefined;
    },
  };
  return [
    ...files.flatMap(({ frontMatter }) => frontMatter.problems),
    ...repeatedProblems(files),
    ...files.flatMap((page) =>
      [page, ...partialsOf(workspace, page)].flatMap((file) => [
        ...problemsOf(file),
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
