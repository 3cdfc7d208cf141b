import { basename } from 'node:path/posix';
import type { Expression, ImportDeclaration, Program, Property } from 'estree';
import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { blockOf, BLOCKS } from '.';
import { referenceBlock } from './reference-block';
import type { BlockNode, LazyJson } from './tree/block';

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

const propertyOf = ([key, value]: [string, unknown]): Property => ({
  type: 'Property',
  kind: 'init',
  method: false,
  shorthand: false,
  // So `__proto__` stays a plain key.
  computed: key === '__proto__',
  key: { type: 'Literal', value: key },
  value: expressionOf(value),
});

/** Plain data as an expression. */
function expressionOf(value: unknown): Expression {
  if (typeof value === 'number' && (value < 0 || Object.is(value, -0))) {
    const argument: Expression = { type: 'Literal', value: -value };
    return { type: 'UnaryExpression', operator: '-', prefix: true, argument };
  }
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
    return { type: 'Literal', value: value as string | number | boolean | null };
  }
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(expressionOf) };
  if (typeof value !== 'object') throw new Error(`A block cannot hold a ${typeof value}.`);
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return { type: 'ObjectExpression', properties: entries.map(propertyOf) };
}

/** `() => import('module')` */
const importExpression = ({ module }: LazyJson<unknown>): Expression => ({
  type: 'ArrowFunctionExpression',
  expression: true,
  params: [],
  body: { type: 'ImportExpression', source: { type: 'Literal', value: module } },
});

const attributeOf = (name: string, value: unknown, expression: Expression): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: { estree: program({ type: 'ExpressionStatement', expression }) },
  },
});

/** `undefined` and `false` leave an attribute out; `true` writes it without a value. */
const attributesOf = (node: BlockNode): MdxJsxAttribute[] =>
  Object.entries<unknown>({ ...node.props }).flatMap(([name, value]): MdxJsxAttribute[] => {
    if (value === undefined || value === false) return [];
    if (typeof value === 'string') return [{ type: 'mdxJsxAttribute', name, value }];
    if (value === true) return [{ type: 'mdxJsxAttribute', name, value: null }];
    const isLazy = blockOf(node).lazy.includes(name);
    const expression = isLazy ? importExpression(value as LazyJson<unknown>) : expressionOf(value);
    return [attributeOf(name, value, expression)];
  });

const elementOf = (node: BlockNode): MdxJsxFlowElement | MdxJsxTextElement => ({
  type: node.isInline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
  name: node.component,
  attributes: attributesOf(node),
  // An element may hold text beside blocks; mdast's types let it hold one of them.
  children: node.children as [],
  ...(node.position && { position: node.position }),
});

/**
 * `import Name, { Other } from 'source'` for those components of a folder that a page uses. The
 * component of the folder's own name is the default export.
 */
function importOf(folder: string, components: string, used: ReadonlySet<string>): RootContent[] {
  const specifiers = BLOCKS.filter(
    (block) => block.folder === folder && used.has(block.component),
  ).map(({ component }): ImportDeclaration['specifiers'][number] => {
    const local = { type: 'Identifier', name: component } as const;
    return component === basename(folder)
      ? { type: 'ImportDefaultSpecifier', local }
      : { type: 'ImportSpecifier', imported: local, local };
  });
  // The default export is written first.
  specifiers.sort((a, b) => a.type.localeCompare(b.type));
  if (specifiers.length === 0) return [];
  const source = { type: 'Literal', value: `${components}/${folder}` } as const;
  const estree = program({ type: 'ImportDeclaration', attributes: [], source, specifiers });
  return [{ type: 'mdxjsEsm', value: '', data: { estree } }];
}

const FOLDERS = [...new Set(BLOCKS.map(({ folder }) => folder))]
  .filter((folder) => folder !== 'theme')
  .reverse();

/** `export const hasReference = true`: the page gets the layout with code beside its text. */
const HAS_REFERENCE: RootContent = {
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: program({
      type: 'ExportNamedDeclaration',
      attributes: [],
      specifiers: [],
      declaration: {
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [
          {
            type: 'VariableDeclarator',
            id: { type: 'Identifier', name: 'hasReference' },
            init: { type: 'Literal', value: true },
          },
        ],
      },
    }),
  },
};

/**
 * Writes the blocks of a page as JSX and imports their components, so that no other page carries
 * their scripts and styles. The last transformer: those before it read typed blocks.
 *
 * @param components folder of the components, as a bundler finds it
 */
export const blocksAsJsx: Plugin<[string], Root> = (components) => (root) => {
  const used = new Set<string>();
  const write = (node: Nodes): Nodes => {
    if ('children' in node) node.children = node.children.map(write) as [];
    if (node.type !== 'block') return node;
    used.add(node.component);
    return elementOf(node);
  };
  write(root);
  if (used.has(referenceBlock.component)) root.children.unshift(HAS_REFERENCE);
  root.children.unshift(...FOLDERS.flatMap((folder) => importOf(folder, components, used)));
};
