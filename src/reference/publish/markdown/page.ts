import type { PhrasingContent, Root } from 'mdast';
import { samples } from '../../blocks/samples';
import { anchorMark, item, link, list, paragraph, text } from '../../blocks/tree/mdast';
import { plainText } from '../../contract/plain-text';
import { walkTree } from '../../contract/page/walk-tree';
import { cutPage, type Piece } from './cut';
import { type Block, Plain } from './plain';
import { sectionsOf } from './sections';
import type { CopiedPage, Links } from './links';
import { write } from './write';

/** The metadata of a page that its copy shows. */
export interface PageFacts extends CopiedPage {
  readonly title: string;
  readonly description: string;
}

/** The copy of a page without a Markdown source, written by the site itself. */
export interface WrittenCopy {
  readonly title: string;
  /** Its links are paths below the site's base. */
  readonly root: Root;
}

/** A copy whose links to pages are still placeholders (`Links.written`). */
export interface Copy {
  readonly path: string;
  /** Address below the page's address; undefined for the page itself. */
  readonly part?: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** Anchors in it that links can name. */
  readonly anchors: ReadonlySet<string>;
}

const SAMPLES_NOTE =
  'Samples are in curl here; the page has them in Node.js, Python, PHP, Go and Java as well.';

const hasSamples = (root: Root): boolean => {
  let hasBlock = false;
  walkTree(root, (node) => {
    hasBlock ||= node.type === 'block' && node.component === samples.component;
  });
  return hasBlock;
};

const quote = (words: string): Block => ({
  type: 'blockquote',
  children: [paragraph([text(words)])],
});

/** Returns the head of a copy: link to all pages, title, description, link to the page, notes. */
function headOf(
  page: PageFacts,
  links: Links,
  piece: Piece,
  notes: readonly Block[],
): readonly Block[] {
  const { name, id, title, description } = piece;
  const isPage = name === undefined;
  const url = links.pageUrl(page.path) + (isPage ? '' : `#${id}`);
  const place = isPage
    ? [text('Page: '), link(url, [text(url)])]
    : [
        text('Part of '),
        link(links.address(page.path, page), [text(page.title)]),
        text(': '),
        link(url, [text(url)]),
      ];
  return [
    paragraph([link(links.indexUrl, [text(links.indexUrl)]), text(' lists all pages.')]),
    {
      type: 'heading',
      depth: 1,
      children: isPage ? [text(page.title)] : [...title, text(' '), anchorMark(id)],
    },
    ...(description === '' ? [] : [quote(description)]),
    paragraph([...place, text('.')]),
    ...notes,
  ];
}

/**
 * Returns a page as Markdown: its own copy, and those of its operations, objects and long sections.
 *
 * @param root the page after its tags became reference blocks, every heading with its id
 * @param facts what a reader of any part has to know; every copy repeats it
 * @throws Error when a component has no Markdown form, or a link names a file that is not a page
 */
export function pageCopies(
  page: PageFacts,
  root: Root,
  links: Links,
  facts: readonly PhrasingContent[] = [],
): readonly Copy[] {
  const plain = new Plain((url) => links.address(url, page));
  const pieces = cutPage(sectionsOf(root, plain), page, links);
  const known = facts.length === 0 ? [] : [paragraph(plain.line(facts))];
  const samplesNote = hasSamples(root) ? [paragraph([text(SAMPLES_NOTE)])] : [];
  return pieces.map((piece): Copy => {
    const { name, title, anchors, blocks } = piece;
    const description = name === undefined ? page.description : piece.description;
    const notes = name === undefined ? [...known, ...samplesNote] : known;
    const head = headOf(page, links, { ...piece, description }, notes);
    return {
      path: page.path,
      ...(name !== undefined && { part: name }),
      title: name === undefined ? page.title : title.map(plainText).join(''),
      description,
      anchors,
      text: write([...head, ...blocks]),
    };
  });
}

/** Maps each anchor to the name of the part with it, or to undefined for the page's own copy. */
export const placesIn = (copies: readonly Copy[]): ReadonlyMap<string, string | undefined> =>
  new Map(copies.flatMap(({ anchors, part }) => [...anchors].map((anchor) => [anchor, part])));

/** Returns the content of an index page: a list of links to its pages. */
export const indexRoot = (children: readonly PageFacts[]): Root => ({
  type: 'root',
  children: [
    list(
      children.map(({ path, title, description }) =>
        item([paragraph([link(path, [text(title)]), text(`: ${description}`)])]),
      ),
    ),
  ],
});
