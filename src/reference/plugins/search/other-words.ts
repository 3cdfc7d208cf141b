import { join } from 'node:path';
import { readDataFile } from '../../contract/data-file';
import { grouped } from '../../contract/grouped';
import { asObject, asText } from '../../contract/json';
import { readPages } from '../../contract/page/page-files';
import type { Problem } from '../../contract/problem';
import searchSchema from '../../contract/search.schema.json';
import { readSetFile } from '../../contract/set-file';
import type { Source } from '../../contract/source';
import { didYouMean } from '../../contract/suggest';
import { kept, type Workspace } from '../../contract/workspace';
import type { Targets } from '../../remark/check/links';
import { hint, problemAt } from '../../remark/problem';
import { recordPath, type SearchRecord } from '../../search/record';

/** The words of a file that readers type instead of those of a page, by place. */
interface OtherWords {
  readonly source: Source | undefined;
  readonly byPlace: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/** The folder with the words for places that every set with shared conventions may have. */
const SHARED = 'shared';

const sharesWords = (workspace: Workspace, set: string): boolean =>
  readSetFile(workspace, set).sharesConventions;

/** Reads `search.yaml` of a set or of `shared`; a missing file counts as empty. */
const readOtherWords = kept((workspace, folder: string): OtherWords => {
  const path = join(workspace.siteDir, 'partners', folder, 'search.yaml');
  if (workspace.stamp(path) === undefined) {
    return { source: undefined, byPlace: new Map(), problems: [] };
  }
  const { source, value, problems } = readDataFile(workspace, path, searchSchema);
  const entries = Object.entries(asObject(value));
  return {
    source,
    byPlace: new Map(entries.map(([place, words]) => [place, asText(words) ?? ''])),
    problems,
  };
});

/** A place in the form of the files, independent of the set: `api/card#limits`. */
const placeBelow = (set: string, path: string): string =>
  path.slice(set.length + 1).replace(/^\//, '');

/** The record, with additional words that readers use for it. */
export function withOtherWords<T extends SearchRecord>(workspace: Workspace, record: T): T {
  const place = placeBelow(record.set, recordPath(record));
  const folders = sharesWords(workspace, record.set) ? [record.set, SHARED] : [record.set];
  const words = folders.flatMap(
    (folder) => readOtherWords(workspace, folder).byPlace.get(place) ?? [],
  );
  return words.length === 0 ? record : { ...record, otherWords: words.join(' ') };
}

/** Reports places with words that no page of these sets has. */
function* unknownPlaces(
  workspace: Workspace,
  { source, byPlace }: OtherWords,
  sets: readonly string[],
  anchorsOf: Targets['anchorsOf'],
): Generator<Problem> {
  if (!source || byPlace.size === 0 || sets.length === 0) return;
  const pages = grouped(
    sets.flatMap((set) => readPages(workspace, set)),
    ({ route }) => route,
  );
  const lost = new Set<string>();
  for (const place of byPlace.keys()) {
    const [route = '', anchor = ''] = place.split('#');
    const problem = problemAt(source.locate([place], 'key'));
    const anchors = pages.get(route)?.map(({ file }) => anchorsOf(file));
    if (anchors && anchor !== '' && anchors.every((known) => known?.has(anchor) === false)) {
      const known = anchors.flatMap((some) => [...(some ?? [])]);
      const places = known.map((one) => `${route}#${one}`);
      yield problem(`No page has the place \`${place}\``, hint(place, places));
    }
    // A missing page is reported once, regardless of how many of its places have words.
    if (anchors || lost.has(route)) continue;
    lost.add(route);
    const next = didYouMean(route, pages.keys(), 'write its path below the set, `api/card`');
    yield problem(`There is no page \`${route}\``, next);
  }
}

/** Reports mistakes in the words of readers. */
export const otherWordsProblems = (
  workspace: Workspace,
  anchorsOf: Targets['anchorsOf'],
): readonly Problem[] =>
  [SHARED, ...workspace.setIds].flatMap((folder) => {
    const words = readOtherWords(workspace, folder);
    const sets =
      folder === SHARED ? workspace.setIds.filter((set) => sharesWords(workspace, set)) : [folder];
    return [...words.problems, ...unknownPlaces(workspace, words, sets, anchorsOf)];
  });
