import type { Nodes, Root } from 'mdast';
import { type Element, isElement, placeOfNode } from '../contract/page/elements';
import type { Problem } from '../contract/problem';
import { isHtml } from '../remark/vocabulary';
import { problemAt } from '../remark/problem';
import { anchorOf } from './anchors';

/** The element that stood where a node of the expanded page stands. */
export type Origins = Map<Nodes, Element>;

interface Taker {
  /** What the writer wrote: a heading, an element, or the tag that the anchor comes from. */
  readonly written: Nodes;
  readonly isOwn: boolean;
}

/** A component keeps its `id` to itself. */
const hasAnchor = (node: Nodes): boolean => !isElement(node) || isHtml(node.name ?? '');

/**
 * Reports anchors that a page has twice: a written one that equals another, and a tag or partial that
 * is there twice.
 */
export function repeatedAnchors(root: Root, file: string, origins: Origins): readonly Problem[] {
  const takers = new Map<string, Taker>();
  const problems: Problem[] = [];
  const walk = (node: Nodes, origin: Element | undefined): void => {
    const from = origin ?? origins.get(node);
    const id = hasAnchor(node) ? anchorOf(node) : undefined;
    if (id !== undefined) {
      const taker = { written: from ?? node, isOwn: from === undefined };
      const other = takers.get(id);
      takers.set(id, other ?? taker);
      if (other) {
        // The writer can change an own anchor, and only move what a tag shows.
        const [at, also] = other.isOwn && !taker.isOwn ? [other, taker] : [taker, other];
        const { line } = placeOfNode(also.written, file);
        problems.push(
          problemAt(placeOfNode(at.written, file))(
            `What is on line ${line} has the anchor \`#${id}\` as well`,
            at.isOwn ? 'write another anchor here' : 'show it once on this page',
          ),
        );
      }
    }
    if ('children' in node) for (const child of node.children) walk(child, from);
  };
  walk(root, undefined);
  return problems;
}
