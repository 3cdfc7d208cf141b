/**
 * Which names of the stylesheets no script of the site can ever put on a page.
 *
 * Every class of a page stands in a script too: pages are rendered from the same
 * components that hydrate them. So a class that no script spells, and that no
 * script can put together from a spelled beginning (`'alert--' + type`), is on no page.
 */

/**
 * What may be a list of classes: words between quotes, or around `${…}`. What stands
 * between two texts looks the same; it only keeps a rule too many.
 */
const CLASS_LIST = /(?<=["'`}])[\w -]+(?=["'`\\]|\$\{)/g;
/** `{dropdown: isOpen}`, as `clsx` takes it. */
const KEY = /(?<=[{,])[A-Za-z_]\w*(?=:)/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const CUSTOM_PROPERTY = /--[\w-]+/g;
const DECLARED_PROPERTY = /(--[\w-]+)\s*:/g;
const USED_PROPERTY = /var\(\s*(--[\w-]+)/g;

/** Every match of a pattern, or of its first group, once, in order. */
const all = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)),
];

/** What the scripts of a site spell. */
export interface Spelled {
  readonly classes: ReadonlySet<string>;
  /** Beginnings of classes, `alert--`. */
  readonly beginnings: readonly string[];
  /** Custom properties. */
  readonly properties: ReadonlySet<string>;
}

/** Reads the names of all scripts. */
export function spelledIn(scripts: readonly string[]): Spelled {
  const lists = scripts.flatMap((script) => all(script, CLASS_LIST));
  const classes = new Set([
    ...lists.flatMap((list) => list.split(' ')),
    ...scripts.flatMap((script) => all(script, KEY)),
  ]);
  return {
    classes,
    beginnings: [...classes].filter((name) => /^[A-Za-z].*[-_]$/.test(name)),
    properties: new Set(scripts.flatMap((script) => all(script, CUSTOM_PROPERTY))),
  };
}

/** Whether a script can put the class on a page. */
export const canStandOnPages = (name: string, { classes, beginnings }: Spelled): boolean =>
  classes.has(name) || beginnings.some((beginning) => name.startsWith(beginning));

/**
 * Classes that no script spells or begins, and custom properties that neither a
 * rule nor a script reads.
 *
 * @param css all stylesheets of the site: one may read what another one declares
 */
export function unusedNames(css: string, spelled: Spelled): readonly string[] {
  const read = new Set(all(css, USED_PROPERTY));
  return [
    ...all(css, CLASS).filter((name) => !canStandOnPages(name, spelled)),
    ...all(css, DECLARED_PROPERTY).filter(
      (name) => !read.has(name) && !spelled.properties.has(name),
    ),
  ];
}
