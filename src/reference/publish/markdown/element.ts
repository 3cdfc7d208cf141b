import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { JsonValue } from '../../contract/model';

/** A JSX element of a page, as src/reference/remark wrote it. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const valueOf = (element: Element, name: string) =>
  element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;

/** A text attribute; undefined when it is absent. */
export const textOf = (element: Element, name: string): string | undefined => {
  const value = valueOf(element, name);
  return typeof value === 'string' ? value : undefined;
};

/** A text attribute that the block can't do without. */
export const requiredText = (element: Element, name: string): string => {
  const value = textOf(element, name);
  if (value === undefined) throw new Error(`<${element.name ?? ''}> lacks \`${name}\`.`);
  return value;
};

/** Whether an attribute without a value is set. */
export const hasFlag = (element: Element, name: string): boolean => valueOf(element, name) === null;

/** A JSON attribute, `status={409}`; undefined when it is absent. */
export const jsonOf = (element: Element, name: string): JsonValue | undefined => {
  const value = valueOf(element, name);
  return typeof value === 'object' && value !== null
    ? (JSON.parse(value.value) as JsonValue)
    : undefined;
};
