import { kebabCase } from '../../src/reference/contract/anchors';
import type { Topic } from '../../src/reference/contract/model';
import { cut, type Part, type Weighed } from './cut';
import { page, plain, short, type TopicGroups, type WrittenPage } from './pages';

/** Titles of pages that every set has. */
const COMMON_TITLES = ['introduction', 'playground', 'change log', 'postman collection'];

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const topicTag = ({ name }: Topic, paths: readonly string[] = []): string =>
  `<Topic name="${attribute(name)}"${paths.length > 0 ? ` under="${attribute(paths.join(' '))}"` : ''} />`;

/** What a path names: `/v1/orgs/{org}/teams` → orgs teams. */
const wordsOf = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment !== '' && !/^\{|^v\d+$/i.test(segment))
    .join(' ');

/** The first and the last of what the paths of a part name. */
function nameOf({ paths }: Part): string {
  const names = new Set([paths[0], paths.at(-1)].map((path = '') => wordsOf(path)));
  return [...names].filter((name) => name !== '').join(' – ') || 'more';
}

/** Docusaurus takes a number that a file begins with for its place in the order. */
const fileNameOf = (words: string): string =>
  kebabCase(words)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^(?=[-\d])/, 'part-')
    .slice(0, 60);

/** The pages of the topics that no page shows yet. A topic that is too long for one has more pages below it. */
export function topicPages(
  groups: TopicGroups,
  isShown: (topic: Topic) => boolean,
  operations: ReadonlyMap<string, readonly Weighed[]>,
): readonly WrittenPage[] {
  const titles = new Set(COMMON_TITLES);
  const unused = (wanted: string, taken: Set<string>, again: (count: number) => string): string => {
    let name = wanted;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = again(count);
    taken.add(name.toLowerCase());
    return name;
  };
  return [...groups].flatMap(([path, topics]) => {
    const name = short(topics[0]?.title ?? path);
    const title = unused(name, titles, (count) =>
      short(`${path.slice(4)}: ${name}`, count > 2 ? ` (${count})` : ''),
    );
    const folder = path.split('/').at(-1) ?? '';
    // Docusaurus takes a file with one of these names for the page of its folder.
    const paths = new Set([folder, 'index', 'readme'].map((file) => `${path}/${file}`));
    const missing = topics.filter((topic) => !isShown(topic));
    const below = missing.flatMap((topic) =>
      // What no part has is on the first page, with the first part.
      cut(operations.get(topic.name) ?? [])
        .slice(1)
        .map((part) => {
          const words = nameOf(part);
          const partTitle = unused(short(`${title}: ${words}`), titles, (count) =>
            short(`${title}: ${words}`, ` (${count})`),
          );
          const file = `${path}/${fileNameOf(words)}`;
          const at = unused(file, paths, (count) => `${file}-${count}`);
          return { at, title: partTitle, tag: topicTag(topic, part.paths) };
        }),
    );
    const about = (of: string): string =>
      `${of}: operations with parameters, answers and samples, and their objects.`;
    const more = below.map(
      ({ at, title: of }) => `- [${plain(of)}](./${folder}/${at.slice(path.length + 1)}.mdx)`,
    );
    const tags = missing.map((topic) => topicTag(topic));
    const first = page(title, about(title), [
      ...(more.length > 0 ? ['More operations of this topic:', more.join('\n')] : []),
      ...tags,
    ]);
    return [
      ...(tags.length === 0 ? [] : [[path, first] as const]),
      ...below.map(({ at, title: of, tag }) => [at, page(of, about(of), [tag])] as const),
    ];
  });
}
