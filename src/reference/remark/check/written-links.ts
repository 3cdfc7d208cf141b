import type { Root } from 'mdast';
import type { Place } from '../../contract/model';
import { walkTree } from '../../contract/walk-tree';
import { placeOf } from '../tag';
import { elementsOf } from '../elements';

/** A link or an image, in Markdown or as an element. */
export interface WrittenLink {
  readonly kind: 'link' | 'image';
  readonly url: string;
  /** Alternative text; undefined where an element has none or links have none. */
  readonly alt: string | undefined;
  readonly place: Place;
}

const ADDRESSES: Readonly<Record<string, WrittenLink['kind']>> = {
  href: 'link',
  to: 'link',
  src: 'image',
};

/** Every address that the file leads to, in the order of Markdown links, then elements. */
export function linksOf(root: Root, file: string): readonly WrittenLink[] {
  const links: WrittenLink[] = [];
  walkTree(root, (node) => {
    const place = placeOf(node, file);
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ kind: 'link', url: node.url, alt: undefined, place });
    } else if (node.type === 'image') {
      links.push({ kind: 'image', url: node.url, alt: node.alt ?? '', place });
    }
  });
  for (const element of elementsOf(root)) {
    const place = placeOf(element, file);
    const texts = new Map(
      element.attributes.flatMap((one): [string, string][] =>
        one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
          ? [[one.name, one.value]]
          : [],
      ),
    );
    for (const [name, kind] of Object.entries(ADDRESSES)) {
      const url = texts.get(name);
      if (url !== undefined) links.push({ kind, url, alt: texts.get('alt'), place });
    }
  }
  return links;
}
