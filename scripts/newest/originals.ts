import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of Docusaurus packages with the components that a site may replace. */
const THEMES = [
  'theme-classic/lib/theme',
  'theme-search-algolia/lib/theme',
  'core/lib/client/theme-fallback',
];

/** A row of the register: everything before the digest, the component in it, and the digest. */
const ROW = /^(\| `([^`]+)` *\| \w+ *\| )(\S+)/gm;

/** Returns the first 8 digits of the SHA-256 of an installed component, or `missing`. */
function digestOf(component: string, root: string): string {
  const file = THEMES.map((theme) => join(root, 'node_modules/@docusaurus', theme, component))
    .flatMap((path) => [join(path, 'index.js'), `${path}.js`])
    .find(existsSync);
  if (file === undefined) return 'missing';
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
}

/**
 * Compares the register of swizzles (src/theme/README.md) with the installed originals.
 *
 * @returns the components whose original changed, and the register with the new digests
 */
export function compareOriginals(
  register: string,
  root: string,
): { readonly changed: readonly string[]; readonly register: string } {
  const changed: string[] = [];
  const updated = register.replace(ROW, (row, start: string, component: string, digest: string) => {
    const installed = digestOf(component, root);
    if (installed === digest) return row;
    changed.push(component);
    return start + installed;
  });
  return { changed, register: updated };
}
