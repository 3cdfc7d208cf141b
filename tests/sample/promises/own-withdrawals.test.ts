import { describe, expect, it } from 'vitest';
import { asObject, textOf } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { usdc } from './accounts';
import { says } from './says';
import { partnerOf, type Partner } from './support';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const MARKO = {
  type: 'third_party',
  person: 'natural',
  name: 'Marko Novak',
  country: 'SI',
  walletType: 'self_hosted',
};
const HOSTED = { ...MARKO, walletType: 'hosted', vasp: { name: 'Example Exchange Ltd' } };

/** Withdraws from your own balance to a bare address. */
const withdraw = (partner: Partner, amount: string, destination: JsonObject) => {
  const none = undefined as never;
  const own = { userId: none, estimateId: none, externalId: none };
  return partner.send('createWithdrawal', {}, { ...own, amount: usdc(amount), destination });
};

describe.each(['general', 'rebell-pay'])('%s: a withdrawal to a bare address', (set) => {
  it('shows the address with its checksum, in whichever form it was sent', async () => {
    says(
      'EVM addresses are returned with the EIP-55 checksum and accepted with it or in lower case.',
    );
    const partner = partnerOf(set);
    for (const address of [ADDRESS, ADDRESS.toLowerCase()]) {
      const made = await withdraw(partner, '20.000000', { address, beneficiary: MARKO });
      const read = await partner.send('getWithdrawal', { withdrawalId: textOf(made.id) });
      for (const { destination } of [made, read]) {
        expect(destination).toEqual({ address: ADDRESS, beneficiary: MARKO });
      }
    }
  });

  it('shows the latest declared beneficiary', async () => {
    says('Says who receives the withdrawal.');
    const partner = partnerOf(set);
    const { id } = await withdraw(partner, '77.01', { address: ADDRESS, beneficiary: MARKO });
    const path = { withdrawalId: textOf(id) };
    partner.advance('PT30S');
    const shown = [
      await partner.send('getWithdrawal', path),
      await partner.send('setWithdrawalBeneficiary', path, HOSTED),
      await partner.send('getWithdrawal', path),
    ].map(({ status, destination }) => [status, asObject(destination).beneficiary]);
    expect(shown).toEqual([
      ['awaiting_beneficiary', MARKO],
      ['screening', HOSTED],
      ['screening', HOSTED],
    ]);
  });
});
