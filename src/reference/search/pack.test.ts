import { expect, it } from 'vitest';
import { pack, unpack } from './pack';
import type { SearchRecord } from './record';

const record = (values: Partial<SearchRecord>): SearchRecord => ({
  kind: 'page',
  set: 'general',
  page: '/general/api/loan',
  anchor: '',
  title: 'Loan',
  trail: [],
  names: [],
  text: '',
  ...values,
});

const heading = record({
  kind: 'operation',
  anchor: 'extend-loan',
  title: 'Extend a loan',
  trail: ['Loan'],
  names: ['POST /v1/loans/{loanId}/extend'],
  text: 'Stops payments.',
});

const PAGE: readonly SearchRecord[] = [
  record({ text: 'Loans.' }),
  heading,
  record({
    kind: 'field',
    anchor: 'extend-loan.body.reason',
    title: 'reason',
    trail: ['Loan', 'Extend a loan'],
    names: ['lost', 'stolen'],
    text: 'Why.',
  }),
  record({
    kind: 'state',
    anchor: 'loan-status-paused',
    title: 'paused',
    trail: ['Loan', 'Extend a loan'],
  }),
  record({
    kind: 'state',
    anchor: 'loan-status-on-hold',
    title: 'on_hold',
    trail: ['Loan', 'Extend a loan'],
  }),
  record({
    kind: 'error',
    anchor: 'error-loan-paused',
    title: 'loan_paused',
    trail: ['Loan', 'Extend a loan'],
  }),
  record({ set: 'site', page: '/markdown-page', title: 'About' }),
];

it('restores every record from the texts', () => {
  expect(unpack(pack(PAGE).texts)).toEqual(PAGE);
});

it('keeps parts and texts out of the names', () => {
  const named = PAGE.filter(({ kind }) => kind !== 'field' && kind !== 'state');
  expect(named.length).toBeLessThan(PAGE.length);
  expect(unpack(pack(PAGE).names)).toEqual(named.map((heading) => ({ ...heading, text: '' })));
});

it('loads headings and further names of a large site with the texts', () => {
  const operations = Array.from({ length: 2_000 }, (_, index) => ({
    ...heading,
    anchor: `extend-${index}`,
  }));
  const section = record({ kind: 'heading', anchor: 'objects', title: 'Objects' });
  expect(unpack(pack(operations).names)[0]?.names).toEqual(heading.names);
  const packed = pack([...operations, section]);
  const names = unpack(packed.names);
  expect(names).toHaveLength(2_000);
  expect(names.flatMap((record) => record.names)).toEqual([]);
  expect(unpack(packed.texts)).toHaveLength(2_001);
});

it('keeps identical fields of a large site only once', () => {
  const field = (index: number): SearchRecord =>
    record({
      kind: 'field',
      anchor: `list-${index}.query.page`,
      title: 'page',
      text: 'Its number.',
    });
  const others = [
    record({ kind: 'field', anchor: 'list-1.body.page', title: 'page', text: 'A page.' }),
    record({ kind: 'operation', title: 'page', text: 'Its number.' }),
    record({ kind: 'operation', title: 'page', text: 'Its number.' }),
    record({
      kind: 'field',
      set: 'other',
      page: '/other',
      title: 'page',
      text: 'Its number.',
    }),
  ];
  const fields = Array.from({ length: 9_996 }, (_, index) => field(index));
  expect(unpack(pack([...fields, ...others]).texts)).toHaveLength(10_000);
  expect(unpack(pack([...fields, field(9_996), ...others]).texts)).toEqual([field(0), ...others]);
});

it('writes the properties that the records of a page share once', () => {
  expect(pack(PAGE).texts.map(({ page, records }) => [page, records.length])).toEqual([
    ['/general/api/loan', 6],
    ['/markdown-page', 1],
  ]);
});
