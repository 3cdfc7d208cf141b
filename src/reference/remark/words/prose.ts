import { isScalar, parseDocument, visit as visitYaml } from 'yaml';
import { visit } from 'unist-util-visit';
import type { Root } from 'mdast';
import { parseMdx } from '../../contract/page/mdx';

/** A source text in which everything but prose is blank, so that offsets stay those of the file. */
export interface Prose {
  readonly file: string;
  /** As it is written. */
  readonly source: string;
  readonly text: string;
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Blanks what Markdown does not show as words: code, addresses, fields of a template. */
const withoutCode = (text: string): string =>
  text
    .replace(/(```|~~~)[\s\S]*?\1/g, blank)
    .replace(/`[^`]*`/g, blank)
    .replace(/<Figure [^>]*>/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/\b(?:https?|mailto):\S+/g, blank);

/** Keeps the parts of a source that lie in one of the ranges. */
function keep(source: string, ranges: readonly (readonly [number, number])[]): string {
  let result = '';
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (start < result.length) continue;
    result += blank(source.slice(result.length, start)) + withoutCode(source.slice(start, end));
  }
  return result + blank(source.slice(result.length));
}

function rangesOfMdx(root: Root): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = [];
  visit(root, ['text', 'yaml'], ({ position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start !== undefined && end !== undefined) ranges.push([start, end]);
  });
  return ranges;
}

/** Texts of more than one word; a single word is a name, a number or an identifier. */
function rangesOfYaml(source: string): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = [];
  visitYaml(parseDocument(source), {
    Scalar: (key, node) => {
      if (key === 'key' || !isScalar(node) || !node.range) return;
      if (typeof node.value === 'string' && /\S\s+\S/.test(node.value)) {
        ranges.push([node.range[0], node.range[1]]);
      }
    },
  });
  return ranges;
}

/** The prose of an MDX page or a YAML file; `root` is the tree of a page that was parsed before. */
export const proseOf = (file: string, source: string, root?: Root): Prose => ({
  file,
  source,
  text: keep(
    source,
    file.endsWith('.yaml') ? rangesOfYaml(source) : rangesOfMdx(root ?? parseMdx(source)),
  ),
});
