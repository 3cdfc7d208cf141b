import { describe, expect, it } from 'vitest';
import { asObject, asText, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { eur, USDC, usdc } from './accounts';
import { ALL_CHANNELS, pay, payments, PHYSICAL, withPin } from './card-program';
import { programOf, type Program } from './program';
import { says } from './says';
import { EXAMPLE_USER } from './support';

const OTHER_USER = 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f';
const BETWEEN_USERS = {
  reason: 'user_to_user',
  source: { type: 'user', userId: EXAMPLE_USER },
  destination: { type: 'user', userId: OTHER_USER },
};

const feesOf = ({ fees }: JsonObject): readonly string[] =>
  objects(fees ?? []).map(
    ({ feeId, amount }) => `${textOf(feeId)} ${textOf(asObject(amount).amount)}`,
  );

/**
 * Returns the bookings of type `fee` on the balances of the partner: the related object and the
 * amount.
 */
async function partnerFees(program: Program): Promise<readonly string[]> {
  const { data } = await program.done('listPartnerTransactions', { query: { type: 'fee' } });
  return objects(data).map(
    ({ relatedId, amount }) => `${textOf(relatedId)} ${textOf(asObject(amount).amount)}`,
  );
}

describe.each(['general', 'rebell-pay'])('%s: fees', (set) => {
  it('a percentage has a minimum and a maximum fee, and is rounded half up', async () => {
    says(
      'For a percentage fee, take the percentage of the amount, apply the minimum and the maximum, then round the result half up to the decimals of the currency or asset.',
      'A fee of `0.375` EUR is charged as `0.38` EUR.',
      "A quote's amounts and fees are calculated from the amount you send.",
      'A fee is charged in the currency or asset of its entry.',
      'a quote shows the fee before anybody pays it',
    );
    const program = programOf(set);
    await program.done('createTransfer', { body: { amount: eur('10000.00') } });
    const quoted = async (amount: string) =>
      feesOf(await program.done('createExchangeQuote', { body: { fromAmount: eur(amount) } }));
    expect(await quoted('10.00')).toEqual(['exchange-service 0.10']);
    expect(await quoted('125.00')).toEqual(['exchange-service 0.38']);
    const large = { userId: null, fromAmount: eur('100000.00') };
    const mine = await program.done('createExchangeQuote', { body: large });
    expect(feesOf(mine)).toEqual(['exchange-service 250.00']);
    const fromAmount = { ...usdc('150.000000'), currency: null };
    const sold = { from: USDC, to: 'EUR', fromAmount };
    const inAsset = await program.done('createExchangeQuote', { body: sold });
    expect(feesOf(inAsset)).toEqual(['exchange-service-usdc 0.450000']);
    expect(objects(inAsset.fees)[0]?.amount).toMatchObject({ asset: USDC });
  });

  it('an object in progress lists its expected fees, and one that ends without a payment lists none', async () => {
    says(
      'An object that moves money lists its fees in `fees`, and `feeId` names the entry on this page.',
      'While the object is in progress, these are the fees that will be charged; an object that ends without moving money lists none.',
      'Once charged, the fees of an object never change.',
    );
    const program = programOf(set);
    const deposit = async (amount: string, wait: string) => {
      const { id } = await program.done('simulateDeposit', { body: { amount: usdc(amount) } });
      const path = { depositId: asText(id) ?? '' };
      const read = async () => {
        const found = await program.done('getDeposit', { path });
        return [found.status, feesOf(found)];
      };
      const under = await read();
      program.advance(wait);
      const ended = await read();
      return [under, ended];
    };
    const fees = ['crypto-deposit-service 0.500000'];
    expect(await deposit('20.000000', 'PT1H')).toEqual([
      ['detected', fees],
      ['credited', fees],
    ]);
    expect(await deposit('20.000000', 'P30D')).toEqual([
      ['detected', fees],
      ['credited', fees],
    ]);
    expect(await deposit('77.000002', 'PT10M')).toEqual([
      ['detected', fees],
      ['rejected', []],
    ]);
    const ids = program.subject.contract.fees.map(({ id }) => id);
    expect(ids).toContain('crypto-deposit-service');
  });

  it('an estimate shows a pass-through fee before it is charged', async () => {
    says(
      'A pass-through fee is what a third party charges, such as a blockchain.',
      'An estimate fixes it in advance; without an estimate, it is fixed when the withdrawal is created.',
      'Send crypto out, with fees known first.',
      'The quote of an order or the estimate of a withdrawal fixes it in advance; without an estimate, it is fixed when the withdrawal is created.',
    );
    const program = programOf(set);
    await program.done('verifyWithdrawalAddress');
    const estimate = await program.done('estimateWithdrawal');
    const body = { estimateId: asText(estimate.id) ?? '' };
    const withdrawal = await program.done('createWithdrawal', { body });
    expect(asObject(estimate.networkFee).amount).toBe('1.200000');
    expect(withdrawal.networkFee).toEqual(estimate.networkFee);
  });

  it('a fee that you pay yourself is a booking of type fee on your own balance', async () => {
    says(
      'The fee schedule says what you pay yourself, and when it is charged; each charge is a booking of type `fee`.',
      'fees that you pay are taken from them',
      'If the schedule has no entry for a currency or asset, nothing is charged in it.',
    );
    const program = programOf(set);
    const before = await partnerFees(program);
    const move = (amount: JsonObject, externalId: string): Promise<JsonObject> =>
      program.done('createTransfer', { body: { ...BETWEEN_USERS, amount, externalId } });
    const { id } = await move(eur('25.00'), 'in-euros');
    const asset = await move({ ...usdc('25.000000'), currency: null }, 'in-usdc');
    expect(feesOf(asset)).toEqual([]);
    expect(await partnerFees(program)).toEqual([`${textOf(id)} 0.02`, ...before]);
  });
});

describe('general: fees that are not related to money movements', () => {
  it('each started full verification costs the partner a fee, a basic one does not', async () => {
    says(
      'Fees for verifications and physical cards appear only as bookings.',
      'When a verification with the level `full` is started or restarted; each attempt counts.',
      'The fee schedule says what a verification costs, and whether a repeated one costs again',
    );
    const program = programOf('general');
    const { id } = await program.done('createUser', { body: { externalId: 'fees-of-a-case' } });
    const path = { userId: asText(id) ?? '' };
    program.advance('PT2S');
    const before = await partnerFees(program);
    const fees = async () => {
      const all = await partnerFees(program);
      return all.slice(0, all.length - before.length);
    };
    const redirectUrl = 'https://app.partner.example/kyc/reject';
    const started = await program.done('startKyc', { path, body: { level: 'full', redirectUrl } });
    const fee = `${textOf(started.id)} 1.80`;
    expect(await fees()).toEqual([fee]);
    program.advance('PT1H');
    await program.done('restartKyc', { path });
    expect(await fees()).toEqual([fee, fee]);
    program.advance('PT1H');
    expect(await fees()).toEqual([fee, fee]);
    expect(started).not.toHaveProperty('fees');
    const other = await program.done('createUser', { body: { externalId: 'basic' } });
    program.advance('PT2S');
    await program.done('startKyc', {
      path: { userId: asText(other.id) ?? '' },
      body: { level: 'basic' },
    });
    program.advance('PT1H');
    expect(await fees()).toEqual([fee, fee]);
  });

  it('a physical card costs the partner a fee once it is produced', async () => {
    says('When a physical card is produced, from what was reserved when it was ordered.');
    const program = programOf('general');
    const before = await partnerFees(program);
    const { id, ...card } = await program.done('createCard', { body: PHYSICAL });
    expect(card).not.toHaveProperty('fees');
    program.advance('P3D');
    expect(await partnerFees(program)).toEqual([`${textOf(id)} 6.00`, ...before]);
  });

  it('a tiered fee charges each part of the amount at its own rate', async () => {
    says(
      'A tiered fee charges each part of the amount at the rate of its own tier; only the part above a threshold is charged at the next rate.',
    );
    const card = await withPin();
    await card.p.done('createTransfer', { body: { amount: eur('1000.00') } });
    const limits = {
      perTransaction: eur('1000.00'),
      daily: { amount: eur('1000.00'), count: 10 },
      channels: ALL_CHANNELS,
    };
    await card.p.done('setCardLimits', { ...card.at, body: limits });
    const cash = async (amount: string) => {
      await pay(card, amount, { channel: 'atm' });
      card.p.advance('P3D');
      const [latest = {}] = await payments(card);
      return [latest.status, feesOf(latest)];
    };
    expect(await cash('200.00')).toEqual(['cleared', ['card-cash 0.00']]);
    expect(await cash('350.00')).toEqual(['cleared', ['card-cash 3.00']]);
  });
});
