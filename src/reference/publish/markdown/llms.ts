import type { PageFacts } from './page';
import type { Links } from './links';

/** Pages that belong together. */
export interface LlmsSection {
  readonly title: string;
  readonly pages: readonly PageFacts[];
  /** Files beside the pages: path below the site's base and what it is. */
  readonly files: readonly { readonly path: string; readonly title: string }[];
}

export interface LlmsSite {
  readonly title: string;
  readonly tagline: string;
  /** Address with the base path, without a final slash. */
  readonly url: string;
  readonly sections: readonly LlmsSection[];
  /** Whether a contract is made up, which the first lines say then. */
  readonly isSample: boolean;
}

const NOTICE =
  'This documents a sample contract: hosts use reserved names, and fees, limits and timings are illustrative.';

const HOW_TO_READ =
  'Each page is Markdown at its address with `.md`. An anchor is written `{#anchor}` after what it names; ' +
  'added to the address of a page it links to that place. Code samples are in curl. ' +
  'Where a text and an OpenAPI document differ, the document is right.';

const entry = (title: string, url: string, description: string): string =>
  `- [${title}](${url}): ${description}`;

const headOf = ({
  title,
  tagline,
  isSample,
}: Pick<LlmsSite, 'title' | 'tagline' | 'isSample'>): string =>
  `# ${title}\n\n> ${tagline}\n\n${isSample ? `${NOTICE} ` : ''}${HOW_TO_READ}`;

/** llms.txt (https://llmstxt.org): what the site is, and a list of its pages. */
export function llmsTxt(
  { title, tagline, url, sections, isSample }: LlmsSite,
  links: Links,
): string {
  const lists = sections.map((section) =>
    [
      `## ${section.title}`,
      '',
      ...section.files.map((file) =>
        entry(file.title, `${url}/${file.path}`, 'The contract itself'),
      ),
      ...section.pages.map((page) => entry(page.title, links.copyUrl(page.path), page.description)),
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
  ].join('\n');
  const head = headOf({ title, tagline, isSample });
  return `${[head, ...lists, optional].join('\n\n')}\n`;
}

/** Every page in one file, after a notice where the contract is a sample. */
export function llmsFullTxt(
  { title, tagline, isSample }: Pick<LlmsSite, 'title' | 'tagline' | 'isSample'>,
  copies: readonly string[],
): string {
  const head = `${headOf({ title, tagline, isSample })}\n`;
  return [head, ...copies].join('\n---\n\n');
}
