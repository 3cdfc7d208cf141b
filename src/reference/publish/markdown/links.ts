import { posix } from 'node:path';

/** A page of the site as its copy links to it. */
export interface CopiedPage {
  /** Path below the site's base, `/general/api/card`; `/` for the landing page. */
  readonly path: string;
  /** Source file relative to the site; undefined for pages without one. */
  readonly file: string | undefined;
}

/** File of a page's copy below the site's base: its address with `.md`. */
export const copyFile = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.md`;

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

  /** Address of a page's copy. */
  copyUrl(path: string): string {
    return `${this.siteUrl}/${copyFile(path)}`;
  }

  /**
   * Address of a link in a copy: absolute, and to the copy of the page that it leads to, so that a
   * program that follows it keeps reading Markdown. A link within the page stays a fragment.
   *
   * @throws Error when a link names a file that is not a page
   */
  address(url: string, from: CopiedPage): string {
    const { target = '', fragment = '' } =
      /^(?<target>[^#]*)#?(?<fragment>.*)$/s.exec(url)?.groups ?? {};
    if (target === '' && !ON_PAGE_ONLY.test(fragment)) return url;
    const path = target === '' ? from.path : this.pathOf(url, target, from);
    if (path === undefined)
      return url.replace(/^pathname:\/\//, '').replace(/^\//, `${this.siteUrl}/`);
    const hash = fragment === '' ? '' : `#${fragment}`;
    const base = ON_PAGE_ONLY.test(fragment) ? this.pageUrl(path) : this.copyUrl(path);
    return base + hash;
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
