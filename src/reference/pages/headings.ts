import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { headingAnchor } from '../contract/page/mdx';
import { plainText } from '../contract/plain-text';
import { walkTree } from '../contract/page/walk-tree';

/** Sets the same heading ids as Docusaurus: an explicit id, or a slug of the text. */
export const setHeadingIds = (root: Root): void => {
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
