import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import type { Workspace } from '../../contract/workspace';
import { readPage } from '../../pages/page';
import { growthAdvice } from '../../search/growth';
import { pack } from '../../search/pack';
import type { SearchRecord } from '../../search/record';
import { recordsOf } from '../../search/records';
import type { Background } from '../dev-server/background';
import { readPhrases } from './glossary';
import { withOtherWords } from './other-words';
import { indexedPages, type IndexedPage } from './pages';

/** What answers the search: the index of this site, or a provider. */
export type SearchMode = 'embedded' | 'hosted';

interface CacheConfiguration {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/** Docusaurus puts all CSS into one file; that of the dialog is to load with the dialog. */
const DIALOG_APART = {
  styles: {
    chunks: ({ name }: { readonly name?: string | null }) =>
      name !== 'search-dialog' && name !== 'search-hosted',
  },
};

/**
 * A module differs between the modes: a shared cache would keep the search bar of the other mode.
 * With one cache per mode, switching needs no clearing.
 */
const cacheOfMode = (
  { experiments }: CacheConfiguration,
  mode: SearchMode,
): CacheConfiguration['experiments'] => {
  const version = experiments?.cache?.version;
  return version === undefined ? {} : { cache: { version: `${version}-${mode}` } };
};

/** About the bytes that a web server makes of a text; the best compression would delay a build. */
const servedBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** What is known of a page that nobody has read. */
const titleOf = (page: IndexedPage): readonly SearchRecord[] =>
  recordsOf({ ...page, root: { type: 'root', children: [] } });

/** Writes the search index: a part with the names, and a part with the texts. */
export default function searchPlugin(
  workspace: Workspace,
  background: Background,
  mode: SearchMode,
) {
  /** The records of each page from before it had a mistake. */
  const lastGood = new Map<string, readonly SearchRecord[]>();
  const readRecords = async (page: IndexedPage): Promise<readonly SearchRecord[]> => {
    const { set, path, file } = page;
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
  };
  /** Returns what was written. */
  const write = async (
    { createData }: PluginContentLoadedActions,
    records: readonly SearchRecord[],
  ) => {
    const packed = pack(records);
    const [names, texts] = [JSON.stringify(packed.names), JSON.stringify(packed.texts)];
    await createData('names.json', names);
    await createData('texts.json', texts);
    return { names, texts };
  };
  const run = background.runner();
  let isStarted = !workspace.isDevelopment;
  return ({ baseUrl }: LoadContext): Plugin => ({
    name: 'search',
    async allContentLoaded({ allContent, actions }) {
      await actions.createData(
        'phrases.json',
        JSON.stringify(readPhrases(workspace, workspace.siteDir)),
      );
      const pages = indexedPages(workspace, allContent, baseUrl);
      // The first compilation needs the files, and waits for no page: of a large set, titles and
      // descriptions are found long before the rest.
      if (!isStarted) await write(actions, pages.flatMap(titleOf));
      isStarted = true;
      await run(async () => {
        const records: SearchRecord[] = [];
        for (const page of pages) {
          records.push(...(await readRecords(page)));
          await background.pause();
        }
        const { names, texts } = await write(actions, records);
        if (mode === 'embedded' && !workspace.isDevelopment) {
          const sizes = { names: servedBytes(names), texts: servedBytes(texts) };
          const advice = growthAdvice(pages.length, sizes);
          if (advice !== undefined) console.warn(`[search] ${advice}`);
        }
      });
    },
    configureWebpack(config, isServer) {
      return {
        experiments: { ...cacheOfMode(config as CacheConfiguration, mode) } as object,
        ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: DIALOG_APART } } }),
      };
    },
  });
}
