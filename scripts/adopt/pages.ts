import { grouped } from '../../src/reference/contract/grouped';
import type { Topic } from '../../src/reference/contract/model';
import { plain as plainWords } from '../../src/reference/contract/plain-text';
import { isVague } from '../../src/reference/remark/check/markup';
import { scalar } from '../new/template';

/** A page of an adopted set: its path below the set, without extension, and its text. */
export type WrittenPage = readonly [path: string, text: string];

/** The limits of front matter, in characters. */
export const MOST_TITLE = 60;
const MOST_DESCRIPTION = 170;

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};

/** A text as one line, without references to characters, and without those of no encoding. */
export const inOneLine = (text: string): string =>
  text
    .replaceAll(/&(\w+);/g, (written, name: string) => CHARACTERS[name] ?? written)
    .replaceAll(/[\0\ufffd]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Fits a title into the limits of front matter; the ending is never cut. */
export const short = (title: string, ending = ''): string => {
  const most = MOST_TITLE - ending.length;
  const letters = Array.from(inOneLine(title));
  const isLong = letters.length > most;
  const start = isLong ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
  return `${start}${'.'.repeat(Math.max(0, 2 - letters.length))}${ending}`;
};

/** Escapes MDX characters, and removes `https://` and `www.`, so that addresses are no links. */
export const plain = (text: string): string =>
  inOneLine(text)
    .replace(/\bhttps?:\/\/|\bwww\./gi, '')
    .replaceAll(/&(?=#?\w+;)/g, '& ')
    .replace(/[\\`*_{}<>[\]#|~]/g, '\\$&');

/** The description of a page: its title, and the names of as many operations as fit. */
export function about(title: string, operations: readonly { readonly title: string }[]): string {
  const names = operations.map((one) => plainWords(one.title).replaceAll(/[\0\ufffd]|\.$/g, ''));
  const list = [...new Set(names)].reduce((shown, name) => {
    const longer = shown === '' ? name : `${shown}, ${name}`;
    return title.length + longer.length + 4 > MOST_DESCRIPTION ? shown : longer;
  }, '');
  const text = list === '' ? `${title}.` : `${title}: ${list}.`;
  return text.length < 40 ? `${text} With parameters, answers and samples.` : text;
}

export const page = (
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

/** Topics by the path of their page. Topics whose names differ only in punctuation share a page. */
export type TopicGroups = ReadonlyMap<string, readonly Topic[]>;

/** The title of a topic; its heading needs a letter or a digit, so that links can lead to it. */
export function titleOf(path: string, groups: TopicGroups): string {
  const title = inOneLine(groups.get(path)?.[0]?.title ?? '') || path;
  return /[\p{L}\p{N}]/u.test(title) ? title : `Topic “${title}”`;
}

/** The link from the introduction to the page of a topic. */
export function topicLink(path: string, groups: TopicGroups): string {
  const title = titleOf(path, groups);
  return `- [${plain(isVague(title) ? `Topic “${title}”` : title)}](./${path}.mdx)`;
}

/** Links to the pages of the topics, below the names of their groups. */
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
