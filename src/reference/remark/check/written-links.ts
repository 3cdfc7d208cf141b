import type { Root } from 'mdast';
import { isElement, placeOfNode, textAttributes } from '../../contract/page/elements';
import type { Place } from '../../contract/model';
import { walkTree } from '../../contract/page/walk-tree';

/** A link or an image, in Markdown or as an element. */
export interface WrittenLink {
  readonly kind: 'link' | 'image';
  readonly url: string;
  /** The alternative text; undefined for links, and for elements without `alt`. */
  readonly alt?: string | undefined;
  readonly place: Place;
}

const ADDRESSES = { href: 'link', to: 'link', src: 'image' } as const;

/** Every address that a file links to or embeds. */
export function linksOf(root: Root, file: string): readonly WrittenLink[] {
  const links: WrittenLink[] = [];
  walkTree(root, (node) => {
    const place = placeOfNode(node, file);
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ kind: 'link', url: node.url, place });
    } else if (node.type === 'image') {
      links.push({ kind: 'image', url: node.url, alt: node.alt ?? '', place });
    } else if (isElement(node)) {
      const { alt, ...attributes } = textAttributes(node);
      for (const [name, kind] of Object.entries(ADDRESSES)) {
        const url = attributes[name];
        if (url !== undefined) links.push({ kind, url, alt, place });
      }
    }
  });
  return links;
}
