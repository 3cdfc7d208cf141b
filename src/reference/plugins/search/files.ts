import { join } from 'node:path';
import { oncePer } from '../../contract/once-per';
import type { Workspace } from '../../contract/workspace';
import { readPage } from '../../pages/page';
import { pack } from '../../search/pack';
import type { SearchRecord } from '../../search/record';
import { recordsOf } from '../../search/records';
import { withOtherWords } from './other-words';
import type { IndexedPage } from './pages';

/** The two parts of the index, as JSON. */
export interface SearchFiles {
  readonly names: string;
  readonly texts: string;
}

const packed = (records: readonly SearchRecord[]): SearchFiles => {
  const { names, texts } = pack(records);
  return { names: JSON.stringify(names), texts: JSON.stringify(texts) };
};

/** The search record of an unread page: its title and description. */
const titleOf = (page: IndexedPage): readonly SearchRecord[] =>
  recordsOf({ ...page, root: { type: 'root', children: [] } });

/** The index of titles and descriptions. */
export const titleFiles = (pages: readonly IndexedPage[]): SearchFiles =>
  packed(pages.flatMap(titleOf));

/** The records of each page before its current mistake. */
const lastGoodOf = oncePer(() => new Map<string, readonly SearchRecord[]>());

async function readRecords(
  workspace: Workspace,
  page: IndexedPage,
): Promise<readonly SearchRecord[]> {
  const { set, path, file } = page;
  const lastGood = lastGoodOf(workspace);
  if (file === undefined) return titleOf(page);
  try {
    const { records } = await readPage(workspace, join(workspace.siteDir, file));
    const located = records.map((record) =>
      withOtherWords(workspace, { ...record, set, page: path }),
    );
    lastGood.set(path, located);
    return located;
  } catch (error) {
    if (!workspace.isDevelopment) throw error;
    // The page itself shows the mistake.
    return lastGood.get(path) ?? [];
  }
}

/** The index of the full text of all pages. */
export async function searchFiles(
  workspace: Workspace,
  pages: readonly IndexedPage[],
): Promise<SearchFiles> {
  const records: SearchRecord[] = [];
  for (const page of pages) {
    records.push(...(await readRecords(workspace, page)));
    await workspace.pause();
  }
  return packed(records);
}
