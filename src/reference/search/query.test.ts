import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from './index-build';
import { phrasesOf } from './phrases';
import { queryWords, searchRecords } from './query';
import { recordPath, type SearchRecord } from './record';

const record = (values: Partial<SearchRecord>): SearchRecord => ({
  kind: 'heading',
  set: 'lending',
  page: '/lending/api/reader',
  anchor: '',
  title: 'Reader',
  trail: ['Reader'],
  names: [],
  text: '',
  ...values,
});

const operation = (anchor: string, title: string, name: string): SearchRecord =>
  record({
    kind: 'operation',
    anchor,
    title,
    names: [name],
    text: 'Works on a reader of a library.',
  });

const RECORDS: readonly SearchRecord[] = [
  record({ kind: 'page', title: 'Reader', trail: [], text: 'Block and close readers.' }),
  operation('block-reader', 'Block a reader', 'POST /v1/readers/{readerId}/block'),
  operation('unblock-reader', 'Unblock a reader', 'POST /v1/readers/{readerId}/unblock'),
  operation('create-reader', 'Create a reader', 'POST /v1/readers'),
  record({ kind: 'error', anchor: 'error-reader-not-active', title: 'reader_not_active' }),
  record({ kind: 'event', anchor: 'event-loan-refused', title: 'reader.loan.refused' }),
  record({ kind: 'field', anchor: 'reader.homeBranch', title: 'homeBranch', names: ['AC04'] }),
  record({ kind: 'field', anchor: 'reader.other', title: 'other', names: ['AC06'] }),
  record({ anchor: 'idempotency', title: 'Idempotency', names: ['Idempotency-Key'] }),
  record({
    set: 'archive',
    page: '/archive/api/request',
    anchor: 'block',
    title: 'Block a reader',
  }),
  record({
    anchor: 'branches',
    title: 'Branches',
    text: 'Every homeBranch is a home, a branch: the homeBranch of a reader, the home branch of a loan.',
  }),
  record({ anchor: 'evil', title: '<img src=x onerror=alert(1)>', text: '"quotes" & \'more\'' }),
];
const index = buildIndex(RECORDS);
const first = (query: string): string | undefined => {
  const [hit] = searchRecords(index, query, { currentSet: 'lending' });
  return hit && recordPath(hit.record).split('#')[1];
};

it.each([
  ['/v1/readers/{readerId}/block', 'block-reader'],
  ['POST /readers', 'create-reader'],
  ['/readers/rdr_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f/unblock', 'unblock-reader'],
  ['Idempotency-Key', 'idempotency'],
  ['reader_not_active', 'error-reader-not-active'],
  ['AC04', 'reader.homeBranch'],
  ['reader.loan.refused', 'event-loan-refused'],
  ['idemp', 'idempotency'],
  ['idmepotency', 'idempotency'],
  ['reader block', 'block-reader'],
  ['how do I block a reader', 'block-reader'],
  ['homebranch', 'reader.homeBranch'],
  ['what does homeBranch mean', 'reader.homeBranch'],
  ['createReader', 'create-reader'],
  ['onerror', 'evil'],
])('%s leads to %s', (query, anchor) => {
  expect(first(query)).toBe(anchor);
});

describe('queryWords', () => {
  it.each([
    ['Block a reader', ['block', 'reader']],
    ['how do I block my reader', ['block', 'reader']],
    ['what is it', ['what', 'is', 'it']],
    ['reader readers Reader', ['reader']],
    ['homeBranch', ['home', 'branch']],
    [
      'GET /v1/readers/rdr_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f/limits',
      ['get', 'v1', 'reader', 'id', 'limit'],
    ],
    ['RDR_0193aabb x', ['x']],
    ['rdr_0193', ['rdr', '0193']],
    ['xrdr_01931f60', ['xrdr', '01931f60']],
    ['rd_01931f60', ['rd', '01931f60']],
    ['123_01931f60', ['123', '01931f60']],
    ['rdr_zzzzzzzz', ['rdr', 'zzzzzzzz']],
    ['rdr_01931f60-1aend', ['nd']],
    ['  ', []],
    ['', []],
  ])('reads %j as %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('leaves out every word without a meaning', () => {
    const filler = 'a an and are be by can do does for from how i in is it my of on or the to';
    const ignored = [...filler.split(' '), 'what', 'when', 'where', 'which', 'with'];
    for (const word of ignored) expect(queryWords(`${word} reader`), word).toEqual(['reader']);
  });

  it('reads at most 256 characters and 16 words', () => {
    const many = Array.from({ length: 40 }, (_, index) => `w${index}`);
    expect(queryWords(many.join(' '))).toEqual(many.slice(0, 16));
    expect(queryWords(`${'x'.repeat(300)} reader`)).toEqual(['x'.repeat(256)]);
  });
});

