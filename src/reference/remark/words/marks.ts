import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { walkTree } from '../../contract/page/walk-tree';
import type { Problem } from '../../contract/problem';
import { only } from '../check/only';
import { leftovers } from '../check/text';
import { placesIn } from '../../contract/source';
import { problemAt } from '../problem';
import type { Prose } from './prose';

/** What Markdown may stumble over, in a text without its whole pieces of code. */
const MARKS = /[*_~`[|&\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/;

/** The text nodes of a Markdown text, all else blank. */
function proseIn(markdown: string): string {
  const texts: Nodes[] = [];
  const root = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  walkTree(root, (node) => {
    if (node.type === 'text') texts.push(node);
  });
  return only(markdown, texts);
}

/** Words of a YAML file that pages show with their marks: they are not the Markdown that was meant. */
export function* markProblems({ file, source, texts }: Prose): Generator<Problem> {
  const place = placesIn(file, source);
  for (const { value, range } of texts) {
    if (!MARKS.test(value.replace(/`[^`\n]+`/g, ''))) continue;
    for (const { index, message, next } of leftovers(proseIn(value))) {
      // A folded text has other lines than its source, and the same words.
      const [words = ''] = /^\S+/.exec(value.slice(index)) ?? [];
      const found = source.slice(...range).indexOf(words, index);
      yield problemAt(place(range[0] + Math.max(0, found)))(message, next);
    }
  }
}
