import { join } from 'node:path';
import { paragraph } from '../../blocks/tree/mdast';
import { keyFacts } from '../../pages/key-facts';
import { pageTree } from '../../pages/page';
import { pageStamp } from '../../pages/stamp';
import { readContract } from '../../contract/load';
import { kept, type Workspace } from '../../contract/workspace';
import { publishedFiles, type PublishedFile } from '../../publish/files';
import { copyFile, Links, pagesWithin } from '../../publish/markdown/links';
import { llmsFullTxt, type LlmsSite, llmsTxt } from '../../publish/markdown/llms';
import {
  type Copy,
  indexRoot,
  type PageFacts,
  pageCopies,
  placesIn,
  type WrittenCopy,
} from '../../publish/markdown/page';
import { Plain } from '../../publish/markdown/plain';
import { SKILL_FILE, skillFile } from '../../publish/markdown/skill';
import { write } from '../../publish/markdown/write';
import { typesFile } from '../../publish/schemas/types';
import type { DocsPage, SitePages } from './pages';

export interface CopiesOptions {
  readonly workspace: Workspace;
  readonly site: Omit<LlmsSite, 'sections' | 'sets'>;
  readonly landing: () => Promise<WrittenCopy>;
}

type CopiedPage = PageFacts & Partial<DocsPage>;

const TEXT = 'text/plain; charset=utf-8';
const LANDING = '/';

/** The Markdown copies of all pages, and the index files that list them. */
export class Copies {
  private readonly links: Links;
  private readonly all: readonly CopiedPage[];
  private readonly landing: PageFacts;

  constructor(
    private readonly options: CopiesOptions,
    private readonly pages: SitePages,
  ) {
    const { title, tagline, url } = options.site;
    this.landing = { path: LANDING, file: undefined, title, description: tagline };
    this.all = [...pages.docs, this.landing, ...pages.others];
    this.links = new Links(url, this.all);
  }

  /** All copies, or only the one with the given path. */
  async copies(path?: string): Promise<readonly PublishedFile[]> {
    const files: PublishedFile[] = [];
    for (const page of this.all) {
      const [own, folder] = [copyFile(page.path), copyFile(page.path, '').replace(/\.md$/, '')];
      if (path !== undefined && path !== own && !path.startsWith(folder)) continue;
      for (const copy of await this.copiesOf(page)) {
        const file = copyFile(copy.path, copy.part);
        if (path !== undefined && path !== file) continue;
        const contentType = 'text/markdown; charset=utf-8';
        files.push({ path: file, title: copy.title, contentType, text: await this.written(copy) });
      }
    }
    return files;
  }

  /** `llms.txt`: an index of the copies and other files. */
  async llms(): Promise<PublishedFile> {
    const { site, workspace } = this.options;
    const copiesOf = async (pages: readonly CopiedPage[]) =>
      (await Promise.all(pages.map((page) => this.copiesOf(page)))).flat();
    const sections = await Promise.all(
      workspace.sets.map(async ({ id, title }) => ({
        title,
        copies: await copiesOf(this.pages.docs.filter(({ set }) => set === id)),
        files: [{ path: `${id}/openapi.yaml`, title: `${title} as OpenAPI 3.1` }],
      })),
    );
    const about = {
      title: 'About',
      copies: await copiesOf([this.landing, ...this.pages.others]),
      files: [],
    };
    return {
      path: 'llms.txt',
      title: 'Index for language models',
      contentType: TEXT,
      text: llmsTxt({ ...site, sets: workspace.sets, sections: [...sections, about] }, this.links),
    };
  }

  /** `skill.md`: instructions for assistants on how to work with the site. */
  async skill(): Promise<PublishedFile> {
    const { site, workspace } = this.options;
    const sets = workspace.sets.map(async ({ id, title }) => {
      const start = this.pages.docs.find(({ set }) => set === id);
      const contract = await readContract(workspace, id);
      const isOther = ({ path }: PublishedFile) => !/\/(?:openapi|postman_\w+)\.\w+$/.test(path);
      const files = [
        ...publishedFiles(workspace, contract).filter(isOther),
        ...(await typesFile(workspace, contract)),
      ];
      return {
        title,
        summary: start?.description ?? '',
        start: this.links.copyUrl(start?.path ?? `/${id}`),
        facts: start ? await this.factsOf(start) : '',
        keyed: contract.operations.filter(({ idempotencyKey }) => idempotencyKey === 'required')
          .length,
        openapi: `${site.url}/${id}/openapi.yaml`,
        files: files.map(({ path, title: kind }) => ({
          title: `${kind}: ${path}`,
          url: `${site.url}/${path}`,
        })),
      };
    });
    return {
      path: SKILL_FILE,
      title: 'Instructions for assistants',
      contentType: 'text/markdown; charset=utf-8',
      text: skillFile({ ...site, sets: await Promise.all(sets) }),
    };
  }

  /** The facts that every call of the page's set needs, as Markdown. */
  private async factsOf(page: DocsPage): Promise<string> {
    if (page.file === undefined) return '';
    const facts = await keyFacts(this.options.workspace, page.file);
    const plain = new Plain((url) => this.links.address(url, page));
    const text = write([paragraph(plain.line(facts))]).trim();
    return this.written({ ...page, path: '', anchors: new Set(), text });
  }

  /** `llms-full.txt`: all copies, one after another. */
  llmsFull(copies: readonly PublishedFile[]): PublishedFile {
    const { site, workspace } = this.options;
    const texts = copies.map(({ text }) => text);
    return {
      path: 'llms-full.txt',
      title: 'All pages for language models',
      contentType: TEXT,
      text: llmsFullTxt({ ...site, sets: workspace.sets }, texts),
    };
  }

  /** A copy with its links resolved; splits linked pages first, to link to the right parts. */
  private async written(copy: Copy): Promise<string> {
    const parts = new Map<string, ReadonlyMap<string, string | undefined>>();
    for (const path of pagesWithin(copy.text)) {
      const page = this.all.find((candidate) => candidate.path === path);
      parts.set(path, placesIn(page ? await this.copiesOf(page) : []));
    }
    return this.links.written(copy.text, copy, (path, anchor) => parts.get(path)?.get(anchor));
  }

  private async copiesOf(page: CopiedPage): Promise<readonly Copy[]> {
    if (page.path === LANDING) {
      const { title, root } = await this.options.landing();
      return pageCopies({ ...page, title }, root, this.links);
    }
    if (page.file === undefined)
      return pageCopies(page, indexRoot(page.children ?? []), this.links);
    return this.cut(this.options.workspace, page.path);
  }

  /** The copies of a page with a source, kept until the page or the files behind it change. */
  private readonly cut = kept((workspace, path: string): Promise<readonly Copy[]> => {
    const page = this.all.find((candidate) => candidate.path === path);
    if (page?.file === undefined) throw new Error(`No page with a source has the path ${path}.`);
    const { file } = page;
    const source = join(workspace.siteDir, file);
    pageStamp(workspace, source);
    return workspace.untracked(async () =>
      pageCopies(
        page,
        await pageTree(workspace, source),
        this.links,
        await keyFacts(workspace, file),
      ),
    );
  });
}
