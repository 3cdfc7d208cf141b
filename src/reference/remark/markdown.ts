import { posix } from 'node:path';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { isFold } from '../blocks/is-fold';
import { text } from '../blocks/tree/mdast';
import type { Workspace } from '../contract/workspace';
import { readPages } from '../contract/page/page-files';
import { pagePath } from '../contract/page/routes';
import { plainText } from '../contract/plain-text';
import { LANGUAGES } from './code';
import { fitForeignMarkdown } from './foreign-markdown';
import { contractHref, hrefOn } from './links';
import { hint, pageError } from './problem';
import type { Origin, Page } from './reference';

const relativeHref = (page: Page, url: string, { place, topic }: Origin): string => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('/')) return url;
  const base = topic === undefined ? page.path : page.reference.pageOf(topic);
  if (base === undefined) {
    throw pageError(
      place,
      `The link \`${url}\` is relative, but its topic \`${topic ?? ''}\` has no page in ${page.set}.`,
      'name the target (`op:`, `schema:`, `state:`, `event:`, `error:`) or write the path from `/`.',
    );
  }
  if (url.startsWith('#')) return base === page.path ? url : base + url;
  const target = posix.join(posix.dirname(base), url.replace(/\.mdx?(?=#|$)/, ''));
  const { siteDir } = page.workspace;
  const paths = page.workspace.get(pagePaths, siteDir).split('\n');
  const [path = ''] = target.split(/[?#]/);
  const isOwn = page.reference.contract.sharesConventions && paths.includes(base);
  if (isOwn && !paths.includes(path)) {
    const next = hint(path, paths);
    throw pageError(place, `The link \`${url}\` leads to no page: \`${path}\``, next);
  }
  return target;
};

/** The paths of all pages as one text, so that derived values are computed again on changes. */
const pagePaths = (workspace: Workspace): string =>
  workspace.setIds
    .flatMap((set) => readPages(workspace, set).map(({ route }) => pagePath(set, route)))
    .join('\n');

/** Parses a text into a tree without positions, which would point into the page. */
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

/** The target of an address of OpenAPI viewers: `#operation/<id>` or `#tag/<name>`. */
const addressInViewer = (page: Page, url: string): string | undefined => {
  const [, kind, name = ''] = /^#(operation|tag)\/([^/]+)$/.exec(url) ?? [];
  if (kind === 'tag') return page.reference.pageOf(name);
  const target = kind === 'operation' ? page.reference.targets.get(`op:${name}`) : undefined;
  return target && hrefOn(page, target);
};

/** Contract Markdown as mdast, with links resolved for the page that shows it. */
export const markdown = (page: Page, source: string, origin: Origin): RootContent[] => {
  // A text that many places show is parsed once; each place changes a copy of the tree.
  const written = structuredClone(page.workspace.get(parse, source));
  const tree = page.reference.contract.sharesConventions
    ? written
    : fitForeignMarkdown(written, (url) => addressInViewer(page, url));
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      node.url = contractHref(page, node.url, origin.place) ?? relativeHref(page, node.url, origin);
    }
    // Only the owner of the contract could add a language, and the code is readable without colors.
    if (node.type === 'code' && !(node.lang && LANGUAGES.has(node.lang))) node.lang = 'text';
    if (node.type === 'code') node.meta = null;
    if (node.type === 'heading') {
      throw pageError(
        origin.place,
        'A description holds a heading.',
        'remove the heading: the page sets the headings.',
      );
    }
  });
  return tree.children;
};

/** The content of a text with a single paragraph. */
const onlyParagraph = ([first, ...rest]: readonly RootContent[]): PhrasingContent[] | undefined =>
  first?.type === 'paragraph' && rest.length === 0 ? first.children : undefined;

/** Like `markdown`, but returns the bare content of a single paragraph: for list items, terms. */
export const flatMarkdown = (
  page: Page,
  source: string,
  origin: Origin,
): readonly (RootContent | PhrasingContent)[] => {
  const blocks = markdown(page, source, origin);
  return onlyParagraph(blocks) ?? blocks;
};

/** The words of a block; for a fold, they start with its title. */
const inLine = (node: RootContent): string =>
  isFold(node) ? [node.props.title, ...node.children.map(inLine)].join(' ') : plainText(node);

/** Contract Markdown of one paragraph, for use in a line; more is an error, unless adopted. */
export const phrase = (page: Page, source: string, origin: Origin): PhrasingContent[] => {
  const blocks = markdown(page, source, origin);
  const content = blocks.length === 0 ? [] : onlyParagraph(blocks);
  if (content) return content;
  // A line has room for the words only, whatever their formatting in an adopted document.
  if (!page.reference.contract.sharesConventions) return [text(blocks.map(inLine).join(' '))];
  throw pageError(
    origin.place,
    `This text is shown in a table cell or a line, and must be one paragraph: \`${source.slice(0, 60)}\`.`,
    'write one paragraph without lists, tables or code blocks.',
  );
};
