import { grouped } from '../grouped';

/** Matches identifiers: `user-groups`, `userGroups`, `carts/{cartId}/totals`. */
const IDENTIFIER = /^[\w./{}-]+$/;
/** Matches identifiers that may also be plain words, such as `GitHub`, `API` or `3DS`. */
const WORD = /^\d*[A-Z][A-Za-z\d]*$/;

/** Package, path or version that starts all names: `com.shop.`, or `ApiV1` of `ApiV1Carts`. */
function beginningOf([first = '', ...others]: readonly string[]): string {
  const beginnings = [...first.matchAll(/[./]|\d[-_]?/g)].map(({ 0: end, index }) =>
    first.slice(0, index + end.length),
  );
  const isLeftOut = (name: string, beginning: string): boolean =>
    name.startsWith(beginning) && /^[a-z{]/i.test(name.slice(beginning.length));
  const shared = beginnings.findLast((beginning) =>
    [first, ...others].every((name) => isLeftOut(name, beginning)),
  );
  return others.length > 0 ? (shared ?? '') : '';
}

/** Words with capitals inside, which would look like several. */
const MIXED =
  /OAuth\d?|OpenAPI|OpenID|GraphQL|GitHub|GitLab|PayPal|IPv[46]|iOS|macOS|(?:URL|ID|API)s/;
/** The words of an identifier: mixed ones, acronyms, and those that start with a capital. */
const WORDS = new RegExp(
  `(?:${MIXED.source})(?!\\p{Ll})|[\\p{Lu}\\d]+(?!\\p{Ll})|\\p{Lu}?[^\\p{Lu}\\s/._{}-]+|\\p{Lu}`,
  'gu',
);

/** `giftCards/IBAN-checks` → Gift cards IBAN checks. */
export function inWords(name: string): string {
  const words = (name.match(WORDS) ?? [])
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) || MIXED.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name without its parameters and version numbers: `v2/carts/{cartId}` → carts. */
const withoutValues = (name: string): string =>
  name
    .split(/[/.]/)
    .filter((part) => !/^\{.*\}$|^v?\d+$/i.test(part))
    .join(' ');

/** The entries whose title is unique and not empty. */
const unlike = (titles: readonly (readonly [name: string, title: string])[]) =>
  [...grouped(titles, ([, title]) => title.toLowerCase()).values()]
    .filter(([first, ...others]) => others.length === 0 && first?.[1] !== '')
    .flat();

/** Returns titles for topics named by identifiers. Those with the same title keep their names. */
export function topicTitles(names: readonly string[]): ReadonlyMap<string, string> {
  const beginning = names.every((name) => IDENTIFIER.test(name)) ? beginningOf(names) : '';
  const named = names
    .filter((name) => IDENTIFIER.test(name) && !(WORD.test(name) && beginning === ''))
    .map((name) => [name, name.slice(beginning.length)] as const);
  const short = named.map(([name, own]) => [name, inWords(withoutValues(own))] as const);
  const long = named.map(([name, own]) => [name, inWords(own.replaceAll('{', 'by '))] as const);
  return new Map([...unlike(long), ...unlike(short)]);
}
