import { expect } from 'vitest';
import { asObject, asText, objects } from '../../../../src/reference/contract/json';
import type { JsonObject } from '../../../../src/reference/contract/model';
import { USER } from '../accounts';
import type { Program } from '../program';
import { fresh, refusedAnew, type Ways } from './way';

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93';
const WALLET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OWN = {
  type: 'self',
  person: 'natural',
  name: 'Ana Kovač',
  country: 'SI',
  walletType: 'self_hosted',
};
const bare = (more: JsonObject): JsonObject => ({
  userId: null,
  destination: { addressId: null, address: WALLET, ...more },
});

/** Creates a withdrawal to an entry of the address book, without an estimate. */
const create = (p: Program, body: JsonObject = {}) =>
  refusedAnew(p, 'createWithdrawal', { estimateId: null, ...body });

async function waiting(p: Program, amount = '20.000000') {
  const body = { estimateId: null, amount: { amount }, ...fresh() };
  const id = await p.made('createWithdrawal', { body });
  return { path: { withdrawalId: id } };
}
async function confirmed(p: Program, amount?: string) {
  const at = await waiting(p, amount);
  await p.done('confirmWithdrawal', at);
  return at;
}
async function added(p: Program) {
  const id = await p.made('createWithdrawalAddress', { body: { address: WALLET } });
  return { addressId: id };
}
async function received(p: Program, amount: string, wait: string) {
  const id = await p.made('simulateDeposit', { body: { amount: { amount } } });
  p.advance(wait);
  return { path: { depositId: id } };
}
async function estimated(p: Program) {
  const id = await p.made('estimateWithdrawal');
  return { estimateId: id };
}

