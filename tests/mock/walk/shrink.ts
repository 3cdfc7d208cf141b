/** Maximum number of steps in the search for a shorter list. */
const MOST_STEPS = 60_000;

/**
 * Returns the shortest list found that still fails. It leaves out halves, then smaller parts, then
 * single items, as long as the rest fails.
 *
 * @param fails whether a list fails
 */
export async function shrink<T>(
  failing: readonly T[],
  fails: (items: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let items = failing;
  let left = MOST_STEPS;
  let part = Math.ceil(items.length / 2);
  while (part >= 1 && left > 0) {
    let start = 0;
    let isShorter = false;
    while (start < items.length && left > 0) {
      const rest = [...items.slice(0, start), ...items.slice(start + part)];
      left -= rest.length + 1;
      if (rest.length < items.length && (await fails(rest))) {
        items = rest;
        isShorter = true;
      } else start += part;
    }
    if (part === 1 && !isShorter) break;
    part = part === 1 ? 1 : Math.ceil(part / 2);
  }
  return items;
}
