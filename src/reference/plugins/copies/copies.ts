import { join } from 'node:path';
import type { Root } from 'mdast';
import type { Workspace } from '../../contract/workspace';
import type { PublishedFile } from '../../publish/files';
import { copyFile, Links } from '../../publish/markdown/links';
import { llmsFullTxt, type LlmsSite, llmsTxt } from '../../publish/markdown/llms';
import {
  htmlPageMarkdown,
  indexMarkdown,
  type PageFacts,
  pageMarkdown,
} from '../../publish/markdown/page';
import { pageTree } from '../../pages/page';
import type { DocsPage, SitePages } from './pages';

export interface CopiesOptions {
  readonly workspace: Workspace;
  /** Path with both slashes. */
  readonly baseUrl: string;
  readonly site: Omit<LlmsSite, 'sections'>;
}

/** The HTML of a page, with its `<main>`. */
export type HtmlOf = (page: PageFacts) => Promise<string>;

const MARKDOWN = 'text/markdown; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** The Markdown copies of all pages, and the two files that lead programs to them. */
export class Copies {
  private readonly links: Links;
  /** Pages beside the docs sets. */
  private readonly others: readonly PageFacts[];

  constructor(
    private readonly options: CopiesOptions,
    private readonly pages: SitePages,
  ) {
    const { title, tagline, url } = options.site;
    const landing: PageFacts = { path: '/', file: undefined, title, description: tagline };
    this.others = [landing, ...pages.others];
    this.links = new Links(url, [...this.others, ...pages.docs]);
  }

  /** Copy of the page whose copy has this path; undefined when it is none of the docs sets. */
  async docsCopy(path: string): Promise<PublishedFile | undefined> {
    const page = this.pages.docs.find((one) => copyFile(one.path) === path);
    return page && this.file(page, await this.markdownOf(page));
  }

  /** Copies of all pages of the docs sets. */
  async docsCopies(): Promise<readonly PublishedFile[]> {
    const copies: PublishedFile[] = [];
    for (const page of this.pages.docs) copies.push(this.file(page, await this.markdownOf(page)));
    return copies;
  }

  /** Copy of the page beside the docs sets whose copy has this path; undefined when it is none. */
  async otherCopy(path: string, htmlOf: HtmlOf): Promise<PublishedFile | undefined> {
    const page = this.others.find((one) => copyFile(one.path) === path);
    return page && this.copyOfHtml(page, htmlOf);
  }

  /** Copies of the pages beside the docs sets. */
  otherCopies(htmlOf: HtmlOf): Promise<readonly PublishedFile[]> {
    return Promise.all(this.others.map((page) => this.copyOfHtml(page, htmlOf)));
  }

  /** `llms.txt`: where to find what. */
  llms(): PublishedFile {
    const { site, workspace } = this.options;
    const sections = workspace.sets.map(({ id, title }) => ({
      title,
      pages: this.pages.docs.filter((page) => page.set === id && page.children.length === 0),
      files: [{ path: `${id}/openapi.yaml`, title: `${title} as OpenAPI 3.1` }],
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

  private async copyOfHtml(page: PageFacts, htmlOf: HtmlOf): Promise<PublishedFile> {
    const { links } = this;
    const { baseUrl } = this.options;
    return this.file(page, htmlPageMarkdown(page, await htmlOf(page), { links, baseUrl }));
  }

  private async markdownOf(page: DocsPage): Promise<string> {
    if (page.file === undefined) return indexMarkdown(page, page.children, this.links);
    const { workspace } = this.options;
    const root: Root = await pageTree(workspace, join(workspace.siteDir, page.file));
    return pageMarkdown(page, root, this.links);
  }

  private file(page: PageFacts, text: string): PublishedFile {
    return { path: copyFile(page.path), title: page.title, contentType: MARKDOWN, text };
  }
}
