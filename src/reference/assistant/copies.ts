import { MOST_OUTPUT, ToolError } from './tool';
import type { Library } from './library';

interface Line {
  readonly text: string;
  /** Level of a heading; 0 for any other line. */
  readonly depth: number;
}

/** Lines of a copy; a comment in a code sample is no heading. */
function linesOf(copy: string): readonly Line[] {
  let fence: string | undefined;
  return copy.split('\n').map((text) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark !== undefined) fence = fence === undefined ? mark : fence === mark ? undefined : fence;
    const depth = fence === undefined ? (/^(#{1,6}) /.exec(text)?.[1]?.length ?? 0) : 0;
    return { text, depth };
  });
}

/** The section that holds an anchor, with its heading and what is below it. */
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

/** Headings with their anchors, for a text that is too long to hand out. */
const outlineOf = (text: string): string =>
  linesOf(text)
    .filter(({ depth, text: line }) => depth > 1 && line.includes('{#'))
    .map(({ depth, text: line }) => `${'  '.repeat(depth - 2)}- ${line.replace(/^#+ /, '')}`)
    .join('\n');

/** A text with at most so many characters: one that is longer gives its start and its headings. */
function fitting(text: string): string {
  if (text.length <= MOST_OUTPUT) return text;
  const outline = outlineOf(text).slice(0, MOST_OUTPUT / 2);
  const start = text.slice(0, MOST_OUTPUT / 4);
  return (
    `${start}\n\n[The text goes on: ${text.length} characters in all. ` +
    `Read one of its parts: the same address with # and an anchor.]\n\n${outline}`
  );
}

/** Paths of the copies below a page that its own copy leads to. */
const partsOf = (copy: string, path: string): readonly string[] => {
  const below = `${path}/`;
  const files = copy.split(below).slice(1);
  return [...new Set(files.flatMap((text) => /^[\w/-]+(?=\.md)/.exec(text) ?? []))].map(
    (file) => below + file,
  );
};

/** An anchor of a copy: fields have none of their own there, so what holds them stands for them. */
export const copyAnchor = (anchor: string): string => anchor.split('.', 1)[0] ?? '';

/** The part of a page with an anchor; it may stand in a copy of its own, below that of the page. */
export async function sectionOf(
  { copy }: Pick<Library, 'copy'>,
  path: string,
  anchor: string,
): Promise<string | undefined> {
  const page = (await copy(path)) ?? '';
  const own = sectionAt(page, copyAnchor(anchor));
  if (own !== undefined) return own;
  for (const part of partsOf(page, path)) {
    const section = sectionAt((await copy(part)) ?? '', copyAnchor(anchor));
    if (section !== undefined) return section;
  }
  return undefined;
}

/**
 * A page, or the part of it with an anchor.
 *
 * @throws {ToolError} when there is no such address
 */
export async function readCopy(library: Library, path: string, anchor: string): Promise<string> {
  const page = await library.copy(path);
  if (page === undefined) {
    throw new ToolError(`There is no page ${path}. Take an address that search_docs returned.`);
  }
  if (anchor === '') return fitting(page);
  const section = await sectionOf(library, path, anchor);
  if (section !== undefined) return fitting(section);
  throw new ToolError(`${path} has no anchor ${anchor}. These are its parts:\n${outlineOf(page)}`);
}
