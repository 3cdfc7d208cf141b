import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { validateSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import { asText, isObject, textOf } from '../../contract/json';
import type { JsonObject, JsonValue } from '../../contract/model';
import { readPages } from '../../contract/page/page-files';
import type { Problem } from '../../contract/problem';
import { placesIn } from '../../contract/source';
import { didYouMean } from '../../contract/suggest';
import type { Workspace } from '../../contract/workspace';
import { linkProblems, type Targets } from '../../remark/check/links';
import { problemAt } from '../../remark/problem';
import { readModule } from './module';
import { itemProblems, textIn } from './sidebar-item';
import { isGenerated, itemsOf } from './sidebar-items';
import { slugProblems } from './sidebar-slugs';

/** The id of a page in sidebars: its path below the set, without extension. */
const idOf = (file: string): string =>
  file
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.mdx$/, '');

type At = (word: string, from?: number) => ReturnType<typeof problemAt>;

/** Reports items that Docusaurus refuses; its own message is in the terminal, without a line. */
function refusals(value: unknown, at: At): readonly Problem[] {
  try {
    validateSidebars(normalizeSidebars(value as SidebarsConfig) as SidebarsConfig);
    return [];
  } catch (error) {
    const { message, details = [], _original = {} } = error as Partial<Refusal> & Error;
    const said = stripVTControlCharacters(details[0]?.message ?? message);
    const word = textIn(_original);
    return [
      at(word === '' ? '' : `'${word}'`)(
        `Docusaurus refuses the item: ${said.replace(/:? it must .*|\.$/s, '')}`,
        'see https://docusaurus.io/docs/sidebar/items for what an item may hold',
      ),
    ];
  }
}

/** The properties of a validation error, in addition to those of an error. */
interface Refusal {
  readonly details: readonly { readonly message: string }[];
  readonly _original: JsonObject;
}

/** Addresses outside the set: a host, or a path of this site. */
const ADDRESS = /^(?:https?:\/\/|mailto:|pathname:|\/)/;

/** Reports a problem with the address of a link item. */
function addressProblems(
  item: JsonValue,
  sidebar: string,
  at: At,
  targets: Targets,
): readonly Problem[] {
  const url = isObject(item) && item.type === 'link' ? asText(item.href) : undefined;
  if (url === undefined || url === '') return [];
  const report = at(`href: '${url}'`);
  if (!ADDRESS.test(url)) {
    const next = 'write `https://…`, or a path of this site, `/general/fees`';
    return [report(`\`${url}\` leads to no host and no path`, next)];
  }
  const { place } = report('', '');
  return [...linkProblems({ url, place }, { file: sidebar }, targets)];
}

/** Reports entries of a sidebar without a page, and pages that are in no sidebar. */
export async function sidebarProblems(
  workspace: Workspace,
  set: string,
  files: readonly string[],
  targets: Targets,
): Promise<readonly Problem[]> {
  const sidebar = `sidebars.${set}.ts`;
  const read = await readModule(workspace, sidebar);
  if (!read || read.problems.length > 0) return read?.problems ?? [];
  const text = workspace.text(join(workspace.siteDir, sidebar)) ?? '';
  const place = placesIn(sidebar, text);
  const at: At = (word, from = 0) => problemAt(place(Math.max(0, text.indexOf(word, from))));
  if (text.trim() !== '' && !EXPORTED.test(text)) {
    const next = 'write `export default` before the object with its items';
    return [at('export')('The file exports no sidebar', next)];
  }
  const items = itemsOf(read.value as JsonValue);
  if (items.length === 0 && files.length > 0) {
    const place = { file: sidebar, line: 1, column: 1 };
    return [
      problemAt(place)('The sidebar is empty', "write `export default { docs: ['intro'] };`"),
    ];
  }
  const ids = files.map(idOf);
  const listed = new Set<string>();
  const problems = items.flatMap((item): readonly Problem[] => {
    if (typeof item !== 'string') {
      if (isEmptyFolder(item, ids)) {
        const name = textOf(item.dirName);
        const next = 'name a folder with pages, or delete the item';
        return [at(`'${name}'`)(`The folder \`partners/${set}/${name}\` has no pages`, next)];
      }
      return [...itemProblems(item, at), ...addressProblems(item, sidebar, at, targets)];
    }
    const report = at(`'${item}'`, listed.has(item) ? text.indexOf(`'${item}'`) + 1 : 0);
    if (listed.has(item)) {
      return [report(`\`${item}\` is in the sidebar twice`, 'keep one of the two')];
    }
    listed.add(item);
    if (ids.includes(item)) return [];
    return [
      report(
        `There is no page \`partners/${set}/${item}.mdx\``,
        didYouMean(
          item.replace(new RegExp(`^/?(?:${set}/)?`), ''),
          ids,
          `create it with \`npm run new -- page --set ${set} --path ${item}\``,
        ),
      ),
    ];
  });
  const routes = readPages(workspace, set).map(({ route, file }) => [route, file] as const);
  problems.push(
    ...slugProblems(items, new Map(routes), (word, index) => {
      const before = text.split(word).slice(0, index + 1);
      return problemAt(place(before.join(word).length));
    }),
  );
  if (problems.length === 0) problems.push(...refusals(read.value, at));
  // A misspelled entry may be the page that seems to be missing.
  if (problems.length > 0 || items.some(isGenerated)) return problems;
  const unlisted = files
    .filter((page) => !listed.has(idOf(page)))
    .map((file) =>
      problemAt({ file, line: 1, column: 1 })(
        'The page is in no sidebar',
        `add '${idOf(file)}' to ${sidebar}, where readers look for it`,
      ),
    );
  return [...unlisted, ...categoryFiles(workspace, set, sidebar)];
}

/** Reports files that only generated sidebars read. */
function categoryFiles(workspace: Workspace, set: string, sidebar: string): readonly Problem[] {
  return workspace
    .list(`partners/${set}`)
    .filter((file) => basename(file).startsWith('_category_.'))
    .map((file) =>
      problemAt({ file, line: 1, column: 1 })(
        'The sidebar takes no category from a file',
        `write the category into ${sidebar}, and delete the file`,
      ),
    );
}

/** The export of a module for Docusaurus. */
const EXPORTED = /^export default\b|\bas default\b|^module\.exports\b|^export =/m;

/** Whether an item represents a folder without pages. */
const isEmptyFolder = (item: JsonValue, ids: readonly string[]): item is JsonObject => {
  const folder = isObject(item) && item.type === 'autogenerated' ? asText(item.dirName) : undefined;
  const start = folder?.replace(/^\.?\/?|\/$/g, '');
  return start !== undefined && start !== '' && !ids.some((id) => id.startsWith(`${start}/`));
};
