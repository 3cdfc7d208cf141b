import { createSlugger } from '@docusaurus/utils';
import { asText, isObject, textOf } from '../../contract/json';
import type { JsonValue } from '../../contract/model';
import { pagePath } from '../../contract/page/routes';
import type { Problem } from '../../contract/problem';
import type { Workspace } from '../../contract/workspace';
import type { problemAt } from '../../remark/problem';
import { readModule } from './module';
import { isGenerated, itemsOf } from './sidebar-items';

/** The address below the set, without slashes at either end. */
const routeOf = (slug: string): string => slug.replace(/^\/|\/$/g, '');

/** Reports pages that Docusaurus generates for categories at an address that is already in use. */
export function slugProblems(
  items: readonly JsonValue[],
  pages: ReadonlyMap<string, string>,
  at: (word: string, index: number) => ReturnType<typeof problemAt>,
): readonly Problem[] {
  const slugs = items.flatMap((item) => {
    const link = isObject(item) && isObject(item.link) ? item.link : {};
    return link.type === 'generated-index' ? (asText(link.slug) ?? []) : [];
  });
  return slugs.flatMap((slug, index) => {
    const before = slugs.slice(0, index).filter((other) => other === slug).length;
    const taken = before > 0 ? 'Another category' : pages.get(routeOf(slug));
    if (taken === undefined) return [];
    return [
      at(`'${slug}'`, before)(`${taken} has the address \`${slug}\``, 'write another `slug`'),
    ];
  });
}

/** The addresses, below the set, of pages that Docusaurus generates for categories. */
function categorySlugs(items: readonly JsonValue[]): readonly string[] {
  const slugger = createSlugger();
  return items.filter(isObject).flatMap(({ type, label, link }) => {
    if (type !== 'category') return [];
    // Docusaurus numbers equal labels across all categories.
    const usual = `category/${slugger.slug(textOf(label))}`;
    if (!isObject(link) || link.type !== 'generated-index') return [];
    return [asText(link.slug) ?? usual];
  });
}

/**
 * The paths of category pages, `/general/category/api`, by set. Sets whose pages are unknown are
 * left out: their sidebar is generated from folders, or cannot be read.
 */
export async function categoryPages(
  workspace: Workspace,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const pages = new Map<string, readonly string[]>();
  for (const set of workspace.setIds) {
    const read = await readModule(workspace, `sidebars.${set}.ts`);
    const items = itemsOf(read?.value as JsonValue | undefined);
    if (items.length === 0 || items.some(isGenerated)) continue;
    pages.set(
      set,
      categorySlugs(items).map((slug) => pagePath(set, routeOf(slug))),
    );
  }
  return pages;
}
