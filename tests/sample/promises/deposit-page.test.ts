import { describe, expect, it } from 'vitest';
import { evmAddressError } from '../../../partners/shared/sandbox/checks';
import { asObject, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { usdc, used } from './accounts';
import { says } from './says';
import { partnerOf, valuesOf, type Partner } from './support';

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93';
const BTC = `${BITCOIN}/slip44:0`;
const SENDER = {
  type: 'third_party',
  name: 'Marko Novak',
  address: { line1: 'Example Road 7', city: 'Maribor', postalCode: '2000', country: 'SI' },
  walletType: 'hosted',
  vasp: { name: 'Example Exchange Ltd' },
};

const receive = (partner: Partner, amount: string, body: JsonObject = {}) =>
  partner.send('simulateDeposit', {}, { amount: usdc(amount), ...body });
const read = (partner: Partner, id: JsonValue | undefined) =>
  partner.send('getDeposit', { depositId: textOf(id) });
const declare = (partner: Partner, id: JsonValue | undefined, body: JsonObject) =>
  partner
    .ask('setDepositOriginator', { path: { depositId: textOf(id) }, body })
    .then(({ body: answer }) => answer);

describe.each(['general', 'rebell-pay'])('%s: a deposit', (set) => {
  it('is sent to an address in the notation of its chain', async () => {
    says(
      'EVM addresses are returned with the EIP-55 checksum and accepted with it or in lower case.',
      'EVM addresses are returned in mixed case.',
      'are one address',
      'Address it appears to come from. If omitted, the sandbox invents one.',
      'Deposit address it arrived at.',
      'the address belongs to a user and not to you',
    );
    const partner = partnerOf(set);
    const made = await partner.send('createDepositAddress');
    const address = textOf(made.address);
    expect([evmAddressError(address), address === address.toLowerCase()]).toEqual([
      undefined,
      false,
    ]);
    const fromAddress = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
    const deposit = await receive(partner, '20.000000', {
      address: address.toLowerCase(),
      fromAddress,
    });
    expect([deposit.addressId, deposit.userId, deposit.fromAddresses]).toEqual([
      made.id,
      made.userId,
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ]);
    const none = await receive(partner, '20.000000', { fromAddress: undefined as never });
    expect((none.fromAddresses as string[]).map(evmAddressError)).toEqual([undefined]);
    const swap = (letter: string) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
    const mistyped = { address: address.replace(/[a-f]/i, swap) };
    expect(await partner.outcome('simulateDeposit', {}, mistyped)).toBe('deposit_address_unknown');
  });

  it('takes as long as its chain, and is numbered if the chain numbers transfers', async () => {
    says(
      'about 3 minutes on Ethereum, about 60 minutes on Bitcoin',
      'what takes minutes in production happens when you advance the clock by as many minutes.',
      'the chain allows several transfers in one transaction, as EVM chains do',
      'The smallest deposit and the number of confirmations are properties of the asset',
      '`requiredConfirmations` is how many the provider waits for on this chain.',
      'Confirmations before a deposit is screened.',
    );
    const partner = partnerOf(set);
    const { body } = await partner.ask('listAssets');
    const required = new Map(
      objects(body.data ?? []).map((asset) => [asset.asset, asset.confirmations]),
    );
    const bitcoin = await partner.send('createDepositAddress', {}, { chain: BITCOIN, asset: BTC });
    const slow = await receive(partner, '0', {
      address: textOf(bitcoin.address),
      amount: { amount: '0.00100000', asset: BTC },
    });
    const fast = await receive(partner, '20.000000');
    expect([slow.logIndex, typeof fast.logIndex]).toEqual([undefined, 'number']);
    for (const { amount, requiredConfirmations } of [slow, fast]) {
      expect(requiredConfirmations).toBe(required.get(asObject(amount).asset ?? ''));
    }
    const states = async () => [
      (await read(partner, slow.id)).status,
      (await read(partner, fast.id)).status,
    ];
    partner.advance('PT3M14S');
    expect(await states()).toEqual(['confirming', 'confirming']);
    partner.advance('PT1S');
    expect(await states()).toEqual(['confirming', 'screening']);
    partner.advance('PT56M59S');
    expect(await states()).toEqual(['confirming', 'credited']);
    partner.advance('PT1S');
    expect((await read(partner, slow.id)).status).toBe('screening');
  });

  it('without its originator requests it once, and expires without an event', async () => {
    says(
      'Again as a reminder; set your own 7 days before the date.',
      'Declare who sent it before `data.originatorDueAt`, or it expires.',
      'before `originatorDueAt`, 14 days after the event',
      'This also finds what has no event',
    );
    const partner = partnerOf(set);
    const { id } = await receive(partner, '1500.000000');
    partner.advance('PT1H');
    const [, asked] = partner.newEvents();
    expect([asked?.type, asked?.data.id]).toEqual(['deposit.originator_required', id]);
    partner.advance('P13D');
    expect((await read(partner, id)).status).toBe('awaiting_originator');
    partner.advance('P1D');
    const expired = await read(partner, id);
    expect([expired.status, expired.originatorDueAt, partner.eventTypes()]).toEqual([
      'expired',
      asked?.data.originatorDueAt,
      [],
    ]);
  });

  it('keeps its sender, and continues to be checked', async () => {
    says(
      'Who sent it, as you or the sending provider declared.',
      'Needed while the deposit is `awaiting_originator`; the deposit then goes back to `screening`.',
      'A deposit that passes is credited, in most cases within 60 seconds.',
      'The deposit is `rejected`.',
      '`third_party` without `address`, or `hosted` without `vasp`.',
      'which names each missing field',
      'Safe to repeat: one declaration counts. After it, the answer is `originator_not_needed`; in that case, read the deposit.',
    );
    const partner = partnerOf(set);
    const [kept, refused] = [
      await receive(partner, '1500.000000'),
      await receive(partner, '1500.000000'),
    ];
    partner.advance('PT1H');
    expect(kept).not.toHaveProperty('originator');
    const { name, type, walletType } = SENDER;
    const incomplete = await declare(partner, kept.id, { name, type, walletType });
    expect([incomplete.code, valuesOf(incomplete.errors, 'pointer')]).toEqual([
      'originator_incomplete',
      ['/address', '/vasp'],
    ]);
    expect(await declare(partner, kept.id, SENDER)).toMatchObject({
      status: 'screening',
      originator: SENDER,
    });
    expect((await declare(partner, kept.id, SENDER)).code).toBe('originator_not_needed');
    await declare(partner, refused.id, { ...SENDER, name: 'Sandbox Rejected' });
    partner.newEvents();
    partner.advance('PT60S');
    expect((await read(partner, kept.id)).status).toBe('credited');
    expect((await read(partner, refused.id)).status).toBe('rejected');
    expect(partner.eventTypes().toSorted()).toEqual(['deposit.credited', 'deposit.rejected']);
  });

  it('on hold sends an event for the hold, and then only for its end', async () => {
    says(
      'When the hold ends; that is `deposit.credited` or `deposit.rejected`.',
      'A transaction to one of your addresses was seen. Nothing is credited yet.',
      'For later confirmations; read the deposit to show progress.',
      'Between two states, nothing happens until you advance it.',
      'Simulated deposits follow the virtual clock.',
      'Objects move with the virtual clock.',
    );
    const partner = partnerOf(set);
    const { id } = await receive(partner, '77.000001');
    expect((await read(partner, id)).status).toBe('detected');
    expect(partner.newEvents().map(({ type, data }) => [type, data.creditedAmount])).toEqual([
      ['deposit.detected', undefined],
    ]);
    partner.advance('PT1H');
    expect(partner.eventTypes()).toEqual(['deposit.on_hold']);
    partner.advance('P1D');
    expect(partner.eventTypes()).toEqual(['deposit.credited']);
  });

  it('counts toward the limits of its user until it is certain not to be credited', async () => {
    says(
      'Amounts in other currencies and assets count in the currency of the limit',
      'A deposit counts toward the limits of its user when it arrives.',
    );
    const partner = partnerOf(set);
    await receive(partner, '122.000000');
    await receive(partner, '77.000002');
    expect(await used(partner, 'crypto_deposit')).toBe('163.12');
    partner.advance('PT1H');
    expect(await used(partner, 'crypto_deposit')).toBe('100.00');
  });

  it('above a limit of its user waits for a reviewer', async () => {
    says(
      'A deposit that exceeds it is not refused; it stops in `on_hold`.',
      "Only a deposit can't be refused: one above a limit stops in `on_hold`.",
      'One that exceeds them stops in `on_hold` until a reviewer has looked at it.',
    );
    const partner = partnerOf(set);
    const { id: within } = await receive(partner, '60000.000000');
    const { id: above } = await receive(partner, '2000.000000');
    partner.advance('PT1H');
    expect([(await read(partner, within)).status, (await read(partner, above)).status]).toEqual([
      'credited',
      'on_hold',
    ]);
    expect(partner.eventTypes().filter((type) => type === 'deposit.on_hold')).toHaveLength(1);
    expect(await used(partner, 'crypto_deposit')).toBe('50819.68');
    partner.advance('P1D');
    expect((await read(partner, above)).status).toBe('credited');
  });
});
