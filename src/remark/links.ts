import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { contractHref } from './markdown';
import { type PageLoader, placeOf, siteFile } from './tag';

const SCHEME = /^(?:op|schema|state|event|error):/;

/** Resolves the contract links that a writer sets in a page, `[freeze it](op:freezeCard)`. */
export const links: Plugin<[PageLoader], Root> = function transformer(load) {
  return async (root, vfile) => {
    const nodes: (Root['children'][number] & { url: string })[] = [];
    visit(root, ['link', 'definition'], (node) => {
      if ('url' in node && SCHEME.test(node.url)) nodes.push(node as (typeof nodes)[number]);
    });
    const { file, set } = siteFile(vfile.path, vfile.cwd);
    if (nodes.length === 0 || set === undefined) return;
    const page = await load(file, set, vfile.cwd);
    for (const node of nodes) {
      node.url = contractHref(page, node.url, placeOf(node, file)) ?? node.url;
    }
  };
};
