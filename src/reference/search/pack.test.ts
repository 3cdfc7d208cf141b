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
