import type { Credential } from '../../src/reference/contract/http/credentials';
import type { JsonValue } from '../../src/reference/contract/model';
import { parseExact } from '../../src/reference/contract/numeral';
import type { NameValue, SampleRequest } from '../../src/reference/samples';

const JSON_TYPE: NameValue = ['Content-Type', 'application/json'];
export const BEARER: Credential = {
  in: 'header',
  name: 'Authorization',
  prefix: 'Bearer ',
  variable: 'PARTNER_API_KEY',
  noun: 'API key',
};
const COMMON = {
  baseUrl: 'https://api.library.example/v1',
  pathParams: {},
  query: [],
  headers: [['Api-Version', '2026-03-01']] as readonly NameValue[],
  credentials: [BEARER],
  expect: { status: 200 },
  urlVariable: 'PARTNER_API_URL',
  problem: ['code', 'requestId'],
} as const;

const LOAN = 'loan_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f';
const READER = 'rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e';
const KEY = '01931f6f-091a-7b2c-8d3e-4f5061728394';

/** Text that is known to break shells, string literals, templates, source encodings and URLs. */
export const HOSTILE_TEXT = [
  'it\'s "quoted" \\ and \\\\',
  '$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}',
  "'; exit 7 #",
  '</script> ?> <?php -- /* */ // """ \'\'\' \\u0041',
  'line\nbreak\r\ttab\u0000null\u001besc\u007f',
  'Kovač 日本 😀 \u2028\u2029\u202e\ufeff\u00a0',
] as const;

const HOSTILE_BODY = {
  ...Object.fromEntries(HOSTILE_TEXT.map((text, index) => [`text${String(index)}`, text])),
  [HOSTILE_TEXT[0]]: HOSTILE_TEXT[1],
  list: [...HOSTILE_TEXT],
  numbers: [0, -1, 0.1, 1e21, 5e-324, 9007199254740991],
  empty: [{}, [], '', null, true, false],
  listLike: { '0': 'a', '1': 'b' },
  '': 'empty key',
  // `JSON.parse` creates an own member for it, like the loader of a contract.
  prototype: JSON.parse('{"__proto__": {"polluted": true}}') as JsonValue,
} satisfies JsonValue;

