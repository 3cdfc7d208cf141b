import { escapeHtml } from '../../contract/escape-html';
import type { Contract } from '../../contract/model';
import type { PublishedFile } from '../files';
import type { Change } from './model';

interface FeedOptions {
  readonly contract: Pick<Contract, 'set' | 'title'>;
  /** Address of the documentation, without a final slash. */
  readonly docsUrl: string;
  /** Newest first. */
  readonly entries: readonly Change[];
  /** Converts a Markdown text of an entry to HTML with absolute links. */
  readonly html: (markdown: string) => string;
}

/** Characters that XML 1.0 does not allow, not even escaped (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Returns midnight UTC of a day (RFC 3339). */
const moment = (day: string): string => `${day}T00:00:00Z`;

/** Returns the path of a set's feed below the base path. */
export const feedPath = (set: Contract['set']): string => `${set}/change-log.xml`;

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeHtml(text)}</${name}>`;

function contentOf(change: Change, html: FeedOptions['html']): string {
  const days = [
    ['Until', change.by],
    ['Stops answering', change.sunset],
  ] as const;
  const texts = [
    ['What changed', change.what],
    ['Why', change.why],
    ['Who is affected', change.who],
    ['What to do', change.action],
  ] as const;
  return [
    `<p>${change.breaking ? 'Breaking' : 'Not breaking'}. Contract version ${escapeHtml(change.version)}.</p>`,
    '<dl>',
    ...texts.flatMap(([term, text]) =>
      text === undefined ? [] : [`<dt>${term}</dt><dd>${html(text)}</dd>`],
    ),
    ...days.flatMap(([term, day]) =>
      day === undefined ? [] : [`<dt>${term}</dt><dd>${escapeHtml(day)}</dd>`],
    ),
    '</dl>',
  ].join('');
}

function entryOf(change: Change, { contract, docsUrl, html }: FeedOptions): string {
  const page = `${docsUrl}/${contract.set}/change-log`;
  // A tag URI (RFC 4151) stays the same even if the page moves.
  const id = `tag:${new URL(docsUrl).hostname},${change.date}:${contract.set}/change-log/${change.id}`;
  const category = (term: string) => `    <category term="${escapeHtml(term)}"/>`;
  return [
    '  <entry>',
    `    ${element('id', id)}`,
    `    ${element('title', change.title)}`,
    `    ${element('published', moment(change.date))}`,
    `    ${element('updated', moment(change.date))}`,
    `    <link rel="alternate" type="text/html" href="${escapeHtml(`${page}#${change.id}`)}"/>`,
    category(change.type),
    ...(change.breaking ? [category('Breaking')] : []),
    `    ${element('content', contentOf(change, html), ' type="html"')}`,
    '  </entry>',
  ].join('\n');
}

/** Returns the change log as an Atom feed (RFC 4287). The same entries give the same bytes. */
export function changeLogFeed(options: FeedOptions): PublishedFile {
  const { contract, docsUrl, entries } = options;
  const path = feedPath(contract.set);
  const newest =
    entries
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '1970-01-01';
  const text = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  ${element('id', `${docsUrl}/${path}`)}`,
    `  ${element('title', `${contract.title}: change log`)}`,
    `  ${element('updated', moment(newest))}`,
    `  <author>${element('name', contract.title)}</author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(`${docsUrl}/${path}`)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(`${docsUrl}/${contract.set}/change-log`)}"/>`,
    ...entries.map((change) => entryOf(change, options)),
    '</feed>\n',
  ]
    .join('\n')
    .replace(FORBIDDEN, '');
  return { path, title: 'Change log, Atom feed', contentType: 'application/atom+xml', text };
}
