import { posix } from 'node:path';
import type { Definition, Link, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import type { Place } from '../contract/model';
import type { Workspace } from '../contract/workspace';
import { hint, problem } from './problem';
import { hrefOn, namesOf, type Page, TARGET_KINDS, type TargetKind } from './reference';

const LINK = /^([a-z]+):([A-Za-z0-9_.-]+)$/;
const isKind = (word: string | undefined): word is TargetKind =>
  TARGET_KINDS.some((kind) => kind === word);

const LABELS: Readonly<Record<TargetKind, string>> = {
  op: 'operation',
  schema: 'schema',
  state: 'state',
  event: 'event',
  error: 'error code',
};

/**
 * Address of a contract link such as `op:createCard` on this page; undefined
 * when the address is no contract link.
 *
 * @throws Error with the place when the name is unknown or stands on no page
 */
export const contractHref = (page: Page, url: string, place: Place): string | undefined => {
  const [, kind, name] = LINK.exec(url) ?? [];
  if (!isKind(kind) || name === undefined) return undefined;
  const { contract, target } = page.reference;
  const found = target(kind, name);
  if (found) return hrefOn(page, found);
  const known = namesOf(contract, kind);
  const label = LABELS[kind];
  throw known.includes(name)
    ? problem(
        place,
        `The link \`${url}\` leads to the ${label} \`${name}\`, which is on no page of ${page.set}.`,
        'place it on a page of this set, or remove the link.',
      )
    : problem(
        place,
        `The link \`${url}\` names an unknown ${label} \`${name}\`.`,
        hint(name, known),
      );
};

/** Where a piece of contract Markdown was written and which page it speaks of. */
export interface Origin {
  readonly place: Place;
  /** Topic whose page relative links and `#anchor` links start from. */
  readonly topic: string | undefined;
}

const relativeHref = (page: Page, url: string, { place, topic }: Origin): string => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('/')) return url;
  const base = topic === undefined ? page.path : page.reference.pageOf(topic);
  if (base === undefined) {
    throw problem(
      place,
      `The link \`${url}\` is relative, but its topic \`${topic ?? ''}\` has no page in ${page.set}.`,
      'name the target (`op:`, `schema:`, `state:`, `event:`, `error:`) or write the path from `/`.',
    );
  }
  if (url.startsWith('#')) return base === page.path ? url : base + url;
  return posix.join(posix.dirname(base), url.replace(/\.mdx?(?=#|$)/, ''));
};

const resolve = (page: Page, node: Link | Definition, origin: Origin): void => {
  node.url = contractHref(page, node.url, origin.place) ?? relativeHref(page, node.url, origin);
};

/** The tree of a text, without positions: they would point into the page. */
function parse(_workspace: Workspace, source: string): Root {
  const tree: Root = fromMarkdown(source, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  visit(tree, (node) => {
    delete node.position;
  });
  return tree;
}

/**
 * Contract Markdown as mdast, its links resolved for the page it is shown on.
 */
export const markdown = (page: Page, source: string, origin: Origin): RootContent[] => {
  // A text that stands in many places is parsed once; each place changes a tree of its own.
  const tree = structuredClone(page.workspace.get(parse, source));
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') resolve(page, node, origin);
    if (node.type === 'heading') {
      throw problem(
        origin.place,
        'A description holds a heading.',
        'remove the heading: the page sets them.',
      );
    }
  });
  return tree.children;
};

/** As `markdown`, but a single paragraph is given as its bare content: for list items and terms. */
export const flatMarkdown = (
  page: Page,
  source: string,
  origin: Origin,
): readonly (RootContent | PhrasingContent)[] => {
  const blocks = markdown(page, source, origin);
  const [first] = blocks;
  return blocks.length === 1 && first?.type === 'paragraph' ? first.children : blocks;
};

/** Contract Markdown of one paragraph, for a place inside a line; a longer text is an error. */
export const phrase = (page: Page, source: string, origin: Origin): PhrasingContent[] => {
  const blocks = markdown(page, source, origin);
  const [first] = blocks;
  if (blocks.length === 0) return [];
  if (blocks.length === 1 && first?.type === 'paragraph') return first.children;
  throw problem(
    origin.place,
    `This text stands in a table cell or a line, and must be one paragraph: \`${source.slice(0, 60)}\`.`,
    'write one paragraph without lists, tables or code blocks.',
  );
};
