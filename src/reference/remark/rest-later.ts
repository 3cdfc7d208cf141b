import type { CallExpression, FunctionExpression, Program, Property } from 'estree';
import { SKIP, visit } from 'estree-util-visit';
import type { Plugin } from 'unified';

const isNamed = (
  node: CallExpression['arguments'][number] | CallExpression['callee'] | undefined,
  name: RegExp,
) => node?.type === 'Identifier' && name.test(node.name);

/** Whether it makes an element, and not the page itself, which is a fragment. */
const isElement = ({ callee, arguments: [type] }: CallExpression): boolean =>
  isNamed(callee, /^_jsxs?$/) && !isNamed(type, /^_Fragment$/);

/** What a compiled `<Rest>` (rest.ts) holds. */
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
 * `function () { return value; }`. Not an arrow: V8 parses the body of one that is an expression
 * with each function around it.
 */
const later = (value: CallExpression): FunctionExpression => ({
  type: 'FunctionExpression',
  params: [],
  body: { type: 'BlockStatement', body: [{ type: 'ReturnStatement', argument: value }] },
});

/**
 * Makes the parts of a page when they are shown: the children of a `<Rest>` (rest.ts) become a
 * function. Otherwise a page makes all of its elements before the first of them can show.
 * For `recmaPlugins`.
 */
export const restLater: Plugin<[], Program> = () => (program) => {
  visit(program, (node) => {
    if (node.type !== 'CallExpression') return undefined;
    const children = childrenOfRest(node);
    // A rest is a child of the page or of a rest: pages are long, so nothing else is searched.
    if (!children) return isElement(node) ? SKIP : undefined;
    const part: CallExpression = {
      type: 'CallExpression',
      optional: false,
      callee: node.callee,
      arguments: [
        // The page itself is a fragment of its first part and its rest.
        { type: 'Identifier', name: '_Fragment' },
        { type: 'ObjectExpression', properties: [{ ...children }] },
      ],
    };
    children.value = later(part);
  });
};
