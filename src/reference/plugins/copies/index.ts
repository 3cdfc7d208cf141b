import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import type { Workspace } from '../../contract/workspace';
import type { PublishedFile } from '../../publish/files';
import type { WrittenCopy } from '../../publish/markdown/page';
import { behindGuards } from '../dev-server/middleware';
import { publishedFilesMiddleware } from '../publish/middleware';
import { Copies } from './copies';
import { sitePages } from './pages';

const isFile = (file: PublishedFile | undefined): file is PublishedFile => file !== undefined;

/**
 * Every page as Markdown at its address with `.md`, `llms.txt` and
 * `llms-full.txt`. A build writes them; the dev server makes them when they are
 * asked for.
 *
 * @param landing absolute path of the module with the copy of the landing page
 */
export default function copiesPlugin(workspace: Workspace, landing: string) {
  return (context: LoadContext): Plugin => createPlugin(workspace, landing, context);
}

function createPlugin(
  workspace: Workspace,
  landing: string,
  { siteConfig, baseUrl }: LoadContext,
): Plugin {
  let copies: Copies | undefined;
  /** Made before the compiler takes the pages, written when the build is there. */
  let made: readonly PublishedFile[] = [];
  const served = async (path: string): Promise<readonly PublishedFile[]> => {
    if (!copies) return [];
    workspace.refresh();
    if (path === 'llms.txt') return [copies.llms()];
    if (path === 'llms-full.txt') return [copies.llmsFull(await copies.copies())];
    return [await copies.copyAt(path)].filter(isFile);
  };
  const devServer = {
    setupMiddlewares: behindGuards(
      publishedFilesMiddleware({
        name: 'page-copies',
        baseUrl,
        pattern: /(?:\.md|^llms(?:-full)?\.txt)$/,
        files: served,
      }),
    ),
  };
  return {
    name: 'copies',
    async allContentLoaded({ allContent }) {
      copies = new Copies(
        {
          workspace,
          site: { title: siteConfig.title, tagline: siteConfig.tagline, url: workspace.docsUrl },
          // Read anew each time: a copy in the dev server follows every edit.
          landing: async () => (await loadFreshModule(landing)) as WrittenCopy,
        },
        sitePages(workspace, allContent, baseUrl),
      );
      if (!workspace.isDevelopment) made = await copies.copies();
    },
    async postBuild({ outDir }) {
      if (!copies) return;
      const full = copies.llmsFull(made);
      for (const { path, text } of [...made, copies.llms(), full]) {
        const target = join(outDir, path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, text);
      }
      const size = Math.ceil(Buffer.byteLength(full.text) / 1000).toLocaleString('en-US');
      console.log(`[copies] ${made.length} pages as Markdown; llms-full.txt has ${size} kB.`);
    },
    // The bundler's types know `devServer` only with those of its dev server loaded.
    configureWebpack: () => ({ devServer }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
