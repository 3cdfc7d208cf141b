import { join } from 'node:path';
import { readContract } from '../../contract/load';
import { readPages } from '../../contract/page-files';
import type { Page } from '../../contract/page';
import { placementOf } from '../../contract/placement';
import { ContractError, formatPlace, sortProblems, type Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import { type ExpandedPage, readPage } from '../../pages/page';
import { checkPages } from '../../remark/check';
import { DATA_FILES, figureProblems, isWritten } from './data-files';

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

type Expanded = ReadonlyMap<string, Outcome<ExpandedPage>>;

/** Lets more urgent work run in between. */
type Pause = () => Promise<void>;

/** Pages by their files. */
async function expandPages(
  workspace: Workspace,
  pages: readonly Page[],
  pause: Pause,
): Promise<Expanded> {
  const expanded = new Map<string, Outcome<ExpandedPage>>();
  for (const { file } of pages) {
    const path = join(workspace.siteDir, file);
    expanded.set(file, await attempt(() => readPage(workspace, path)));
    await pause();
  }
  return expanded;
}

const isRead = ({ problems }: Page): boolean => problems.length === 0;

async function checkSet(
  workspace: Workspace,
  set: string,
  pause: Pause,
): Promise<readonly Problem[]> {
  const { value: contract, problems } = await attempt(() => readContract(workspace, set));
  const pages = readPages(workspace, set);
  const expanded = contract ? await expandPages(workspace, pages, pause) : new Map<string, never>();
  const anchorsOf = (file: string) => expanded.get(file)?.value?.anchors;
  const found = [...problems, ...checkPages(workspace, set, anchorsOf)];
  if (!contract) return found;
  const shown = new Set(pages.flatMap(({ tags }) => tags.map(({ tag }) => tag)));
  const beside = await Promise.all(
    DATA_FILES.filter((one) => shown.has(one.tag) || isWritten(one, workspace, contract)).map(
      ({ check }) => attempt(() => check(workspace, contract)),
    ),
  );
  const reported = [
    ...found,
    ...beside.flatMap(({ value = [], problems: unread }) => [...value, ...unread]),
    ...[...expanded.values()].flatMap((page) => page.problems),
  ];
  const placement = placementOf(contract, pages);
  const places = new Set(reported.map(({ place }) => formatPlace(place)));
  return [
    ...reported,
    // The message of the tag itself says how to write it.
    ...placement.problems.filter(({ place }) => !places.has(formatPlace(place))),
    // A page that cannot be read may show what seems to be missing.
    ...(pages.every(isRead) ? placement.missing : []),
  ];
}

/**
 * Every mistake in the contracts of all sets, in the files beside them and in
 * the pages that show them, by place.
 */
export async function checkSets(
  workspace: Workspace,
  pause: Pause = () => Promise.resolve(),
): Promise<readonly Problem[]> {
  const sets = workspace.setIds;
  const found = await Promise.all(sets.map((set) => checkSet(workspace, set, pause)));
  const figures = figureProblems(workspace, ['shared', ...sets]);
  return sortProblems([...found.flat(), ...figures]);
}