describe('the order of hits', () => {
  const order = (
    records: readonly SearchRecord[],
    query: string,
    options: Parameters<typeof searchRecords>[2] = {},
  ): readonly string[] =>
    searchRecords(buildIndex(records), query, options).map((hit) => hit.record.anchor);
  const named = (anchor: string, values: Partial<SearchRecord> = {}): SearchRecord =>
    record({ anchor, title: 'Something', trail: [], ...values });

  it.each([
    ['a title before a name', { title: 'limit' }, { names: ['limit x'] }],
    ['a name before the trail', { names: ['limit x'] }, { trail: ['limit'] }],
    ['the trail before the text', { trail: ['limit'] }, { text: 'limit' }],
    ['the whole name before its start', { title: 'limit' }, { title: 'limit rules' }],
    ['a short rest before a long one', { title: 'limit x' }, { title: 'limit x y z' }],
    ['all words before some', { text: 'reader limit' }, { text: 'limit limit limit' }],
  ] as const)('puts %s', (_what, better, worse) => {
    const query = _what.startsWith('all') ? 'reader limit' : 'limit';
    for (const records of [
      [named('better', better), named('worse', worse)],
      [named('worse', worse), named('better', better)],
    ]) {
      expect(order(records, query)).toEqual(['better', 'worse']);
    }
  });

  it.each([
    ['page', 'heading'],
    ['operation', 'heading'],
    ['heading', 'state'],
    ['error', 'entry'],
    ['event', 'state'],
    ['entry', 'field'],
  ] as const)('puts a %s before a %s with the same words', (better, worse) => {
    const both = [
      named('worse', { kind: worse, text: 'daily limit' }),
      named('better', { kind: better, text: 'daily limit' }),
    ];
    expect(order(both, 'limit')).toEqual(['better', 'worse']);
    expect(order(both.toReversed(), 'limit')).toEqual(['better', 'worse']);
  });

  it.each([
    ['Create a reader', 'create-reader'],
    ['what does homeBranch mean', 'reader.homeBranch'],
    ['createReader', 'create-reader'],
    ['create-reader', 'create-reader'],
    ['POST /v1/readers', 'create-reader'],
    ['POST /readers', 'create-reader'],
    ['/v1/readers', 'create-reader'],
    ['/readers', 'create-reader'],
    ['v1/readers/{readerId}/block', 'block-reader'],
    ['POST /readers/{id}/block', 'block-reader'],
    ['/readers/rdr_0193/block?notify=true', 'block-reader'],
    ['curl -X POST https://api.library.example/v1/readers/42/block', 'block-reader'],
    ['blockreader', 'block-reader'],
  ])('recognizes the name %j', (query, anchor) => {
    const hits = searchRecords(index, query, { currentSet: 'lending' });
    expect(hits[0]?.record.anchor).toBe(anchor);
    // A record with this name scores much higher than one that only contains the words.
    expect((hits[0]?.score ?? 0) / (hits[1]?.score ?? 1)).toBeGreaterThan(1.5);
  });

  it('treats a path as a path, not as the id of an operation', () => {
    const one = operation('get-loan', 'Get a loan', 'GET /loans/{loanId}');
    const list = operation('list-loans', 'List loans', 'GET /loans');
    expect(order([one, list], 'GET /loans')).toEqual(['list-loans', 'get-loan']);
    expect(order([list, one], 'getLoan')).toEqual(['get-loan', 'list-loans']);
  });

  it('tolerates one wrong letter in a word of four, two in a word of six, none in a code', () => {
    const records = [
      named('fees', { title: 'fees' }),
      named('limit', { title: 'transfer' }),
      named('code', { title: 'AC04567' }),
      named('short', { title: 'otp' }),
    ];
    expect(order(records, 'feeX')).toEqual(['fees']);
    expect(order(records, 'trnsfr')).toEqual(['limit']);
    expect(order(records, 'ac04568')).toEqual([]);
    expect(order(records, 'otx')).toEqual([]);
    expect(order([named('five', { title: 'limit' })], 'lmot')).toEqual([]);
  });

  it('matches the start of a word from two letters on', () => {
    const records = [named('transfer', { title: 'transfer' })];
    expect(order(records, 'tr')).toEqual(['transfer']);
    expect(order(records, 't')).toEqual([]);
  });

  it('ranks at most 120 hits of each set', () => {
    const many = Array.from({ length: 200 }, (_, at) => named(`n${at}`, { title: 'Limit it' }));
    const best = named('best', { title: 'limit' });
    const other = named('other', { set: 'archive', text: 'a limit' });
    const found = order([...many, best, other], 'limit');
    expect(found).toHaveLength(121);
    expect(found[0]).toBe('best');
    expect(found).toContain('other');
  });

  it('orders sets by their best hit when the reader is in none of them', () => {
    const records = [
      named('weak', { text: 'limit' }),
      named('strong', { set: 'archive', title: 'limit' }),
      named('middle', { names: ['limit x'] }),
    ];
    expect(order(records, 'limit')).toEqual(['strong', 'middle', 'weak']);
    expect(order(records, 'limit', { perSet: 1 })).toEqual(['strong', 'middle']);
  });

  it('shows another set first when its best hit is far better', () => {
    const [weak, near, far] = [
      named('weak', { text: 'a limit of readers' }),
      named('near', { set: 'archive', text: 'the readers limit' }),
      named('far', { set: 'archive', title: 'Readers limit' }),
    ];
    const options = { currentSet: 'lending' };
    expect(order([weak, near], 'readers limit')).toEqual(['near', 'weak']);
    expect(order([weak, near], 'readers limit', options)).toEqual(['weak', 'near']);
    expect(order([weak, far], 'readers limit', options)).toEqual(['far', 'weak']);
  });

  it('shows the first set of the site first when the best hits are equally good', () => {
    const text = 'a daily limit of readers';
    const records = [named('first', { text }), named('second', { set: 'archive', text })];
    expect(order(records, 'limit')).toEqual(['first', 'second']);
    expect(order(records, 'limit', { currentSet: 'archive' })).toEqual(['second', 'first']);
  });

  it('treats a word that names a kind as the kind, not as a required word', () => {
    const records = [
      named('heading', { title: 'Refused loans', text: 'An event.' }),
      named('event', { kind: 'event', title: 'loan.refused' }),
    ];
    expect(order(records, 'refused loan')[0]).toBe('heading');
    expect(order(records, 'refused loan event')[0]).toBe('event');
  });

  it('does not treat a kind after a name as part of the name', () => {
    const records = [
      named('text', { title: 'The loan-state header, the homeBranch field' }),
      named('create.header.loan-state', { kind: 'field', title: 'loan-state' }),
      named('reader.homeBranch', { kind: 'field', title: 'homeBranch' }),
    ];
    expect(order(records, 'loan-state header')[0]).toBe('create.header.loan-state');
    expect(order(records, 'homeBranch field')[0]).toBe('reader.homeBranch');
  });

  it('treats a word as mistyped only if no page contains it', () => {
    const records = [
      named('known', { title: 'limit' }),
      named('other', { title: 'limits2 timit' }),
    ];
    expect(order(records, 'timit')).toEqual(['other']);
    expect(order(records, 'lumit')).toEqual(['known']);
  });

  it('puts neighboring words before the same words apart', () => {
    const apart = named('apart', {
      text: 'A limit of the day is for each reader and other things.',
    });
    const together = named('together', {
      text: 'The reader limit of the day, and for other things.',
    });
    expect(order([apart, together], 'reader limit')).toEqual(['together', 'apart']);
    expect(order([together, apart], 'limit of a reader')).toEqual(['together', 'apart']);
  });

  it('keeps the order of equal records', () => {
    const records = ['one', 'two'].map((anchor) => named(anchor, { title: 'Limit' }));
    expect(order(records, 'limit')).toEqual(['one', 'two']);
    expect(order(records.toReversed(), 'limit')).toEqual(['two', 'one']);
  });

  it('finds a word in another form, after the word itself', () => {
    const records = [
      named('form', { title: 'Declining' }),
      named('word', { title: 'Declined' }),
      named('other', { title: 'Decimal' }),
    ];
    expect(order(records, 'declined')).toEqual(['word', 'form']);
  });

  it('also searches for the words that the pages use', () => {
    const records = [
      named('dispute', { title: 'Disputes' }),
      named('back', { text: 'charge back' }),
    ];
    const phrases = phrasesOf([{ typed: ['chargeback'], find: 'dispute' }]);
    const found = searchRecords(buildIndex(records, phrases), 'chargebacks');
    expect(found.map(({ record: { anchor } }) => anchor)).toEqual(['dispute']);
  });

  it('gives a phrase no more weight than the words that were typed for it', () => {
    const records = [
      record({ anchor: 'trouble', title: 'Which call for which trouble' }),
      record({ anchor: 'secret', title: 'The signing secret', text: 'Read it again.' }),
      ...Array.from({ length: 9 }, (_, at) => record({ anchor: `lost-${at}`, text: 'lost' })),
    ];
    const phrases = phrasesOf([{ typed: ['lost'], find: 'which call for which trouble' }]);
    const found = searchRecords(buildIndex(records, phrases), 'lost secret');
    expect(found.map(({ record: { anchor } }) => anchor)[0]).toBe('secret');
  });

  it('gives the kind of a record less weight when there are several words', () => {
    const records = [
      record({ kind: 'operation', anchor: 'get', title: 'Get a payment', text: 'Sent by a bank.' }),
      record({
        kind: 'state',
        anchor: 'sent',
        title: 'sent',
        text: 'A bank has a payment. Bank, payment.',
      }),
    ];
    const first = (query: string) => searchRecords(buildIndex(records), query)[0]?.record.anchor;
    expect(first('bank payment')).toBe('get');
    expect(first('payment sent bank')).toBe('sent');
  });

  it('does not treat a word without a meaning as mistyped', () => {
    const records = [
      record({ anchor: 'money', title: 'Money' }),
      record({ anchor: 'cards', title: 'Cards' }),
    ];
    const phrases = phrasesOf([{ typed: ['cents'], find: 'money' }]);
    const found = searchRecords(buildIndex(records, phrases), 'cant find cards');
    expect(found.map(({ record: { anchor } }) => anchor)).toEqual(['cards']);
  });

  it('recognizes a phrase with a mistyped word, unless the pages contain a nearer word', () => {
    const records = [named('dispute', { title: 'Disputes' }), named('close', { title: 'Charged' })];
    const phrases = phrasesOf([{ typed: ['chargeback'], find: 'dispute' }]);
    const index = buildIndex(records, phrases);
    const first = (query: string) => searchRecords(index, query)[0]?.record.anchor;
    expect(first('chargbeack')).toBe('dispute');
    expect(first('chargd')).toBe('close');
  });

  it('returns the words of the record that matched', () => {
    const [hit] = searchRecords(buildIndex([named('a', { text: 'Daily limits' })]), 'lim');
    expect(hit?.terms).toEqual(['limit']);
  });
});

