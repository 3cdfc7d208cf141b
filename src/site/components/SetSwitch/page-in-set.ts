/**
 * Returns the page of another docs set with the same path below the set, or the start page of that
 * set if it has no such page.
 *
 * @param pages addresses of the pages of the other set
 */
export function pageInSet(
  pathname: string,
  from: string,
  to: string,
  pages: readonly string[],
): string {
  const same = `${to}${pathname.replace(/\/$/, '').slice(from.length)}`;
  return pages.includes(same) ? same : to;
}
