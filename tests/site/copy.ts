import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

/** The content of a page's copy, as a Markdown reader sees it. */
export interface Copy {
  /** Texts of headings and links, without anchors. */
  readonly titles: ReadonlySet<string>;
  /** Inline code. */
  readonly codes: readonly string[];
  /** Number of list items that start with each code. */
  readonly itemsOf: ReadonlyMap<string, number>;
  readonly anchors: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

const ANCHOR = /\{#([^}\s]+)\}/g;

const textOf = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

const titleOf = (node: Nodes): string =>
  textOf(node).replace(ANCHOR, '').replace(/\s+/g, ' ').trim();

/** Reads a copy like a Markdown parser that supports GitHub's tables. */
export function readCopy(markdown: string): Copy {
  const root = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const titles = new Set<string>();
  const codes: string[] = [];
  const itemsOf = new Map<string, number>();
  const anchors = new Set<string>();
  const links = new Set<string>();
  visit(root, (node) => {
    if (node.type === 'heading' || node.type === 'link') titles.add(titleOf(node));
    if (node.type === 'link' || node.type === 'definition') links.add(node.url);
    if (node.type === 'inlineCode') codes.push(node.value);
    if (node.type === 'text') {
      for (const [, anchor = ''] of node.value.matchAll(ANCHOR)) anchors.add(anchor);
    }
    if (node.type === 'listItem') {
      const [first] = node.children;
      const start = first?.type === 'paragraph' ? first.children[0] : undefined;
      if (start?.type !== 'inlineCode') return;
      itemsOf.set(start.value, (itemsOf.get(start.value) ?? 0) + 1);
    }
  });
  return { titles, codes, itemsOf, anchors, links };
}
