import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Place } from '../model';
import { walkTree } from './walk-tree';

/** A JSX element of a page. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export function elementsOf(root: Root): readonly Element[] {
  const elements: Element[] = [];
  walkTree(root, (node) => {
    if (isElement(node)) elements.push(node);
  });
  return elements;
}

/** The attributes that are plain text; leaves out expressions. */
export const textAttributes = ({ attributes }: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );

/** The place where a node of a page begins. */
export const placeOfNode = ({ position }: Pick<Nodes, 'position'>, file: string): Place => ({
  file,
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});
