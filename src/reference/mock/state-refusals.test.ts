import { describe, expect, it } from 'vitest';
import type { MockContract, MockOperation, Move, Refusal } from './contract';
import { canMove } from './lifecycle';
import { refusalOfState } from './state-refusals';

const LOAN: Readonly<Record<string, readonly Move[]>> = {
  created: [{ to: 'active', operation: 'openLoan' }],
  active: [
    { to: 'paused', operation: 'pauseLoan' },
    { to: 'closed', operation: 'closeLoan' },
    { to: 'expired', after: 'P1D' },
  ],
  paused: [{ to: 'active', operation: 'resumeLoan' }],
  closed: [],
};
const resource = (states: Readonly<Record<string, readonly Move[]>>) => ({
  example: {},
  conditional: {},
  seeds: {},
  lifecycle: { property: 'status', initial: ['created'], states },
});
const CONTRACT = {
  resources: {
    Loan: resource(LOAN),
    VoucherQuote: resource({ open: [{ to: 'used', operation: 'use' }], used: [] }),
    Note: { example: {}, conditional: {}, seeds: {} },
  },
  errors: {
    limit_reached: { status: 409 },
    reader_not_here: { status: 409 },
    loan_already_there: { status: 409 },
    wrong: { status: 400 },
    without_status: {},
  },
} as unknown as MockContract;

const operation = (
  id: string,
  errors: readonly string[],
  refusals: readonly Refusal[] = [],
): MockOperation => ({ id, errors, refusals }) as unknown as MockOperation;

describe('canMove', () => {
  it.each<[string, string, string | undefined, boolean]>([
    ['pauseLoan', 'Loan', 'active', true],
    ['pauseLoan', 'Loan', 'paused', false],
    ['pauseLoan', 'Loan', 'unknown', false],
    ['pauseLoan', 'Loan', undefined, true],
    ['listLoans', 'Loan', undefined, false],
    ['pauseLoan', 'Note', undefined, false],
    ['pauseLoan', 'Nothing', 'active', false],
  ])('%s of %s from %s: %s', (id, of, state, moved) => {
    expect(canMove(CONTRACT, id, of, state)).toBe(moved);
  });
});

describe('refusalOfState', () => {
  const refused = (one: MockOperation, type: string, state: string) =>
    refusalOfState(CONTRACT, one, type, state);

  it('lets a call through that moves the object on', () => {
    expect(refused(operation('pauseLoan', ['loan_active']), 'Loan', 'active')).toBeUndefined();
  });

  it.each<[string, readonly string[], string, string, string | undefined]>([
    ['the state', ['wrong', 'loan_closed'], 'Loan', 'closed', 'loan_closed'],
    [
      'the state it is in already',
      ['loan_already_paused'],
      'Loan',
      'paused',
      'loan_already_paused',
    ],
    [
      'the state before the state already',
      ['loan_already_paused', 'loan_paused'],
      'Loan',
      'paused',
      'loan_paused',
    ],
    ['the whole name', ['voucher_quote_used'], 'VoucherQuote', 'used', 'voucher_quote_used'],
    ['its last word', ['quote_used'], 'VoucherQuote', 'used', 'quote_used'],
    ['its first word', ['voucher_already_used'], 'VoucherQuote', 'used', 'voucher_already_used'],
    ['the state it needs', ['loan_not_active'], 'Loan', 'closed', 'loan_not_active'],
    ['a state it needs, by word', ['quote_not_open'], 'VoucherQuote', 'used', 'quote_not_open'],
    ['the state it has, as needed', ['loan_not_active'], 'Loan', 'active', undefined],
    ['a state nothing has', ['loan_not_blue'], 'Loan', 'closed', undefined],
    ['another object', ['reader_closed', 'reader_not_active'], 'Loan', 'closed', undefined],
    ['a longer name', ['a_loan_not_active'], 'Loan', 'closed', undefined],
    ['what is eligible', ['loan_not_eligible'], 'Loan', 'paused', 'loan_not_eligible'],
    ['what is eligible, in its state', ['loan_not_eligible'], 'Loan', 'active', undefined],
    [
      'what is eligible, of no such state',
      ['quote_not_eligible'],
      'VoucherQuote',
      'used',
      undefined,
    ],
    ['nothing', [], 'Loan', 'closed', undefined],
    ['an object without states', ['note_closed', 'note_not_eligible'], 'Note', 'open', undefined],
  ])('reads codes that name %s', (_what, errors, of, state, code) => {
    expect(refused(operation('readLoan', errors), of, state)).toBe(code);
  });

  it.each<[readonly string[], string | undefined]>([
    [['wrong', 'without_status', 'limit_reached'], 'limit_reached'],
    [['limit_reached', 'loan_already_there'], 'loan_already_there'],
    [['limit_reached', 'loan_already_there', 'reader_not_here'], 'reader_not_here'],
    [['wrong', 'without_status', 'missing'], undefined],
  ])('takes of %j the conflict when the call moves the object from elsewhere', (errors, code) => {
    expect(refused(operation('pauseLoan', errors), 'Loan', 'closed')).toBe(code);
    expect(refused(operation('readLoan', errors), 'Loan', 'closed')).toBeUndefined();
  });

  it('leaves to x-refusals what they settle for the object', () => {
    const closed = { error: 'loan_closed', of: 'Loan' };
    const read = (...refusals: readonly Refusal[]) =>
      refused(operation('readLoan', ['loan_closed'], refusals), 'Loan', 'closed');
    expect(read()).toBe('loan_closed');
    expect(read(closed)).toBeUndefined();
    expect(read({ error: 'loan_closed', of: 'Reader' })).toBe('loan_closed');
    expect(read({ error: 'other', of: 'Loan' })).toBe('loan_closed');
    expect(
      read({ error: 'loan_closed', of: 'Reader' }, { error: 'other', of: 'Loan' }),
    ).toBeUndefined();
  });
});
