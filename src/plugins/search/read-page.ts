import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { ImportDeclaration } from 'estree';
import type { Heading, Nodes, Parent, Root } from 'mdast';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { pageWithFigures } from '../../facts/source';
import { headingAnchor, parseMdx } from '../../contract/pages';
import { referenceTransformers } from '../../remark';

const transformers = unified()
  .use(referenceTransformers.map(([plugin, option]) => [plugin, option] as [never, never]))
  .freeze();

const plainText = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
};

/** Gives every heading the id that Docusaurus gives it: a written one, or a slug of its text. */
const setHeadingIds = (root: Root): void => {
  const slugs = createSlugger();
  visit(root, 'heading', (heading: Heading) => {
    const written = heading.data?.hProperties?.id;
    const { text, id } = headingAnchor(plainText(heading));
    const last = heading.children.at(-1);
    if (id !== undefined && last?.type === 'text') last.value = headingAnchor(last.value).text;
    const slug =
      typeof written === 'string'
        ? slugs.slug(written, { maintainCase: true })
        : (id ?? slugs.slug(text));
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: slug } };
  });
};

/** Local names of the MDX files that a page imports, with their absolute paths. */
const importedPartials = (root: Root, file: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  visit(root, 'mdxjsEsm', (node) => {
    const imports = (node.data?.estree?.body ?? []).filter(
      (statement): statement is ImportDeclaration => statement.type === 'ImportDeclaration',
    );
    for (const { source, specifiers } of imports) {
      const [first] = specifiers;
      if (typeof source.value === 'string' && /\.mdx?$/.test(source.value) && first) {
        found.set(first.local.name, resolve(dirname(file), source.value));
      }
    }
  });
  return found;
};

interface Place {
  readonly parent: Parent;
  readonly node: Nodes;
  readonly file: string;
}

const partialPlaces = (root: Root, file: string): readonly Place[] => {
  const partials = importedPartials(root, file);
  const places: Place[] = [];
  visit(root, 'mdxJsxFlowElement', (node, _index, parent) => {
    const partial = partials.get(node.name ?? '');
    if (partial !== undefined && parent) places.push({ parent, node, file: partial });
  });
  return places;
};

/**
 * A page as readers see it: reference tags replaced by their content, imported
 * partials in place, every heading with its id.
 *
 * @param file absolute path
 * @param siteDir absolute path of the site
 * @throws Error of a transformer or of the parser, with its place
 */
export async function readPageTree(file: string, siteDir: string): Promise<Root> {
  const source = pageWithFigures(siteDir, file, readFileSync(file, 'utf8'));
  const vfile = new VFile({ path: file, value: source, cwd: siteDir });
  const root = (await transformers.run(parseMdx(source), vfile)) as Root;
  setHeadingIds(root);
  for (const { parent, node, file: partial } of partialPlaces(root, file)) {
    const content = await readPageTree(partial, siteDir);
    parent.children.splice(parent.children.indexOf(node as never), 1, ...content.children);
  }
  return root;
}

const underway = new Map<string, Promise<Root>>();

/**
 * As `readPageTree`; callers that ask for the same page at the same time share the
 * tree, and so may not change it.
 */
export function sharedPageTree(file: string, siteDir: string): Promise<Root> {
  const known = underway.get(file);
  if (known) return known;
  const tree = readPageTree(file, siteDir).finally(() => underway.delete(file));
  underway.set(file, tree);
  return tree;
}
