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
const index = buildIndex(RECORDS, true);
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
