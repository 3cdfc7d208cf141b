import { OPERATIONS, TOPIC_PAGE } from '../sample/cast';
import { setIds } from '../../src/site/config/sets';
import { search } from '../../src/site/config/search';

/** An attack on a reader of a page. */
export interface PageAttack {
  readonly class: 'link' | 'storage' | 'paste' | 'message';
  readonly what: string;
  /** The address below the base path. */
  readonly at: string;
  /**
   * Entries of local and session storage; `%` in a key represents the suffix of the site's keys.
   */
  readonly stored?: Readonly<Record<string, string>>;
  /** An expression that runs in the page. */
  readonly act?: string;
}

const [SET = ''] = setIds;
const PLAYGROUND = `${SET}/api/playground`;
const FEES = `${SET}/fees`;
const LOG = `${SET}/change-log`;
const { id: ID } = OPERATIONS.create;

const RUNS = 'hostileRan()';
const MARKUP = `"><img src=x onerror=${RUNS}>`;
const POLLUTES = '{"__proto__":{"hostile":1},"constructor":{"prototype":{"hostile":1}}}';
const DEEP = '['.repeat(1820) + ']'.repeat(1820);
const DEEPER = '{"a":'.repeat(9000);
const LONG = 'x'.repeat(1_200_000);
const HALF = '\ud800';

const base64 = (text: string | Uint8Array): string =>
  Buffer.from(text as string).toString('base64url');
const draft = (value: unknown, query = ''): string =>
  `${PLAYGROUND}${query}#op=${ID}&draft=${base64(typeof value === 'string' ? value : JSON.stringify(value))}`;

const links: Readonly<Record<string, string>> = {
  'a path that is no text': 'no-such-page%E0%A4',
  'an operation of every object': `${PLAYGROUND}#op=__proto__&draft=e30`,
  'an operation of every function': `${PLAYGROUND}#op=constructor`,
  'an operation twice': `${PLAYGROUND}#op=${ID}&op=toString`,
  'a draft that is nested deep': draft(`{"values":${DEEP}}`),
  'a body that is nested deep': draft({ body: DEEP }),
  'a draft that is cut off deep inside': draft(DEEPER),
  'a draft that pollutes': draft(POLLUTES),
  'values that pollute': draft(`{"values":${POLLUTES}}`),
  'values of other types': draft({
    values: [1, { toString: null }],
    body: { toString: 1 },
    prefer: [],
  }),
  'a draft that is null': draft('null'),
  'a draft that is a list': draft('[[],[]]'),
  'a draft that is a number': draft('1e999'),
  'a body with markup': draft({ body: `<img src=x onerror=${RUNS}>` }),
  'a body with half a character': draft({ body: `"${HALF}"` }),
  'a body with control characters': draft({ body: '\u0000\u2028\u202e' }),
  'a preference of every object': draft({ prefer: 'example=__proto__' }),
  'a draft that is no text': `${PLAYGROUND}#op=${ID}&draft=${base64(new Uint8Array([255, 254, 0, 128]))}`,
  'a draft that is no code': `${PLAYGROUND}#op=${ID}&draft=%%%&draft=%`,
  'a draft of a million characters': `${PLAYGROUND}#op=${ID}&draft=${'A'.repeat(1_000_000)}`,
  'an error of every object': draft({}, '?error=__proto__'),
  'an error with markup': draft({}, `?error=${encodeURIComponent(MARKUP)}`),
  'a fee of every object': `${FEES}#fee=__proto__&amount=1`,
  'an amount of 5,000 digits': `${FEES}#fee=constructor&amount=${'9'.repeat(5000)}`,
  'an amount beyond all': `${FEES}#amount=1e999999999&unit=toString`,
  'an amount with markup': `${FEES}#fee=${encodeURIComponent(MARKUP)}&amount=${encodeURIComponent(MARKUP)}`,
  'a filter of every object': `${LOG}#type=__proto__&topic=constructor`,
  'a filter with markup': `${LOG}#type=${encodeURIComponent(MARKUP)}`,
  'a filter that is no code': `${LOG}#type=%&topic=%E0%A4%A`,
  'an anchor that is no code': `${SET}#%E0%A4%A`,
  'an anchor that is a selector': `${SET}#a"],*{}:is(`,
  'an anchor of 100,000 characters': `${SET}#${'a'.repeat(100_000)}`,
  'a color mode with markup': `${SET}?docusaurus-theme=${encodeURIComponent(MARKUP)}`,
  'an attribute of the page': `${SET}?docusaurus-data-has-hydrated=x&docusaurus-data-onload=${RUNS}`,
  'a highlight that is a pattern': `${SET}?_highlight=((((a%2B)%2B)%2B)%2B)$`,
  'another host as path': '/hostile.example/%2e%2e',
  'another host after a moved path': 'peer-wallet//hostile.example',
  'another host in backslashes': 'peer-wallet/%5C%5Chostile.example',
  'a script after a moved path': `peer-wallet?x=javascript:${RUNS}`,
  'a missing page with markup': `no-such-page?${encodeURIComponent(MARKUP)}#${encodeURIComponent(MARKUP)}`,
};

