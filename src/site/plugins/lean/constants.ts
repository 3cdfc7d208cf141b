import type { Declaration, Root, Rule } from 'postcss';
import { isDocumentElement, isUnconditional } from './overridden';

/**
 * Custom properties that have one value everywhere: it takes the place of the
 * property. The theme declares some three hundred and varies few of them.
 */

const USE = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g;
/** As the value of a custom property these do not stand for themselves (CSS Variables Level 1, section 2). */
const CSS_WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/;
/** Longer values are repeated only where the name stands hardly more often. */
const SHORT = 32;

interface Property {
  readonly declarations: Declaration[];
  uses: number;
}

const selectorsOf = (declaration: Declaration): readonly string[] => {
  const rule = declaration.parent;
  return rule?.type === 'rule' ? (rule as Rule).selectors : [];
};

const isAlways = (declaration: Declaration): boolean => {
  const rule = declaration.parent;
  return (
    rule?.type === 'rule' &&
    isUnconditional(rule as Rule) &&
    selectorsOf(declaration).includes(':root')
  );
};

const usedIn = (value: string): readonly string[] =>
  [...value.matchAll(USE)].map(([, name = '']) => name);

function propertiesOf(roots: readonly Root[]): ReadonlyMap<string, Property> {
  const found = new Map<string, Property>();
  const of = (name: string): Property => {
    const property = found.get(name) ?? { declarations: [], uses: 0 };
    found.set(name, property);
    return property;
  };
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--')) of(declaration.prop).declarations.push(declaration);
      for (const name of usedIn(declaration.value)) of(name).uses += 1;
    });
  }
  return found;
}

/** Values of the properties that are declared once, on the document element, whatever the conditions. */
function constantsOf(
  properties: ReadonlyMap<string, Property>,
  spelled: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const belongsToDocument = (name: string): boolean => {
    const { declarations = [] } = properties.get(name) ?? {};
    return (
      declarations.length > 0 &&
      declarations.every((one) => selectorsOf(one).every(isDocumentElement))
    );
  };
  const constants = new Map<string, string>();
  for (const [name, { declarations, uses }] of properties) {
    const [declaration, ...others] = declarations;
    if (!declaration || others.length > 0 || !isAlways(declaration) || spelled.has(name)) continue;
    const value = declaration.value.trim();
    // Elsewhere the names inside could mean something else than on the document element.
    const stays = usedIn(value).every(belongsToDocument) && !CSS_WIDE.test(value);
    if (stays && (value.length <= SHORT || uses <= 2)) constants.set(name, value);
  }
  return constants;
}

/**
 * Puts the values of constant properties where they are used, in all stylesheets of a site.
 *
 * @param spelled properties that scripts read or set
 */
export function replaceConstants(roots: readonly Root[], spelled: ReadonlySet<string>): void {
  const constants = constantsOf(propertiesOf(roots), spelled);
  const replaced = (value: string): string => {
    const next = value.replaceAll(USE, (use, name: string) => {
      const constant = constants.get(name);
      // Minified values stand side by side without a space.
      return constant === undefined ? use : ` ${constant} `;
    });
    return next === value ? value : replaced(next);
  };
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (constants.has(declaration.prop)) declaration.remove();
      else declaration.value = replaced(declaration.value);
    });
  }
}
