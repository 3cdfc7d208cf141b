import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { site } from '../../config/site';
import type { PublishedFile } from '../../publish/files';
import { type Middleware, publishedFilesMiddleware } from '../publish/middleware';
import { Copies } from './copies';
import { sitePages } from './pages';

const isFile = (file: PublishedFile | undefined): file is PublishedFile => file !== undefined;

/**
 * Every page as Markdown at its address with `.md`, `llms.txt` and
 * `llms-full.txt`. A build writes them; the dev server makes those of the docs
 * sets when they are asked for.
 */
export default function copiesPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  let copies: Copies | undefined;
  /** Made while the search reads the same pages, written when the build is there. */
  let docsCopies: readonly PublishedFile[] = [];
  const served = async (path: string): Promise<readonly PublishedFile[]> => {
    if (!copies) return [];
    if (path === 'llms.txt') return [copies.llms()];
    if (path === 'llms-full.txt') return [copies.llmsFull(await copies.docsCopies())];
    return [await copies.docsCopy(path)].filter(isFile);
  };
  const devServer = {
    setupMiddlewares: (middlewares: readonly Middleware[]): readonly Middleware[] => [
      publishedFilesMiddleware({
        name: 'page-copies',
        baseUrl,
        pattern: /(?:\.md|^llms(?:-full)?\.txt)$/,
        files: served,
      }),
      ...middlewares,
    ],
  };
  return {
    name: 'copies',
    async allContentLoaded({ allContent }) {
      copies = new Copies(
        {
          siteDir,
          baseUrl,
          site: {
            title: siteConfig.title,
            tagline: siteConfig.tagline,
            url: `${siteConfig.url}${baseUrl}`.replace(/\/$/, ''),
          },
          setTitles: { general: site.productName, 'rebell-pay': site.payProductName },
        },
        sitePages(allContent, baseUrl),
      );
      if (process.env.NODE_ENV === 'production') docsCopies = await copies.docsCopies();
    },
    async postBuild({ outDir }) {
      if (!copies) return;
      const pages = [...docsCopies, ...(await copies.otherCopies(outDir))];
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
    configureWebpack: () => ({ devServer }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
