import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { plainText } from '../../contract/plain-text';
import { walkTree } from '../../contract/walk-tree';
import { elementsOf } from '../elements';

/** Anchors that the headings of a file have, written (`{#errors}`) or made of their words, and written ids. */
export function headingAnchors(root: Root, text: string): readonly string[] {
  const lines = text.split('\n');
  const slugs = createSlugger();
  const anchors: string[] = [];
  walkTree(root, (heading) => {
    if (heading.type !== 'heading') return;
    const line = lines[(heading.position?.start.line ?? 0) - 1] ?? '';
    const written = /\{#([\w.-]+)\}\s*$/.exec(line)?.[1];
    anchors.push(written ?? slugs.slug(plainText(heading)));
  });
  for (const { name, attributes } of elementsOf(root)) {
    // In a tag of the vocabulary `id` names a part of the contract.
    if (name === null || !/^(?:[a-z]|Details$)/.test(name)) continue;
    for (const attribute of attributes) {
      const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
      if (isId && typeof attribute.value === 'string') anchors.push(attribute.value);
    }
  }
  return anchors;
}
