import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Workspace } from '../../contract/workspace';
import type { PublishedFile } from '../../publish/files';
import { copyFile } from '../../publish/markdown/links';
import { behindGuards } from '../dev-server/middleware';
import { publishedFilesMiddleware } from '../publish/middleware';
import { Copies, type HtmlOf } from './copies';
import { type BundlerConfig, PageRenderer, type SourcePage } from './page-renderer';
import { sitePages, sourcePages } from './pages';

const isFile = (file: PublishedFile | undefined): file is PublishedFile => file !== undefined;

/**
 * Every page as Markdown at its address with `.md`, `llms.txt` and
 * `llms-full.txt`. A build writes them; the dev server makes them when they are
 * asked for.
 */
export default function copiesPlugin(workspace: Workspace) {
  return (context: LoadContext): Plugin => createPlugin(workspace, context);
}

function createPlugin(workspace: Workspace, context: LoadContext): Plugin {
  const { siteConfig, baseUrl } = context;
  let copies: Copies | undefined;
  /** Made while the search reads the same pages, written when the build is there. */
  let docsCopies: readonly PublishedFile[] = [];
  let sources: readonly SourcePage[] = [];
  let renderer: PageRenderer | undefined;
  const rendered: HtmlOf = ({ path }) => {
    if (!renderer) throw new Error('Pages are rendered when the dev server is there.');
    return renderer.html(`${baseUrl}${path.slice(1)}`, sources);
  };
  const served = async (path: string): Promise<readonly PublishedFile[]> => {
    if (!copies) return [];
    if (path === 'llms.txt') return [copies.llms()];
    if (path === 'llms-full.txt') {
      const all = [...(await copies.docsCopies()), ...(await copies.otherCopies(rendered))];
      return [copies.llmsFull(all)];
    }
    const copy = (await copies.docsCopy(path)) ?? (await copies.otherCopy(path, rendered));
    return [copy].filter(isFile);
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
          baseUrl,
          site: { title: siteConfig.title, tagline: siteConfig.tagline, url: workspace.docsUrl },
        },
        sitePages(workspace, allContent, baseUrl),
      );
      sources = sourcePages(allContent);
      if (!workspace.isDevelopment) docsCopies = await copies.docsCopies();
    },
    async postBuild({ outDir }) {
      if (!copies) return;
      const built: HtmlOf = ({ path }) =>
        readFile(join(outDir, copyFile(path).replace(/md$/, 'html')), 'utf8');
      const pages = [...docsCopies, ...(await copies.otherCopies(built))];
      const full = copies.llmsFull(pages);
      for (const { path, text } of [...pages, copies.llms(), full]) {
        const target = join(outDir, path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, text);
      }
      const size = Math.ceil(Buffer.byteLength(full.text) / 1000).toLocaleString('en-US');
      console.log(`[copies] ${pages.length} pages as Markdown; llms-full.txt has ${size} kB.`);
    },
    // The bundler's types know `devServer` only with those of its dev server loaded.
    configureWebpack(config: BundlerConfig) {
      renderer = new PageRenderer(context, config);
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
