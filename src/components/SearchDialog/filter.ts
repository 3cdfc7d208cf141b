/** A docs page as the search dialog lists it. */
export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Address with the base path. */
  readonly path: string;
  /** Name of the docs set it belongs to. */
  readonly set: string;
}

const fold = (text: string): string => text.normalize('NFKD').toLowerCase();

/**
 * Pages that contain every word of the query in their title, description or
 * set; those with a word at the start of the title first.
 */
export function filterPages(pages: readonly ListedPage[], query: string): ListedPage[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const rank = ({ title }: ListedPage): number =>
    words.some((word) => fold(title).startsWith(word)) ? 0 : 1;
  return pages
    .filter(({ title, description, set }) => {
      const text = fold(`${title} ${description} ${set}`);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => rank(a) - rank(b));
}
