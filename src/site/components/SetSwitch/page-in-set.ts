/**
 * The page of another docs set with the same path below its set; the start of that set when it has
 * no such page.
 *
 * @param pages addresses of the other set's pages
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
