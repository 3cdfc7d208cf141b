import type { CallExpression, Expression, Property, Program } from 'estree';
import { visit } from 'estree-util-visit';
import type { Plugin } from 'unified';

const isNamed = (node: Expression | CallExpression['callee'] | undefined, name: RegExp): boolean =>
  node?.type === 'Identifier' && name.test(node.name);

const childrenOf = ({ arguments: [type, props] }: CallExpression): Property | undefined => {
  if (type?.type === 'SpreadElement' || !isNamed(type, /^Rest$/)) return undefined;
  if (props?.type !== 'ObjectExpression') return undefined;
  return props.properties.find(
    (one): one is Property =>
      one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'children',
  );
};

/**
 * Makes the parts of a page when they are shown: the children of a `<Rest>` (rest.ts) become a
 * function. Otherwise a page makes all of its elements before the first of them can show.
 * For `recmaPlugins`.
 */
export const restLater: Plugin<[], Program> = () => (program) => {
  visit(program, (node) => {
    if (node.type !== 'CallExpression' || !isNamed(node.callee as Expression, /^_jsxs?$/)) return;
    const children = node.optional ? undefined : childrenOf(node);
    if (!children) return;
    const { callee } = node as CallExpression;
    const part: CallExpression = {
      type: 'CallExpression',
      optional: false,
      callee,
      arguments: [
        // The page itself is a fragment of its first part and its rest.
        { type: 'Identifier', name: '_Fragment' },
        { type: 'ObjectExpression', properties: [{ ...children }] },
      ],
    };
    // Not an arrow: V8 parses the body of one that is an expression with each function around it.
    children.value = {
      type: 'FunctionExpression',
      params: [],
      body: { type: 'BlockStatement', body: [{ type: 'ReturnStatement', argument: part }] },
    };
  });
};
