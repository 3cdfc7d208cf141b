import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { text } from '../blocks/tree/mdast';
import { headingAnchor } from '../contract/page/mdx';
import { plainText } from '../contract/plain-text';
import { walkTree } from '../contract/page/walk-tree';
import { anchorsOf } from './anchors';

const headingsOf = (root: Root): readonly Heading[] => {
  const headings: Heading[] = [];
  walkTree(root, (node) => {
    if (node.type === 'heading') headings.push(node);
  });
  return headings;
};

const withId = ({ data }: Heading, id: string): Heading['data'] => ({
  ...data,
  hProperties: { ...data?.hProperties, id },
});

/** Moves the written anchor of a heading out of its text. */
function readAnchor(heading: Heading): void {
  const { id } = headingAnchor(plainText(heading));
  const last = heading.children.at(-1);
  if (id === undefined || last?.type !== 'text') return;
  last.value = headingAnchor(last.value).text;
  heading.data = withId(heading, id);
}

/**
 * Gives every heading of a page an anchor: the written one, that of the contract, or its words. Words
 * give way to an anchor that something else on the page has.
 */
export function setHeadingIds(root: Root): void {
  const headings = headingsOf(root);
  for (const heading of headings) {
    if (heading.data?.hProperties?.id === undefined) readAnchor(heading);
  }
  const taken = new Set(anchorsOf(root));
  const slugs = createSlugger();
  for (const heading of headings) {
    if (heading.data?.hProperties?.id !== undefined) continue;
    let slug = slugs.slug(plainText(heading));
    while (heading.depth > 1 && taken.has(slug)) slug += '-section';
    taken.add(heading.depth > 1 ? slug : '');
    heading.data = withId(heading, slug);
  }
}

/** Writes the anchors below the title as Docusaurus reads them, or it would number them again. */
export function writeAnchors(root: Root): void {
  for (const heading of headingsOf(root)) {
    const { id, ...properties } = heading.data?.hProperties ?? {};
    heading.data = { ...heading.data, hProperties: properties };
    if (heading.depth > 1) heading.children.push(text(` {#${String(id)}}`));
  }
}
