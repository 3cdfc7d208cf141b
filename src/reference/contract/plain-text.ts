import type { Nodes } from 'mdast';

/** The text of a node and of everything in it. */
export const plainText = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
};

/** A text whose links are their words, in one line: a title leads nowhere. */
export const withoutLinks = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** Markdown of a description as plain text: marks go, words of links stay. */
export const plain = (markdown: string): string =>
  withoutLinks(markdown)
    .replace(/(\*\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The first sentence of a description, without Markdown. */
export const firstSentence = (markdown: string): string => {
  const text = plain(markdown.split(/\n\s*\n/)[0] ?? '');
  return /^.*?[^.\s]{3,}[.!?](?=\s+[A-Z0-9])/.exec(text)?.[0] ?? text;
};
