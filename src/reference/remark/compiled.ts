import type {
  CallExpression,
  Expression,
  FunctionExpression,
  Property,
  SpreadElement,
} from 'estree';

const isNamed = (node: CallExpression['callee'] | SpreadElement | undefined, name: RegExp) =>
  node?.type === 'Identifier' && name.test(node.name);

/** Whether it makes an element, and not the page itself, which is a fragment. */
export const isElement = ({ callee, arguments: [type] }: CallExpression): boolean =>
  isNamed(callee, /^_jsxs?$/) && !isNamed(type, /^_Fragment$/);

/** What a compiled `<Rest>` (rest.ts) holds. */
export const childrenOfRest = ({
  callee,
  arguments: [type, props],
}: CallExpression): Property | undefined => {
  if (!isNamed(callee, /^_jsxs?$/) || !isNamed(type, /^Rest$/)) return undefined;
  if (props?.type !== 'ObjectExpression') return undefined;
  return props.properties.find(
    (one): one is Property =>
      one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'children',
  );
};

/**
 * `function () { return value; }`. Not an arrow: V8 parses the body of one that is an expression
 * with each function around it.
 */
export const later = (value: Expression): FunctionExpression => ({
  type: 'FunctionExpression',
  params: [],
  body: { type: 'BlockStatement', body: [{ type: 'ReturnStatement', argument: value }] },
});
