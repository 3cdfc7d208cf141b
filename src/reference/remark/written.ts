import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { BLOCKS } from '../blocks';
import type { BlockNode, WrittenForm } from '../blocks/tree/block';
import type { Place } from '../contract/model';
import { ContractError, type Problem } from '../contract/problem';
import { walkTree } from '../contract/walk-tree';
import { hint } from './problem';
import { placeOf } from './tag';
import type { Element } from './tag-problems';

export interface WrittenComponent extends WrittenForm {
  readonly name: string;
}

/** Components that a page may set without importing them, beside the tags. */
export const WRITTEN_COMPONENTS: readonly WrittenComponent[] = BLOCKS.flatMap(
  ({ component, written }) => (written ? [{ name: component, ...written }] : []),
);

type Finding = (message: string, next?: string) => Problem;

/** The value of an attribute, or what is wrong with it. */
function valueOf(
  { name, attributes, example }: WrittenComponent,
  attribute: MdxJsxAttribute,
  finding: Finding,
): string | true | Problem {
  const takes = attributes[attribute.name];
  const shown = `\`${attribute.name}\` of <${name}>`;
  const { value } = attribute;
  if (takes === undefined) {
    const next = hint(attribute.name, Object.keys(attributes));
    return finding(`<${name}> has no attribute \`${attribute.name}\``, next);
  }
  if (takes === 'flag') {
    if (value === null || value === undefined) return true;
    return finding(`${shown} takes no value`, `write \`${attribute.name}\` alone, or leave it out`);
  }
  if (typeof value !== 'string') {
    return finding(`${shown} is no plain string`, `write \`${example}\``);
  }
  return takes === 'text' || takes.includes(value)
    ? value
    : finding(`${shown} cannot be \`${value}\``, hint(value, takes));
}

/** A component as a page sets it: the props that it gets, and what is wrong with them. */
export function readWritten(
  { attributes }: Element,
  component: WrittenComponent,
  place: Place,
): { readonly props: object; readonly problems: readonly Problem[] } {
  const { name, needs, example } = component;
  const props: Record<string, string | true> = {};
  const problems: Problem[] = [];
  const finding: Finding = (message, next = `write \`${example}\``) => ({
    place,
    message,
    next,
  });
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return { props, problems: [finding(`<${name}> takes no \`{…}\` in place of attributes`)] };
    }
    const value = valueOf(component, attribute, finding);
    if (typeof value === 'object') problems.push(value);
    else props[attribute.name] = value;
  }
  const isNamed = attributes.some((one) => 'name' in one && needs.includes(one.name));
  if (needs.length > 0 && !isNamed) {
    problems.push(finding(`<${name}> lacks ${needs.map((one) => `\`${one}\``).join(' or ')}`));
  }
  return { props, problems };
}

/** Makes typed blocks of the components that a page sets itself. */
export function readComponents(root: Root, file: string): void {
  const problems: Problem[] = [];
  walkTree(root, (element, parent) => {
    if (element.type !== 'mdxJsxFlowElement' && element.type !== 'mdxJsxTextElement') return;
    const component = WRITTEN_COMPONENTS.find(({ name }) => name === element.name);
    if (!component || !parent) return;
    const read = readWritten(element, component, placeOf(element, file));
    problems.push(...read.problems);
    const block: BlockNode = {
      type: 'block',
      component: component.name,
      props: read.props,
      isInline: element.type === 'mdxJsxTextElement',
      children: element.children,
      ...(element.position && { position: element.position }),
    };
    parent.children.splice(parent.children.indexOf(element), 1, block);
  });
  if (problems.length > 0) throw new ContractError(problems);
}
