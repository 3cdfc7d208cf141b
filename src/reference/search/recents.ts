/** The hits that a reader opened last, as their addresses below the site's base. */
export type Recents = readonly string[];

const MOST_RECENTS = 6;
/** No address contains it. */
const SEPARATOR = '\n';

/** Reads what is stored. Any page of the origin may have written it: no address may be known. */
export const readRecents = (stored: string | null): Recents =>
  (stored ?? '')
    .split(SEPARATOR)
    .filter((path) => path !== '')
    .slice(0, MOST_RECENTS);

export const writeRecents = (recents: Recents): string => recents.join(SEPARATOR);

/** Puts an address first. */
export const withRecent = (recents: Recents, path: string): Recents =>
  [path, ...recents.filter((other) => other !== path)].slice(0, MOST_RECENTS);
