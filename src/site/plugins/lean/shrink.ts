import { transform } from 'lightningcss';
import { parse, type Root } from 'postcss';
import { replaceConstants } from './constants';
import { dropOverridden, dropPointerFocus } from './overridden';
import { type Spelled, unusedNames } from './unused';

/** Stylesheets by the name of their file. */
export type Stylesheets = ReadonlyMap<string, string>;

const changed = (sheets: Stylesheets, change: (css: string) => string): Stylesheets =>
  new Map([...sheets].map(([name, css]) => [name, change(css)]));

const minified = (css: string, unusedSymbols: readonly string[] = []): string =>
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unusedSymbols],
  }).code.toString();

/** Without the rules of unused names. A dropped rule may hold the last use of a property, hence the repetition. */
function withoutUnused(sheets: Stylesheets, spelled: Spelled): Stylesheets {
  const before = [...sheets.values()].join('\n');
  const unused = unusedNames(before, spelled);
  if (unused.length === 0) return sheets;
  const less = changed(sheets, (css) => minified(css, unused));
  const after = [...less.values()].join('\n');
  return after.length < before.length ? withoutUnused(less, spelled) : less;
}

const throughTrees = (
  sheets: Stylesheets,
  change: (roots: readonly Root[]) => void,
): Stylesheets => {
  const roots = [...sheets].map(([name, css]) => [name, parse(css)] as const);
  change(roots.map(([, root]) => root));
  return new Map(roots.map(([name, root]) => [name, minified(root.toString())]));
};

/** Names of layers are long, and name who made them: a letter for each says as much. */
function shortenLayers(roots: readonly Root[]): void {
  const names = new Map<string, string>();
  const short = (name: string): string => {
    const letter = names.get(name) ?? String.fromCharCode(97 + names.size);
    names.set(name, letter);
    return letter;
  };
  for (const root of roots) {
    root.walkAtRules('layer', (rule) => {
      rule.params = rule.params.replaceAll(/[\w-]+/g, short);
    });
  }
}

/** The stylesheets of a site without what no page can show. */
export function shrink(sheets: Stylesheets, spelled: Spelled): Stylesheets {
  const used = withoutUnused(sheets, spelled);
  const winning = throughTrees(used, (roots) => {
    roots.forEach(dropPointerFocus);
    roots.forEach(dropOverridden);
  });
  const resolved = throughTrees(withoutUnused(winning, spelled), (roots) =>
    replaceConstants(roots, spelled.properties),
  );
  const named = throughTrees(resolved, shortenLayers);
  return withoutUnused(named, spelled);
}
