import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

export const parseDocument = (html: string): Document =>
  parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });

const isElement = (node: ChildNode): node is Element => 'tagName' in node;

/** Yields all elements below `parent` in document order, including the contents of templates. */
export function* elements(parent: ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elements('content' in node ? (node.content as ParentNode) : node);
  }
}

export function* elementsNamed(parent: ParentNode, ...names: readonly string[]) {
  for (const element of elements(parent)) if (names.includes(element.tagName)) yield element;
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => (attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name) === name)
    ?.value;

/**
 * Returns the text of an element as in the source, without the elements for which `skip` is true.
 */
export function text(
  parent: ParentNode,
  skip: (element: Element) => boolean = () => false,
): string {
  return parent.childNodes
    .map((node) => {
      if ('value' in node) return node.value;
      return isElement(node) && !skip(node) ? text(node, skip) : '';
    })
    .join('');
}

/** Returns the line of the file on which an element starts. */
export const lineOf = (element: Element): number => element.sourceCodeLocation?.startLine ?? 0;
