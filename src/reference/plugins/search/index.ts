import { brotliCompressSync, constants } from 'node:zlib';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import type { Workspace } from '../../contract/workspace';
import { growthAdvice } from '../../search/growth';
import type { Background } from '../dev-server/background';
import { type SearchFiles, titleFiles } from './files';
import { readPhrases } from './glossary';
import { type IndexedPage, indexedPages } from './pages';

/** The search backend: the index of this site, or a provider. */
export type SearchMode = 'embedded' | 'hosted';

interface CacheConfiguration {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/**
 * A module differs between the modes, so a shared cache would keep the search bar of the other
 * mode. With one cache per mode, switching modes needs no clearing.
 */
const cacheOfMode = (
  { experiments }: CacheConfiguration,
  mode: SearchMode,
): CacheConfiguration['experiments'] => {
  const version = experiments?.cache?.version;
  return version === undefined ? {} : { cache: { version: `${version}-${mode}` } };
};

/** The approximate size of a text as served; the best compression would delay a build. */
const servedBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/**
 * Writes the search index: one part with the names, and one with the texts.
 *
 * @param read makes the index of the full text of all pages
 */
export default function searchPlugin(
  workspace: Workspace,
  read: (pages: readonly IndexedPage[]) => Promise<SearchFiles>,
  background: Background,
  mode: SearchMode,
) {
  const write = async (
    { createData }: PluginContentLoadedActions,
    { names, texts }: SearchFiles,
  ): Promise<void> => {
    await createData('names.json', names);
    await createData('texts.json', texts);
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
      // The first compilation needs the files, but waits for no page: in a large set, titles and
      // descriptions can be searched long before the rest.
      if (!isStarted) await write(actions, titleFiles(pages));
      isStarted = true;
      await run(async () => {
        const files = await read(pages);
        await write(actions, files);
        if (mode === 'embedded' && !workspace.isDevelopment) {
          const sizes = { names: servedBytes(files.names), texts: servedBytes(files.texts) };
          const advice = growthAdvice(pages.length, sizes);
          if (advice !== undefined) console.warn(`[search] ${advice}`);
        }
      });
    },
    configureWebpack: (config) => ({
      experiments: { ...cacheOfMode(config as CacheConfiguration, mode) } as object,
    }),
  });
}
