import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const IN_PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/s;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly homepage?: string;
}

/** The folder of the package that a file belongs to; undefined for the site's own files. */
export const packageOf = (file: string): string | undefined => IN_PACKAGE.exec(file)?.[0];

/** The license and notices that a package must be published with. */
function termsOf(folder: string, { name, license, author, homepage }: Manifest): string {
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  if (license === undefined && files.length === 0) {
    throw new Error(
      `${name} is published with the site and names no license. Next: find out under which license it may ` +
        'be published, or replace it.',
    );
  }
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const by = typeof author === 'object' ? author.name : author;
  // Some packages do not include the text of their license.
  const origin = [by && `Author: ${by}`, homepage && `Published at ${homepage}`].filter(Boolean);
  return [
    `License: ${license ?? basename(files[0] ?? '')}`,
    ...(texts.length > 0 ? texts : origin),
  ].join('\n\n');
}

/**
 * The names and licenses of packages, grouped by equal terms.
 *
 * @param files the modules of a bundle
 * @param title the first line, which names the bundle
 * @throws {Error} when a package has no license
 */
export function noticesOf(files: Iterable<string>, title: string): string {
  const folders = new Set([...files].flatMap((file) => packageOf(file) ?? []));
  const names = new Map<string, Set<string>>();
  for (const folder of folders) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const terms = termsOf(folder, manifest);
    names.set(terms, (names.get(terms) ?? new Set()).add(`${manifest.name} ${manifest.version}`));
  }
  const sections = [...names].map(([terms, of]) => `${[...of].sort().join('\n')}\n\n${terms}\n`);
  return [`${title}\n`, ...sections.sort()].join(`\n${'-'.repeat(80)}\n\n`);
}
