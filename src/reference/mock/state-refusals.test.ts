import { describe, expect, it } from 'vitest';
import type { MockContract, MockOperation, Move, Refusal } from './contract';
import { canMove } from './lifecycle';
import { refusalOfState } from './state-refusals';

const CARD: Readonly<Record<string, readonly Move[]>> = {
  created: [{ to: 'active', operation: 'activateCard' }],
  active: [
    { to: 'frozen', operation: 'freezeCard' },
    { to: 'closed', operation: 'closeCard' },
    { to: 'expired', after: 'P1D' },
  ],
  frozen: [{ to: 'active', operation: 'unfreezeCard' }],
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
    Card: resource(CARD),
    ExchangeQuote: resource({ open: [{ to: 'used', operation: 'use' }], used: [] }),
    Note: { example: {}, conditional: {}, seeds: {} },
  },
  errors: {
    limit_reached: { status: 409 },
    user_not_here: { status: 409 },
    card_already_there: { status: 409 },
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
    ['freezeCard', 'Card', 'active', true],
    ['freezeCard', 'Card', 'frozen', false],
    ['freezeCard', 'Card', 'unknown', false],
    ['freezeCard', 'Card', undefined, true],
    ['listCards', 'Card', undefined, false],
    ['freezeCard', 'Note', undefined, false],
    ['freezeCard', 'Nothing', 'active', false],
  ])('%s of %s from %s: %s', (id, of, state, moved) => {
    expect(canMove(CONTRACT, id, of, state)).toBe(moved);
  });
});

describe('refusalOfState', () => {
  const refused = (one: MockOperation, type: string, state: string) =>
    refusalOfState(CONTRACT, one, type, state);

  it('lets a call through that moves the object on', () => {
    expect(refused(operation('freezeCard', ['card_active']), 'Card', 'active')).toBeUndefined();
  });

  it.each<[string, readonly string[], string, string, string | undefined]>([
    ['the state', ['wrong', 'card_closed'], 'Card', 'closed', 'card_closed'],
    [
      'the state it is in already',
      ['card_already_frozen'],
      'Card',
      'frozen',
      'card_already_frozen',
    ],
    [
      'the state before the state already',
      ['card_already_frozen', 'card_frozen'],
      'Card',
      'frozen',
      'card_frozen',
    ],
    ['the whole name', ['exchange_quote_used'], 'ExchangeQuote', 'used', 'exchange_quote_used'],
    ['its last word', ['quote_used'], 'ExchangeQuote', 'used', 'quote_used'],
    ['its first word', ['exchange_already_used'], 'ExchangeQuote', 'used', 'exchange_already_used'],
    ['the state it needs', ['card_not_active'], 'Card', 'closed', 'card_not_active'],
    ['a state it needs, by word', ['quote_not_open'], 'ExchangeQuote', 'used', 'quote_not_open'],
    ['the state it has, as needed', ['card_not_active'], 'Card', 'active', undefined],
    ['a state nothing has', ['card_not_blue'], 'Card', 'closed', undefined],
    ['another object', ['user_closed', 'user_not_active'], 'Card', 'closed', undefined],
    ['a longer name', ['a_card_not_active'], 'Card', 'closed', undefined],
    ['what is eligible', ['card_not_eligible'], 'Card', 'frozen', 'card_not_eligible'],
    ['what is eligible, in its state', ['card_not_eligible'], 'Card', 'active', undefined],
    [
      'what is eligible, of no such state',
      ['quote_not_eligible'],
      'ExchangeQuote',
      'used',
      undefined,
    ],
    ['nothing', [], 'Card', 'closed', undefined],
    ['an object without states', ['note_closed', 'note_not_eligible'], 'Note', 'open', undefined],
  ])('reads codes that name %s', (_what, errors, of, state, code) => {
    expect(refused(operation('readCard', errors), of, state)).toBe(code);
  });

  it.each<[readonly string[], string | undefined]>([
    [['wrong', 'without_status', 'limit_reached'], 'limit_reached'],
    [['limit_reached', 'card_already_there'], 'card_already_there'],
    [['limit_reached', 'card_already_there', 'user_not_here'], 'user_not_here'],
    [['wrong', 'without_status', 'missing'], undefined],
  ])('takes of %j the conflict when the call moves the object from elsewhere', (errors, code) => {
    expect(refused(operation('freezeCard', errors), 'Card', 'closed')).toBe(code);
    expect(refused(operation('readCard', errors), 'Card', 'closed')).toBeUndefined();
  });

  it('leaves to x-refusals what they settle for the object', () => {
    const closed = { error: 'card_closed', of: 'Card' };
    const read = (...refusals: readonly Refusal[]) =>
      refused(operation('readCard', ['card_closed'], refusals), 'Card', 'closed');
    expect(read()).toBe('card_closed');
    expect(read(closed)).toBeUndefined();
    expect(read({ error: 'card_closed', of: 'User' })).toBe('card_closed');
    expect(read({ error: 'other', of: 'Card' })).toBe('card_closed');
    expect(
      read({ error: 'card_closed', of: 'User' }, { error: 'other', of: 'Card' }),
    ).toBeUndefined();
  });
});
