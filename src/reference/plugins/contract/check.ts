import { join } from 'node:path';
import { textWithFigures } from '../../contract/facts/source';
import { unusedFacts } from '../../contract/facts/unused';
import { asTaken } from '../../contract/level';
import { contractProblems, readContract } from '../../contract/load';
import type { Contract } from '../../contract/model';
import type { Page } from '../../contract/page/page';
import { readPages } from '../../contract/page/page-files';
import { placementOf } from '../../contract/page/placement';
import {
  ContractError,
  formatPlace,
  isError,
  sortProblems,
  type Problem,
} from '../../contract/problem';
import { readSetFile } from '../../contract/set-file';
import { type CheckSite, kept, type Workspace } from '../../contract/workspace';
import { type ExpandedPage, readPage } from '../../pages/page';
import { checkAnswers, checkHistory, readHistory } from '../../publish/change-log/check';
import { changeLogPath } from '../../publish/change-log/read';
import { recipeProblems } from '../../recipes/check';
import { checkPages, movedTopics, targetsOf } from '../../remark/check';
import { readPageFile } from '../../remark/check/page-file';
import { sharedAnchors } from '../../remark/check/shared-anchors';
import { listProblems, wordProblems } from '../../remark/words';
import { otherWordsProblems } from '../search/other-words';
import { fileProblems } from './files';
import { rulesProblems } from './rules';
import { sidebarProblems } from './sidebar';
import { categoryPages } from './sidebar-slugs';

interface Outcome<T> {
  readonly value: T | undefined;
  readonly problems: readonly Problem[];
}

async function attempt<T>(read: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await read(), problems: [] };
  } catch (error) {
    if (error instanceof ContractError) return { value: undefined, problems: error.problems };
    throw error;
  }
}

/** Expands the pages; results are keyed by file. */
async function expandPages(
  workspace: Workspace,
  pages: readonly Page[],
): Promise<ReadonlyMap<string, Outcome<ExpandedPage>>> {
  const expanded = new Map<string, Outcome<ExpandedPage>>();
  for (const { file } of pages) {
    const path = join(workspace.siteDir, file);
    expanded.set(file, await attempt(() => readPage(workspace, path)));
  }
  return expanded;
}

/** Reports mistakes in the change log, even if no page shows it. */
async function checkChangeLog(
  workspace: Workspace,
  contract: Contract,
  pages: readonly Page[],
): Promise<readonly Problem[]> {
  const { set } = contract;
  const hasLog = workspace.stamp(changeLogPath(workspace.siteDir, set)) !== undefined;
  const isShown = pages.some(({ tags }) => tags.some(({ tag }) => tag === 'ChangeLog'));
  const log = await attempt(() =>
    hasLog || isShown ? readHistory(workspace, contract) : undefined,
  );
  const strictness = readSetFile(workspace, set);
  const history = log.value;
  return [
    ...log.problems,
    ...asTaken(strictness, 'change-log', 'good', () => (history ? checkHistory(history) : [])),
    ...asTaken(strictness, 'change-log-answers', 'partner', () =>
      history ? checkAnswers(history) : [],
    ),
  ];
}

