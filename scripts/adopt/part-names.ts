import { kebabCase } from '../../src/reference/contract/page/anchors';
import type { Part } from './cut';

const OBJECT = 'schema:';

/** The words in a path or the name of an object: `/v1/orgs/{org}/webTeams` → orgs, web, teams. */
const wordsOf = (path: string): readonly string[] =>
  path
    .replace(OBJECT, '')
    .split('/')
    .filter((segment) => !/^\{|^v\d+$/i.test(segment))
    .flatMap((segment) => kebabCase(segment).split('-'))
    .filter((word) => word !== '');

/** The number of words at the start that all lists have in common. */
function sharedBy(lists: readonly (readonly string[])[]): number {
  const [first = []] = lists;
  const end = first.findIndex((word, index) => lists.some((list) => list[index] !== word));
  return end < 0 ? first.length : end;
}

/**
 * Names each part of a topic after its first and its last path, without the words that all paths
 * start with and without the name of the topic. The name is empty when no words remain.
 */
export function partNames(title: string, parts: readonly Part[]): readonly string[] {
  const named = parts.map(({ paths }) => {
    const [first = '', last = ''] = [paths[0], paths.at(-1)];
    return { isObjects: first.startsWith(OBJECT), ends: [wordsOf(first), wordsOf(last)] };
  });
  const shared = sharedBy(
    named
      .flatMap(({ isObjects, ends }) => (isObjects ? [] : ends))
      .filter((words) => words.length > 0),
  );
  const topic = wordsOf(title);
  return named.map(({ isObjects, ends }) => {
    const [first = [], last = []] = ends.map((words) => {
      const own = words.slice(isObjects ? 0 : shared);
      return own.slice(sharedBy([own, topic]) === topic.length ? topic.length : 0);
    });
    const names = [first, last.slice(sharedBy([first, last]))].map((words) => words.join(' '));
    return names.filter((name) => name !== '').join(' – ');
  });
}
