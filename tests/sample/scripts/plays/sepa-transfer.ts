import { expect } from 'vitest';
import type { JsonObject } from '../../../../src/reference/contract/model';
import type { Player } from '../player';
import { activeUser, type Script } from './play';

let count = 0;

function pay(player: Player, name: string, more: JsonObject = {}): Promise<JsonObject> {
  count += 1;
  const body = { userId: player.id('user'), externalId: `script-sepa-${count}`, ...more };
  return player.make(name, 'createSepaTransfer', { body });
}

const transferPath = (player: Player, name: string) => ({
  path: { sepaTransferId: player.id(name) },
});
const amount = (value: string) => ({ amount: { amount: value } });
const stateOf = async (player: Player, name: string): Promise<unknown> =>
  (await player.send('getSepaTransfer', transferPath(player, name))).status;

async function confirmed(player: Player, name: string, more: JsonObject = {}): Promise<void> {
  await pay(player, name, more);
  await player.send('confirmSepaTransfer', transferPath(player, name));
}

export const sepaTransfer: Script = {
  file: 'general/api/sepa-transfer.mdx',
  before: async (player) => {
    await activeUser(player);
    const { iban = '' } = await player.send('getUserIban', { path: { userId: player.id('user') } });
    await player.send('simulateSepaDeposit', { body: { iban, amount: { amount: '2000.00' } } });
    player.advance('PT1M');
  },
  steps: [
    async (p) => {
      await p.make('check', 'verifyPayee');
      for (const name of ['Ana Kovac', 'Nobody Here', 'Bank Silent']) {
        await p.send('verifyPayee', { body: { name } });
      }
      await p.send('verifyPayee', { body: { iban: 'DE00999999990012345678' } });
    },
    async (p) => {
      await pay(p, 'paid', { payeeVerificationId: p.id('check') });
      await p.send('confirmSepaTransfer', { ...transferPath(p, 'paid'), body: { code: '000000' } });
      await p.send('confirmSepaTransfer', transferPath(p, 'paid'));
      p.advance('PT5S');
      expect(p.newEvents()).toContain('sepa.transfer.submitted');
      p.advance('PT10S');
    },
    async (p) => {
      const creditor = { name: 'Nobody Here' };
      await pay(p, 'none', { creditor });
      await pay(p, 'risky', { creditor, payeeRiskAccepted: true });
    },
    async (p) => {
      await pay(p, 'none', { remittance: 'Račun 12' });
    },
    async (p) => {
      await confirmed(p, 'rejected', amount('77.01'));
      p.advance('PT1M');
    },
    async (p) => {
      await confirmed(p, 'returned', amount('77.02'));
      p.advance('P1D');
    },
    async (p) => {
      await confirmed(p, 'evening', amount('77.03'));
      p.advance('PT5S');
      expect(await stateOf(p, 'evening')).toBe('scheduled');
      await p.send('cancelSepaTransfer', transferPath(p, 'evening'));
      await confirmed(p, 'night', amount('77.03'));
      p.advance('P5D');
      await stateOf(p, 'night');
      expect(p.newEvents()).toContain('sepa.transfer.submitted');
    },
    async (p) => {
      await pay(p, 'late');
      p.advance('PT11M');
      await p.send('confirmSepaTransfer', transferPath(p, 'late'));
    },
    async (p) => {
      await p.send('recallSepaTransfer', transferPath(p, 'paid'));
      p.advance('P3D');
      expect(p.newEvents()).toContain('sepa.transfer.recalled');
      await p.send('recallSepaTransfer', transferPath(p, 'paid'));
      await confirmed(p, 'another');
      p.advance('PT1M');
      const before = p.newEvents().length;
      await p.send('recallSepaTransfer', {
        ...transferPath(p, 'another'),
        body: { reason: 'customer_request' },
      });
      p.advance('P30D');
      expect(await stateOf(p, 'another')).toBe('recall_refused');
      expect(p.newEvents()).toHaveLength(before);
    },
    async (p) => {
      await pay(p, 'none', amount('999999.00'));
      await pay(p, 'none', amount('88888.00'));
      await pay(p, 'none', { externalId: 'taken-0815' });
    },
  ],
};
