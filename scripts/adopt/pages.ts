import { kebabCase } from '../../src/reference/contract/anchors';
import { grouped } from '../../src/reference/contract/grouped';
import type { Topic } from '../../src/reference/contract/model';
import { scalar } from '../new/template';
import { cut, type Part, type Weighed } from './cut';

/** A page of an adopted set, by its path below the set without extension. */
export type WrittenPage = readonly [path: string, text: string];

/** A title that front matter takes. */
const short = (title: string): string =>
  title.length > 60 ? `${title.slice(0, 59)}…` : title.padEnd(2, '.');

/** A text without any meaning in MDX. */
const plain = (text: string): string => text.replace(/[\\`*_{}<>[\]#|~]/g, '\\$&');

/** Titles of pages that every set has. */
const COMMON_TITLES = ['introduction', 'playground', 'change log', 'postman collection'];

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const page = (
  title: string,
  description: string,
  body: readonly string[],
  more: readonly string[] = [],
): string =>
  [
    '---',
    `title: ${scalar(short(title))}`,
    ...more,
    `description: ${scalar(description)}`,
    '---',
    '',
    `# ${plain(title)}`,
    ...body.flatMap((block) => ['', block]),
    '',
  ].join('\n');

/** Topics by the path of their page; those whose names differ in punctuation alone share one. */
export type TopicGroups = ReadonlyMap<string, readonly Topic[]>;

/** Leads from the introduction to the page of a topic. */
export const topicLink = (path: string, groups: TopicGroups): string =>
  `- [${plain(groups.get(path)?.[0]?.title ?? path)}](./${path}.mdx)`;

const topicTag = ({ name }: Topic, paths: readonly string[] = []): string =>
  `<Topic name="${attribute(name)}"${paths.length > 0 ? ` under="${attribute(paths.join(' '))}"` : ''} />`;

/** What a path names: `/orgs/{org}/teams` → orgs teams. */
const wordsOf = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith('{'))
    .join(' ');

/** The first and the last of what the paths of a part name. */
function nameOf({ paths }: Part): string {
  const names = [...new Set([paths[0], paths.at(-1)].map((path = '') => wordsOf(path)))];
  return names.join(' – ') || 'more';
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
      short(`${count > 2 ? `${count} ` : ''}${path.slice(4)}: ${name}`),
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
            short(`${count} ${title}: ${words}`),
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

/** Links to the pages of the topics, below the names of the groups that they belong to. */
function topicList(pages: TopicGroups): string {
  const entries = [...pages].map(([path, [topic]]) => ({
    group: topic?.group,
    line: topicLink(path, pages),
  }));
  return [...grouped(entries, ({ group = '' }) => group)]
    .flatMap(([group, members]) => {
      const lines = members.map(({ line }) => line);
      return group === '' ? lines : [`- ${plain(group)}`, ...lines.map((line) => `  ${line}`)];
    })
    .join('\n');
}

/** The pages that every set has. */
export const commonPages = (
  id: string,
  title: string,
  groups: TopicGroups,
): readonly WrittenPage[] => [
  [
    'intro',
    page(
      'Introduction',
      `Where to begin with ${short(title)}: its topics, a sandbox, and its files for your tools.`,
      [
        `This is the reference of ${plain(title)}. Try each operation in the [playground](./api/playground.mdx): its sandbox runs in your browser.`,
        '<About />',
        '## Topics',
        topicList(groups),
        '## Authentication',
        '<SecuritySchemes />',
        '## Files',
        'The OpenAPI document, for code generators and other tools:',
        '<Downloads only="openapi" />',
        'The same requests for Postman are on the page [Postman collection](./postman-collection.mdx).',
      ],
      ['slug: /'],
    ),
  ],
  [
    'api/playground',
    page(
      'Playground',
      `Send each request of ${short(title)} to a sandbox in your browser, without an account.`,
      [
        'Send each request to a sandbox that runs in your browser: no account, no key, nothing to install.',
        '<noscript>\n\nThe playground needs JavaScript. Without it, use the samples beside each operation.\n\n</noscript>',
        '<Playground />',
        '## Run the sandbox beside your tests',
        'The repository of this documentation serves the same sandbox from your machine:',
        `\`\`\`bash\nnpm run sandbox -- --set ${id} --port 4010\n\`\`\``,
      ],
      ['hide_table_of_contents: true'],
    ),
  ],
  [
    'change-log',
    page(
      'Change log',
      `What changed in ${short(title)}, newest first, with who is affected and what to do.`,
      ['What changed, newest first.', '<ChangeLog />'],
    ),
  ],
  [
    'postman-collection',
    page(
      'Postman collection',
      `Send each request of ${short(title)} from Postman: a collection, and an environment for it.`,
      [
        '## Download',
        '<Downloads only="postman" />',
        'Import both files into Postman, choose the environment, and set its variables.',
        '## Variables',
        '<PostmanVariables />',
      ],
    ),
  ],
];
