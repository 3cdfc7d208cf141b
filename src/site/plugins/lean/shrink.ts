import { transform } from 'lightningcss';

/**
 * Words between quotes, or around `${…}`, which may be a list of classes. Text between two strings
 * looks the same; at worst, it keeps a rule that is not needed.
 */
const CLASS_LIST = /(?<=["'`}])[\w -]+(?=["'`\\]|\$\{)/g;
/** `{dropdown: isOpen}`, as `clsx` takes it. */
const KEY = /(?<=[{,])[A-Za-z_]\w*(?=:)/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const CUSTOM_PROPERTY = /--[\w-]+/g;
const DECLARED_PROPERTY = /(--[\w-]+)\s*:/g;
const USED_PROPERTY = /var\(\s*(--[\w-]+)/g;

/** The distinct matches of a pattern, or of its first group, in order. */
const matchesOf = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([match, group]) => group ?? match)),
];

/** Names that the scripts of a site contain. */
interface Spelled {
  readonly classes: ReadonlySet<string>;
  /** Beginnings of classes, such as `alert--`. */
  readonly beginnings: readonly string[];
  readonly properties: ReadonlySet<string>;
}

export function spelledIn(scripts: readonly string[]): Spelled {
  const lists = scripts.flatMap((script) => matchesOf(script, CLASS_LIST));
  const classes = new Set([
    ...lists.flatMap((list) => list.split(' ')),
    ...scripts.flatMap((script) => matchesOf(script, KEY)),
  ]);
  return {
    classes,
    beginnings: [...classes].filter((name) => /^[A-Za-z].*[-_]$/.test(name)),
    properties: new Set(scripts.flatMap((script) => matchesOf(script, CUSTOM_PROPERTY))),
  };
}

/**
 * Whether a page may use a class. Pages are rendered from the components that hydrate them, so every
 * class of a page is in a script, whole or as a beginning (`'alert--' + type`).
 */
export const mayBeUsed = (name: string, { classes, beginnings }: Spelled): boolean =>
  classes.has(name) || beginnings.some((beginning) => name.startsWith(beginning));

/** Classes and custom properties in the stylesheets that no page uses. */
function unusedNames(css: string, spelled: Spelled): string[] {
  const read = new Set([...spelled.properties, ...matchesOf(css, USED_PROPERTY)]);
  return [
    ...matchesOf(css, CLASS).filter((name) => !mayBeUsed(name, spelled)),
    ...matchesOf(css, DECLARED_PROPERTY).filter((name) => !read.has(name)),
  ];
}

/**
 * Removes unused rules and custom properties from the stylesheets of a site, which are given by
 * file name. Repeats this, because a removed rule may contain the last use of a property.
 */
export function shrink(
  sheets: ReadonlyMap<string, string>,
  spelled: Spelled,
): ReadonlyMap<string, string> {
  const css = [...sheets.values()].join('\n');
  const unusedSymbols = unusedNames(css, spelled);
  if (unusedSymbols.length === 0) return sheets;
  const minify = (text: string): string =>
    transform({
      filename: 'site.css',
      code: Buffer.from(text),
      minify: true,
      unusedSymbols,
    }).code.toString();
  const smaller = new Map([...sheets].map(([name, text]) => [name, minify(text)]));
  return [...smaller.values()].join('\n').length < css.length ? shrink(smaller, spelled) : smaller;
}