/** Errors of deposits and withdrawals of crypto-assets. */
export const CRYPTO: Ways = {
  asset_not_supported_on_chain: [
    `Send the chain \`${BITCOIN}\` with an asset of \`eip155:1\`.`,
    (p) => p.refused('createDepositAddress', { body: { chain: BITCOIN } }),
  ],
  address_limit_reached: [
    'Create more than 20 addresses of a user on one chain.',
    async (p) => {
      let refused;
      while (refused === undefined) refused = await p.refused('createDepositAddress');
      const { data } = await p.done('listDepositAddresses', { query: { ...USER, limit: '100' } });
      expect(objects(data)).toHaveLength(20);
      return refused;
    },
  ],
  deposit_below_minimum: [
    'Simulate a deposit of `0.000001`.',
    async (p) => {
      const made = await p.done('simulateDeposit', { body: { amount: { amount: '0.000001' } } });
      return asText(asObject(made.failure).code);
    },
  ],
  deposit_address_unknown: [
    'Simulate a deposit to an address you did not create.',
    (p) =>
      p.refused('simulateDeposit', {
        body: { address: '0x52908400098527886E0F7030069857D2E4169EE7' },
      }),
  ],
  originator_incomplete: [
    'Declare a `third_party` without `address`.',
    async (p) =>
      p.refused('setDepositOriginator', {
        ...(await received(p, '1500.000000', 'PT1H')),
        body: { type: 'third_party' },
      }),
  ],
  originator_window_closed: [
    'Simulate a deposit of `1500.000000`, advance the virtual clock by 15 days, then declare the originator.',
    async (p) => p.refused('setDepositOriginator', await received(p, '1500.000000', 'P15D')),
  ],
  originator_not_needed: [
    'Declare the originator of a deposit that is `credited`.',
    async (p) => p.refused('setDepositOriginator', await received(p, '20.000000', 'PT1H')),
  ],
  deposit_screening_failed: [
    'Simulate a deposit of `77.000002`, then advance the virtual clock by one hour.',
    async (p) => {
      const deposit = await p.done('getDeposit', await received(p, '77.000002', 'PT1H'));
      return asObject(deposit.failure).code;
    },
  ],
  address_invalid: [
    'Send the address `0x0000000000000000000000000000000000000001zz`.',
    (p) =>
      p.refused('createWithdrawalAddress', {
        body: { address: '0x0000000000000000000000000000000000000001zz' },
      }),
  ],
  address_checksum_mismatch: [
    'Change the case of one letter of an EVM address.',
    (p) => p.refused('createWithdrawalAddress', { body: { address: WALLET.replace('aA', 'AA') } }),
  ],
  memo_required: [
    'Send the address `0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB` without a memo.',
    (p) =>
      p.refused('createWithdrawalAddress', {
        body: { address: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB' },
      }),
  ],
  address_not_verified: [
    'Withdraw `1500.00` to an entry whose `ownership` is `required`.',
    async (p) => {
      const destination = await added(p);
      p.advance('P1D');
      return create(p, { amount: { amount: '1500.00' }, destination });
    },
  ],
  address_cooling_off: [
    'Use an address right after you added it, without advancing the virtual clock.',
    async (p) => create(p, { destination: await added(p) }),
  ],
  withdrawal_address_revoked: [
    'Revoke an address, then use it.',
    async (p) => {
      const destination = await added(p);
      await p.done('revokeWithdrawalAddress', { path: destination });
      return create(p, { destination });
    },
  ],
  beneficiary_required: [
    'Send a `destination` with `address` and no `beneficiary`.',
    (p) => create(p, bare({})),
  ],
  ownership_proof_required: [
    'Withdraw `1500.00` from your own balance to a bare address with the beneficiary `self` and `self_hosted`.',
    (p) => create(p, { amount: { amount: '1500.00' }, ...bare({ beneficiary: OWN }) }),
  ],
  ownership_proof_invalid: [
    'Send the signature `bad-signature-bad-signature`.',
    async (p) =>
      p.refused('verifyWithdrawalAddress', {
        path: await added(p),
        body: {
          message: `I control ${WALLET}. 2026-11-02`,
          signature: 'bad-signature-bad-signature',
        },
      }),
  ],
  withdrawal_amount_below_minimum: [
    'Ask for an amount of `0.000001`.',
    (p) => create(p, { amount: { amount: '0.000001' } }),
  ],
  estimate_expired: [
    'Make an estimate, advance the virtual clock by 61 seconds, then use it.',
    async (p) => {
      const estimate = await estimated(p);
      p.advance('PT61S');
      return create(p, estimate);
    },
  ],
  network_fee_changed: [
    'Withdraw with an estimate and the `externalId` `network-fee-rose`.',
    async (p) => create(p, { ...(await estimated(p)), externalId: 'network-fee-rose' }),
  ],
  confirmation_code_invalid: [
    'Send the code `000000`.',
    async (p) =>
      p.refused('confirmWithdrawal', { ...(await waiting(p)), body: { code: '000000' } }),
  ],
  confirmation_expired: [
    'Create a withdrawal, advance the virtual clock by 11 minutes, then confirm it.',
    async (p) => {
      const at = await waiting(p);
      p.advance('PT11M');
      return p.refused('confirmWithdrawal', at);
    },
  ],
  withdrawal_not_pending: [
    'Confirm a withdrawal twice with two keys.',
    async (p) => p.refused('confirmWithdrawal', await confirmed(p)),
  ],
  withdrawal_not_cancelable: [
    'Confirm a withdrawal, advance the virtual clock by 5 minutes, then cancel it.',
    async (p) => {
      const at = await confirmed(p);
      p.advance('PT5M');
      return p.refused('cancelWithdrawal', at);
    },
  ],
  withdrawal_not_awaiting_beneficiary: [
    'Declare the beneficiary of a withdrawal that is `screening`.',
    async (p) => p.refused('setWithdrawalBeneficiary', await confirmed(p)),
  ],
  withdrawal_refused: [
    'Create a withdrawal of `77.02`, confirm it, and advance the virtual clock by one minute.',
    async (p) => {
      const at = await confirmed(p, '77.02');
      p.advance('PT1M');
      return asObject((await p.done('getWithdrawal', at)).failure).code;
    },
  ],
};
