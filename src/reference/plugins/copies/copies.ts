import { join } from 'node:path';
import { pageTree } from '../../pages/page';
import type { Workspace } from '../../contract/workspace';
import type { PublishedFile } from '../../publish/files';
import { copyFile, Links } from '../../publish/markdown/links';
import { llmsFullTxt, type LlmsSite, llmsTxt } from '../../publish/markdown/llms';
import {
  indexMarkdown,
  type PageFacts,
  pageMarkdown,
  type WrittenCopy,
} from '../../publish/markdown/page';
import type { DocsPage, SitePages } from './pages';

export interface CopiesOptions {
  readonly workspace: Workspace;
  readonly site: Omit<LlmsSite, 'sections' | 'isSample'>;
  readonly landing: () => Promise<WrittenCopy>;
}

type CopiedPage = PageFacts & Partial<DocsPage>;

const TEXT = 'text/plain; charset=utf-8';
const LANDING = '/';

/** The Markdown copies of all pages, and the two files that lead programs to them. */
export class Copies {
  private readonly links: Links;
  private readonly all: readonly CopiedPage[];

  constructor(
    private readonly options: CopiesOptions,
    private readonly pages: SitePages,
  ) {
    const { title, tagline, url } = options.site;
    const landing: PageFacts = { path: LANDING, file: undefined, title, description: tagline };
    this.all = [...pages.docs, landing, ...pages.others];
    this.links = new Links(url, this.all);
  }

  /** All copies, or those that have this path. */
  async copies(path?: string): Promise<readonly PublishedFile[]> {
    const copies: PublishedFile[] = [];
    for (const page of this.all) {
      const copy = copyFile(page.path);
      if (path !== undefined && path !== copy) continue;
      const contentType = 'text/markdown; charset=utf-8';
      copies.push({ path: copy, title: page.title, contentType, text: await this.textOf(page) });
    }
    return copies;
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
      text: llmsTxt(
        { ...site, isSample: this.isSample, sections: [...sections, about] },
        this.links,
      ),
    };
  }

  /** `llms-full.txt`: the copies one after another. */
  llmsFull(copies: readonly PublishedFile[]): PublishedFile {
    const texts = copies.map(({ text }) => text);
    return {
      path: 'llms-full.txt',
      title: 'All pages for language models',
      contentType: TEXT,
      text: llmsFullTxt({ ...this.options.site, isSample: this.isSample }, texts),
    };
  }

  private get isSample(): boolean {
    return this.options.workspace.sets.some((set) => set.isSample);
  }

  private async textOf(page: CopiedPage): Promise<string> {
    const { workspace, landing } = this.options;
    if (page.path === LANDING) {
      const { title, root } = await landing();
      return pageMarkdown({ ...page, title }, root, this.links);
    }
    if (page.file === undefined) return indexMarkdown(page, page.children ?? [], this.links);
    const root = await pageTree(workspace, join(workspace.siteDir, page.file));
    return pageMarkdown(page, root, this.links);
  }
}
