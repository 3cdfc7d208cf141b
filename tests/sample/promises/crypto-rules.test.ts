import { describe, expect, it } from 'vitest';
import { asObject, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { balance, bookings, parts, usdc, USDC, USER } from './accounts';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, valuesOf, type Partner } from './support';

const WALLET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const SHARED = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93';
const BTC = `${BITCOIN}/slip44:0`;
const SELF = {
  type: 'self',
  person: 'natural',
  name: 'Ana',
  country: 'SI',
  walletType: 'self_hosted',
};
const none = undefined as never;
let count = 0;
const newId = () => ({ externalId: `c-${(count += 1)}` });

const receive = (partner: Partner, amount: string, body: JsonObject = {}) =>
  partner.send('simulateDeposit', {}, { amount: usdc(amount), ...body });
const read = (partner: Partner, id: JsonValue | undefined) =>
  partner.send('getDeposit', { depositId: textOf(id) });
const withdraw = (partner: Partner, amount: string, body: JsonObject = {}) =>
  partner.send(
    'createWithdrawal',
    {},
    { amount: usdc(amount), estimateId: none, ...newId(), ...body },
  );
const confirm = (partner: Partner, id: JsonValue | undefined) =>
  partner.send('confirmWithdrawal', { withdrawalId: textOf(id) });
const stateOf = async (partner: Partner, id: JsonValue | undefined) =>
  (await partner.send('getWithdrawal', { withdrawalId: textOf(id) })).status;
const addWallet = (partner: Partner, body: JsonObject = {}) =>
  partner.send('createWithdrawalAddress', {}, { address: WALLET, beneficiary: SELF, ...body });
const prove = (partner: Partner, id: JsonValue | undefined, body: JsonObject) =>
  partner.outcome('verifyWithdrawalAddress', { addressId: textOf(id) }, body);

