import type { Html, Nodes, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { paragraph, text } from '../blocks/tree/mdast';
import { linesOfHtml, SILENT } from './foreign-html';

const WITH_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Nodes that hold paragraphs; all others hold what is in a line. */
const HOLDS_BLOCKS: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
]);

/** Sets the text of HTML in its place. Returns the index of the node to go on with. */
function withoutTags({ value }: Html, index: number, { type, children }: Parent): number {
  if (HOLDS_BLOCKS.has(type)) {
    const paragraphs = linesOfHtml(value).map((line) => paragraph([text(line)]));
    children.splice(index, 1, ...paragraphs);
    return index + paragraphs.length;
  }
  // In a line, each tag is a node of its own.
  const [, name = ''] = /^<([a-z]+)/i.exec(value) ?? [];
  const isEnd = (node: Nodes): boolean =>
    node.type === 'html' && node.value.toLowerCase().startsWith(`</${name.toLowerCase()}`);
  const end = children.findIndex((node, at) => at > index && isEnd(node));
  const isSilent = SILENT.has(name.toLowerCase());
  const count = !isSilent ? 1 : end < 0 ? children.length - index : end - index + 1;
  children.splice(index, count, ...(/^br$/i.test(name) ? [{ type: 'break' as const }] : []));
  return index;
}

/**
 * Fits a description of somebody else's document into a page. The page has headings of its own, so
 * headings become strong text, and of HTML the text alone is left. Addresses that only the owner's site can resolve lead nowhere here:
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
      case 'html':
        return withoutTags(node, index, parent);
      default:
        return undefined;
    }
  });
}
