import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import type { Part } from '../../blocks/tree/block';
import type { Block, Plain } from './plain';

/** A heading of a page and everything below it. The page itself is a section without a title. */
export interface Section {
  readonly depth: number;
  /** Anchor of the heading; empty for the page itself, and for a heading without an anchor. */
  readonly id: string;
  readonly title: readonly PhrasingContent[];
  /** The blocks of the section, without its heading and without the sections below it. */
  readonly blocks: readonly Block[];
  /** Name and description of the section's own copy, if the page gives it one. */
  readonly part: Part | undefined;
  readonly children: Section[];
}

const isHeading = (node: RootContent | undefined): node is Heading =>
  node?.type === 'heading' && node.depth > 1;

/** Splits a page at its headings: the introduction, then each heading with its content. */
const groupsOf = (root: Root): readonly RootContent[][] => {
  const groups: RootContent[][] = [[]];
  for (const node of root.children) {
    if (isHeading(node)) groups.push([]);
    groups.at(-1)?.push(node);
  }
  return groups;
};

const partIn = (nodes: readonly RootContent[]): Part | undefined =>
  nodes.flatMap((node) => (node.type === 'block' && node.part ? [node.part] : []))[0];

/** Returns a page as a tree of sections. */
export function sectionsOf(root: Root, plain: Plain): Section {
  const [intro = [], ...groups] = groupsOf(root);
  const top = intro.filter(({ type }) => type !== 'heading');
  const page: Section = {
    depth: 1,
    id: '',
    title: [],
    blocks: plain.blocks(top),
    part: undefined,
    children: [],
  };
  const open = [page];
  for (const [heading, ...content] of groups) {
    if (!isHeading(heading)) continue;
    const section: Section = {
      depth: heading.depth,
      id: String(heading.data?.hProperties?.id ?? ''),
      title: plain.title(heading),
      blocks: plain.blocks(content),
      part: partIn(content),
      children: [],
    };
    while ((open.at(-1)?.depth ?? 1) >= section.depth) open.pop();
    (open.at(-1) ?? page).children.push(section);
    open.push(section);
  }
  return page;
}
