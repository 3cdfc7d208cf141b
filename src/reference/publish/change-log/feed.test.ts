// @vitest-environment jsdom
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { changeLogFeed } from './feed';
import { htmlOf } from './html';
import type { Change } from './model';

const DOCS = 'https://docs.partner.example/partner-api-docs';
const ATOM = 'http://www.w3.org/2005/Atom';
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

const change = (fields: Partial<Change>): Change => ({
  id: 'limits',
  date: '2026-11-10',
  version: '2026-11-01',
  type: 'Changed',
  breaking: true,
  title: 'Limits count per day',
  what: 'See [the loan](/general/api/loan#limits).',
  why: 'B.',
  who: 'C.',
  action: '- Send `perDay`.\n- Wait.',
  by: '2027-05-10',
  sunset: undefined,
  changes: [],
  operations: [],
  topics: [],
  before: undefined,
  after: undefined,
  ...fields,
});

const html = (markdown: string) =>
  htmlOf(fromMarkdown(markdown).children, (url) => (url.startsWith('/') ? DOCS + url : url));
const feedOf = (entries: readonly Change[], title = 'Library Partner API') =>
  changeLogFeed({ contract: { set: 'general', title }, docsUrl: DOCS, entries, html });

/**
 * Returns the requirements of RFC 4287 for a feed and its entries (4.1.1 and 4.1.2) that are not
 * met.
 */
function faultsOf(xml: string): readonly string[] {
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  if (root.nodeName !== 'feed' || root.namespaceURI !== ATOM) return ['no feed'];
  const entries = [...root.querySelectorAll('entry')];
  const child = (of: Element, name: string) =>
    [...of.children].filter((node) => node.nodeName === name);
  const ids = [root, ...entries].map((node) => String(child(node, 'id')[0]?.textContent));
  return [root, ...entries].flatMap((one, index) => {
    const exactlyOne = ['id', 'title', 'updated'].filter((name) => child(one, name).length !== 1);
    const dates = ['updated', 'published'].flatMap((name) => child(one, name));
    const links = child(one, 'link').map((link) => link.getAttribute('href') ?? '');
    const relations = child(one, 'link').map((link) => link.getAttribute('rel'));
    return [
      ...exactlyOne.map((name) => `${index}: not one ${name}`),
      ...dates.filter((date) => !RFC_3339.test(date.textContent)).map(() => `${index}: no date`),
      ...links.filter((link) => !link.startsWith(`${DOCS}/`)).map((link) => `${index}: ${link}`),
      ...(relations.includes('alternate') ? [] : [`${index}: no alternate`]),
      ...(index === 0 && !relations.includes('self') ? ['0: no self'] : []),
      ...(index === 0 && child(one, 'author').length === 0 ? ['0: no author'] : []),
      ...(ids.indexOf(ids[index] ?? '') === index ? [] : [`${index}: id used twice`]),
    ];
  });
}

const ENTRIES = [change({}), change({ id: 'first', date: '2026-11-01', breaking: false })];

describe('changeLogFeed', () => {
  it('is a complete Atom feed', () => {
    const { text, path, contentType } = feedOf(ENTRIES);
    expect([path, contentType]).toEqual(['general/change-log.xml', 'application/atom+xml']);
    expect(text.match(/<entry>/g)).toHaveLength(2);
    expect(faultsOf(text)).toEqual([]);
  });

  it.each([
    ['<title>Limits count per day</title>', '', '1: not one title'],
    ['<updated>2026-11-10T00', '<updated>10.11.2026T00', 'no date'],
    [' rel="self"', ' rel="via"', 'no self'],
    ['<author>', '<author', 'no feed'],
    ['change-log/first', 'change-log/limits', ''],
    [`href="${DOCS}/general/change-log#first"`, 'href="/general/change-log#first"', '2: /general'],
  ])('does not pass its own check with a fault: %s', (from, to, expected) => {
    const text = feedOf(ENTRIES)
      .text.replace(from, to)
      .replace('2026-11-01:general/change-log/limits', '2026-11-10:general/change-log/limits');
    expect(faultsOf(text).join()).toContain(expected);
    expect(faultsOf(text)).not.toEqual([]);
  });

  it('has the date of its newest entry, and ids made of the day and id of each entry', () => {
    const { text } = feedOf(ENTRIES);
    expect(/<updated>(.*?)</.exec(text)?.[1]).toBe('2026-11-10T00:00:00Z');
    expect(text).toContain('<id>tag:docs.partner.example,2026-11-01:general/change-log/first</id>');
  });

  it('contains the texts as HTML with absolute links', () => {
    const root = new DOMParser().parseFromString(feedOf(ENTRIES).text, 'application/xml');
    const content = root.querySelector('entry > content');
    expect(content?.getAttribute('type')).toBe('html');
    expect(content?.textContent).toContain(
      `<a href="${DOCS}/general/api/loan#limits">the loan</a>`,
    );
    expect(content?.textContent).toContain('<li><p>Send <code>perDay</code>.</p></li>');
    expect(content?.textContent).toContain('<dt>Until</dt><dd>2027-05-10</dd>');
  });

  it('shows hostile texts without running them', () => {
    const hostile = ']]></content><script>alert(1)</script> & "\' \u0000\u000b \ud800';
    const { text } = feedOf(
      [
        change({
          title: hostile,
          what: `${hostile} [x](javascript:alert%281%29) <img src=x onerror=y>`,
        }),
      ],
      hostile,
    );
    expect(faultsOf(text)).toEqual([]);
    const root = new DOMParser().parseFromString(text, 'application/xml');
    expect(root.querySelector('entry > title')?.textContent).toContain(
      '</content><script>alert(1)',
    );
    const shown = new DOMParser().parseFromString(
      root.querySelector('content')?.textContent ?? '',
      'text/html',
    );
    expect(shown.querySelectorAll('script, img, a')).toHaveLength(0);
    expect(shown.body.textContent).toContain('<script>alert(1)</script>');
  });

  it('gives the same bytes for the same entries', () => {
    expect(feedOf(ENTRIES).text).toBe(feedOf(structuredClone(ENTRIES)).text);
  });
});
