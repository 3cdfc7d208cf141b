import { posix } from 'node:path';

/** A page that has a Markdown copy. */
export interface CopiedPage {
  /** Path below the site's base, `/general/api/card`; `/` for the landing page. */
  readonly path: string;
  /** Source file relative to the site; undefined for pages without one. */
  readonly file: string | undefined;
}

/** Returns the path of the copy of a page or part below the site's base: its address with `.md`. */
export const copyFile = (path: string, part?: string): string =>
  `${path === '/' ? 'index' : path.slice(1)}${part === undefined ? '' : `/${part}`}.md`;

/** Private-use character, found in no text, around a link to a page with yet unknown parts. */
const MARK = '\u{E000}';
const MARKED = new RegExp(`${MARK}([^${MARK}#]*)#?([^${MARK}]*)${MARK}`, 'gu');

const marked = (path: string, fragment: string): string =>
  `${MARK}${path}${fragment === '' ? '' : `#${fragment}`}${MARK}`;

/** Returns the paths of the pages that a text links to with a fragment, perhaps into a part. */
export const pagesWithin = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(MARKED)].flatMap(([, path = '', fragment]) =>
      fragment === '' ? [] : [path],
    ),
  );

/** Returns the name of the part that contains an anchor; undefined for the page's own copy. */
export type PartOf = (path: string, fragment: string) => string | undefined;

/** Fragments that only pages have, not copies: anchors of fields, operations in the playground. */
const ON_PAGE_ONLY = /^(?:op=|[^.]*\.)/;

const FILE_LINK = /^(?!\/|[a-z][a-z0-9+.-]*:)[^#]*\.mdx?(?=#|$)/i;

/** Converts links between pages to links between their Markdown copies. */
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

  /** Returns the address of a page itself, not of its copy. */
  pageUrl(path: string): string {
    return this.siteUrl + (path === '/' ? '/' : path);
  }

  /** Returns the address of a page's copy, or of a part of it. */
  copyUrl(path: string, part?: string): string {
    return `${this.siteUrl}/${copyFile(path, part)}`;
  }

  /** Whether a page already has this address below another page, so that no part can use it. */
  isTaken(path: string, part: string): boolean {
    return this.paths.has(`${path === '/' ? '' : path}/${part}`);
  }

  /** Address of `llms.txt`, which lists every copy. */
  get indexUrl(): string {
    return `${this.siteUrl}/llms.txt`;
  }

  /**
   * Makes a link absolute, or turns a link to a page into a placeholder. `written` resolves that to
   * the copy of the page or of its part, so that a program that follows it keeps reading Markdown.
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

  /** Resolves the placeholders in a copy to the addresses of the parts with their anchors. */
  written(text: string, from: { readonly path: string; readonly part?: string }, partOf: PartOf) {
    return text.replaceAll(MARKED, (_, path: string, fragment: string) => {
      const part = fragment === '' ? undefined : partOf(path, fragment);
      if (path === from.path && part === from.part && fragment !== '') return `#${fragment}`;
      const hash = fragment === '' || fragment === part ? '' : `#${fragment}`;
      return this.copyUrl(path, part) + hash;
    });
  }

  /** Returns the path of the page that a link points to; undefined for files and other sites. */
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
