import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { adopt } from '../../scripts/adopt/index';
import { readContract } from '../../src/reference/contract/load';
import type { Contract } from '../../src/reference/contract/model';
import { readPages } from '../../src/reference/contract/page/page-files';
import { formatProblem, isError } from '../../src/reference/contract/problem';
import { Workspace } from '../../src/reference/contract/workspace';
import { pageTree, readPage } from '../../src/reference/pages/page';
import { checkSets } from '../../src/reference/plugins/contract/check';
import { Links } from '../../src/reference/publish/markdown/links';
import { pageCopies } from '../../src/reference/publish/markdown/page';
import type { SearchRecord } from '../../src/reference/search/record';
import { whole } from './whole';

const URL_OF_SITE = 'https://docs.example';
const SET = { id: 'zoo', title: 'Zoo' };

/** Everything that readers get from an adopted document. */
export interface Adopted {
  /** The mistakes that stop the build. */
  readonly mistakes: readonly string[];
  /** The Markdown copies of its pages. */
  readonly copies: readonly string[];
  readonly records: readonly Pick<SearchRecord, 'title' | 'names' | 'text'>[];
  readonly contract: Contract | undefined;
}

/** Adopts a document in a separate folder, and expands its pages. */
export async function adopted(file: string): Promise<Adopted> {
  const siteDir = mkdtempSync(join(tmpdir(), 'zoo-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  };
  try {
    write('src/site/sets.ts', 'export const sets = [\n];\n');
    const { edits } = await adopt(siteDir, [file, '--set', SET.id]);
    for (const edit of edits) write(edit.file, edit.text);
    const workspace = new Workspace({ siteDir, docsUrl: URL_OF_SITE, sets: [SET] });
    const mistakes = (await checkSets(workspace)).filter(isError).map(formatProblem);
    if (mistakes.length > 0) return { mistakes, copies: [], records: [], contract: undefined };
    const pages = readPages(workspace, SET.id).map(({ file: source, route }) => ({
      file: source,
      path: `/${SET.id}/${route}`,
      title: route,
      description: route,
    }));
    const links = new Links(URL_OF_SITE, pages);
    const copies: string[] = [];
    const records: Adopted['records'][number][] = [];
    for (const page of pages) {
      const path = join(siteDir, page.file);
      records.push(...(await readPage(workspace, path)).records);
      const cut = pageCopies(page, await pageTree(workspace, path), links);
      const written = (text: string) => links.written(text, { path: '' }, () => undefined);
      copies.push(whole(cut.map((copy) => ({ ...copy, text: written(copy.text) }))));
    }
    return { mistakes, copies, records, contract: await readContract(workspace, SET.id) };
  } catch (error) {
    return { mistakes: [String(error)], copies: [], records: [], contract: undefined };
  } finally {
    rmSync(siteDir, { recursive: true });
  }
}
