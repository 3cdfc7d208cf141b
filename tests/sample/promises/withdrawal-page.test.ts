import { describe, expect, it } from 'vitest';
import { asObject, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { bookings, parts, usdc, USDC } from './accounts';
import { says } from './says';
import { partnerOf, valuesOf, type Partner } from './support';

const WALLET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const SELF = {
  type: 'self',
  person: 'natural',
  name: 'Ana',
  country: 'SI',
  walletType: 'self_hosted',
};
const none = undefined as never;
let count = 0;

const create = (partner: Partner, amount: string, body: JsonObject = {}) => {
  count += 1;
  const sent = { amount: usdc(amount), estimateId: none, externalId: `w-${count}` };
  return partner.send('createWithdrawal', {}, { ...sent, ...body });
};
const path = (id: JsonValue | undefined) => ({ withdrawalId: textOf(id) });
const read = (partner: Partner, id: JsonValue | undefined) =>
  partner.send('getWithdrawal', path(id));
const confirmed = async (partner: Partner, amount: string) => {
  const { id } = await create(partner, amount);
  await partner.send('confirmWithdrawal', path(id));
  return id;
};
const addWallet = (partner: Partner, beneficiary: JsonObject = SELF, address = WALLET) =>
  partner.send('createWithdrawalAddress', {}, { address, beneficiary });

describe.each(['general', 'rebell-pay'])('%s: a withdrawal', (set) => {
  it('sends `total` less the fees, in about 5 minutes', async () => {
    says(
      'Safe to repeat; each call makes a new estimate.',
      'Amount that was requested.',
      'the amount the beneficiary receives: `total` minus `networkFee` and `providerFee`',
      "A withdrawal from a user's balance waits for the user's confirmation.",
      'The `201` is `pending_confirmation`.',
      "`pending_confirmation` for a user's balance, `screening` for yours.",
      'about 5 minutes later on Ethereum in this sample contract',
      'In a block; `txHash` is final.',
    );
    const partner = partnerOf(set);
    const estimates = [
      await partner.send('estimateWithdrawal'),
      await partner.send('estimateWithdrawal'),
    ];
    expect(new Set(estimates.map(({ id }) => id)).size).toBe(2);
    const made = await create(partner, '150.000000', { feeMode: 'included' });
    expect([made.status, made.amount, made.total]).toEqual([
      'pending_confirmation',
      usdc('150.000000'),
      usdc('150.000000'),
    ]);
    await partner.send('confirmWithdrawal', path(made.id));
    partner.advance('PT4M44S');
    const confirming = await read(partner, made.id);
    expect(confirming.status).toBe('confirming');
    partner.advance('PT1S');
    const completed = await read(partner, made.id);
    expect([completed.status, completed.txHash]).toEqual(['completed', confirming.txHash]);
    expect(await bookings(partner, made.id)).toEqual([
      'withdrawal debit 148.300000',
      'fee debit 1.200000',
      'fee debit 0.500000',
    ]);
  });

  it('can be canceled until it is broadcast, and never afterwards', async () => {
    says(
      'You can stop it until it is broadcast, and never after that.',
      '| `screening` | 60 seconds | After an hour, show "being checked". It can be canceled. |',
      '| `queued` | 60 seconds | It can be canceled.',
      'A batch is signed at least every 60 seconds. If the batch is faster, the answer is `withdrawal_not_cancelable`, and the asset is sent.',
      'The withdrawal was broadcast, or has ended.',
      'Stops a withdrawal that has not been broadcast yet, and releases the reserved amount.',
      'A withdrawal cannot be undone once it is broadcast.',
      'Only in `broadcasting` and `confirming` can nobody stop it.',
      'It cannot be canceled, and `txHash` may still change.',
      'Canceled before it was sent; amount and fees are back in `available`.',
      'When you cancel it; that is `withdrawal.canceled`.',
      'When the cancellation is refused.',
    );
    const partner = partnerOf(set);
    const cancel = (id: JsonValue | undefined) => partner.outcome('cancelWithdrawal', path(id));
    const { id: pending } = await create(partner, '20.000000');
    expect(await cancel(pending)).toBe('ok');
    for (const [amount, after, state] of [
      ['20.000000', 'PT1S', 'screening'],
      ['77.01', 'PT30S', 'awaiting_beneficiary'],
      ['20.000000', 'PT30S', 'queued'],
    ] as const) {
      const id = await confirmed(partner, amount);
      partner.advance(after);
      expect((await read(partner, id)).status).toBe(state);
      partner.newEvents();
      expect(await cancel(id)).toBe('ok');
      expect(partner.eventTypes()).toEqual(['withdrawal.canceled']);
      expect(await parts(partner, USDC)).toBe('1000.000000 + 0.000000');
    }
    const id = await confirmed(partner, '20.000000');
    partner.advance('PT1M30S');
    partner.newEvents();
    for (const state of ['broadcasting', 'confirming']) {
      expect((await read(partner, id)).status).toBe(state);
      expect([await cancel(id), partner.eventTypes()]).toEqual(['withdrawal_not_cancelable', []]);
      partner.advance('PT15S');
    }
  });

  it('fails without its beneficiary after a week, or if the network drops it', async () => {
    says(
      'Declare who receives it within 7 days, or it fails.',
      'Again as a reminder.',
      'within 7 days, or it fails',
      'Nothing was sent; amount and fees are back in `available`.',
      '`failure` says whether a new withdrawal may succeed',
      'If `failure.retryable` is `true`, make a new estimate and a new withdrawal.',
      'The network drops it. The withdrawal ends in `failed` with the failure `network_congested`.',
    );
    const partner = partnerOf(set);
    const ids = [await confirmed(partner, '77.01'), await confirmed(partner, '77.03')];
    partner.advance('PT1H');
    expect(partner.eventTypes().filter((type) => !type.endsWith('created'))).toEqual([
      'withdrawal.beneficiary_required',
      'withdrawal.broadcast',
      'withdrawal.failed',
    ]);
    partner.advance('P6D');
    expect(partner.eventTypes()).toEqual([]);
    partner.advance('P1D');
    expect(partner.eventTypes()).toEqual(['withdrawal.failed']);
    const failures = [];
    for (const id of ids) {
      const failed = await read(partner, id);
      failures.push(asObject(failed.failure).code);
      expect([failed.status, failed.txHash]).toEqual(['failed', undefined]);
    }
    expect(failures).toEqual(['beneficiary_required', 'network_congested']);
    expect(asObject((await read(partner, ids[1])).failure).retryable).toBe(true);
    expect(await parts(partner, USDC)).toBe('1000.000000 + 0.000000');
  });

  it('continues once its beneficiary is declared', async () => {
    says(
      'Needed while it is `awaiting_beneficiary`; it then goes back to `screening`.',
      'After it, the answer is `withdrawal_not_awaiting_beneficiary`; in that case, read the withdrawal.',
    );
    const partner = partnerOf(set);
    const id = await confirmed(partner, '77.01');
    partner.advance('PT30S');
    const declare = () => partner.send('setWithdrawalBeneficiary', path(id), SELF);
    expect((await declare()).status).toBe('screening');
    expect((await declare()).code).toBe('withdrawal_not_awaiting_beneficiary');
    partner.advance('PT5M');
    expect((await read(partner, id)).status).toBe('completed');
  });

  it('loses only one attempt for a wrong code, however often the answer is lost', async () => {
    says(
      'A wrong code counts as an attempt even if the answer is lost',
      'Read the withdrawal, then repeat with the same `Idempotency-Key`.',
      'Six digits. The sandbox accepts `123456`.',
    );
    const partner = partnerOf(set);
    const { id } = await create(partner, '20.000000');
    const wrong = { path: path(id), body: { code: '000000' }, key: 'lost-answer-00000001' };
    const attempt = async () => {
      const { body } = await partner.ask('confirmWithdrawal', wrong);
      return [body.code, (await read(partner, id)).attemptsLeft];
    };
    expect(await attempt()).toEqual(['confirmation_code_invalid', 4]);
    expect(await attempt()).toEqual(['confirmation_code_invalid', 4]);
  });

  it('keeps its `externalId` forever, even if it was canceled', async () => {
    says(
      'A second one with the same value is answered with `external_id_taken`, however much later it comes',
      "A code can't be sent again. If the message doesn't arrive, cancel the withdrawal and create a new one, with a new key and a new `externalId`.",
    );
    const partner = partnerOf(set);
    const { id, externalId = '' } = await create(partner, '20.000000');
    await partner.send('cancelWithdrawal', path(id));
    partner.advance('P400D');
    expect((await create(partner, '20.000000', { externalId })).code).toBe('external_id_taken');
    expect((await create(partner, '20.000000')).status).toBe('pending_confirmation');
  });
});

describe.each(['general', 'rebell-pay'])('%s: an address of the address book', (set) => {
  /** Returns a program whose user has 5,000 USDC. */
  const rich = async (): Promise<Partner> => {
    const partner = partnerOf(set);
    await partner.send('simulateDeposit', {}, { amount: usdc('5000.000000') });
    partner.advance('PT5M');
    return partner;
  };

  it('stays proven until it is revoked, and then has to cool off again', async () => {
    says(
      'a proof is valid as long as the entry',
      'Takes an address out of use.',
      'Add the address again to use it, with a new cooling-off time.',
      'and, for a self-hosted wallet above 1,000.00 EUR, when its ownership is proven',
      'Nothing can be sent to it yet.',
      'The entry. It must be `active`.',
    );
    const partner = await rich();
    const { id = '' } = await addWallet(partner);
    const message = `I control ${WALLET}. 2026-11-02`;
    await partner.send('verifyWithdrawalAddress', { addressId: textOf(id) }, { message });
    partner.advance('P400D');
    const destination = { addressId: id };
    expect((await create(partner, '1500.00', { destination })).status).toBe('pending_confirmation');
    await partner.send('revokeWithdrawalAddress', { addressId: textOf(id) });
    const again = await addWallet(partner);
    expect([again.id === id, again.status, again.ownership]).toEqual([
      false,
      'pending',
      'required',
    ]);
    const refused = await create(partner, '20.000000', {
      destination: { addressId: textOf(again.id) },
    });
    expect(refused.code).toBe('address_cooling_off');
    partner.advance('PT24H');
    const small = await create(partner, '20.000000', {
      destination: { addressId: textOf(again.id) },
    });
    expect(small.status).toBe('pending_confirmation');
  });

  it('is proven by a message that contains it exactly', async () => {
    says(
      'in the sandbox, no wallet signs, so any message that contains the address is accepted, whatever its date',
      'your app changes the text after it was signed',
      'The wallet signed `message`; send `message` and `signature`.',
      'The proof was accepted.',
    );
    const partner = partnerOf(set);
    const { id } = await addWallet(partner);
    const prove = (body: JsonObject) =>
      partner.outcome('verifyWithdrawalAddress', { addressId: textOf(id) }, body);
    const message = `I control ${WALLET}.`;
    expect(await prove({ message: `${message}\n` })).toBe('ownership_proof_invalid');
    expect(await prove({ message: 'I control another wallet.' })).toBe('ownership_proof_invalid');
    expect(await prove({ message, signature: none })).toBe('validation_failed');
    expect(await prove({ message })).toBe('ok');
    const { body } = await partner.ask('listWithdrawalAddresses');
    expect(valuesOf(body.data, 'ownership')[0]).toBe('proven');
  });

  it('requires a proof above 1,000.00 EUR if the user owns the wallet', async () => {
    says(
      'always `type`, `person`, `name`, `country` and `walletType`',
      '| `self_hosted` | `self` | up to 1,000.00 EUR | Nothing. |',
      'Without it: `address_not_verified` for an entry of the address book',
      '| `self_hosted` | `third_party` | any | Nothing.',
      '| `hosted` | either | any | `vasp`, the provider of the wallet.',
      "The value is that at the moment the withdrawal is created, at the provider's rate.",
      "A hosted wallet, or somebody else's.",
      'Provider of the receiving wallet.',
    );
    const partner = await rich();
    const hosted = { ...SELF, walletType: 'hosted' };
    expect((await addWallet(partner, hosted)).code).toBe('validation_failed');
    for (const always of ['type', 'person', 'name', 'country', 'walletType']) {
      const incomplete = await addWallet(partner, { ...SELF, [always]: none });
      expect([always, incomplete.code]).toEqual([always, 'validation_failed']);
    }
    const entries = [
      await addWallet(partner),
      await addWallet(
        partner,
        { ...hosted, vasp: { name: 'Example Exchange Ltd' } },
        '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
      ),
      await addWallet(
        partner,
        { ...SELF, type: 'third_party' },
        '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      ),
    ];
    expect(entries.map(({ ownership }) => ownership)).toEqual([
      'required',
      'not_needed',
      'not_needed',
    ]);
    partner.advance('PT24H');
    const send = async (index: number, amount: string) => {
      const destination = { addressId: textOf(entries[index]?.id) };
      return (await create(partner, amount, { destination })).code;
    };
    // 1.22 USDC are worth 1 EUR.
    expect(await send(0, '1220.000001')).toBe('address_not_verified');
    expect(await send(0, '1220.000000')).toBeUndefined();
    expect(await send(1, '1500.00')).toBeUndefined();
    expect(await send(2, '1500.00')).toBeUndefined();
  });
});
