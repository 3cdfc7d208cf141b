import type { Expression, Property } from 'estree';
import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { JsonValue } from '../contract/model';

/** `undefined` and `false` leave the attribute out; `true` writes it without a value. */
export type AttributeValue = JsonValue | undefined;

const isNegative = (value: number): boolean => value < 0 || Object.is(value, -0);

/** A JSON value as an ESTree expression. Keys are computed, so `__proto__` stays a plain key. */
const expressionOf = (value: JsonValue): Expression => {
  if (typeof value === 'number' && isNegative(value)) {
    const argument: Expression = { type: 'Literal', value: -value };
    return { type: 'UnaryExpression', operator: '-', prefix: true, argument };
  }
  if (value === null || typeof value !== 'object') return { type: 'Literal', value };
  if (isList(value)) return { type: 'ArrayExpression', elements: value.map(expressionOf) };
  const properties = Object.entries(value).map(
    ([key, member]): Property => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: key === '__proto__',
      key: { type: 'Literal', value: key },
      value: expressionOf(member),
    }),
  );
  return { type: 'ObjectExpression', properties };
};

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

const attributeOf = (name: string, value: JsonValue): MdxJsxAttribute => {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  if (value === true) return { type: 'mdxJsxAttribute', name, value: null };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: expressionOf(value) }],
        },
      },
    },
  };
};

const attributesOf = (values: Readonly<Record<string, AttributeValue>>): MdxJsxAttribute[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [attributeOf(name, value)],
  );

/** A JSX element that stands as a block. */
export const block = (
  name: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  children: readonly (RootContent | PhrasingContent)[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(attributes),
  children: children as BlockContent[],
});

/** A JSX element inside a line of text. */
export const inline = (
  name: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  children: readonly PhrasingContent[] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(attributes),
  children: [...children],
});
