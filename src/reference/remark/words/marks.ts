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

/** Characters that can go wrong in Markdown, checked in a text without complete code spans. */
const MARKS = /[*_~`[|&\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/;

/** Keeps the text nodes of a Markdown text and blanks everything else. */
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

/** Reports mistyped Markdown in the texts of a YAML file, which pages would show as plain text. */
export function* markProblems({ file, source, texts }: Prose): Generator<Problem> {
  const place = placesIn(file, source);
  for (const { value, range } of texts) {
    if (!MARKS.test(value.replace(/`[^`\n]+`/g, ''))) continue;
    for (const { index, message, next } of leftovers(proseIn(value))) {
      // A folded text has other line breaks than its source, but the same words.
      const [words = ''] = /^\S+/.exec(value.slice(index)) ?? [];
      const found = source.slice(...range).indexOf(words, index);
      yield problemAt(place(range[0] + Math.max(0, found)))(message, next);
    }
  }
}
