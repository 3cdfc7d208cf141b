import { transform } from 'lightningcss';
import { type Spelled, unusedNames } from './unused';

/** Stylesheets by the name of their file. */
export type Stylesheets = ReadonlyMap<string, string>;

const minified = (css: string, unusedSymbols: string[]): string =>
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  }).code.toString();

/**
 * The stylesheets of a site without what no page can show. A dropped rule may hold the last use of a
 * custom property, hence the repetition.
 */
export function shrink(sheets: Stylesheets, spelled: Spelled): Stylesheets {
  const before = [...sheets.values()].join('\n');
  const unused = unusedNames(before, spelled);
  if (unused.length === 0) return sheets;
  const less = new Map([...sheets].map(([name, css]) => [name, minified(css, [...unused])]));
  const after = [...less.values()].join('\n');
  return after.length < before.length ? shrink(less, spelled) : less;
}