describe.each(['general', 'rebell-pay'])('%s: a deposit', (set) => {
  it('that is rejected is returned less the network fee, and creates no booking', async () => {
    says(
      '`returnedAmount` went back to the address in `returnAddress`.',
      'What was sent back, `amount` minus the network fee.',
      'A deposit that is `returned` has a `returnedAmount`, and the network fee in `fees`.',
      'A deposit that is not credited no longer lists the deposit fee.',
      'It is sent back where the law allows it, unless it is below `depositMin` or the network fee would use it up.',
      'Also when a rejected deposit is `returned`, as the blockchain takes it.',
      'until it is sent back, 1 day where the law allows it',
    );
    const partner = partnerOf(set);
    const { id } = await receive(partner, '77.000002');
    partner.advance('PT1H');
    const rejected = await read(partner, id);
    expect([rejected.status, rejected.fees]).toEqual(['rejected', []]);
    partner.advance('P1D');
    const { data } = partner.newEvents().at(-1) ?? { data: {} as JsonObject };
    const { status, fees, returnedAmount, fromAddresses, returnAddress } = data;
    expect([status, returnedAmount, valuesOf(fees, 'feeId')]).toEqual([
      'returned',
      usdc('75.800002'),
      ['crypto-withdrawal-network'],
    ]);
    expect(fromAddresses).toEqual([returnAddress]);
    expect([await bookings(partner, id), (await balance(partner, USDC))[2]]).toEqual([
      [],
      '0.000000',
    ]);
  });

  it('from a proven wallet needs no originator', async () => {
    says(
      'prove the address in the address book for withdrawals, so that the next deposit from it passes',
      "The wallet sent a small amount to one of the user's deposit addresses; send `depositId`.",
      'as long as a deposit',
    );
    const partner = partnerOf(set);
    const entry = await addWallet(partner);
    const fromAddress = WALLET.toLowerCase();
    const stopped = await receive(partner, '1500.000000', { fromAddress });
    const small = await receive(partner, '2.000000', { fromAddress });
    const other = await receive(partner, '3.000000');
    const proof = (id: JsonValue | undefined) =>
      prove(partner, entry.id, {
        method: 'satoshi_test',
        depositId: textOf(id),
        message: none,
        signature: none,
      });
    expect(await proof(small.id)).toBe('ownership_proof_invalid');
    partner.advance('PT1H');
    expect((await read(partner, stopped.id)).status).toBe('awaiting_originator');
    expect([await proof(other.id), await proof(small.id)]).toEqual([
      'ownership_proof_invalid',
      'ok',
    ]);
    const { id } = await receive(partner, '1500.000000', { fromAddress });
    partner.advance('PT1H');
    expect((await read(partner, id)).status).toBe('credited');
  });

  it('arrives only at its address, for its owner, even while the user is suspended', async () => {
    says(
      "Money still arrives and is credited. It can't leave before the suspension ends.",
      'An address never expires and is never given to another owner.',
      'Only addresses of this user. Without it, also those of your own balance.',
      'With a new key, you get a second address; both stay valid.',
      'Every asset in `assets` is credited there; any other asset sent to it is not.',
    );
    const partner = partnerOf(set);
    const mine = await partner.send('createDepositAddress');
    const own = await partner.send('createDepositAddress', {}, { userId: none });
    expect(own).not.toHaveProperty('userId');
    expect(new Set([mine.address, own.address]).size).toBe(2);
    const listed = async (query: Record<string, string>) => {
      const { data } = (await partner.ask('listDepositAddresses', { query })).body;
      return [mine, own].map(({ id = '' }) => valuesOf(data, 'id').includes(id));
    };
    expect([await listed({}), await listed(USER)]).toEqual([
      [true, true],
      [true, false],
    ]);
    const amount = { amount: '1.00000000', asset: BTC };
    expect(
      await partner.outcome('simulateDeposit', {}, { address: textOf(own.address), amount }),
    ).toBe('asset_not_supported_on_chain');
    await partner.send('suspendUser', USER);
    partner.advance('P400D');
    const made = await receive(partner, '150.000000', { address: textOf(mine.address) });
    const ours = await receive(partner, '10.000000', { address: textOf(own.address) });
    expect([made.userId, ours.userId]).toEqual([EXAMPLE_USER, undefined]);
    partner.advance('PT5M');
    expect((await read(partner, made.id)).status).toBe('credited');
    const { body } = await partner.ask('listPartnerTransactions');
    const related = objects(body.data ?? []).filter(({ relatedId }) => relatedId === ours.id);
    expect(valuesOf(related, 'type')).toEqual(['fee', 'deposit']);
    expect((await withdraw(partner, '10.000000')).code).toBe('user_suspended');
    const query = { txHash: textOf(made.txHash) };
    const list = await partner.ask('listDeposits', { query });
    expect(valuesOf(list.body.data, 'id')).toEqual([made.id]);
  });
});

describe.each(['general', 'rebell-pay'])('%s: a closed user', (set) => {
  it('has no addresses any more, and new deposits are returned', async () => {
    says(
      'the entries of the address book are revoked',
      'Money that arrives after that is returned to its sender where the network allows it.',
      'You revoke it, or close its user.',
      'The check fails, or the user is closed.',
    );
    const partner = partnerOf(set);
    const userId = await partner.newUser();
    for (const step of ['startKyc', 'createKycCase']) {
      if (partner.subject.contract.operations.some(({ id }) => id === step)) {
        await partner.send(step, { userId });
      }
    }
    partner.advance('PT1H');
    expect((await partner.send('getUser', { userId })).status).toBe('active');
    const { address } = await partner.send('createDepositAddress', {}, { userId });
    const entry = await addWallet(partner, { userId });
    expect(await partner.outcome('closeUser', { userId })).toBe('ok');
    const { body } = await partner.ask('listWithdrawalAddresses', { query: { userId } });
    expect([valuesOf(body.data, 'id'), valuesOf(body.data, 'status')]).toEqual([
      [entry.id],
      ['revoked'],
    ]);
    const { id } = await receive(partner, '150.000000', { address: textOf(address) });
    partner.advance('P2D');
    expect((await read(partner, id)).returnedAmount).toEqual(usdc('148.800000'));
    expect(await partner.outcome('createDepositAddress', {}, { userId })).toBe('user_not_eligible');
  });
});

