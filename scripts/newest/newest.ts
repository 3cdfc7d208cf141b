import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What newer releases call options that this site sets, as their own messages ask for. */
const RENAMED: readonly (readonly [from: string, to: string])[] = [
  ['experimental_faster', 'faster'],
];

/** `future.experimental_storage` became `storage`, beside `future`. */
const STORAGE = /\n *experimental_storage: (\{[^}]*\}),/;

/** A source file of this site with the options of the newest 3.x. */
export function inNewest(source: string): string {
  const renamed = RENAMED.reduce((text, [from, to]) => text.replaceAll(from, to), source);
  const [line = '', value = ''] = STORAGE.exec(renamed) ?? [];
  if (line === '') return renamed;
  return renamed.replace(line, '').replace('\n  future: {', `\n  storage: ${value},\n  future: {`);
}

/** The newest of some versions, which a registry lists in the order in which they were published. */
export const newestOf = (versions: readonly string[]): string =>
  [...versions].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? '';

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

/** A `package.json` with another version of every package of Docusaurus. */
export function withVersion(text: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest;
  for (const group of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(group)) {
      if (name.startsWith('@docusaurus/')) group[name] = version;
    }
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Names of the patches that a build left out, by its warnings. */
export const leftOut = (output: string): readonly string[] => [
  ...new Set([...output.matchAll(/The patch "([^"]+)" is left out/g)].map(([, name = '']) => name)),
];

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Components of the register in src/theme whose originals are not the same in two installations. */
export function changedOriginals(register: string, one: string, other: string): readonly string[] {
  const components = [...register.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
  const original = (root: string, name: string): string => {
    const file = join(root, THEME, name, 'index.js');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  return components.filter((name) => original(one, name) !== original(other, name));
}
