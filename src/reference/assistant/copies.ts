import { ToolError } from './tool';
import type { Library } from './library';

interface Line {
  readonly text: string;
  /** Level of a heading; 0 for any other line. */
  readonly depth: number;
}

/** Splits a copy into lines. A comment in a code sample does not count as a heading. */
function linesOf(copy: string): readonly Line[] {
  let fence: string | undefined;
  return copy.split('\n').map((text) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark !== undefined) fence = fence === undefined ? mark : fence === mark ? undefined : fence;
    const depth = fence === undefined ? (/^(#{1,6}) /.exec(text)?.[1]?.length ?? 0) : 0;
    return { text, depth };
  });
}

/** Returns the section that contains an anchor, with its heading and everything below it. */
export function sectionAt(copy: string, anchor: string): string | undefined {
  const lines = linesOf(copy);
  const at = lines.findIndex(({ text }) => text.includes(`{#${anchor}}`));
  if (at < 0) return undefined;
  const start = lines.slice(0, at + 1).findLastIndex(({ depth }) => depth > 0);
  const level = lines[start]?.depth ?? 1;
  const after = lines.slice(at + 1).findIndex(({ depth }) => depth > 0 && depth <= level);
  const end = after < 0 ? lines.length : at + 1 + after;
  return lines
    .slice(Math.max(start, 0), end)
    .map(({ text }) => text)
    .join('\n')
    .trim();
}

/** Returns the headings of a copy with their anchors, as a list. */
const outlineOf = (text: string): string =>
  linesOf(text)
    .filter(({ depth, text: line }) => depth > 1 && line.includes('{#'))
    .map(({ depth, text: line }) => `${'  '.repeat(depth - 2)}- ${line.replace(/^#+ /, '')}`)
    .join('\n');

/** Returns the addresses of the copies that a copy links to, without `.md`. */
const linksOf = (copy: string): readonly string[] =>
  [...copy.matchAll(/\]\(([^()\s#]+)\.md[)#]/g)].map(([, url = '']) => url);

/** Returns the anchor in a copy: of its operation or object for a field, which has none there. */
export const copyAnchor = (anchor: string): string => anchor.split('.', 1)[0] ?? '';

/** Returns the section with an anchor, perhaps from a separate copy below the page's copy. */
export async function sectionOf(
  { url, copy }: Pick<Library, 'url' | 'copy'>,
  page: string,
  anchor: string,
): Promise<string | undefined> {
  const below = `${url}${page === '/' ? '/index' : page}/`;
  const paths = new Set([page]);
  // Grows while it is read: a part may continue in another one.
  for (const path of paths) {
    const text = (await copy(path)) ?? '';
    const section = sectionAt(text, copyAnchor(anchor));
    if (section !== undefined) return section;
    const parts = linksOf(text).filter((link) => link.startsWith(below));
    for (const part of parts) paths.add(part.slice(url.length));
  }
  return undefined;
}

/**
 * Reads a page, or its section with an anchor.
 *
 * @throws {ToolError} when there is no such address
 */
export async function readCopy(library: Library, path: string, anchor: string): Promise<string> {
  const page = await library.copy(path);
  if (page === undefined) {
    throw new ToolError(`There is no page ${path}. Use an address that search_docs returned.`);
  }
  if (anchor === '') return page;
  const section = await sectionOf(library, path, anchor);
  if (section !== undefined) return section;
  throw new ToolError(`${path} has no anchor ${anchor}. These are its parts:\n${outlineOf(page)}`);
}
