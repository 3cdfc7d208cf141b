import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { DocsSetId } from '../contract/model';

/** A reference tag in a page. */
export interface PlacedTag {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  /** Path of the page below the site's base, `/general/api/card`. */
  readonly page: string;
}

const parser = unified().use(remarkParse).use(remarkMdx);

const pagePath = (set: DocsSetId, file: string): string => {
  const path = file.replace(/\.mdx$/, '');
  return path === 'intro' ? `/${set}` : `/${set}/${path}`;
};

const tagsIn = (root: Root, page: string): readonly PlacedTag[] => {
  const tags: PlacedTag[] = [];
  visit(root, 'mdxJsxFlowElement', ({ name, attributes }) => {
    const values = attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    );
    if (name !== null) tags.push({ name, values: Object.fromEntries(values), page });
  });
  return tags;
};

/** Every tag of the pages of a set, by page. */
export const placedTags = (siteDir: string, set: DocsSetId): readonly PlacedTag[] => {
  const folder = join(siteDir, 'partners', set);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) =>
      // Without its front matter, which is no Markdown.
      tagsIn(
        parser.parse(readFileSync(join(folder, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')),
        pagePath(set, file),
      ),
    );
};
