import { samplesAmong } from '../../contract/sample-sets';
import type { Links } from './links';
import type { Copy } from './page';

/** A titled group of pages. */
export interface LlmsSection {
  readonly title: string;
  /** Copies of pages, each followed by the copies of its parts. */
  readonly copies: readonly Omit<Copy, 'text' | 'anchors'>[];
  /** Files other than pages: path below the site's base, and title. */
  readonly files: readonly { readonly path: string; readonly title: string }[];
}

export interface LlmsSite {
  readonly title: string;
  readonly tagline: string;
  /** Address with the base path, without a final slash. */
  readonly url: string;
  readonly sections: readonly LlmsSection[];
  /** All docs sets, with the made-up contracts marked: the first lines of the file mention them. */
  readonly sets: readonly { readonly title: string; readonly isSample?: boolean }[];
}

function noticeOf(sets: LlmsSite['sets']): string {
  const samples = samplesAmong(sets);
  if (!samples) return '';
  const pages = samples.areAll ? 'This documents' : `The pages of ${samples.names} document`;
  return `${pages} a sample contract: hosts use reserved names, and fees, limits and timings are illustrative. `;
}

const HOW_TO_READ =
  'Each page is Markdown at its address with `.md`; operations, objects and long sections have an address below it. ' +
  'An anchor is written `{#anchor}` after what it names; ' +
  'added to the address of a page it links to that place. Code samples are in curl. ' +
  'Where a text and an OpenAPI document differ, the document is right.';

const entry = (title: string, url: string, description: string): string =>
  `- [${title}](${url}): ${description}`;

const headOf = ({ title, tagline, sets }: Pick<LlmsSite, 'title' | 'tagline' | 'sets'>): string =>
  `# ${title}\n\n> ${tagline}\n\n${noticeOf(sets)}${HOW_TO_READ}`;

/** Maximum length of the index in characters: programs truncate longer ones. */
const LONGEST = 50_000;

/** How much the index says about parts of pages: names and descriptions, names, or nothing. */
const DETAILS = ['described', 'named', 'left out'] as const;

function indexOf(
  { title, tagline, url, sections, sets }: LlmsSite,
  links: Links,
  detail: (typeof DETAILS)[number],
): string {
  const lines = (copies: LlmsSection['copies']): readonly string[] =>
    copies.flatMap(({ path, part, title: name, description }) => {
      const address = links.copyUrl(path, part);
      if (part === undefined) return [entry(name, address, description)];
      if (detail === 'left out') return [];
      return [
        `  ${detail === 'named' ? `- [${name}](${address})` : entry(name, address, description)}`,
      ];
    });
  const lists = sections.map((section) =>
    [
      `## ${section.title}`,
      '',
      ...section.files.map((file) =>
        entry(file.title, `${url}/${file.path}`, 'The contract itself'),
      ),
      ...lines(section.copies),
    ].join('\n'),
  );
  const optional = [
    '## Optional',
    '',
    entry(
      'Everything in one file',
      `${url}/llms-full.txt`,
      'All pages listed here, one after another',
    ),
    entry('Instructions for assistants', `${url}/skill.md`, 'How to work with this site'),
  ].join('\n');
  const head = headOf({ title, tagline, sets });
  return `${[head, ...lists, optional].join('\n\n')}\n`;
}

/**
 * Returns llms.txt (https://llmstxt.org): what the site is, and a list of its pages and their
 * parts. It says less about the parts when it would get too long.
 */
export function llmsTxt(site: LlmsSite, links: Links): string {
  const texts = DETAILS.map((detail) => indexOf(site, links, detail));
  return texts.find(({ length }) => length < LONGEST) ?? texts.at(-1) ?? '';
}

/** Returns all pages in one file, after a notice if a contract is a sample. */
export function llmsFullTxt(
  { title, tagline, sets }: Pick<LlmsSite, 'title' | 'tagline' | 'sets'>,
  copies: readonly string[],
): string {
  const head = `${headOf({ title, tagline, sets })}\n`;
  return [head, ...copies].join('\n---\n\n');
}
