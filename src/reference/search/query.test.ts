import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from './index-build';
import { queryWords, searchRecords } from './query';
import { recordPath, type SearchRecord } from './record';

const record = (values: Partial<SearchRecord>): SearchRecord => ({
  kind: 'heading',
  set: 'general',
  page: '/general/api/card',
  anchor: '',
  title: 'Card',
  trail: ['Card'],
  names: [],
  text: '',
  ...values,
});

const operation = (anchor: string, title: string, name: string): SearchRecord =>
  record({ kind: 'operation', anchor, title, names: [name], text: 'Works on a card of a user.' });

const RECORDS: readonly SearchRecord[] = [
  record({ kind: 'page', title: 'Card', trail: [], text: 'Freeze and close cards.' }),
  operation('freeze-card', 'Freeze a card', 'POST /v1/cards/{cardId}/freeze'),
  operation('unfreeze-card', 'Unfreeze a card', 'POST /v1/cards/{cardId}/unfreeze'),
  operation('create-card', 'Create a card', 'POST /v1/cards'),
  record({ kind: 'error', anchor: 'error-card-not-active', title: 'card_not_active' }),
  record({ kind: 'event', anchor: 'event-card-declined', title: 'card.transaction.declined' }),
  record({ kind: 'field', anchor: 'card.fundingSource', title: 'fundingSource', names: ['AC04'] }),
  record({ kind: 'field', anchor: 'card.other', title: 'other', names: ['AC06'] }),
  record({ anchor: 'idempotency', title: 'Idempotency', names: ['Idempotency-Key'] }),
  record({
    set: 'rebell-pay',
    page: '/rebell-pay/api/order',
    anchor: 'freeze',
    title: 'Freeze a card',
  }),
  record({ anchor: 'evil', title: '<img src=x onerror=alert(1)>', text: '"quotes" & \'more\'' }),
];
const index = buildIndex(RECORDS);
const first = (query: string): string | undefined => {
  const [hit] = searchRecords(index, query, { currentSet: 'general' });
  return hit && recordPath(hit.record).split('#')[1];
};

it.each([
  ['/v1/cards/{cardId}/freeze', 'freeze-card'],
  ['POST /cards', 'create-card'],
  ['/cards/crd_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f/unfreeze', 'unfreeze-card'],
  ['Idempotency-Key', 'idempotency'],
  ['card_not_active', 'error-card-not-active'],
  ['AC04', 'card.fundingSource'],
  ['card.transaction.declined', 'event-card-declined'],
  ['idemp', 'idempotency'],
  ['idmepotency', 'idempotency'],
  ['card freeze', 'freeze-card'],
  ['how do I freeze a card', 'freeze-card'],
  ['fundingsource', 'card.fundingSource'],
  ['createCard', 'create-card'],
  ['onerror', 'evil'],
])('%s leads to %s', (query, anchor) => {
  expect(first(query)).toBe(anchor);
});