const DRAFTS = `partner-docs.playground.${SET}`;
const TAPE = `${DRAFTS}.tape`;
const OWN = `${DRAFTS}.own`;
const indexName = search.kind === 'hosted' ? search.indexName : 'partner-docs/partner-api-docs/';
const RECENT = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
const FAVORITE = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
const hit = (changes: object): string =>
  JSON.stringify([
    { objectID: '1', type: 'lvl1', url: '/', hierarchy: { lvl0: 'a', lvl1: 'b' }, ...changes },
  ]);
const everyText = (text: string) => ({
  objectID: text,
  content: text,
  hierarchy: { lvl0: text, lvl1: text },
  _snippetResult: { content: { value: text } },
  _highlightResult: { hierarchy: { lvl1: { value: text } } },
});

type Stored = readonly [what: string, at: string, key: string, value: string];
const stored: readonly Stored[] = [
  ['a color mode with markup', SET, 'theme%', MARKUP],
  ['a color mode of 1.2 million characters', SET, 'theme%', LONG],
  ['an announcement of every object', SET, 'docusaurus.announcement.id%', '__proto__'],
  ['a dismissal that is no answer', SET, 'docusaurus.announcement.dismiss%', POLLUTES],
  ['a version of every object', SET, `docs-preferred-version-${SET}%`, '__proto__'],
  ['a version that is nested deep', SET, `docs-preferred-version-${SET}%`, DEEP],
  ['a language of every object', TOPIC_PAGE, 'partner-docs.sample-language', 'constructor'],
  ['a language with markup', TOPIC_PAGE, 'partner-docs.sample-language', MARKUP],
  ['shortcuts that are nested deep', SET, 'partner-docs.single-keys', DEEP],
  ['words that are nested deep', SET, 'partner-docs.search-words', DEEP],
  [
    'words that are no texts',
    SET,
    'partner-docs.search-words',
    '[{"address":"/","terms":[{}],"at":1e308},null]',
  ],
  ['drafts that are nested deep', PLAYGROUND, DRAFTS, `{"drafts":${DEEP}}`],
  ['drafts that are cut off deep inside', PLAYGROUND, DRAFTS, DEEPER],
  ['drafts that pollute', PLAYGROUND, DRAFTS, `{"operation":"__proto__","drafts":${POLLUTES}}`],
  [
    'a draft of other types',
    PLAYGROUND,
    DRAFTS,
    `{"operation":"${ID}","drafts":{"${ID}":{"values":null,"body":[],"prefer":{}}}}`,
  ],
  [
    'a draft with a deep body',
    PLAYGROUND,
    DRAFTS,
    JSON.stringify({ operation: ID, drafts: { [ID]: { body: DEEP } } }),
  ],
  ['drafts of 1.2 million characters', PLAYGROUND, DRAFTS, JSON.stringify({ operation: LONG })],
  ['a server that is a script', PLAYGROUND, OWN, `{"baseUrl":"javascript:${RUNS}","apiKey":{}}`],
  [
    'a server with a password',
    PLAYGROUND,
    OWN,
    '{"baseUrl":"https://a:b@hostile.example/","apiKey":1}',
  ],
  ['a visit that is no visit', PLAYGROUND, TAPE, MARKUP],
  [
    'a visit of another time',
    PLAYGROUND,
    TAPE,
    JSON.stringify({ seed: 1, start: 1, steps: [{ at: 1, access: 'full', advance: 'P9999Y' }] }),
  ],
  [
    'a visit with a request of its own',
    PLAYGROUND,
    TAPE,
    JSON.stringify({
      seed: {},
      start: 1,
      steps: [{ at: 1, access: 'full', key: MARKUP, draft: { operation: ID, body: DEEP } }],
    }),
  ],
  ['a page opened again by another', PLAYGROUND, 'partner-docs.playground.reopened', MARKUP],
  ['a reload that was counted', SET, 'partner-docs.reloaded', DEEP],
  ...([RECENT, FAVORITE] as const).flatMap((key): readonly Stored[] => [
    ['a search without a hierarchy', SET, key, hit({ hierarchy: undefined })],
    ['a search whose hierarchy is null', SET, key, hit({ hierarchy: null })],
    ['a search of an unknown level', SET, key, hit({ type: '__proto__' })],
    ['a search with markup', SET, key, hit(everyText(`<img src=x onerror=${RUNS}>`))],
    ['a search that leads to a script', SET, key, hit({ url: `javascript:${RUNS}` })],
    ['a search that leads to another host', SET, key, hit({ url: '//hostile.example/' })],
    ['a search that leads nowhere', SET, key, hit({ url: '/%E0%A4%A' })],
    ['searches that are nested deep', SET, key, DEEP],
    ['searches that are no list', SET, key, '{"length":1000000000}'],
    ['searches that are null', SET, key, '[null,[],1]'],
  ]),
];

