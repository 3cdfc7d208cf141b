import { posix } from 'node:path';

/** A page of the site as its copy links to it. */
export interface CopiedPage {
  /** Path below the site's base, `/general/api/card`; `/` for the landing page. */
  readonly path: string;
  /** Source file relative to the site; undefined for pages without one. */
  readonly file: string | undefined;
}

/** File of a page's copy below the site's base, or of a part of it: its address with `.md`. */
export const copyFile = (path: string, part?: string): string =>
  `${path === '/' ? 'index' : path.slice(1)}${part === undefined ? '' : `/${part}`}.md`;

/** A private character, which no text holds, around a link to a page whose parts are not known yet. */
const MARK = '\u{E000}';
const MARKED = new RegExp(`${MARK}([^${MARK}#]*)#?([^${MARK}]*)${MARK}`, 'gu');

const marked = (path: string, fragment: string): string =>
  `${MARK}${path}${fragment === '' ? '' : `#${fragment}`}${MARK}`;

/** Paths of the pages that a text links to with a fragment, which may be in a part of them. */
export const pagesWithin = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(MARKED)].flatMap(([, path = '', fragment]) =>
      fragment === '' ? [] : [path],
    ),
  );

/** Where a place of a page is: the name of a part, which is undefined for the page's own copy. */
export type PartOf = (path: string, fragment: string) => string | undefined;

/** Fragments that only the page knows: anchors of fields, and operations that the playground opens. */
const ON_PAGE_ONLY = /^(?:op=|[^.]*\.)/;

const FILE_LINK = /^(?!\/|[a-z][a-z0-9+.-]*:)[^#]*\.mdx?(?=#|$)/i;

/** How the links of one page are written in its copy. */
export class Links {
  private readonly paths: ReadonlySet<string>;
  private readonly pathOfFile: ReadonlyMap<string, string>;

  /**
   * @param siteUrl address of the site with its base path, without a final slash
   * @param pages every page that has a copy
   */
  constructor(
    private readonly siteUrl: string,
    pages: readonly CopiedPage[],
  ) {
    this.paths = new Set(pages.map(({ path }) => path));
    this.pathOfFile = new Map(
      pages.flatMap(({ file, path }) => (file === undefined ? [] : [[file, path] as const])),
    );
  }

  /** Address of a page itself. */
  pageUrl(path: string): string {
    return this.siteUrl + (path === '/' ? '/' : path);
  }

  /** Address of a page's copy, or of a part of it. */
  copyUrl(path: string, part?: string): string {
    return `${this.siteUrl}/${copyFile(path, part)}`;
  }

  /** Whether the copy of a page has this address below another page. */
  isTaken(path: string, part: string): boolean {
    return this.paths.has(`${path === '/' ? '' : path}/${part}`);
  }

  /** `llms.txt`, which lists every copy. */
  get indexUrl(): string {
    return `${this.siteUrl}/llms.txt`;
  }

  /**
   * Address of a link in a copy: absolute, and to the copy of the page that it leads to, so that a
   * program that follows it keeps reading Markdown. `written` then finds the part of that page.
   *
   * @throws Error when a link names a file that is not a page
   */
  address(url: string, from: CopiedPage): string {
    const { target = '', fragment = '' } =
      /^(?<target>[^#]*)#?(?<fragment>.*)$/s.exec(url)?.groups ?? {};
    const path = target === '' ? from.path : this.pathOf(url, target, from);
    if (path === undefined)
      return url.replace(/^pathname:\/\//, '').replace(/^\//, `${this.siteUrl}/`);
    return ON_PAGE_ONLY.test(fragment)
      ? `${this.pageUrl(path)}#${fragment}`
      : marked(path, fragment);
  }

  /** Characters of a text, its links written as those to pages. */
  lengthOf(text: string): number {
    return this.written(text, { path: '' }, () => undefined).length;
  }

  /** A copy with its links to pages, each to the part that holds what it names. */
  written(text: string, from: { readonly path: string; readonly part?: string }, partOf: PartOf) {
    return text.replaceAll(MARKED, (_, path: string, fragment: string) => {
      const part = fragment === '' ? undefined : partOf(path, fragment);
      if (path === from.path && part === from.part && fragment !== '') return `#${fragment}`;
      const hash = fragment === '' || fragment === part ? '' : `#${fragment}`;
      return this.copyUrl(path, part) + hash;
    });
  }

  /** Path of the page that a link leads to; undefined for files and other sites. */
  private pathOf(url: string, target: string, from: CopiedPage): string | undefined {
    if (FILE_LINK.test(url) && from.file !== undefined) {
      const file = posix.join(posix.dirname(from.file), target);
      const path = this.pathOfFile.get(file);
      if (path === undefined) {
        throw new Error(`${from.file}: the link \`${url}\` leads to ${file}, which is not a page.`);
      }
      return path;
    }
    const path = target.length > 1 ? target.replace(/\/$/, '') : target;
    return this.paths.has(path) ? path : undefined;
  }
}
