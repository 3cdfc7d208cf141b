import { describe, expect, it } from 'vitest';
import { mayAnswer } from './own-pages';

const HOST = 'localhost:3000';
const OWN = `http://${HOST}`;
const FOREIGN = 'https://other.example';
const PAGE = '/docs/general/api/loan';
const EDITOR = '/webpack-dev-server/open-editor?fileName=';

const browser = (site: string, mode: string, dest: string) => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
});
const OWN_FETCH = browser('same-origin', 'cors', 'empty');
const TYPED = browser('none', 'navigate', 'document');
const LINK = browser('cross-site', 'navigate', 'document');
const LINK_OF_OTHER_PORT = browser('same-site', 'navigate', 'document');

type Row = readonly [string, string, string, Record<string, string>];

const ANSWERED: readonly Row[] = [
  ['a fetch of an own page', 'GET', '/docs/search.json', OWN_FETCH],
  ['an own page that needs another', 'POST', '/lazy-compilation-using-', OWN_FETCH],
  ['the overlay: a file', 'GET', `${EDITOR}/site/partners/a.mdx:3:1`, OWN_FETCH],
  ['the overlay: a file by its relative name', 'GET', `${EDITOR}partners/..a.mdx`, OWN_FETCH],
  ['an own page that requests a compilation', 'GET', '/webpack-dev-server/invalidate', OWN_FETCH],
  ['an own frame', 'GET', PAGE, browser('same-origin', 'navigate', 'iframe')],
  ['a typed address', 'GET', PAGE, TYPED],
  ['a link in a chat', 'GET', PAGE, LINK],
  ['a link of a page at another port', 'GET', PAGE, LINK_OF_OTHER_PORT],
  ['curl', 'GET', '/docs/llms.txt', {}],
  ['curl, the head alone', 'HEAD', PAGE, {}],
  ['a link, to a host without HTTPS', 'GET', PAGE, { referer: `${FOREIGN}/chat` }],
  ['an own POST, to a host without HTTPS', 'POST', '/lazy-compilation-using-', { origin: OWN }],
  ['the overlay, at a host without HTTPS', 'GET', `${EDITOR}a.mdx`, { referer: OWN + PAGE }],
];

const REFUSED: readonly Row[] = [
  ...(['GET', 'POST', 'HEAD', 'OPTIONS'] as const).flatMap((method): Row[] =>
    [`${EDITOR}a.mdx`, '/Webpack-Dev-Server/invalidate', '/webpack-dev-server'].flatMap((url) =>
      [
        browser('cross-site', 'cors', 'empty'),
        browser('same-site', 'no-cors', 'image'),
        browser('cross-site', 'navigate', 'iframe'),
        LINK,
        LINK_OF_OTHER_PORT,
        TYPED,
        { origin: FOREIGN },
        { origin: 'null' },
        { referer: `${FOREIGN}/` },
        { origin: 'http://localhost:4000' },
        {},
      ].map((headers): Row => ['a tool', method, url, headers as Record<string, string>]),
    ),
  ),
  ['a foreign fetch', 'GET', PAGE, browser('cross-site', 'cors', 'empty')],
  ['a fetch of another port', 'GET', PAGE, browser('same-site', 'cors', 'empty')],
  ['a foreign script', 'GET', '/docs/main.js', browser('cross-site', 'no-cors', 'script')],
  ['a foreign frame', 'GET', PAGE, browser('cross-site', 'navigate', 'iframe')],
  ['a foreign fetch, to a host without HTTPS', 'GET', PAGE, { origin: FOREIGN }],
  ['a foreign form', 'POST', '/lazy-compilation-using-', LINK],
  ['a foreign POST', 'POST', '/lazy-compilation-using-', { origin: FOREIGN }],
  ['a POST of a sandboxed frame', 'POST', '/lazy-compilation-using-', { origin: 'null' }],
  ['curl that changes something', 'POST', '/lazy-compilation-using-', {}],
  ['sources, by a link', 'GET', '/__get-internal-source?fileName=a', LINK],
  ['a file beside the folder', 'GET', `${EDITOR}/site-of-others/a.mdx`, OWN_FETCH],
  ['a file of the machine', 'GET', `${EDITOR}/etc/passwd`, OWN_FETCH],
  ['a way out of the folder', 'GET', `${EDITOR}partners/../../a`, OWN_FETCH],
  ['the same, escaped', 'GET', `${EDITOR}partners%2F..%2F..%2Fa`, OWN_FETCH],
];

const asked = ([, method, url, headers]: Row) =>
  mayAnswer({ method, url, headers: { host: HOST, ...headers } }, '/site');

describe('the dev server', () => {
  it.each(ANSWERED)('answers %s: %s %s %o', (...row) => expect(asked(row)).toBe(true));
  it.each(REFUSED)('refuses %s: %s %s %o', (...row) => expect(asked(row)).toBe(false));
});
