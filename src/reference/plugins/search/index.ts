import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Workspace } from '../../contract/workspace';
import { pack } from '../../search/pack';
import type { SearchRecord } from '../../search/record';
import { recordsOf } from '../../search/records';
import { readPage } from '../../pages/page';
import { growthAdvice } from '../../search/growth';
import type { Background } from '../dev-server/background';
import { indexedPages, type IndexedPage } from './pages';
import { servedBytes } from './served';

/** What answers the search: the index of this site, or a provider. */
export type SearchMode = 'embedded' | 'hosted';

interface CacheConfiguration {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/** Docusaurus puts all CSS into one file; the dialog's is to load with the dialog. */
const DIALOG_APART = {
  styles: {
    chunks: ({ name }: { readonly name?: string | null }) =>
      name !== 'search-dialog' && name !== 'search-hosted',
  },
};

/**
 * What a module becomes depends on the mode: a cache of the other mode would keep
 * its search bar. So each mode has a cache of its own, and nobody need clear one.
 */
const cacheOfMode = (
  { experiments }: CacheConfiguration,
  mode: SearchMode,
): CacheConfiguration['experiments'] => {
  const version = experiments?.cache?.version;
  return version === undefined ? {} : { cache: { version: `${version}-${mode}` } };
};

/** The state of each page before it had a mistake. */
type LastGood = Map<string, readonly SearchRecord[]>;

const readRecords = async (
  workspace: Workspace,
  page: IndexedPage,
  lastGood: LastGood,
): Promise<readonly SearchRecord[]> => {
  const { set, path, file } = page;
  try {
    if (file === undefined) return recordsOf({ ...page, root: { type: 'root', children: [] } });
    const { records } = await readPage(workspace, join(workspace.siteDir, file));
    const own = records.map((record) => ({ ...record, set, page: path }));
    lastGood.set(path, own);
    return own;
  } catch (error) {
    if (!workspace.isDevelopment) throw error;
    // The page itself shows the mistake; until it is mended the search knows the state before.
    return lastGood.get(path) ?? [];
  }
};

const adviseOnGrowth = (
  pages: number,
  { names, texts }: { readonly names: string; readonly texts: string },
): void => {
  const advice = growthAdvice(pages, { names: servedBytes(names), texts: servedBytes(texts) });
  if (advice !== undefined) console.warn(`[search] ${advice}`);
};

/** Writes the search index: a part with the names, and a part with the texts. */
export default function searchPlugin(
  workspace: Workspace,
  background: Background,
  mode: SearchMode,
) {
  return ({ baseUrl }: LoadContext): Plugin => createPlugin(workspace, background, mode, baseUrl);
}

function createPlugin(
  workspace: Workspace,
  background: Background,
  mode: SearchMode,
  baseUrl: string,
): Plugin {
  const isEmbedded = mode === 'embedded';
  const lastGood: LastGood = new Map();
  const run = background.runner();
  return {
    name: 'search',
    allContentLoaded: ({ allContent, actions }) =>
      run(async () => {
        const pages = indexedPages(workspace, allContent, baseUrl);
        const records: SearchRecord[] = [];
        for (const page of pages) {
          records.push(...(await readRecords(workspace, page, lastGood)));
          await background.pause();
        }
        const { names, texts } = pack(records);
        const data = { names: JSON.stringify(names), texts: JSON.stringify(texts) };
        if (isEmbedded && !workspace.isDevelopment) adviseOnGrowth(pages.length, data);
        await actions.createData('names.json', data.names);
        await actions.createData('texts.json', data.texts);
      }),
    configureWebpack(config, isServer) {
      return {
        experiments: { ...cacheOfMode(config as CacheConfiguration, mode) } as object,
        ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: DIALOG_APART } } }),
      };
    },
  };
}