/** One request of each kind in the contracts, by the name of its golden files. */
export const cases: Readonly<Record<string, SampleRequest>> = {
  'get-by-id': {
    ...COMMON,
    operationId: 'getLoan',
    summary: 'Get a loan',
    method: 'GET',
    path: '/loans/{loanId}',
    pathParams: { loanId: LOAN },
  },
  'list-with-query': {
    ...COMMON,
    operationId: 'listLoans',
    summary: 'List loans',
    method: 'GET',
    path: '/loans',
    query: [
      ['shelf', 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
      ['status', 'open'],
      ['status', 'overdue'],
      ['createdFrom', '2026-03-02T09:30:00.000+01:00'],
    ],
  },
  'post-nested-body': {
    ...COMMON,
    operationId: 'createReader',
    summary: 'Register a reader',
    method: 'POST',
    path: '/readers',
    headers: [...COMMON.headers, JSON_TYPE],
    idempotencyKey: KEY,
    body: {
      ownNumber: 'reader-7',
      type: 'adult',
      firstName: 'Ana',
      lastName: 'Kovač',
      address: { line1: "Ulica d'Annunzio 1", city: 'Ljubljana', country: 'SI' },
      nationalities: ['SI', 'IT'],
      documents: [{ type: 'passport', pages: [1, 2] }],
      termsAccepted: true,
      note: 'Opened at the counter in Ljubljana; letters go to the second address until further notice.',
      remark:
        'Opened at the counter in Ljubljana; letters go to the second address until further notice.',
    },
    expect: { status: 201 },
  },
  'patch-with-null': {
    ...COMMON,
    operationId: 'changeReader',
    summary: 'Change a reader',
    method: 'PATCH',
    path: '/readers/{readerId}',
    pathParams: { readerId: READER },
    headers: [...COMMON.headers, ['Content-Type', 'application/merge-patch+json']],
    idempotencyKey: KEY,
    body: { email: 'ana.kovac@reader.example', phone: null },
  },
  'post-without-body': {
    ...COMMON,
    operationId: 'returnBook',
    summary: 'Return a book',
    method: 'POST',
    path: '/loans/{loanId}/return',
    pathParams: { loanId: LOAN },
    idempotencyKey: KEY,
  },
  'delete-without-answer': {
    ...COMMON,
    operationId: 'deleteShelf',
    summary: 'Delete a shelf',
    method: 'DELETE',
    path: '/shelves/{shelfId}',
    pathParams: { shelfId: 'shf_01931f6d-e7f8-790a-95bc-8192a3b4c5d6' },
    expect: { status: 204 },
  },
  'get-without-key': {
    ...COMMON,
    operationId: 'listBooks',
    summary: 'List books',
    method: 'GET',
    path: '/books',
    headers: [],
    credentials: [],
  },
  'login-in-header': {
    ...COMMON,
    operationId: 'getReader',
    summary: 'Get a reader',
    method: 'GET',
    path: '/readers/{readerId}',
    pathParams: { readerId: READER },
    headers: [],
    credentials: [
      {
        in: 'header',
        name: 'Authorization',
        prefix: 'Basic ',
        isLogin: true,
        variable: 'PARTNER_BASIC_AUTH',
        noun: 'login',
      },
    ],
  },
  'credentials-everywhere': {
    ...COMMON,
    operationId: 'listShelves',
    summary: 'List shelves',
    method: 'GET',
    path: '/shelves',
    query: [['floor', '2']],
    headers: [['Cookie', 'branch=north']],
    credentials: [
      { in: 'header', name: 'X-Api-Key', variable: 'PARTNER_KEY', noun: 'API key header' },
      { in: 'query', name: 'app[id]', variable: 'PARTNER_APP', noun: 'API key app.id' },
      { in: 'cookie', name: 'session', variable: 'PARTNER_SESSION', noun: 'API key session' },
    ],
  },
  'post-form': {
    ...COMMON,
    operationId: 'signIn',
    summary: 'Sign in at the counter',
    method: 'POST',
    path: '/sessions',
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    payload: { text: 'name=Ana%20Kova%C4%8D&shelf=a/1&shelf=b%262' },
  },
  'post-multipart': {
    ...COMMON,
    operationId: 'addCover',
    summary: 'Add a cover',
    method: 'POST',
    path: '/books/{bookId}/covers',
    pathParams: { bookId: 'book_1' },
    payload: {
      parts: [
        { name: 'title', text: `Ana's "first"; $HOME \\ 1` },
        { name: 'about', text: '{"pages":[1,2],"by":"\\"A\\""}', type: 'application/json' },
        { name: 'cover', file: 'cover.png', type: 'image/png' },
        { name: 'back', file: 'back.png', type: 'image/png' },
      ],
    },
  },
  'put-file': {
    ...COMMON,
    operationId: 'replaceCover',
    summary: 'Replace a cover',
    method: 'PUT',
    path: '/covers/1',
    headers: [['Content-Type', 'image/png']],
    payload: { file: 'cover.png' },
    expect: { status: 204 },
  },
  'post-xml': {
    ...COMMON,
    operationId: 'importBook',
    summary: 'Import a book',
    method: 'POST',
    path: '/books/import',
    headers: [['Content-Type', 'application/xml']],
    payload: {
      text: '<?xml version="1.0" encoding="UTF-8"?>\n<book id="1">\n  <title>Ana &amp; Ivo’s</title>\n</book>',
    },
  },
  'head-book': {
    ...COMMON,
    operationId: 'checkBook',
    summary: 'Check a book',
    method: 'HEAD',
    path: '/books/1',
  },
  'get-in-styles': {
    ...COMMON,
    operationId: 'findBooks',
    summary: 'Find books',
    method: 'GET',
    path: '/shelves/;id=1,2/books/.a%2Fb',
    query: [
      ['filter[from]', '1 2'],
      ['shelves', 'a%2Cb,c', true],
    ],
    headers: [['Cookie', 'reader=1; theme=a%3Bb']],
  },
  'exact-numbers': {
    ...COMMON,
    operationId: 'recordEntry',
    summary: 'Record an entry',
    method: 'POST',
    path: '/entries',
    headers: [...COMMON.headers, JSON_TYPE],
    body: parseExact(
      '{"amount":9007199254740993,"rate":0.12345678901234567891,"price":1.10,"limits":[-9223372036854775808,1e400]}',
    ),
  },
  'hostile-text': {
    ...COMMON,
    operationId: 'hostileText',
    summary: 'Send odd text',
    method: 'POST',
    path: '/notes',
    headers: [['Content-Type', 'text/plain; charset=utf-8']],
    // A shell cannot contain NUL.
    payload: { text: HOSTILE_TEXT.join('\n').replaceAll('\u0000', '') },
  },
  hostile: {
    ...COMMON,
    operationId: 'hostile',
    summary: 'Odd \\u000a ?> */ text\nsystem("id") `id` $(id) \u2028 "\'',
    method: 'PUT',
    path: '/things/{first}/parts/{second}',
    pathParams: { first: HOSTILE_TEXT.join(' '), second: '%2e%2e/..?#' },
    query: [
      ...HOSTILE_TEXT.map((text, index): NameValue => [`q${String(index)}`, text]),
      [HOSTILE_TEXT.join(''), ''],
      ['a&b=c', 'd+e&f=g#h'],
    ],
    headers: [
      ['X-Odd', `${HOSTILE_TEXT.slice(0, 4).join(' ')} ~`],
      ['X-Percent', '%2B%n'],
      JSON_TYPE,
    ],
    idempotencyKey: "it's-$HOME-`id`",
    body: HOSTILE_BODY,
  },
};
