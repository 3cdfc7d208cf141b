import { describe, expect, it } from 'vitest';
import { asObject, asText, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { KEY } from '../../mock/support';
import { bookings, parts, usdc, USDC, USER } from './accounts';
import { says } from './says';
import { partnerOf, type Partner } from './support';

describe.each(['general', 'rebell-pay'])('%s: withdrawals', (set) => {
  const create = (partner: Partner, body: JsonObject = {}) =>
    partner.send('createWithdrawal', {}, body);
  const confirm = (partner: Partner, id: JsonValue | undefined, code = '123456') =>
    partner.outcome('confirmWithdrawal', { withdrawalId: textOf(id) }, { code });
  const read = (partner: Partner, id: JsonValue | undefined) =>
    partner.send('getWithdrawal', { withdrawalId: textOf(id) });

  it('reserve amount and fees, and book each on completion', async () => {
    says(
      'Each completed withdrawal is one entry of type `withdrawal` in the transactions of its owner, and one of type `fee` for each fee',
      'held for operations in progress; already deducted from `available`',
      'What is `reserved` is already deducted from it',
      'The amount and the fees move from `available` to `reserved`. They leave the balance on `completed` and return to `available` on `rejected`, `failed` and `canceled`.',
      'Amount and fees move to `reserved`.',
      'The amount and the fees are reserved.',
      'When a withdrawal reaches `completed`.',
    );
    const partner = partnerOf(set);
    const { id } = await create(partner);
    expect(await parts(partner, USDC)).toBe('848.300000 + 151.700000');
    expect(await confirm(partner, id)).toBe('ok');
    partner.advance('PT10M');
    expect(partner.eventTypes()).toEqual([
      'withdrawal.created',
      'withdrawal.broadcast',
      'withdrawal.completed',
    ]);
    expect(await bookings(partner, id)).toEqual([
      'withdrawal debit 150.000000',
      'fee debit 1.200000',
      'fee debit 0.500000',
    ]);
    expect(await parts(partner, USDC)).toBe('848.300000 + 0.000000');
  });

  it('return everything if they are canceled, late or refused', async () => {
    says(
      'A withdrawal that failed, was rejected or was canceled books nothing; its amount was only `reserved`.',
      'In every state before them, the money is in `reserved`, and canceling releases it within seconds.',
      '10 minutes have passed, and the withdrawal is `failed`. Create a new one.',
      'Ask the user for the code, or cancel. After that, it becomes `failed`.',
      'A withdrawal has `networkFee` and `providerFee` instead. These two and the fees of an order never change, however the object ends',
      'Refused by a check; amount and fees are back in `available`.',
      'The withdrawal ends in `rejected` with the failure `withdrawal_refused`.',
    );
    const partner = partnerOf(set);
    const canceled = await create(partner, { externalId: 'a' });
    await partner.send('cancelWithdrawal', { withdrawalId: textOf(canceled.id) });
    const { networkFee = '', providerFee = '' } = canceled;
    expect(await read(partner, canceled.id)).toMatchObject({ networkFee, providerFee });
    expect([networkFee, providerFee]).toEqual([usdc('1.200000'), usdc('0.500000')]);
    await create(partner, { externalId: 'b' });
    partner.advance('PT10M');
    const refused = await create(partner, {
      externalId: 'c',
      amount: usdc('77.02'),
      estimateId: undefined as never,
    });
    await confirm(partner, refused.id);
    partner.advance('PT1H');
    expect((await read(partner, refused.id)).status).toBe('rejected');
    expect(await parts(partner, USDC)).toBe('1000.000000 + 0.000000');
  });

  it('count the attempts of a code, and fail after the fifth', async () => {
    says(
      'one of 5 used; `attemptsLeft` of the withdrawal says how many are left',
      'After the fifth wrong code, the withdrawal is `failed`.',
      'How many attempts to type the code are left. A wrong code uses one.',
    );
    const partner = partnerOf(set);
    const { id } = await create(partner);
    for (const left of [4, 3, 2, 1]) {
      expect(await confirm(partner, id, '654321')).toBe('confirmation_code_invalid');
      expect((await read(partner, id)).attemptsLeft).toBe(left);
    }
    expect(await confirm(partner, id, '654321')).toBe('confirmation_code_invalid');
    const failed = await read(partner, id);
    expect([failed.status, asObject(failed.failure).code]).toEqual([
      'failed',
      'confirmation_code_invalid',
    ]);
    expect(failed).not.toHaveProperty('attemptsLeft');
    expect(await confirm(partner, id)).toBe('withdrawal_not_pending');
    expect(await parts(partner, USDC)).toBe('1000.000000 + 0.000000');
  });

  it('must wait for the end of the cooling-off time, and for a proof above 1,000.00 EUR', async () => {
    says(
      'Until `usableFrom`, withdrawals to it are refused with',
      'prove it before you send more than 1,000.00 EUR',
      'the withdrawal is worth more than 1,000.00 EUR',
    );
    const partner = partnerOf(set);
    const beneficiary = {
      type: 'self',
      person: 'natural',
      name: 'Ana',
      country: 'SI',
      walletType: 'self_hosted',
    };
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const entry = await partner.send('createWithdrawalAddress', {}, { address, beneficiary });
    expect(entry.ownership).toBe('required');
    const body = {
      destination: { addressId: textOf(entry.id) },
      amount: usdc('10.000000'),
      externalId: 'cool',
    };
    expect(await partner.outcome('createWithdrawal', {}, body)).toBe('address_cooling_off');
    partner.advance('PT24H');
    const { id } = await partner.send('estimateWithdrawal', {}, { amount: body.amount });
    expect(await partner.outcome('createWithdrawal', {}, { ...body, estimateId: textOf(id) })).toBe(
      'ok',
    );
    const large = await partner.send('estimateWithdrawal', {}, { amount: usdc('1220.010000') });
    const much = {
      ...body,
      externalId: 'much',
      amount: usdc('1220.010000'),
      estimateId: textOf(large.id),
    };
    expect(await partner.outcome('createWithdrawal', {}, much)).toBe('address_not_verified');
    await partner.send(
      'verifyWithdrawalAddress',
      { addressId: textOf(entry.id) },
      { message: `I control ${address}. Today.` },
    );
    expect(await partner.outcome('createWithdrawal', {}, much)).toBe('insufficient_balance');
  });

  it('are sent to an entry that exists once per chain address, user and memo', async () => {
    says(
      'If you add the same address twice, the answer is the existing entry.',
      'the same address with another memo is another entry',
    );
    const partner = partnerOf(set);
    const list = async () => (await partner.ask('listWithdrawalAddresses')).body.data;
    const [example = {}, ...others] = objects(await list());
    expect(others).toEqual([]);
    const userId = await partner.newUser();
    partner.sandbox.move(KEY, userId, 'active');
    const { beneficiary = '' } = example;
    const add = async (body: JsonObject) =>
      (await partner.ask('createWithdrawalAddress', { body: { beneficiary, ...body } })).body;
    for (const owner of [USER, { userId }, {}]) {
      for (const memo of [{}, { memo: asText(example.memo) ?? '' }, { memo: '7' }]) {
        const { chain = '' } = example;
        const address = asText(example.address) ?? '';
        const first = await add({ ...owner, ...memo, chain, address });
        const before = await list();
        const again = await add({ ...owner, ...memo, chain, address: address.toLowerCase() });
        expect(again).toEqual(first);
        expect(await list()).toEqual(before);
        const isExample = owner === USER && memo.memo === example.memo;
        expect(first.id === example.id).toBe(isExample);
      }
    }
    expect(await list()).toHaveLength(9);
  });

  it('refuse addresses with a wrong checksum, and addresses that belong to no chain', async () => {
    says(
      'A changed letter is detected and answered with',
      'An address in lower case has no checksum and is accepted as it is.',
      'The address does not belong to the named chain.',
    );
    const partner = partnerOf(set);
    const outcome = (address: string) =>
      partner.outcome('createWithdrawalAddress', {}, { address });
    expect(await outcome('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5D359')).toBe(
      'address_checksum_mismatch',
    );
    expect(await outcome('0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359')).toBe('ok');
    expect(await outcome('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe('address_invalid');
  });

  it('cost what the estimate states until it expires', async () => {
    says(
      'An estimate fixes it for 60 seconds',
      '`expiresAt` of the estimate has passed, or the estimate was withdrawn with `network_fee_changed`.',
    );
    const partner = partnerOf(set);
    const { id, expiresAt } = await partner.send('estimateWithdrawal');
    expect(expiresAt).toBe('2026-11-02T09:31:00.000Z');
    partner.advance('PT60S');
    expect(await partner.outcome('createWithdrawal', {}, { estimateId: textOf(id) })).toBe(
      'estimate_expired',
    );
  });

  it('wait in screening while their user is suspended', async () => {
    says('In `screening` and `queued` it waits, shows `waitReason`, and can be canceled');
    const partner = partnerOf(set);
    const { id } = await create(partner);
    await confirm(partner, id);
    await partner.send('suspendUser', USER);
    partner.advance('P1D');
    expect((await read(partner, id)).status).toBe('screening');
    await partner.send('reactivateUser', USER);
    partner.advance('PT1H');
    expect((await read(partner, id)).status).toBe('completed');
  });
});
