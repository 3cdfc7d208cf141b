import { kebabCase } from '../../src/reference/contract/page/anchors';
import type { Topic } from '../../src/reference/contract/model';
import { scalar, upperFirst } from '../new/template';
import { cut, type Weighed } from './cut';
import {
  about,
  MOST_TITLE,
  page,
  plain,
  short,
  titleOf,
  type TopicGroups,
  type WrittenPage,
} from './pages';
import { partNames } from './part-names';

/** Titles of pages that every set has. */
const COMMON_TITLES = ['introduction', 'playground', 'change log', 'postman collection'];

/** The value of an attribute; a name may contain characters that a page may not. */
const attribute = (text: string): string =>
  text.replaceAll(/[&"<\n\r\ufffd]/g, (character) => `&#${character.charCodeAt(0)};`);

const topicTag = ({ name }: Topic, paths: readonly string[] = []): string =>
  `<Topic name="${attribute(name)}"${paths.length > 0 ? ` under="${attribute(paths.join(' '))}"` : ''} />`;

const fileNameOf = (words: string): string =>
  kebabCase(words)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^(?=-)/, 'part')
    .slice(0, 60);

/** The line with the label; none for a label of fewer than two letters. */
const sidebarLabel = (label = ''): readonly string[] =>
  label.length < 2 ? [] : [`sidebar_label: ${scalar(label)}`];

/** The title of a part; the last name is left out when there is no room for it. */
const partTitle = (title: string, name: string): string => {
  const whole = `${title}: ${name}`;
  return whole.length > MOST_TITLE ? short(whole.replace(/ – .*$/, '')) : whole;
};

/** Returns pages for topics that no page shows yet. Long topics get further pages below. */
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
    const name = short(titleOf(path, groups));
    const title = unused(name, titles, (count) =>
      short(`${path.slice(4)}: ${name}`, count > 2 ? ` (${count})` : ''),
    );
    const folder = path.split('/').at(-1) ?? '';
    // Docusaurus takes the first three for the index of the folder, Windows the others for devices.
    const taken = [folder, 'index', 'readme', 'con', 'prn', 'aux', 'nul'];
    const paths = new Set(taken.map((file) => `${path}/${file}`));
    const missing = topics.filter((topic) => !isShown(topic));
    const cutUp = missing.map((topic) => {
      const parts = cut(operations.get(topic.name) ?? []);
      return { topic, parts, names: parts.length > 1 ? partNames(topic.title, parts) : [] };
    });
    const labels = new Set<string>();
    const labelOf = (words = ''): string | undefined =>
      words === ''
        ? undefined
        : unused(upperFirst(words), labels, (count) => `${upperFirst(words)} (${count})`);
    const firstLabel = labelOf(cutUp[0]?.names[0]);
    const below = cutUp.flatMap(({ topic, parts, names }) => {
      // The first page shows the first part, and everything that belongs to no part.
      return parts.slice(1).map((part, index) => {
        const words = names[index + 1] ?? '';
        const label = labelOf(words);
        const wanted = label ? partTitle(title, words + label.slice(words.length)) : title;
        const of = unused(wanted, titles, (count) => short(wanted, ` (${count})`));
        const file = `${path}/${fileNameOf(words) || 'more'}`;
        const at = unused(file, paths, (count) => `${file}-${count}`);
        const { operations: own, paths: under } = part;
        const text = page(of, about(of, own), [topicTag(topic, under)], sidebarLabel(label));
        return [at, of, text] as const;
      });
    });
    const more = below.map(
      ([at, of]) => `- [${plain(of)}](./${folder}/${at.slice(path.length + 1)}.mdx)`,
    );
    const tags = missing.map((topic) => topicTag(topic));
    const own = cutUp.flatMap(({ parts }) => parts[0]?.operations ?? []);
    const list = more.length > 0 ? ['More of this topic:', more.join('\n')] : [];
    const first = page(title, about(title, own), [...list, ...tags], sidebarLabel(firstLabel));
    return [
      ...(tags.length === 0 ? [] : [[path, first] as const]),
      ...below.map(([at, , text]) => [at, text] as const),
    ];
  });
}
