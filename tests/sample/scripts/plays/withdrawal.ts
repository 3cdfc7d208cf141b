import { expect } from 'vitest';
import type { JsonObject } from '../../../../src/reference/contract/model';
import { asObject } from '../../../../src/reference/contract/json';
import type { Player } from '../player';
import { userWithAssets, type Script } from './play';

const withdrawalPath = (player: Player, name: string) => ({
  path: { withdrawalId: player.id(name) },
});

let count = 0;

/** A withdrawal to the address of the first step. */
function withdraw(player: Player, name: string, amount: string, more: JsonObject = {}) {
  count += 1;
  const body = {
    userId: player.id('user'),
    destination: { addressId: player.id('address') },
    estimateId: null,
    externalId: `script-withdrawal-${count}`,
    amount: { amount },
    ...more,
  };
  return player.make(name, 'createWithdrawal', { body });
}

async function stateOf(player: Player, name: string): Promise<unknown> {
  return (await player.send('getWithdrawal', withdrawalPath(player, name))).status;
}

async function confirmed(player: Player, name: string, amount: string): Promise<void> {
  await withdraw(player, name, amount);
  await player.send('confirmWithdrawal', withdrawalPath(player, name));
}

export const withdrawal: Script = {
  file: 'shared/prose/_withdrawal-scenario.mdx',
  before: userWithAssets,
  steps: [
    async (p) => {
      const userId = p.id('user');
      await p.make('address', 'createWithdrawalAddress', { body: { userId } });
      const address = '0xfb6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
      await p.send('createWithdrawalAddress', { body: { userId, address } });
      p.saw('B');
    },
    async (p) => {
      await withdraw(p, 'early', '150.000000');
      p.advance('PT24H');
      const { data } = await p.send('listWithdrawalAddresses', { query: { userId: p.id('user') } });
      expect(JSON.stringify(data)).toContain('"active"');
    },
    async (p) => {
      const estimate = await p.make('estimate', 'estimateWithdrawal');
      expect(asObject(estimate.total).amount).toBe('151.700000');
      await withdraw(p, 'first', '150.000000', {
        estimateId: p.id('estimate'),
        externalId: 'withdrawal-2026-0815',
      });
    },
    async (p) => {
      await p.send('confirmWithdrawal', {
        ...withdrawalPath(p, 'first'),
        body: { code: '000000' },
      });
      const { attemptsLeft } = await p.send('getWithdrawal', withdrawalPath(p, 'first'));
      expect(attemptsLeft).toBe(4);
      await p.send('confirmWithdrawal', withdrawalPath(p, 'first'));
      for (const [wait, state] of [
        ['PT30S', 'queued'],
        ['PT60S', 'broadcasting'],
        ['PT15S', 'confirming'],
        ['PT3M', 'completed'],
      ] as const) {
        p.advance(wait);
        expect(await stateOf(p, 'first')).toBe(state);
      }
    },
    async (p) => {
      await p.make('old', 'estimateWithdrawal');
      p.advance('PT61S');
      await withdraw(p, 'none', '150.000000', { estimateId: p.id('old') });
      await withdraw(p, 'late', '150.000000');
      p.advance('PT11M');
      await p.send('confirmWithdrawal', withdrawalPath(p, 'late'));
    },
    async (p) => {
      const path = { addressId: p.id('address') };
      await withdraw(p, 'none', '1500.00');
      const signature = 'bad-signature-bad-signature';
      await p.send('verifyWithdrawalAddress', { path, body: { signature } });
      await p.send('verifyWithdrawalAddress', { path });
      await withdraw(p, 'large', '1500.00');
    },
    async (p) => {
      await confirmed(p, 'open', '77.01');
      p.advance('PT1H');
      expect(await stateOf(p, 'open')).toBe('awaiting_beneficiary');
      await p.send('setWithdrawalBeneficiary', withdrawalPath(p, 'open'));
      await p.send('setWithdrawalBeneficiary', withdrawalPath(p, 'open'));
    },
    async (p) => {
      await confirmed(p, 'rejected', '77.02');
      await confirmed(p, 'failed', '77.03');
      p.advance('PT1H');
      await withdraw(p, 'none', '999999.00');
      await withdraw(p, 'none', '88888.00');
    },
    async (p) => {
      await withdraw(p, 'unwanted', '10.00');
      await p.send('cancelWithdrawal', withdrawalPath(p, 'unwanted'));
      await confirmed(p, 'sent', '10.00');
      p.advance('PT2M');
      await p.send('cancelWithdrawal', withdrawalPath(p, 'sent'));
    },
    async (p) => {
      await p.send('revokeWithdrawalAddress', { path: { addressId: p.id('address') } });
      await withdraw(p, 'none', '10.00');
    },
  ],
};
