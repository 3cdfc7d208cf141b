import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { paragraph, text } from '../blocks/tree/mdast';

const WITH_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Fits a description of somebody else's document into a page. The page has headings of its own, so
 * headings become strong text. Addresses that only the owner's site can resolve lead nowhere here:
 * their links become text, and their images the text that stands for them.
 *
 * @param resolve the address on this site of a relative address, if it has one
 */
export function fitForeignMarkdown(tree: Root, resolve: (url: string) => string | undefined): void {
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    definitions.set(identifier, url);
  });
  const addressOf = (url = ''): string | undefined => (WITH_SCHEME.test(url) ? url : resolve(url));
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
        if (!WITH_SCHEME.test(url ?? '')) parent.children.splice(index, 1, text(node.alt ?? ''));
        return undefined;
      }
      default:
        return undefined;
    }
  });
}
