import type { Nodes } from 'mdast';

/** The text of a node and of everything in it. */
export const plainText = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
};

/** Replaces links by their text and joins lines: a title contains no links. */
export const withoutLinks = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** Converts the Markdown of a description to plain text: removes marks, keeps the text of links. */
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
