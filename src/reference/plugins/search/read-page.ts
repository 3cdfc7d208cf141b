import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { ImportDeclaration } from 'estree';
import type { Nodes, Parent, Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { pageWithFigures } from '../../facts/source';
import { readMdxFile } from '../../contract/mdx-file';
import { headingAnchor, parseMdx } from '../../contract/mdx';
import { oncePer } from '../../contract/once-per';
import { plainText } from '../../contract/plain-text';
import { walkTree } from '../../contract/walk-tree';
import type { Workspace } from '../../contract/workspace';
import { referenceTransformers } from '../../remark';
import { vocabulary } from '../../remark/vocabulary';

// The check has looked at the tags of every page, or the page itself shows the mistake.
const transformers = oncePer((workspace: Workspace) => {
  const expanding = referenceTransformers(workspace).filter(([plugin]) => plugin !== vocabulary);
  return unified()
    .use(expanding.map(([plugin, option]) => [plugin, option] as [never, never]))
    .freeze();
});

/** Gives every heading the id that Docusaurus gives it: a written one, or a slug of its text. */
const setHeadingIds = (root: Root): void => {
  const slugs = createSlugger();
  walkTree(root, (heading) => {
    if (heading.type !== 'heading') return;
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
  walkTree(root, (node) => {
    if (node.type !== 'mdxjsEsm') return;
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
  walkTree(root, (node, parent) => {
    if (node.type !== 'mdxJsxFlowElement') return;
    const partial = partials.get(node.name ?? '');
    if (partial !== undefined && parent) places.push({ parent, node, file: partial });
  });
  return places;
};

/** A page with its figures, and its tree: in a build the one that the check has read. */
function parse(
  workspace: Workspace,
  file: string,
): { readonly source: string; readonly tree: Root } {
  const mdx = readMdxFile(workspace, file);
  const source = pageWithFigures(workspace, file, mdx?.text ?? readFileSync(file, 'utf8'));
  const tree = source === mdx?.text && !workspace.isDevelopment ? mdx.take() : undefined;
  return { source, tree: tree ?? parseMdx(source) };
}

/**
 * A page as readers see it: reference tags replaced by their content, imported
 * partials in place, every heading with its id.
 *
 * @param file absolute path
 * @throws Error of a transformer or of the parser, with its place
 */
export async function readPageTree(workspace: Workspace, file: string): Promise<Root> {
  const { source, tree } = parse(workspace, file);
  const vfile = new VFile({ path: file, value: source, cwd: workspace.siteDir });
  const root = (await transformers(workspace).run(tree, vfile)) as Root;
  setHeadingIds(root);
  for (const { parent, node, file: partial } of partialPlaces(root, file)) {
    const content = await readPageTree(workspace, partial);
    parent.children.splice(parent.children.indexOf(node as never), 1, ...content.children);
  }
  return root;
}

const underway = new Map<string, Promise<Root>>();

/**
 * As `readPageTree`; callers that ask for the same page at the same time share the
 * tree, and so may not change it.
 */
export function sharedPageTree(workspace: Workspace, file: string): Promise<Root> {
  const known = underway.get(file);
  if (known) return known;
  const tree = readPageTree(workspace, file).finally(() => underway.delete(file));
  underway.set(file, tree);
  return tree;
}
