import type { CallExpression, FunctionExpression, Program, Property } from 'estree';
import { SKIP, visit } from 'estree-util-visit';
import type { Plugin } from 'unified';

const isNamed = (
  node: CallExpression['arguments'][number] | CallExpression['callee'] | undefined,
  name: RegExp,
) => node?.type === 'Identifier' && name.test(node.name);

/** Whether the call creates an element other than the page itself, which is a fragment. */
const isElement = ({ callee, arguments: [type] }: CallExpression): boolean =>
  isNamed(callee, /^_jsxs?$/) && !isNamed(type, /^_Fragment$/);

/** The `children` property of a compiled `<Rest>` (rest.ts). */
const childrenOfRest = ({
  callee,
  arguments: [type, props],
}: CallExpression): Property | undefined => {
  if (!isNamed(callee, /^_jsxs?$/) || !isNamed(type, /^Rest$/)) return undefined;
  if (props?.type !== 'ObjectExpression') return undefined;
  return props.properties.find(
    (property): property is Property =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'children',
  );
};

/**
 * Returns `function () { return value; }`. Not an arrow function with an expression body: V8 parses
 * such a body along with each enclosing function.
 */
const later = (value: CallExpression): FunctionExpression => ({
  type: 'FunctionExpression',
  params: [],
  body: { type: 'BlockStatement', body: [{ type: 'ReturnStatement', argument: value }] },
});

/**
 * Renders the parts of a page on demand: the children of a `<Rest>` (rest.ts) become a function.
 * Otherwise a page creates all of its elements before the first one can be shown. For
 * `recmaPlugins`.
 */
export const restLater: Plugin<[], Program> = () => (program) => {
  visit(program, (node) => {
    if (node.type !== 'CallExpression') return undefined;
    const children = childrenOfRest(node);
    // Only the page and a `<Rest>` have `<Rest>` children; skipping the others saves time.
    if (!children) return isElement(node) ? SKIP : undefined;
    const part: CallExpression = {
      type: 'CallExpression',
      optional: false,
      callee: node.callee,
      arguments: [
        // The page itself is a fragment of its first part and its `<Rest>`.
        { type: 'Identifier', name: '_Fragment' },
        { type: 'ObjectExpression', properties: [{ ...children }] },
      ],
    };
    children.value = later(part);
  });
};
