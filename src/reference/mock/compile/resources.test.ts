import { expect, it } from 'vitest';
import type { MockOperation } from '../contract';
import { written } from '../testing/written';
import { compileResources } from './resources';

const contract = written({
  LoanList: { type: 'object', example: { data: [{ id: 'ln_1' }], more: false } },
});
const listing = (type: string | undefined) =>
  ({
    target: { type },
    refusals: [],
    list: { entries: '/data' },
    answer: { sample: { type: 'LoanList', patch: {} } },
  }) as unknown as MockOperation;
const examples = (...operations: readonly MockOperation[]) =>
  compileResources(contract, operations).LoanList?.example;

it('leaves out the entries of a list of kept objects', () => {
  expect(examples(listing('Loan'))).toEqual({ data: [], more: false });
});

it('keeps the entries of any other list, since they are its answer', () => {
  expect(examples(listing(undefined))).toEqual({ data: [{ id: 'ln_1' }], more: false });
  expect(examples(listing('Loan'), listing(undefined))).toHaveProperty('data.0');
});

it('has seeds only for objects with an id and for targets of operations', () => {
  expect(compileResources(contract, [listing('Loan')]).LoanList?.seeds).toEqual({});
});
