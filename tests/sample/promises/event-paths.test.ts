import { describe, expect, it } from 'vitest';
import { textOf } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { eur, usdc } from './accounts';
import { programOf, type Program } from './program';
import { says } from './says';

const sets = ['general', 'rebell-pay'];
const none = null;

/**
 * Calls that change the path of an object, with the name of their path parameter and the delay
 * before the call.
 */
const CALLS = {
  cancelWithdrawal: ['withdrawalId', 'PT0S'],
  recallSepaTransfer: ['sepaTransferId', 'PT1H'],
} as const;

/**
 * Returns the types of the events after a call, until no more events follow; none if it is refused.
 */
async function eventsAfter(p: Program, id: string, body: JsonObject, then?: keyof typeof CALLS) {
  p.newEvents();
  const made = (await p.call(id, { body })).body;
  if (then !== undefined) {
    const [key, wait] = CALLS[then];
    p.advance(wait);
    await p.done(then, { path: { [key]: textOf(made.id) } });
  }
  p.advance('P60D');
  return p.eventTypes().filter((type) => type !== 'partner.balance_low');
}

describe.each(sets)('%s: from its first event to its last', (set) => {
  it.each([
    ['80.000000', 'detected credited'],
    ['77.000001', 'detected on_hold credited'],
    ['77.000002', 'detected rejected returned'],
    ['0.999999', ''],
  ])('a deposit of %s sends: %s', async (amount, types) => {
    says(
      'For later confirmations; read the deposit to show progress.',
      'When the hold ends; that is `deposit.credited` or `deposit.rejected`.',
      'For amounts below the minimum of the asset; those are listed as `rejected` without an event.',
    );
    const p = programOf(set);
    const { address = '' } = await p.done('createDepositAddress');
    const events = await eventsAfter(p, 'simulateDeposit', { address, amount: usdc(amount) });
    expect(events).toEqual(types === '' ? [] : types.split(' ').map((type) => `deposit.${type}`));
  });

  const WALLET = {
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    beneficiary: {
      type: 'third_party',
      person: 'natural',
      name: 'Ana',
      country: 'SI',
      walletType: 'self_hosted',
    },
  };
  it.each<[string, keyof typeof CALLS | undefined, string]>([
    ['50.000000', undefined, 'created broadcast completed'],
    ['77.02', undefined, 'created rejected'],
    ['77.03', undefined, 'created broadcast failed'],
    ['50.000000', 'cancelWithdrawal', 'created canceled'],
    ['999999.00', undefined, ''],
  ])('a withdrawal of %s with %s sends: %s', async (amount, then, types) => {
    says(
      'When `POST /withdrawals` answers with an error; no withdrawal exists then.',
      'When you cancel it; that is `withdrawal.canceled`.',
      'For the confirmations before that.',
    );
    const body = { userId: none, estimateId: none, destination: { ...WALLET, addressId: none } };
    const asked = { ...body, amount: usdc(amount) };
    const events = await eventsAfter(programOf(set), 'createWithdrawal', asked, then);
    expect(events).toEqual(
      types === '' ? [] : types.split(' ').map((type) => `withdrawal.${type}`),
    );
  });

  it('a refused transfer and a quote send no events', async () => {
    says(
      'When `POST /transfers` answers with an error; no transfer exists then.',
      'For quotes; nothing is sent when one is made, canceled or expires.',
    );
    const p = programOf(set);
    expect(await eventsAfter(p, 'createTransfer', { amount: eur('999999.00') })).toEqual([]);
    expect(await eventsAfter(p, 'createExchangeQuote', {})).toEqual([]);
  });
});

it.each<[string, keyof typeof CALLS | undefined, string]>([
  ['10.00', undefined, 'submitted settled'],
  ['77.01', undefined, 'submitted rejected'],
  ['77.05', undefined, 'rejected'],
  ['77.02', undefined, 'submitted settled returned'],
  ['10.00', 'recallSepaTransfer', 'submitted settled recalled'],
  ['999999.00', undefined, ''],
])('a SEPA transfer of %s with %s sends: %s', async (amount, then, types) => {
  says(
    'When it is created or scheduled.',
    'When `POST /sepa-transfers` answers with an error; no transfer exists then.',
    'After a recall; that is `sepa.transfer.recalled`.',
    'When a recall succeeds.',
    'For your own transfers that come back; those are `sepa.transfer.returned`.',
  );
  const body = { userId: none, scheme: 'sct_inst', amount: eur(amount) };
  const p = programOf('general');
  const events = await eventsAfter(
    p,
    'createSepaTransfer',
    { ...body, payeeVerificationId: none },
    then,
  );
  expect(events).toEqual(
    types === '' ? [] : types.split(' ').map((type) => `sepa.transfer.${type}`),
  );
});