const type = (label: string, text: string): string =>
  `hands.type(${JSON.stringify(label)}, ${JSON.stringify(text)})`;
const BODY = 'Body (JSON)';
const CREATES = `${PLAYGROUND}#op=${ID}`;

const pastes: readonly (readonly [what: string, at: string, act: string])[] = [
  ['a body that is nested deep', CREATES, type(BODY, DEEP)],
  ['a body that is cut off deep inside', CREATES, type(BODY, DEEPER)],
  ['a body of 1.2 million characters', CREATES, type(BODY, JSON.stringify(LONG))],
  ['a body that pollutes', CREATES, type(BODY, POLLUTES)],
  ['a body with half a character', CREATES, type(BODY, `{"a":"${HALF}"}`)],
  ['a body with markup', CREATES, type(BODY, `{"a":"<img src=x onerror=${RUNS}>"}`)],
  [
    'a body with a name of every object',
    CREATES,
    type(BODY, '{"constructor":{"toString":null},"valueOf":1}'),
  ],
  ['a number beyond all', CREATES, type(BODY, `[1e999999,-0,${'9'.repeat(5000)}]`)],
  ['an idempotency key with markup', CREATES, type('Idempotency-Key', MARKUP)],
  ['a search that is a pattern', SET, `hands.search(${JSON.stringify('('.repeat(5000))})`],
  ['a search with markup', SET, `hands.search(${JSON.stringify(MARKUP)})`],
  ['a search of every object', SET, `hands.search('__proto__ constructor toString')`],
  ['a search with half a character', SET, `hands.search('${HALF}\\u0000\\u202e')`],
  ['a search of 100,000 characters', SET, `hands.search('card '.repeat(20000))`],
];

const HOSTILE_STATE =
  `{ key: {}, state: ${POLLUTES}, scroll: [${DEEP.slice(0, 10)}` + `${DEEP.slice(-10)}] }`;
const messages: Readonly<Record<string, string>> = {
  nothing: `postMessage(null, '*')`,
  markup: `postMessage(${JSON.stringify(MARKUP)}, '*')`,
  'what a bundler would send': `postMessage({ type: 'webpackOk', data: '${RUNS}' }, '*')`,
  'what pollutes': `postMessage(JSON.parse(${JSON.stringify(POLLUTES)}), '*')`,
  'a changed color mode': `dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: ${JSON.stringify(MARKUP)} }))`,
  'a storage event without a key': `dispatchEvent(new StorageEvent('storage'))`,
  'a step back to a state of others': `(history.pushState(${HOSTILE_STATE}, ''), history.pushState(null, ''), history.back())`,
  'a step without a state': `dispatchEvent(new PopStateEvent('popstate', { state: 1 }))`,
  'a fragment that is no event': `dispatchEvent(new Event('hashchange'))`,
  'a key that is no key': `document.body.dispatchEvent(new Event('keydown', { bubbles: true }))`,
  'a fragment of every object': `(location.hash = '__proto__')`,
  'another tab that names itself': `(window.name = ${JSON.stringify(MARKUP)})`,
};

/** Attacks on the readers of pages, by class. */
export const PAGE_ATTACKS: readonly PageAttack[] = [
  ...Object.entries(links).map(([what, at]) => ({ class: 'link', what, at }) as const),
  ...stored.map(([what, at, key, value]) => {
    const isSearch = key.startsWith('__DOCSEARCH');
    const name = key === FAVORITE ? `${what}, as a favorite` : what;
    return {
      class: 'storage',
      what: name,
      at,
      stored: { [key]: value },
      ...(isSearch ? { act: `hands.search('')` } : {}),
    } as const;
  }),
  ...pastes.map(([what, at, act]) => ({ class: 'paste', what, at, act }) as const),
  ...Object.entries(messages).map(
    ([what, act]) => ({ class: 'message', what, at: PLAYGROUND, act }) as const,
  ),
];
