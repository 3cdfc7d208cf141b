import { parseDocument, visit as visitYaml } from 'yaml';
import { visit } from 'unist-util-visit';
import type { Root } from 'mdast';
import { parseMdx } from '../../contract/page/mdx';
import { blank, keep, type Range } from '../check/only';

/** A source text in which everything but prose is blank, so that offsets stay those of the file. */
export interface Prose {
  readonly file: string;
  /** The text as it is written. */
  readonly source: string;
  readonly text: string;
  readonly texts: readonly YamlText[];
}

interface YamlText {
  readonly value: string;
  /** The range in the source. */
  readonly range: Range;
}

/** Blanks all that Markdown does not show as words: code, addresses, fields of a template. */
const withoutCode = (text: string): string =>
  text
    .replace(/(```|~~~)[\s\S]*?\1/g, blank)
    .replace(/`[^`]*`/g, blank)
    .replace(/<Figure [^>]*>/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/\b(?:https?|mailto):\S+/g, blank);

function rangesOfMdx(root: Root): readonly Range[] {
  const ranges: Range[] = [];
  visit(root, ['text', 'yaml'], ({ position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start !== undefined && end !== undefined) ranges.push([start, end]);
  });
  return ranges;
}

/** The texts of more than one word; a single word is a name, a number or an identifier. */
function textsOfYaml(source: string): readonly YamlText[] {
  const texts: YamlText[] = [];
  visitYaml(parseDocument(source), {
    Scalar: (key, { value, range }) => {
      if (key === 'key' || typeof value !== 'string' || !range || !/\S\s+\S/.test(value)) return;
      texts.push({ value, range: [range[0], range[1]] });
    },
  });
  return texts;
}

/** The prose of an MDX page or a YAML file; `root` is the tree of a page, if already parsed. */
export function proseOf(file: string, source: string, root?: Root): Prose {
  if (!file.endsWith('.yaml')) {
    return {
      file,
      source,
      text: keep(source, rangesOfMdx(root ?? parseMdx(source)), withoutCode),
      texts: [],
    };
  }
  const texts = textsOfYaml(source);
  const ranges = texts.map(({ range }) => range);
  return { file, source, text: keep(source, ranges, withoutCode), texts };
}
