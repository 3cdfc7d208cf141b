import { basename } from 'node:path/posix';
import { parse } from 'acorn';
import type { Program } from 'estree';
import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { blockOf, BLOCKS } from '.';
import { referenceBlock } from './reference-block';
import type { BlockNode, LazyJson } from './tree/block';

const programOf = (code: string): Program =>
  parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program;

const esm = (code: string): RootContent => ({
  type: 'mdxjsEsm',
  value: '',
  data: { estree: programOf(code) },
});

/** Plain data as code; `__proto__` stays a plain key. Quotes within strings follow a backslash. */
const codeOf = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/(?<!\\)"__proto__":/g, '["__proto__"]:');

const attributeOf = (name: string, code: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: code,
    data: { estree: programOf(`(${code})`) },
  },
});

/** `undefined` and `false` omit an attribute; `true` writes it without a value. */
const attributesOf = (node: BlockNode): MdxJsxAttribute[] =>
  Object.entries<unknown>({ ...node.props }).flatMap(([name, value]): MdxJsxAttribute[] => {
    if (value === undefined || value === false) return [];
    if (typeof value === 'string') return [{ type: 'mdxJsxAttribute', name, value }];
    if (value === true) return [{ type: 'mdxJsxAttribute', name, value: null }];
    const isLazy = blockOf(node).lazy.includes(name);
    const code = isLazy
      ? `() => import(${codeOf((value as LazyJson<unknown>).module)})`
      : codeOf(value);
    return [attributeOf(name, code)];
  });

const elementOf = (node: BlockNode): MdxJsxFlowElement | MdxJsxTextElement => ({
  type: node.isInline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
  name: node.component,
  attributes: attributesOf(node),
  // An element may contain text and blocks together; mdast's types allow only one kind.
  children: node.children as [],
  ...(node.position && { position: node.position }),
});

/**
 * `import Name, { Other } from 'source'` for the components of a folder that a page uses. The
 * component with the name of the folder is the default export.
 */
function importOf(folder: string, components: string, used: ReadonlySet<string>): RootContent[] {
  const names = BLOCKS.filter((block) => block.folder === folder)
    .map(({ component }) => component)
    .filter((name) => used.has(name));
  if (names.length === 0) return [];
  const main = names.filter((name) => name === basename(folder));
  const others = names.filter((name) => name !== basename(folder)).join(', ');
  const parts = [...main, ...(others === '' ? [] : [`{ ${others} }`])];
  return [esm(`import ${parts.join(', ')} from ${codeOf(`${components}/${folder}`)};`)];
}

const FOLDERS = [...new Set(BLOCKS.map(({ folder }) => folder))].reverse();

/**
 * Writes the blocks of a page as JSX and imports their components, so that no other page loads
 * their scripts and styles. It must be the last transformer: the others read typed blocks.
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
  // Gives the page the layout with code beside the text.
  if (used.has(referenceBlock.component)) {
    root.children.unshift(esm('export const hasReference = true;'));
  }
  root.children.unshift(...FOLDERS.flatMap((folder) => importOf(folder, components, used)));
};
