import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { MovedSection } from '../../src/site/boot/address';
import { site } from '../../src/site/config/site';
import { type SiteFiles, UsageError } from '../new/site-files';
import { editSite } from '../new/write';
import { entriesOf, LIST, movedOf, withEntries, withMoved } from './list';

const EXAMPLES = [
  'npm run sets -- remove rebell-pay',
  'npm run sets -- remove rebell-pay --to general',
  'npm run sets -- rename general core',
].join('\n  ');

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Facts and checks that only sample contracts use; removed with the last sample. */
const OF_SAMPLE = ['partners/shared', 'tests/sample', 'tests/integrations'];
const ABOUT = 'src/site/pages/markdown-page.mdx';
const ABOUT_SAMPLE = /\n## Sample contract .*?(?=\n## )/s;

const filesOf = (set: string): readonly string[] => [`partners/${set}`, `sidebars.${set}.ts`];

/** Matches the address of a set at the start of a link, or after the base path of the site. */
const addressOf = (set: string): RegExp =>
  new RegExp(`(?<=\\]\\(|(?:href|to)="|${site.baseUrl.slice(0, -1)})/${set}(?![\\w.-])`, 'g');

/** Redirects a set, and what moved to it, to another set; drops old addresses if there is none. */
const leadingTo = (
  moved: readonly MovedSection[],
  set: string,
  to: string | undefined,
): readonly MovedSection[] =>
  [...moved, { from: set, to: set }].flatMap((section) => {
    if (section.to !== set) return [section];
    return to === undefined || to === section.from ? [] : [{ ...section, to }];
  });

const CHECK = /\.(?:spec|test)\.ts$/;

/** Paths of everything below a folder that the edits leave, from the site and with `/`. */
const filesBelow = (files: SiteFiles, folder: string): readonly string[] =>
  readdirSync(join(files.siteDir, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => files.has(file));

/** Finds the tests to remove with a set: they open its pages, or import removed files. */
function checksOf(files: SiteFiles, set: string): readonly string[] {
  const opened = new RegExp(`['"\`]${set}(?:[/?#][^'"\`]*)?['"\`]`);
  const isGone = (file: string, [, path = '']: RegExpMatchArray): boolean => {
    const target = posix.join(file, '..', path);
    return !['', '.ts', '.tsx', '/index.ts'].some((end) => files.has(target + end));
  };
  return filesBelow(files, 'tests')
    .filter((file) => CHECK.test(file) && !file.includes('/fixtures/'))
    .filter((file) => {
      const text = files.read(file);
      const imports = [...text.matchAll(/ from '(\.[^']+)'/g)];
      return (
        imports.some((found) => isGone(file, found)) ||
        (file.endsWith('.spec.ts') && opened.test(text))
      );
    });
}

/** Returns the pages and contracts that match a pattern. */
const filesWith = (files: SiteFiles, pattern: RegExp): readonly string[] =>
  filesBelow(files, 'partners').filter(
    (file) => /\.(?:mdx|yaml)$/.test(file) && files.read(file).search(pattern) !== -1,
  );

function remove(files: SiteFiles, set: string, to?: string): readonly string[] {
  const text = files.read(LIST);
  const rest = new Map(entriesOf(text));
  rest.delete(set);
  if (rest.size === 0) {
    throw new UsageError('A site needs a docs set. Next: adopt another one, then remove this one.');
  }
  if (to !== undefined && !rest.has(to)) {
    throw new UsageError(`There is no docs set \`${to}\` that old addresses could lead to.`);
  }
  const imported = new RegExp(`^import .*/partners/${set}/.*\n`, 'gm');
  const entries = [...rest.values()];
  const moved = leadingTo(movedOf(text), set, to);
  files.write(LIST, withMoved(withEntries(text.replace(imported, ''), entries), moved));
  const gone = [...filesOf(set)];
  if (!entries.some((entry) => entry.includes('isSample: true'))) {
    gone.push(...OF_SAMPLE);
    files.write(ABOUT, files.read(ABOUT).replace(ABOUT_SAMPLE, ''));
  }
  for (const path of gone) if (files.has(path)) files.remove(path);
  for (const check of checksOf(files, set)) files.remove(check);
  return filesWith(files, addressOf(set)).map(
    (file) => `${file} names /${set}. Next: take the sentence out.`,
  );
}

function rename(files: SiteFiles, set: string, to: string): readonly string[] {
  const taken = filesOf(to).find((path) => files.has(path));
  if (taken !== undefined) throw new UsageError(`${taken} is there already.`);
  const text = files.read(LIST);
  const renamed = [...entriesOf(text)].map(([id, entry]) =>
    id === set ? entry.replace(new RegExp(`\\bid: (['"])${set}\\1`), `id: '${to}'`) : entry,
  );
  files.write(
    LIST,
    withMoved(
      withEntries(text.replaceAll(`/partners/${set}/`, `/partners/${to}/`), renamed),
      leadingTo(movedOf(text), set, to),
    ),
  );
  for (const file of filesWith(files, addressOf(set))) {
    files.write(file, files.read(file).replace(addressOf(set), `/${to}`));
  }
  const sidebar = `sidebars.${set}.ts`;
  if (files.has(sidebar)) {
    files.write(sidebar, files.read(sidebar).replaceAll(`'${set}'`, `'${to}'`));
  }
  const targets = filesOf(to);
  for (const [index, path] of filesOf(set).entries()) {
    if (files.has(path)) files.move(path, targets[index] ?? '');
  }
  return [];
}

/**
 * Removes or renames a docs set; the old addresses of a renamed set redirect to the new ones.
 *
 * @returns what was done, and what is left to do
 * @throws {UsageError} when the arguments are wrong; nothing is changed then
 */
export const changeSets = (siteDir: string, args: readonly string[]): Promise<readonly string[]> =>
  editSite(siteDir, (files) => Promise.resolve(collect(files, args)));

function collect(files: SiteFiles, args: readonly string[]): readonly string[] {
  const [action, set = '', ...rest] = args;
  const ids = [...entriesOf(files.read(LIST)).keys()];
  const [flag, to] = action === 'rename' ? ['--to', ...rest] : rest;
  const isComplete = flag === undefined ? action === 'remove' : flag === '--to' && to !== undefined;
  if (!isComplete || (action !== 'remove' && action !== 'rename') || rest.length > 2) {
    throw new UsageError(`Say what to do with which docs set. Examples:\n  ${EXAMPLES}`);
  }
  if (!ids.includes(set)) {
    throw new UsageError(`There is no docs set \`${set}\`. The sets are ${ids.join(', ')}.`);
  }
  if (action === 'remove') return remove(files, set, to);
  if (to === undefined || !ID.test(to)) {
    throw new UsageError(`\`${to ?? ''}\` is no id. Write lower-case words joined by hyphens.`);
  }
  return rename(files, set, to);
}
