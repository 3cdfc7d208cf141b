import type { Definition, Link, Root } from 'mdast';
import type { VFile } from 'vfile';
import { walkTree } from '../contract/walk-tree';
import { contractHref } from './markdown';
import { type PageLoader, placeOf, siteFile } from './tag';

const SCHEME = /^(?:op|schema|state|event|error):/;

/** Resolves the contract links that a writer sets in a page, `[freeze it](op:freezeCard)`. */
export async function resolveLinks(
  root: Root,
  { path, cwd }: Pick<VFile, 'path' | 'cwd'>,
  load: PageLoader,
): Promise<void> {
  const nodes: (Link | Definition)[] = [];
  walkTree(root, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    if (SCHEME.test(node.url)) nodes.push(node);
  });
  const { file, set } = siteFile(path, cwd);
  if (nodes.length === 0 || set === undefined) return;
  const page = await load(file, set);
  for (const node of nodes) {
    node.url = contractHref(page, node.url, placeOf(node, file)) ?? node.url;
  }
}