it('does not confuse one code with another', () => {
  expect(searchRecords(index, 'AC05')).toEqual([]);
});

it('puts the set of the reader first', () => {
  const sets = (currentSet: 'lending' | 'archive') =>
    searchRecords(index, 'block a reader', { currentSet }).map((hit) => hit.record.set);
  expect(sets('lending')[0]).toBe('lending');
  expect(sets('archive')[0]).toBe('archive');
  expect(new Set(sets('lending'))).toEqual(new Set(['lending', 'archive']));
});

it('returns the best hits of each set when their number is limited', () => {
  const all = searchRecords(index, 'block a reader', { currentSet: 'lending' });
  const limited = searchRecords(index, 'block a reader', { currentSet: 'lending', perSet: 1 });
  expect(all.length).toBeGreaterThan(2);
  expect(limited.map((hit) => hit.record.set)).toEqual(['lending', 'archive']);
  expect(limited[0]).toEqual(all[0]);
});

describe('hostile queries', () => {
  it.each([
    '',
    ' ',
    '<img onerror=alert(1)>',
    '"',
    '\\',
    '(.*)+$',
    '[',
    '__proto__',
    'constructor',
    '\u0000',
  ])('answers %j', (query) => {
    expect(Array.isArray(searchRecords(index, query))).toBe(true);
  });

  it('answers 10,000 characters without delay', () => {
    const start = performance.now();
    searchRecords(index, 'reader '.repeat(2_000));
    searchRecords(index, 'a'.repeat(10_000));
    expect(performance.now() - start).toBeLessThan(500);
    expect(queryWords('word '.repeat(2_000) + 'x'.repeat(10_000)).length).toBeLessThanOrEqual(16);
  });

  it('answers anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        for (const { record: hit, score } of searchRecords(index, query)) {
          expect(RECORDS).toContain(hit);
          expect(Number.isFinite(score)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
