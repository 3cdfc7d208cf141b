import { describe, expect, it } from 'vitest';
import { asObject, objects, textOf } from '../../../src/reference/contract/json';
import { KEY } from '../../mock/support';
import { eur, parts, usdc, USDC } from './accounts';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, type Partner } from './support';

const read = (partner: Partner, id: unknown) =>
  partner.send('getDeposit', { depositId: textOf(id as string) });

describe.each(['general', 'rebell-pay'])('%s: a fee above its amount', (set) => {
  it('is never deducted from the amount: a smaller amount is refused', async () => {
    says(
      'A fee that is deducted from an amount never uses all of it',
      'A fee that is deducted from an amount never uses all of it: minimum amounts prevent that, and smaller amounts are refused, such as with `exchange_amount_below_minimum`.',
    );
    const partner = partnerOf(set);
    const { data } = (await partner.ask('listAssets')).body;
    const [asset] = objects(data ?? []).filter((candidate) => candidate.asset === USDC);
    const smallest = { amount: usdc(textOf(asset?.depositMin)) };
    const { id } = await partner.send('simulateDeposit', {}, smallest);
    partner.advance('PT1H');
    expect(Number(asObject((await read(partner, id)).creditedAmount).amount)).toBeGreaterThan(0);
    const { toAmount } = await partner.send('createExchangeQuote', {}, { fromAmount: eur('5.00') });
    expect(Number(asObject(toAmount).amount)).toBeGreaterThan(0);
    const less = { fromAmount: eur('4.99') };
    expect(await partner.outcome('createExchangeQuote', {}, less)).toBe(
      'exchange_amount_below_minimum',
    );
  });

  it('prevents the return of a rejected deposit', async () => {
    says('or the network fee would use it up.');
    const partner = partnerOf(set);
    const userId = await partner.newUser();
    partner.sandbox.move(KEY, userId, 'active');
    const made = await partner.send('createDepositAddress', {}, { userId });
    await partner.send('closeUser', { userId }, { reason: 'user_request' });
    const ends = [];
    for (const amount of ['1.200000', '1.200001']) {
      const body = { address: textOf(made.address), amount: usdc(amount) };
      const { id } = await partner.send('simulateDeposit', {}, body);
      partner.advance('P5D');
      const { status, returnedAmount } = await read(partner, id);
      ends.push([status, returnedAmount]);
    }
    expect(ends).toEqual([
      ['rejected', undefined],
      ['returned', usdc('0.000001')],
    ]);
  });

  it('is charged in addition to the amount', async () => {
    says('A fee that is charged on top of an amount can exceed it');
    const partner = partnerOf(set);
    if (set === 'rebell-pay') {
      says('a transfer of `0.01` EUR between users costs you `0.02` EUR.');
      const userId = await partner.newUser();
      partner.advance('PT1H');
      const parties = {
        source: { type: 'user', userId: EXAMPLE_USER },
        destination: { type: 'user', userId },
      };
      const sent = { ...parties, amount: eur('0.01'), reason: 'user_to_user', externalId: 'tiny' };
      const { fees } = await partner.send('createTransfer', {}, sent);
      expect([asObject(objects(fees ?? [])[0]).amount, await parts(partner, 'EUR')]).toEqual([
        eur('0.02'),
        '399.99 + 0.00',
      ]);
      return;
    }
    says('a SEPA transfer of `0.01` EUR takes `0.21` EUR out of the balance.');
    await partner.send('createSepaTransfer', {}, { amount: eur('0.01') });
    expect(await parts(partner, 'EUR')).toBe('399.79 + 0.21');
  });
});
