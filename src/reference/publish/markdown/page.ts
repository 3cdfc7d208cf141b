import type { Root } from 'mdast';
import { samples } from '../../blocks/samples';
import { item, link, list, paragraph, text } from '../../blocks/tree/mdast';
import { walkTree } from '../../contract/walk-tree';
import { type Block, Plain } from './plain';
import type { CopiedPage, Links } from './links';
import { write } from './write';

/** What a copy says about its page. */
export interface PageFacts extends CopiedPage {
  readonly title: string;
  readonly description: string;
}

/** A copy that the site writes itself, of a page without a source in Markdown. */
export interface WrittenCopy {
  readonly title: string;
  /** Links lead to paths below the site's base. */
  readonly root: Root;
}

const isTitle = (block: Block): boolean => block.type === 'heading' && block.depth === 1;

/** Title, description and where the page itself is. */
const head = (page: PageFacts, links: Links, notes: readonly string[]): readonly Block[] => {
  const url = links.pageUrl(page.path);
  return [
    { type: 'heading', depth: 1, children: [text(page.title)] },
    { type: 'blockquote', children: [paragraph([text(page.description)])] },
    paragraph([text('Page: '), link(url, [text(url)]), ...notes.map((note) => text(`. ${note}`))]),
  ];
};

const SAMPLES_NOTE =
  'Samples are in curl here; the page has them in Node.js, Python, PHP, Go and Java as well.';

const hasSamples = (root: Root): boolean => {
  let hasBlock = false;
  walkTree(root, (node) => {
    hasBlock ||= node.type === 'block' && node.component === samples.component;
  });
  return hasBlock;
};

/**
 * A page as Markdown.
 *
 * @param root the page after its tags became reference blocks, every heading with its id
 * @throws Error when a component has no Markdown form, or a link leads nowhere
 */
export function pageMarkdown(page: PageFacts, root: Root, links: Links): string {
  const plain = new Plain((url) => links.address(url, page));
  const blocks = plain.blocks(root.children).filter((block) => !isTitle(block));
  const notes = hasSamples(root) ? [SAMPLES_NOTE] : [];
  return write([...head(page, links, notes), ...blocks]);
}

/** An index of pages as Markdown. */
export function indexMarkdown(
  page: PageFacts,
  children: readonly PageFacts[],
  links: Links,
): string {
  const entries = children.map(({ path, title, description }) =>
    item([paragraph([link(links.copyUrl(path), [text(title)]), text(`: ${description}`)])]),
  );
  return write([...head(page, links, []), list(entries)]);
}