describe('queryWords', () => {
  it.each([
    ['Freeze a card', ['freeze', 'card']],
    ['how do I freeze my card', ['freeze', 'card']],
    ['what is it', ['what', 'is', 'it']],
    ['card cards Card', ['card']],
    ['fundingSource', ['funding', 'source']],
    [
      'GET /v1/cards/crd_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f/limits',
      ['get', 'v1', 'card', 'limit'],
    ],
    ['USR_0193aabb x', ['x']],
    ['crd_0193', ['crd', '0193']],
    ['xcrd_01931f60', ['xcrd', '01931f60']],
    ['cr_01931f60', ['cr', '01931f60']],
    ['123_01931f60', ['123', '01931f60']],
    ['crd_zzzzzzzz', ['crd', 'zzzzzzzz']],
    ['crd_01931f60-1aend', ['nd']],
    ['  ', []],
    ['', []],
  ])('takes from %j %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('leaves out words that say nothing, each of them', () => {
    const filler = 'a an and are be by can do does for from how i in is it my of on or the to';
    const ignored = [...filler.split(' '), 'what', 'when', 'where', 'which', 'with'];
    for (const word of ignored) expect(queryWords(`${word} card`), word).toEqual(['card']);
  });

  it('reads at most 256 characters and 16 words', () => {
    const many = Array.from({ length: 40 }, (_, index) => `w${index}`);
    expect(queryWords(many.join(' '))).toEqual(many.slice(0, 16));
    expect(queryWords(`${'x'.repeat(300)} card`)).toEqual(['x'.repeat(256)]);
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
    ['the start before the middle', { title: 'limit of user' }, { title: 'user of limit' }],
    ['a short rest before a long one', { title: 'limit x' }, { title: 'limit x y z' }],
    ['all words before some', { text: 'card limit' }, { text: 'limit limit limit' }],
  ] as const)('puts %s', (_what, better, worse) => {
    const query = _what.startsWith('all') ? 'card limit' : 'limit';
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
  ] as const)('puts a %s before a %s of the same words', (better, worse) => {
    const both = [
      named('worse', { kind: worse, text: 'daily limit' }),
      named('better', { kind: better, text: 'daily limit' }),
    ];
    expect(order(both, 'limit')).toEqual(['better', 'worse']);
    expect(order(both.toReversed(), 'limit')).toEqual(['better', 'worse']);
  });

  it('puts a heading of the first page of a set before one of another page', () => {
    const introduction = named('first', { page: '/general', text: 'daily limit' });
    const other = named('other', { text: 'daily limit' });
    expect(order([other, introduction], 'limit')).toEqual(['first', 'other']);
    // Another set's first page, and what is no heading, have no advantage.
    const foreign = named('foreign', { page: '/rebell-pay', text: 'daily limit' });
    expect(order([other, foreign], 'limit')).toEqual(['other', 'foreign']);
    const kind = 'field';
    const parts = [
      { ...other, kind },
      { ...introduction, kind },
    ] as const;
    expect(order(parts, 'limit')).toEqual(['other', 'first']);
  });

  it.each([
    ['Create a card', 'create-card'],
    ['createCard', 'create-card'],
    ['create-card', 'create-card'],
    ['POST /v1/cards', 'create-card'],
    ['POST /cards', 'create-card'],
    ['/v1/cards', 'create-card'],
    ['/cards', 'create-card'],
    ['v1/cards/{cardId}/freeze', 'freeze-card'],
    ['freezecard', 'freeze-card'],
  ])('knows an operation by %j', (query, anchor) => {
    const found = searchRecords(index, query, { currentSet: 'general' });
    expect(found[0]?.record.anchor).toBe(anchor);
    // Its own name is worth much more than what only contains the words.
    expect((found[0]?.score ?? 0) / (found[1]?.score ?? 1)).toBeGreaterThan(1.5);
  });

  it('forgives one letter in a word of four, two in one of six, none in a code', () => {
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

  it('takes the start of a word from two letters on', () => {
    const records = [named('transfer', { title: 'transfer' })];
    expect(order(records, 'tr')).toEqual(['transfer']);
    expect(order(records, 't')).toEqual([]);
  });

  it('ranks at most 120 hits', () => {
    const many = Array.from({ length: 200 }, (_, at) => named(`n${at}`, { text: 'limit' }));
    const best = named('best', { title: 'limit' });
    expect(order([...many, best], 'limit')).toHaveLength(120);
    expect(order([...many, best], 'limit')[0]).toBe('best');
  });

  it('shows sets by their best hit when the reader is in none', () => {
    const records = [
      named('weak', { text: 'limit' }),
      named('strong', { set: 'rebell-pay', title: 'limit' }),
      named('middle', { names: ['limit x'] }),
    ];
    expect(order(records, 'limit')).toEqual(['strong', 'middle', 'weak']);
    expect(order(records, 'limit', { currentSet: 'general' })).toEqual([
      'middle',
      'weak',
      'strong',
    ]);
    expect(order(records, 'limit', { perSet: 1 })).toEqual(['strong', 'middle']);
  });

  it('tells which words of the record answered', () => {
    const [hit] = searchRecords(buildIndex([named('a', { text: 'Daily limits' })]), 'lim');
    expect(hit?.terms).toEqual(['limit']);
  });
});

it('does not take one code for another', () => {
  expect(searchRecords(index, 'AC05')).toEqual([]);
});

it('puts the set of the reader first', () => {
  const sets = (currentSet: 'general' | 'rebell-pay') =>
    searchRecords(index, 'freeze a card', { currentSet }).map((hit) => hit.record.set);
  expect(sets('general')[0]).toBe('general');
  expect(sets('rebell-pay')[0]).toBe('rebell-pay');
  expect(new Set(sets('general'))).toEqual(new Set(['general', 'rebell-pay']));
});

it('gives the best hits of each set when only some are wanted', () => {
  const all = searchRecords(index, 'freeze a card', { currentSet: 'general' });
  const some = searchRecords(index, 'freeze a card', { currentSet: 'general', perSet: 1 });
  expect(all.length).toBeGreaterThan(2);
  expect(some.map((hit) => hit.record.set)).toEqual(['general', 'rebell-pay']);
  expect(some[0]).toEqual(all[0]);
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

  it('answers 10,000 characters at once', () => {
    const start = performance.now();
    searchRecords(index, 'card '.repeat(2_000));
    searchRecords(index, 'a'.repeat(10_000));
    expect(performance.now() - start).toBeLessThan(500);
    expect(queryWords('word '.repeat(2_000) + 'x'.repeat(10_000)).length).toBeLessThanOrEqual(16);
  });

  it('answers anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        for (const { record: found, score } of searchRecords(index, query)) {
          expect(RECORDS).toContain(found);
          expect(Number.isFinite(score)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
