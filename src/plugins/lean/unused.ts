/**
 * Which names of a stylesheet no script of the site can ever put on a page.
 *
 * Every class of a page stands in a script too: pages are rendered from the same
 * components that hydrate them. So a class that no script spells, and that no
 * script can put together from a spelled beginning (`'alert--' + type`), is on no page.
 */

const WORD = /[A-Za-z0-9_-]+/g;
/** A beginning that a script completes: `"alert--" + type`, `` `alert--${type}` ``. */
const BEGINNING = /([A-Za-z][\w-]*[-_])(?=["'`]|\$\{)/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const CUSTOM_PROPERTY = /(--[\w-]+)\s*:/g;
const USED_PROPERTY = /var\(\s*(--[\w-]+)/g;

/** Every first group of a pattern, once, in order. */
const all = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)),
];

/** What the scripts of a site spell. */
export interface Spelled {
  readonly words: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/** Reads the words and beginnings of all scripts. */
export const spelledIn = (scripts: readonly string[]): Spelled => ({
  words: new Set(scripts.flatMap((script) => all(script, WORD))),
  beginnings: [...new Set(scripts.flatMap((script) => all(script, BEGINNING)))],
});

/** Classes that no script spells or begins, and custom properties that nothing reads. */
export function unusedNames(css: string, { words, beginnings }: Spelled): readonly string[] {
  const read = new Set(all(css, USED_PROPERTY));
  return [
    ...all(css, CLASS).filter(
      (name) => !words.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
    ),
    ...all(css, CUSTOM_PROPERTY).filter((name) => !read.has(name) && !words.has(name)),
  ];
}
