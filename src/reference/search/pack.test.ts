import { expect, it } from 'vitest';
import { pack, unpack } from './pack';
import type { SearchRecord } from './record';

const record = (values: Partial<SearchRecord>): SearchRecord => ({
  kind: 'page',
  set: 'general',
  page: '/general/api/loan',
  anchor: '',
  title: 'Card',
  trail: [],
  names: [],
  text: '',
  ...values,
});

const heading = record({
  kind: 'operation',
  anchor: 'freeze-card',
  title: 'Freeze a card',
  trail: ['Card'],
  names: ['POST /v1/cards/{cardId}/freeze'],
  text: 'Stops payments.',
});

const PAGE: readonly SearchRecord[] = [
  record({ text: 'Cards.' }),
  heading,
  record({
    kind: 'field',
    anchor: 'freeze-card.body.reason',
    title: 'reason',
    trail: ['Card', 'Freeze a card'],
    names: ['lost', 'stolen'],
    text: 'Why.',
  }),
  record({
    kind: 'state',
    anchor: 'card-status-frozen',
    title: 'frozen',
    trail: ['Card', 'Freeze a card'],
  }),
  record({
    kind: 'state',
    anchor: 'card-status-on-hold',
    title: 'on_hold',
    trail: ['Card', 'Freeze a card'],
  }),
  record({
    kind: 'error',
    anchor: 'error-card-frozen',
    title: 'card_frozen',
    trail: ['Card', 'Freeze a card'],
  }),
  record({ set: 'site', page: '/markdown-page', title: 'About' }),
];

it('gives back every record from the texts', () => {
  expect(unpack(pack(PAGE).texts)).toEqual(PAGE);
});

it('keeps parts and texts out of the names', () => {
  const named = PAGE.filter(({ kind }) => kind !== 'field' && kind !== 'state');
  expect(named.length).toBeLessThan(PAGE.length);
  expect(unpack(pack(PAGE).names)).toEqual(named.map((heading) => ({ ...heading, text: '' })));
});

it('writes what the records of a page share once', () => {
  expect(pack(PAGE).texts.map(({ page, records }) => [page, records.length])).toEqual([
    ['/general/api/loan', 6],
    ['/markdown-page', 1],
  ]);
});
