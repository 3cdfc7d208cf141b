import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { PublishedFile } from '../../publish/files';
import { copyFile, Links } from '../../publish/markdown/links';
import { llmsFullTxt, type LlmsSite, llmsTxt } from '../../publish/markdown/llms';
import {
  htmlPageMarkdown,
  indexMarkdown,
  type PageFacts,
  pageMarkdown,
} from '../../publish/markdown/page';
import { sharedPageTree } from '../search/read-page';
import type { DocsPage, SitePages } from './pages';

export interface CopiesOptions {
  /** Absolute path of the site's sources. */
  readonly siteDir: string;
  /** Path with both slashes. */
  readonly baseUrl: string;
  readonly site: Omit<LlmsSite, 'sections'>;
  /** Name of each docs set. */
  readonly setTitles: Readonly<Record<DocsPage['set'], string>>;
}

const MARKDOWN = 'text/markdown; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** The Markdown copies of all pages, and the two files that lead programs to them. */
export class Copies {
  private readonly links: Links;

  constructor(
    private readonly options: CopiesOptions,
    private readonly pages: SitePages,
  ) {
    const landing = { path: '/', file: undefined };
    this.links = new Links(options.site.url, [landing, ...pages.docs, ...pages.others]);
  }

  /** Copy of the page whose copy has this path; undefined when it is none of the docs sets. */
  async docsCopy(path: string): Promise<PublishedFile | undefined> {
    const page = this.pages.docs.find((one) => copyFile(one.path) === path);
    return page && this.file(page, await this.markdownOf(page));
  }

  /** Copies of all pages of the docs sets. */
  async docsCopies(): Promise<readonly PublishedFile[]> {
    const copies: PublishedFile[] = [];
    // One after the other: the trees of all pages at once would fill the memory.
    for (const page of this.pages.docs) copies.push(this.file(page, await this.markdownOf(page)));
    return copies;
  }

  /** Copies of the pages beside the docs sets, from the HTML that was built of them. */
  otherCopies(outDir: string): Promise<readonly PublishedFile[]> {
    const { title, tagline } = this.options.site;
    const landing: PageFacts = { path: '/', file: undefined, title, description: tagline };
    return Promise.all(
      [landing, ...this.pages.others].map(async (page) => {
        const html = await readFile(
          join(outDir, copyFile(page.path).replace(/md$/, 'html')),
          'utf8',
        );
        const { links } = this;
        return this.file(
          page,
          htmlPageMarkdown(page, html, { links, baseUrl: this.options.baseUrl }),
        );
      }),
    );
  }

  /** `llms.txt`: where to find what. */
  llms(): PublishedFile {
    const { site, setTitles } = this.options;
    const sets = [...new Set(this.pages.docs.map(({ set }) => set))];
    const sections = sets.map((set) => ({
      title: setTitles[set],
      pages: this.pages.docs.filter((page) => page.set === set && page.children.length === 0),
      files: [{ path: `${set}/openapi.yaml`, title: `${setTitles[set]} as OpenAPI 3.1` }],
    }));
    const about = { title: 'About', pages: this.pages.others, files: [] };
    return {
      path: 'llms.txt',
      title: 'Index for language models',
      contentType: TEXT,
      text: llmsTxt({ ...site, sections: [...sections, about] }, this.links),
    };
  }

  /** `llms-full.txt`: the copies one after another. */
  llmsFull(copies: readonly PublishedFile[]): PublishedFile {
    return {
      path: 'llms-full.txt',
      title: 'All pages for language models',
      contentType: TEXT,
      text: llmsFullTxt(
        this.options.site,
        copies.map(({ text }) => text),
      ),
    };
  }

  private async markdownOf(page: DocsPage): Promise<string> {
    if (page.file === undefined) return indexMarkdown(page, page.children, this.links);
    const { siteDir } = this.options;
    const root: Root = await sharedPageTree(join(siteDir, page.file), siteDir);
    return pageMarkdown(page, root, this.links);
  }

  private file(page: PageFacts, text: string): PublishedFile {
    return { path: copyFile(page.path), title: page.title, contentType: MARKDOWN, text };
  }
}
