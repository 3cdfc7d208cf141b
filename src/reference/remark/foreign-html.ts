import { raw } from 'hast-util-raw';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import type { Html, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { fold } from '../blocks/fold';
import { escapeHtml } from '../contract/escape-html';
import { plainText } from '../contract/plain-text';

const TAG = /<\/?([a-z][\w:.-]*)[^<>]*>|<[?!](?!--)[^<>]*>/gi;

/** Elements that need no end tag. */
const ENDLESS = new Set(
  'area br col colgroup dd dt embed hr img input li link meta optgroup option p rp rt source tbody td tfoot th thead tr wbr'.split(
    ' ',
  ),
);

/**
 * Escapes tags that are not HTML: `<id>`, which does not exist, and `<title>` without an end tag.
 * Among HTML paragraphs, a `<note>` with an end tag counts as a custom element.
 */
const literalTags = (value: string, endTags: ReadonlySet<string>): string =>
  value.replaceAll(TAG, (tag, written = '') => {
    const name = String(written).toLowerCase();
    const isElement = endTags.has(name)
      ? endTags.has('p') || Object.hasOwn(defaultHandlers, name)
      : ENDLESS.has(name) && Object.hasOwn(defaultHandlers, name);
    return isElement ? tag : escapeHtml(tag);
  });

/** Keeps a `<details>` element as a fold. */
const details: Handle = (state, element) => {
  const summary = element.children.find(
    (node) => node.type === 'element' && node.tagName === 'summary',
  );
  const flowOf = (children: typeof element.children) =>
    state.toFlow(state.all({ ...element, children }));
  const [title] = summary ? flowOf([summary]) : [];
  return fold(
    { title: (title && plainText(title)) ?? 'Details', open: element.properties.open === true },
    flowOf(element.children.filter((node) => node !== summary)),
  );
};

/** Turns HTML of a description into Markdown; elements without an equivalent keep their text. */
export function withoutHtml(tree: Root): Root {
  const written: Html[] = [];
  visit(tree, 'html', (node) => {
    written.push(node);
  });
  if (written.length === 0) return tree;
  const ends = written.flatMap(({ value }) => [...value.matchAll(/<\/([a-z][\w-]*)/gi)]);
  const endTags = new Set(ends.map(([, name = '']) => name.toLowerCase()));
  for (const node of written) node.value = literalTags(node.value, endTags);
  const html = raw(toHast(tree, { allowDangerousHtml: true }));
  const options = {
    document: true,
    handlers: { details },
    nodeHandlers: { comment: () => undefined },
  };
  return toMdast(html, options) as Root;
}