describe.each(['general', 'rebell-pay'])('%s: a withdrawal', (set) => {
  it('costs the fees of the table, on top or included', async () => {
    says(
      'The beneficiary receives `amount` minus the fees.',
      'What the beneficiary would receive.',
      'What would leave the balance.',
      '| "Send 150 USDC" | `on_top` | 150.000000 USDC | 151.700000 USDC |',
      '| "Send everything, 150 USDC" | `included` | 148.300000 USDC | 150.000000 USDC |',
      'An estimate reserves nothing and does not check the balance.',
      'Without `estimateId`, the withdrawal has the fees at the moment of its creation',
      'Whether the fees are part of `amount`. If omitted, `on_top`.',
      'If the schedule has no entry for a currency or asset, nothing is charged in it.',
    );
    const partner = partnerOf(set);
    const estimate = async (feeMode: string, amount = '150.000000') => {
      const made = await partner.send('estimateWithdrawal', {}, { feeMode, amount: usdc(amount) });
      return [asObject(made.amount).amount, asObject(made.total).amount];
    };
    expect(await estimate('on_top')).toEqual(['150.000000', '151.700000']);
    expect(await estimate('included')).toEqual(['148.300000', '150.000000']);
    expect(await estimate(none)).toEqual(await estimate('on_top'));
    expect(await estimate('on_top', '200000.000000')).toHaveLength(2);
    expect(await parts(partner, USDC)).toBe('1000.000000 + 0.000000');
    const made = await withdraw(partner, '150.000000', { feeMode: 'included' });
    expect([made.total, made.networkFee]).toEqual([usdc('150.000000'), usdc('1.200000')]);
    const bitcoin = await partner.send(
      'estimateWithdrawal',
      {},
      {
        chain: BITCOIN,
        amount: { amount: '0.10000000', asset: BTC },
        address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      },
    );
    expect(asObject(bitcoin.total)).toEqual({ amount: '0.10000000', asset: BTC });
    const wrong = await withdraw(partner, '150.000000', { estimateId: textOf(bitcoin.id) });
    expect([wrong.code, valuesOf(wrong.errors, 'pointer')]).toEqual([
      'validation_failed',
      ['/estimateId'],
    ]);
  });

  it('accepts only an estimate with the same amount and fee mode', async () => {
    says(
      '`POST /withdrawals` refuses an `estimateId` made for another `amount` or `feeMode` with `validation_failed`.',
      'Estimate whose fees to use, of the same `amount` and `feeMode`; any other is refused with `validation_failed`.',
      'the withdrawal costs what the estimate says, whatever the network charges',
      'Estimate whose fees were used.',
    );
    const partner = partnerOf(set);
    const estimate = await partner.send('estimateWithdrawal', {}, { amount: usdc('20.000000') });
    const code = async (amount: string, body: JsonObject) =>
      (await withdraw(partner, amount, { estimateId: textOf(estimate.id), ...body })).code;
    expect(await code('20.000001', {})).toBe('validation_failed');
    expect(await code('20.000000', { feeMode: 'included' })).toBe('validation_failed');
    expect(await code('20.00', { feeMode: 'on_top' })).toBeUndefined();
    const included = { amount: usdc('20.000000'), feeMode: 'included' };
    const all = await partner.send('estimateWithdrawal', {}, included);
    const body = { feeMode: 'included', estimateId: textOf(all.id) };
    expect(await code('18.300000', { ...body, feeMode: 'on_top' })).toBe('validation_failed');
    const made = await withdraw(partner, '20.000000', body);
    expect([made.estimateId, made.total]).toEqual([all.id, all.total]);
  });

  it('is between the minimum and the maximum of its asset', async () => {
    says(
      'The smallest and largest withdrawal are properties of the asset',
      'Largest single withdrawal, a decimal number in units of the asset.',
      'The amount, minus the fees if `feeMode` is `included`, is below the smallest withdrawal of the asset.',
    );
    const partner = partnerOf(set);
    const code = async (amount: string, body?: JsonObject) =>
      (await withdraw(partner, amount, body)).code;
    expect(await code('4.999999')).toBe('withdrawal_amount_below_minimum');
    expect(await code('6.699999', { feeMode: 'included' })).toBe('withdrawal_amount_below_minimum');
    expect(await code('6.700000', { feeMode: 'included' })).toBeUndefined();
    for (let made = 0; made < 2; made += 1) {
      const own = await partner.send('createDepositAddress', {}, { userId: none });
      await receive(partner, '200000.000000', { address: textOf(own.address) });
      partner.advance('P1D');
    }
    const bare = {
      userId: none,
      destination: { address: WALLET, beneficiary: { ...SELF, type: 'third_party' } },
    };
    expect(await code('250000.000001', bare)).toBe('limit_exceeded');
    expect(await code('250000.000000', bare)).toBeUndefined();
  });

  it('from your own balance can go to a bare address, and starts in screening', async () => {
    says(
      'send an address with its beneficiary, and it starts in `screening`',
      'For your own balance only; withdrawals of users go to an entry of the address book.',
      'for a bare address',
      '`ownership_proof_required` for a bare address',
      "If the provider knows that an address is shared, it answers `memo_required`; but it doesn't know all of them.",
      'The receiver shares the address between customers and needs a memo or tag.',
      'the same address with another memo is another entry',
      'The destination is an address and `beneficiary` is missing.',
    );
    const partner = partnerOf(set);
    const destination = { address: WALLET, beneficiary: SELF };
    expect((await withdraw(partner, '10.000000', { destination })).code).toBe('validation_failed');
    const own = (body: JsonObject, amount = '10.000000') =>
      withdraw(partner, amount, { userId: none, destination: { ...destination, ...body } });
    expect((await own({})).status).toBe('screening');
    expect((await own({}, '1500.00')).code).toBe('ownership_proof_required');
    expect((await own({ address: SHARED })).code).toBe('memo_required');
    expect((await own({ beneficiary: none })).code).toBe('beneficiary_required');
    const { type, name, walletType } = SELF;
    const answer = await own({ beneficiary: { type, name, walletType } });
    expect(answer.code).toBe('validation_failed');
    expect(valuesOf(answer.errors, 'pointer')).toEqual([
      '/destination/beneficiary/person',
      '/destination/beneficiary/country',
    ]);
    expect((await own({ address: SHARED, memo: '7' })).status).toBe('screening');
    expect((await addWallet(partner, { address: SHARED })).code).toBe('memo_required');
    const [first, same, second] = [
      await addWallet(partner, { address: SHARED, memo: '7' }),
      await addWallet(partner, { address: SHARED.toLowerCase(), memo: '7' }),
      await addWallet(partner, { address: SHARED, memo: '8' }),
    ];
    expect([same.id === first.id, second.id === first.id]).toEqual([true, false]);
  });

  it('continues when its address is revoked, and when its user is suspended late', async () => {
    says(
      'Existing withdrawals continue.',
      'Withdrawals already on their way to it are not stopped.',
      'A withdrawal that is `broadcasting` or later continues. In `screening` and `queued` it waits, shows `waitReason`, and can be canceled; one that still has to be confirmed is refused with `user_suspended`.',
      'Each reserves its amount when it is created. The second may be refused with `insufficient_balance`, and nothing is reserved for it.',
    );
    const partner = partnerOf(set);
    const entry = await addWallet(partner);
    partner.advance('P1D');
    const destination = { addressId: textOf(entry.id) };
    const first = await withdraw(partner, '600.000000', { destination });
    expect((await withdraw(partner, '500.000000', { destination })).code).toBe(
      'insufficient_balance',
    );
    expect(await parts(partner, USDC)).toBe('398.300000 + 601.700000');
    await confirm(partner, first.id);
    await partner.send('revokeWithdrawalAddress', { addressId: textOf(entry.id) });
    partner.advance('PT31S');
    expect(await stateOf(partner, first.id)).toBe('queued');
    partner.advance('PT1M');
    expect(await stateOf(partner, first.id)).toBe('broadcasting');
    await partner.send('suspendUser', USER);
    partner.advance('PT10M');
    expect(await stateOf(partner, first.id)).toBe('completed');
  });
});
