import type { Identifier, ImportDeclaration, Program } from 'estree';
import type { RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

const program = (body: Program['body']): Program => ({
  type: 'Program',
  sourceType: 'module',
  body,
});

const identifier = (name: string): Identifier => ({ type: 'Identifier', name });

/**
 * `import Name, { Other } from 'source'`: a component comes with the page that shows it, and
 * ordinary pages go without it. Without a name, `import { Other } from 'source'`.
 */
export function importOf(
  source: string,
  name: string | undefined,
  others: readonly string[] = [],
): RootContent {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    attributes: [],
    source: { type: 'Literal', value: source },
    specifiers: [
      ...(name === undefined
        ? []
        : [{ type: 'ImportDefaultSpecifier' as const, local: identifier(name) }]),
      ...others.map((other) => ({
        type: 'ImportSpecifier' as const,
        imported: identifier(other),
        local: identifier(other),
      })),
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree: program([declaration]) } };
}

/** `name={() => import('source')}`: data as a chunk of its own. */
export const lazyAttribute = (name: string, source: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {
      estree: program([
        {
          type: 'ExpressionStatement',
          expression: {
            type: 'ArrowFunctionExpression',
            expression: true,
            params: [],
            body: { type: 'ImportExpression', source: { type: 'Literal', value: source } },
          },
        },
      ]),
    },
  },
});
