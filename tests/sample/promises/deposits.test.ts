import { describe, expect, it } from 'vitest';
import { asObject, asText, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonValue } from '../../../src/reference/contract/model';
import { balance, bookings, usdc, USDC, used } from './accounts';
import { says } from './says';
import { partnerOf } from './support';

describe.each(['general', 'rebell-pay'])('%s: deposits', (set) => {
  it('are pending until they are credited, less the fee', async () => {
    says(
      '`creditedAmount` is `amount` minus `fees`.',
      'The amount that arrives is not the amount that is credited.',
      'When a deposit reaches `credited`.',
      'Each credited deposit is one entry of type `deposit` in the transactions of its owner and one of type `fee` for each fee',
      'on its way in, not credited yet',
      'The balance changes at `credited`, and only then can the user spend it.',
    );
    const partner = partnerOf(set);
    const made = await partner.send('simulateDeposit');
    expect(await balance(partner, USDC)).toEqual(['1000.000000', '0.000000', '149.500000']);
    partner.advance('PT5M');
    expect(partner.eventTypes()).toEqual(['deposit.detected', 'deposit.credited']);
    expect(await balance(partner, USDC)).toEqual(['1149.500000', '0.000000', '0.000000']);
    expect(await bookings(partner, textOf(made.id))).toEqual([
      'deposit credit 150.000000',
      'fee debit 0.500000',
    ]);
  });

  it.each([
    ['77.000002', 'rejected', ['deposit.detected', 'deposit.rejected']],
    ['77.000003', 'orphaned', ['deposit.detected']],
  ])('of %s are %s and create no booking', async (amount, status, events) => {
    says(
      '`orphaned` has no event.',
      'The deposit becomes `orphaned`, and nothing is owed.',
      'The transaction is no longer on the chain. Nothing was credited',
    );
    const partner = partnerOf(set);
    const { id = '' } = await partner.send('simulateDeposit', {}, { amount: usdc(amount) });
    partner.advance('PT1H');
    expect(partner.eventTypes()).toEqual(events);
    expect(asText((await partner.send('getDeposit', { depositId: textOf(id) })).status)).toBe(
      status,
    );
    expect((await balance(partner, USDC)).at(-1)).toBe('0.000000');
    expect(await bookings(partner, textOf(id))).toEqual([]);
  });

  it('count their confirmations', async () => {
    says('In a block; `confirmations` counts up to `requiredConfirmations`.');
    const partner = partnerOf(set);
    const depositId = textOf((await partner.send('simulateDeposit')).id);
    const seen = new Set<JsonValue | undefined>();
    for (let step = 0; step < 14; step += 1) {
      seen.add((await partner.send('getDeposit', { depositId })).confirmations);
      partner.advance('PT15S');
    }
    expect([...seen]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('wait 14 days for their originator, and list its missing fields', async () => {
    says(
      'You have 14 days, until `originatorDueAt`.',
      'which names each missing field',
      'A later declaration is refused with originator_window_closed',
    );
    const partner = partnerOf(set);
    const depositId = textOf(
      (await partner.send('simulateDeposit', {}, { amount: usdc('1500.000000') })).id,
    );
    partner.advance('PT1H');
    const body = { type: 'self', name: 'Ana', walletType: 'hosted' };
    const refused = await partner.send('setDepositOriginator', { depositId }, body);
    expect([refused.code, objects(refused.errors ?? []).map(({ pointer }) => pointer)]).toEqual([
      'originator_incomplete',
      ['/vasp'],
    ]);
    partner.advance('P13D');
    expect((await partner.send('getDeposit', { depositId })).status).toBe('awaiting_originator');
    partner.advance('P1D');
    expect(await partner.outcome('setDepositOriginator', { depositId })).toBe(
      'originator_window_closed',
    );
  });

  it('arrive only at known addresses, in assets of their chain', async () => {
    says('The simulated deposit goes to an address that does not belong to you.');
    const partner = partnerOf(set);
    const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
    expect(await partner.outcome('simulateDeposit', {}, { address })).toBe(
      'deposit_address_unknown',
    );
  });

  it('below the minimum are rejected without an event, kept, and do not move money', async () => {
    says(
      'The amount is below the smallest deposit of the asset.',
      'Simulated deposits below `depositMin` are `rejected`, not refused.',
      'Smallest deposit that is credited, a decimal number in units of the asset.',
      'A smaller amount is `rejected` without an event, and is not sent back.',
      'those are listed as `rejected` without an event',
    );
    const partner = partnerOf(set);
    const before = await balance(partner, USDC);
    const made = await partner.send('simulateDeposit', {}, { amount: usdc('0.999999') });
    expect([made.status, asObject(made.failure).code, made.fees]).toEqual([
      ...['rejected', 'deposit_below_minimum', []],
    ]);
    expect(await balance(partner, USDC)).toEqual(before);
    expect(await used(partner, 'crypto_deposit')).toBe('0.00');
    partner.advance('P30D');
    expect(await partner.send('getDeposit', { depositId: textOf(made.id) })).toEqual(made);
    expect(partner.eventTypes()).toEqual([]);
    expect((await partner.send('simulateDeposit', {}, { amount: usdc('1.000000') })).status).toBe(
      'detected',
    );
  });
});