async function checkSet(
  workspace: Workspace,
  set: string,
  expandedPages: Map<string, ExpandedPage>,
): Promise<readonly Problem[]> {
  const problems = await contractProblems(workspace, set);
  const contract = problems.some(isError) ? undefined : await readContract(workspace, set);
  const pages = readPages(workspace, set);
  const expanded = await expandPages(workspace, contract ? pages : []);
  for (const [file, { value }] of expanded) if (value) expandedPages.set(file, value);
  const targets = targetsOf(
    workspace,
    await categoryPages(workspace),
    (file) => expanded.get(file)?.value?.anchors,
  );
  const files = pages.map(({ file }) => file);
  const ofPages = [
    ...problems,
    ...checkPages(workspace, set, targets),
    ...(await sidebarProblems(workspace, set, files, targets)),
  ];
  if (!contract) return ofPages;
  const ofTags = [...expanded.values()].flatMap((page) => page.problems);
  const routes = new Set(pages.map(({ route }) => route));
  const areDifferent = routes.size === pages.length;
  const moved = areDifferent ? movedTopics(workspace, contract, pages) : [];
  const hasOwnRoutes = areDifferent && moved.length === 0;
  const shared = sharedAnchors(workspace, contract);
  const reported = [
    ...ofPages,
    ...moved,
    ...(await checkChangeLog(workspace, contract, pages)),
    ...(await recipeProblems(workspace, contract)),
    ...shared,
    // An anchor that two parts of the contract share is on a page twice.
    ...(hasOwnRoutes && shared.length === 0 ? ofTags : []),
  ];
  // A figure may only be unused because another has a wrong name.
  if (reported.length === 0) reported.push(...unusedFacts(workspace, set));
  // The placement is unknown while pages cannot be read, or share an address.
  const isRight = ({ file }: Page): boolean =>
    readPageFile(workspace, join(workspace.siteDir, file))?.problems.length === 0;
  if (!hasOwnRoutes || !pages.every(isRight)) return reported;
  const placement = placementOf(contract, pages);
  const places = new Set(reported.map(({ place }) => formatPlace(place)));
  return [
    ...reported,
    // The problem of the tag itself explains how to write it.
    ...placement.problems.filter(({ place }) => !places.has(formatPlace(place))),
    // An item seems to be missing if a tag misspells its name.
    ...(ofTags.length > 0 ? [] : placement.missing),
  ];
}

/** Reports mistakes in the figures of a page or partial. */
const figureProblems = kept(
  (workspace, path: string): readonly Problem[] =>
    textWithFigures(workspace, path, workspace.text(path) ?? '').problems,
);

/** Reports mistakes in the site's content outside its sets. */
async function siteProblems(workspace: Workspace): Promise<readonly Problem[]> {
  if (workspace.siteCheck === undefined) return [];
  const { default: check } = (await import(workspace.siteCheck)) as { default: CheckSite };
  return check(workspace);
}

const lineOf = ({ place: { file, line } }: Problem): string => `${file}:${line}`;

/**
 * Reports every mistake in the contracts of all sets, in the files beside them and in the pages
 * that show them, sorted by place.
 */
export async function checkSets(workspace: Workspace): Promise<readonly Problem[]> {
  const { siteDir, setIds } = workspace;
  // A page with an invalid name would cause further mistakes.
  const folders = ['shared', ...setIds];
  const misplaced = folders.flatMap((folder) => [...fileProblems(workspace, folder)]);
  if (misplaced.length > 0) return sortProblems(misplaced);
  const expanded = new Map<string, ExpandedPage>();
  const problems = await Promise.all(setIds.map((set) => checkSet(workspace, set, expanded)));
  const files = workspace
    .list(...folders.map((folder) => `partners/${folder}`))
    .filter((file) => /\.(?:mdx|yaml)$/.test(file));
  const words: Problem[] = [];
  // While pages have mistakes, a place may only seem to be missing.
  if (!problems.flat().some(isError)) {
    words.push(...otherWordsProblems(workspace, (file) => expanded.get(file)?.anchors));
  }
  // A line with a mistake will be rewritten: its words are checked afterwards.
  const lines = new Set(problems.flat().map(lineOf));
  for (const file of files) {
    const path = join(siteDir, file);
    const figures = file.endsWith('.mdx') ? figureProblems(workspace, path) : [];
    const found = [...wordProblems(workspace, path), ...figures];
    words.push(...found.filter((problem) => !lines.has(lineOf(problem))));
  }
  return sortProblems([
    ...problems.flat(),
    ...words,
    ...listProblems(workspace),
    ...(await siteProblems(workspace)),
    // A running server checks the rules once a page can be opened.
    ...(workspace.isDevelopment ? [] : await rulesProblems(workspace)),
  ]);
}
