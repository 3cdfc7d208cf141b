import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { link, paragraph, text } from '../blocks/tree/mdast';
import { withoutHtml } from './foreign-html';

const SAFE_ADDRESS = /^(?:https?|mailto|tel):/i;

/**
 * Fits a description from an adopted document into a page. The page has its own headings, so
 * headings become strong text, and HTML becomes Markdown. Addresses that only the owner's site can
 * resolve are removed: their links become text, and their images alternative text. Images on other
 * sites become links: a page loads nothing from other hosts.
 *
 * @param resolve returns the address on this site for a relative address, if it has one
 */
export function fitForeignMarkdown(
  written: Root,
  resolve: (url: string) => string | undefined,
): Root {
  const tree = withoutHtml(written);
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    definitions.set(identifier, url);
  });
  const addressOf = (url = ''): string | undefined => (SAFE_ADDRESS.test(url) ? url : resolve(url));
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    switch (node.type) {
      case 'heading':
        Object.assign(node, paragraph([{ type: 'strong', children: node.children }]));
        return undefined;
      case 'definition': {
        const url = addressOf(node.url);
        if (url !== undefined) node.url = url;
        else parent.children.splice(index, 1);
        return url === undefined ? index : undefined;
      }
      case 'link':
      case 'linkReference': {
        const url = addressOf(node.type === 'link' ? node.url : definitions.get(node.identifier));
        if (url === undefined) parent.children.splice(index, 1, ...node.children);
        else if (node.type === 'link') node.url = url;
        return url === undefined ? index : undefined;
      }
      case 'image':
      case 'imageReference': {
        const url = node.type === 'image' ? node.url : definitions.get(node.identifier);
        if (url?.startsWith('data:image/')) return undefined;
        const alt = text(node.alt ?? '');
        const isShown =
          url !== undefined && /^https?:/i.test(url) && !parent.type.startsWith('link');
        parent.children.splice(index, 1, isShown ? link(url, [node.alt ? alt : text(url)]) : alt);
        return undefined;
      }
      default:
        return undefined;
    }
  });
  return tree;
}
