import { join } from 'node:path';
import { asArray, asText, isObject, objectsIn } from '../reference/contract/json';
import { contractProblems, draftOf } from '../reference/contract/load';
import type { JsonObject, JsonValue } from '../reference/contract/model';
import { readPages } from '../reference/contract/page/page-files';
import { pagePath } from '../reference/contract/page/routes';
import { isError, type Problem } from '../reference/contract/problem';
import { placesIn } from '../reference/contract/source';
import { didYouMean } from '../reference/contract/suggest';
import { kept, type Workspace } from '../reference/contract/workspace';
import { loadModule } from '../reference/plugins/contract/module';
import { categoryPages } from '../reference/plugins/contract/sidebar-slugs';
import { hint, problemAt } from '../reference/remark/problem';

const LIST = 'src/site/sets.ts';

/** The list of sets, read again after a change of it or of the words of a set; may be undefined. */
const readList = kept((workspace, list: string) => {
  const path = join(workspace.siteDir, list);
  if (workspace.text(path) === undefined) return undefined;
  const words = workspace
    .list('partners')
    .filter((file) => /^[^/]+\/[^/]+\/landing\.ts$/.test(file));
  for (const file of words) workspace.text(join(workspace.siteDir, file));
  return loadModule(workspace.siteDir, list, (exported) =>
    (exported as { docsSets: (product: string) => JsonValue }).docsSets(''),
  );
});

/** Returns a function that reports problems at the place of a property in a module. */
function reportIn(workspace: Workspace, file: string) {
  const text = workspace.text(join(workspace.siteDir, file)) ?? '';
  const place = placesIn(file, text);
  return (key: string, value: string, from: 'first' | 'last' = 'first') => {
    const written = [`${key}: '${value}'`, `${key}: "${value}"`];
    const offsets = written.map((words) =>
      from === 'first' ? text.indexOf(words) : text.lastIndexOf(words),
    );
    return problemAt(place(Math.max(0, ...offsets)));
  };
}

const withoutSlash = (path: string): string => path.replace(/^\//, '');

/** Checks the pages and events that the words of a set refer to. */
async function wordsProblems(
  workspace: Workspace,
  id: string,
  set: JsonObject,
): Promise<readonly Problem[]> {
  const file = `partners/${id}/landing.ts`;
  if (workspace.text(join(workspace.siteDir, file))?.trim() === '') {
    const place = { file, line: 1, column: 1 };
    return [problemAt(place)('The file is empty', 'bring back what was in it')];
  }
  const report = reportIn(workspace, file);
  const routes = readPages(workspace, id).map(({ route }) => withoutSlash(route));
  // Mistakes in a contract may hide events.
  const isRight = !(await contractProblems(workspace, id)).some(isError);
  const events = isRight ? draftOf(workspace, id)?.events.map(({ type }) => type) : undefined;
  const unknown = (key: string, isKnown: (value: string) => boolean): readonly string[] => [
    ...new Set(
      [...objectsIn(set)]
        .flatMap((object) => asText(object[key]) ?? [])
        .filter((value) => !isKnown(value)),
    ),
  ];
  const categories = (await categoryPages(workspace)).get(id);
  const isPage = (page: string): boolean =>
    routes.includes(withoutSlash(page)) ||
    (page.includes('category/') &&
      categories?.includes(pagePath(id, withoutSlash(page))) !== false);
  return [
    ...unknown('page', isPage).map((page) =>
      report('page', page)(
        `There is no page at \`/${id}/${withoutSlash(page)}\``,
        didYouMean(withoutSlash(page), routes, `write the path of a page below \`/${id}\``),
      ),
    ),
    ...unknown('event', (event) => events === undefined || events.includes(event)).map((event) =>
      report('event', event)(
        `The contract of ${id} has no event \`${event}\``,
        hint(event, events ?? []),
      ),
    ),
  ];
}

/** Reports mistakes in the list of sets, and in the words about them for the surrounding pages. */
export default async function siteProblems(workspace: Workspace): Promise<readonly Problem[]> {
  const list = await readList(workspace, LIST);
  if (!list || list.problems.length > 0) return list?.problems ?? [];
  const sets = asArray(list.value as JsonValue).filter(isObject);
  const report = reportIn(workspace, LIST);
  const ids = sets.map(({ id }) => asText(id) ?? '');
  const folders = workspace
    .list('partners')
    .flatMap((path) => /^[^/]+\/([^/]+)\/openapi\.yaml$/.exec(path)?.[1] ?? []);
  const found = sets.map(async (set, index) => {
    const id = ids[index] ?? '';
    if (ids.indexOf(id) < index) {
      return [report('id', id, 'last')(`There are two sets \`${id}\``, 'keep one of the two')];
    }
    if (folders.includes(id)) return wordsProblems(workspace, id, set);
    // The contract check reports this for a set that existed when the server started.
    if (workspace.setIds.includes(id)) return [];
    const next = `create it with \`npm run adopt -- openapi.json --set ${id}\``;
    return [
      report('id', id)(
        `There is no contract \`partners/${id}/openapi.yaml\``,
        didYouMean(id, folders, next),
      ),
    ];
  });
  return (await Promise.all(found)).flat();
}
