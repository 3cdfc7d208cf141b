import type { CallExpression, Expression, Identifier, ImportDeclaration, Program } from 'estree';
import { SKIP, visit } from 'estree-util-visit';
import type { Plugin } from 'unified';
import { childrenOfRest, isElement, later } from './compiled';

const RUNTIME = '@site/src/reference/plugins/live-page/elements';

const identifier = (name: string): Identifier => ({ type: 'Identifier', name });

const call = (name: string, values: Expression[]): CallExpression => ({
  type: 'CallExpression',
  optional: false,
  callee: identifier(name),
  arguments: values,
});

const importOfRuntime: ImportDeclaration = {
  type: 'ImportDeclaration',
  attributes: [],
  source: { type: 'Literal', value: RUNTIME },
  specifiers: [
    {
      type: 'ImportSpecifier',
      imported: identifier('elementsOf'),
      local: identifier('_elementsOf'),
    },
  ],
};

/** Whether a page declares something; its table of contents is no declaration of the writer's. */
const hasDeclarations = ({ body }: Program): boolean =>
  body.some((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return false;
    if (node.declaration.type !== 'VariableDeclaration') return true;
    return node.declaration.declarations.some(
      ({ id }) => id.type !== 'Identifier' || id.name !== 'toc',
    );
  });

/** What the code of an element reads from its module. */
const valuesOf = (program: Program, frontMatter: unknown): Expression[] => [
  { type: 'Literal', value: JSON.stringify(frontMatter ?? null) },
  ...program.body.flatMap((node) =>
    node.type === 'ImportDeclaration'
      ? node.specifiers.map(({ local }) => identifier(local.name))
      : [],
  ),
  // An object is never the one of the state before: such a page makes all of its elements again.
  ...(hasDeclarations(program) ? [{ type: 'ObjectExpression' as const, properties: [] }] : []),
];

/**
 * In the dev server a page that was compiled again makes those of its elements again that are
 * others now (src/reference/plugins/live-page/elements.ts). For `recmaPlugins`.
 */
export const keepElements: Plugin<[], Program> = () => (program, file) => {
  if (process.env.NODE_ENV !== 'development') return;
  const values = valuesOf(program, file.data.frontMatter);
  visit(program, (node, _key, index, ancestors) => {
    if (node.type !== 'CallExpression' || childrenOfRest(node) || !isElement(node))
      return undefined;
    const parent = ancestors.at(-1);
    if (parent?.type === 'ArrayExpression' && index !== undefined) {
      parent.elements[index] = call('_element', [later(node)]);
    }
    return SKIP;
  });
  program.body.unshift(importOfRuntime, {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: identifier('_element'),
        init: call('_elementsOf', [
          { type: 'Literal', value: file.path },
          { type: 'ArrayExpression', elements: values },
        ]),
      },
    ],
  });
};
