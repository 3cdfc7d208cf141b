import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { child } from '../../contract/json';
import { type Page, routeOf } from '../../contract/page/page';
import { readPages } from '../../contract/page/page-files';
import type { Contract } from '../../contract/model';
import type { Problem } from '../../contract/problem';
import { pagePath, topicPath } from '../../contract/page/routes';
import type { Workspace } from '../../contract/workspace';
import { problemAt } from '../problem';
import { repeatedProblems } from './front-matter';
import { imageProblems } from './images';
import { linkProblems, type Targets } from './links';
import { type PageFile, partialsOf, problemsOf, readPageFile } from './page-file';

/** Extensions that an import may leave out. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx'];

/** Whether an import resolves to a file; themes and generated files are left to the bundler. */
function isImportable(siteDir: string, path: string, from: string): boolean {
  const isAny = (file: string): boolean => ENDINGS.some((ending) => existsSync(file + ending));
  if (from.startsWith('.')) return isAny(join(dirname(path), from));
  if (from.startsWith('@site/')) return isAny(join(siteDir, from.slice('@site/'.length)));
  if (/^@(?:theme|generated|docusaurus)/.test(from)) return true;
  const folders = createRequire(path).resolve.paths(from) ?? [];
  return folders.some((folder) => isAny(join(folder, from)));
}

/** Reports imports of missing files, and named imports from a partial. */
function* importProblems({ path, imports }: PageFile, siteDir: string): Generator<Problem> {
  for (const { from, partial, hasBraces, place } of imports) {
    if (!isImportable(siteDir, path, from)) {
      yield problemAt(place)(
        `There is no file \`${from}\` to import`,
        'write its path from this page; partials are in `partners/shared/prose`',
      );
    } else if (hasBraces && partial !== undefined) {
      const next = `write \`import Name from '${from}';\`, without braces`;
      yield problemAt(place)('A partial is imported as a whole', next);
    }
  }
}

/** Reports pages that have the same address. */
function* addressProblems(
  workspace: Workspace,
  pages: readonly { readonly file: string; readonly path: string }[],
): Generator<Problem> {
  const takers = new Map<string, string>();
  for (const { file, path } of pages) {
    const other = takers.get(path);
    takers.set(path, other ?? file);
    if (other === undefined) continue;
    const written = [file, other].map((name) =>
      readPageFile(workspace, join(workspace.siteDir, name)),
    );
    const { source } = written.find((page) => hasSlug(page))?.frontMatter ?? {};
    yield problemAt(source?.locate(['slug'], 'value') ?? { file, line: 1, column: 1 })(
      `${source?.file === other ? file : other} has the address \`${path}\` as well`,
      'write another `slug`, or rename one of the two files',
    );
  }
}

const hasSlug = (page: PageFile | undefined): boolean =>
  child(page?.frontMatter.source?.value, 'slug') !== undefined;

/** Reports pages of topics with a `slug`: links and tags expect them at their usual address. */
export function movedTopics(
  workspace: Workspace,
  { topics }: Contract,
  pages: readonly Page[],
): readonly Problem[] {
  const paths = topics.map(({ name }) => topicPath(name));
  return pages.flatMap(({ file, route }) => {
    const usual = routeOf(file, undefined);
    if (route === usual || !paths.includes(usual)) return [];
    const { frontMatter } = readPageFile(workspace, join(workspace.siteDir, file)) ?? {};
    if (!frontMatter?.source || frontMatter.problems.length > 0) return [];
    const place = frontMatter.source.locate(['slug'], 'value');
    const message = `The page of a topic has the address \`${usual}\`, where links lead`;
    return problemAt(place)(message, 'delete the `slug`');
  });
}

const addressesOf = (workspace: Workspace, set: string) =>
  readPages(workspace, set).map(({ file, route }) => ({ file, path: pagePath(set, route) }));

/** @param anchorsOf the anchors of a page file; undefined if it cannot be expanded */
export function targetsOf(
  workspace: Workspace,
  categories: Targets['categories'],
  anchorsOf: Targets['anchorsOf'],
): Targets {
  const { siteDir, docsUrl, setIds } = workspace;
  const pages = setIds.flatMap((set) => addressesOf(workspace, set));
  const files = pages.map(({ file }) => file);
  const routes = new Map(pages.map(({ path, file }) => [path, file]));
  return { siteDir, docsUrl, setIds, files, routes, categories, anchorsOf };
}

/**
 * Reports every mistake in the sources of a set's pages: front matter, syntax, tags, imports,
 * links, anchors, images, addresses. Runs before Docusaurus, which reports most of them without a
 * line.
 */
export function checkPages(
  workspace: Workspace,
  set: string,
  targets: Targets,
): readonly Problem[] {
  const { siteDir } = workspace;
  const own = addressesOf(workspace, set);
  const pages = own.flatMap(({ file }) => readPageFile(workspace, join(siteDir, file)) ?? []);
  return [
    ...repeatedProblems(pages),
    ...addressProblems(workspace, own),
    ...pages.flatMap((page) =>
      [page, ...partialsOf(workspace, page)].flatMap((file) => [
        ...problemsOf(workspace, file),
        ...importProblems(file, siteDir),
        ...file.links.flatMap((link) => [
          ...(link.kind === 'image'
            ? imageProblems(link, siteDir)
            : linkProblems(link, page, targets)),
        ]),
      ]),
    ),
  ];
}
