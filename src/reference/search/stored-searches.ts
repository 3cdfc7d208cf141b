import { asObject, asText, objects } from '../contract/json';
import type { JsonObject, JsonValue } from '../contract/model';
import { jsonOf } from '../contract/http/parse-json';
import { isTerms } from './hand-over';

/** Maximum number of searches; DocSearch keeps fewer. */
const MOST_SEARCHES = 20;
/** Maximum length of a text in characters; headings and excerpts are shorter. */
const MOST_CHARACTERS = 500;

/** Whether a text is free of markup: DocSearch inserts it as HTML. Escaped texts have no `<`. */
const isPlain = (value: JsonValue | undefined): value is string =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS && !value.includes('<');

/** Returns an address without its origin; undefined when it is not below the root of the site. */
function pathOn(site: string, address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address, site)) return undefined;
  const { href, origin, pathname, hash } = new URL(address, site);
  if (!href.startsWith(site)) return undefined;
  try {
    // Navigation decodes the address as well, and would fail.
    decodeURIComponent(pathname + hash);
  } catch {
    return undefined;
  }
  return href.slice(origin.length);
}

function readSearch(
  { objectID, type, url, content, hierarchy, terms }: JsonObject,
  site: string,
): JsonObject[] {
  const path = pathOn(site, asText(url));
  const level = asText(type) ?? '';
  const titles = Object.fromEntries(
    Object.entries(asObject(hierarchy)).filter(
      ([name, title]) => /^lvl[0-6]$/.test(name) && isPlain(title),
    ),
  );
  const isWhole = 'lvl1' in titles && level !== 'lvl0' && Object.hasOwn(titles, level);
  if (!isPlain(objectID) || path === undefined || !isWhole) return [];
  return [
    {
      objectID,
      type: level,
      url: path,
      content: isPlain(content) ? content : null,
      hierarchy: titles,
      terms: isTerms(terms) ? terms : [],
    },
  ];
}

/**
 * Cleans searches as DocSearch stores them. Any page of the origin may have written them: removes
 * all that would make it fail, that it would insert as markup, or that leads off the site.
 *
 * @param site address of the root of the site, with a slash at the end
 * @returns the text to store instead
 */
export const cleanSearches = (stored: string, site: string): string =>
  JSON.stringify(
    objects(jsonOf(stored))
      .flatMap((search) => readSearch(search, site))
      .slice(0, MOST_SEARCHES),
  );
