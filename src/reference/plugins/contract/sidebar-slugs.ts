import { asText, isObject } from '../../contract/json';
import type { JsonValue } from '../../contract/model';
import type { Problem } from '../../contract/problem';
import type { problemAt } from '../../remark/problem';

/** The address below the set, without slashes at its ends. */
const routeOf = (slug: string): string => slug.replace(/^\/|\/$/g, '');

/** Pages that Docusaurus makes for categories, at an address that another page has. */
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
