/**
 * What react-router 5 needs of path-to-regexp 1 for the addresses of a Docusaurus site: they are
 * written out, or `*`.
 */

interface Key {
  readonly name: number;
}

interface Options {
  /** Whether nothing may follow; otherwise whole segments may. */
  readonly end?: boolean;
  /** Whether a slash at the end counts. */
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/**
 * The pattern of an address.
 *
 * @param keys receives one for each `*`
 * @throws for an address with parameters
 */
export default function pathToRegexp(path: string, keys: Key[], options: Options = {}): RegExp {
  const { end = true, strict = false, sensitive = false } = options;
  if (/[:()?+]/.test(path)) throw new Error(`${path}: addresses with parameters are not known.`);
  const [first = '', ...rest] = path
    .split('*')
    .map((part) => part.replaceAll(/[.^$|[\]{}\\/]/g, String.raw`\$&`));
  keys.push(...rest.map((_, name) => ({ name })));
  const whole = [first, ...rest].join('(.*)');
  const isOpen = whole.endsWith('/');
  const route = strict ? whole : `${isOpen ? whole.slice(0, -2) : whole}(?:\\/(?=$))?`;
  const border = end ? '$' : strict && isOpen ? '' : '(?=\\/|$)';
  return new RegExp(`^${route}${border}`, sensitive ? '' : 'i');
}
