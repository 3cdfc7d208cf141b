import { expect } from 'vitest';
import { asText } from '../../../../src/reference/contract/json';
import { activeUser, type Script } from './play';

const CHAIN = 'bip122:000000000019d6689c085ae165831e93';
const on = (name: string, id: string) => ({ path: { [name]: id } });
const status = (body: { readonly status?: unknown }): unknown => body.status;

export const deposit: Script = {
  file: 'shared/prose/_deposit-scenario.mdx',
  before: activeUser,
  steps: [
    async (p) => {
      const body = { userId: p.id('user') };
      const made = await p.make('address', 'createDepositAddress', {
        body,
        key: 'script-address-01',
      });
      const again = await p.send('createDepositAddress', { body, key: 'script-address-01' });
      expect(again.id).toBe(made.id);
      p.kept.set('at', asText(made.address) ?? '');
      await p.send('createDepositAddress', { body: { ...body, chain: CHAIN } });
    },
    async (p) => {
      await p.make('deposit', 'simulateDeposit', { body: { address: p.id('at') } });
      for (const [wait, state] of [
        ['PT15S', 'confirming'],
        ['PT3M', 'screening'],
        ['PT30S', 'credited'],
      ] as const) {
        p.advance(wait);
        expect(status(await p.send('getDeposit', on('depositId', p.id('deposit'))))).toBe(state);
      }
    },
    async (p) => {
      const amount = { amount: '1500.000000' };
      await p.make('large', 'simulateDeposit', { body: { address: p.id('at'), amount } });
      p.advance('PT1H');
      await p.send('setDepositOriginator', {
        ...on('depositId', p.id('large')),
        body: { type: 'third_party' },
      });
      const address = {
        line1: 'Example Road 7',
        city: 'Maribor',
        postalCode: '2000',
        country: 'SI',
      };
      await p.send('setDepositOriginator', {
        ...on('depositId', p.id('large')),
        body: { type: 'third_party', address },
      });
      p.advance('PT30S');
      expect(status(await p.send('getDeposit', on('depositId', p.id('large'))))).toBe('credited');
    },
    async (p) => {
      await p.send('setDepositOriginator', on('depositId', p.id('large')));
    },
    async (p) => {
      const amount = { amount: '1500.000000' };
      await p.make('late', 'simulateDeposit', { body: { address: p.id('at'), amount } });
      p.advance('P15D');
      await p.send('getDeposit', on('depositId', p.id('late')));
      await p.send('setDepositOriginator', on('depositId', p.id('late')));
    },
    async (p) => {
      const amount = { amount: '77.000001' };
      await p.make('held', 'simulateDeposit', { body: { address: p.id('at'), amount } });
      p.advance('PT1H');
      expect(status(await p.send('getDeposit', on('depositId', p.id('held'))))).toBe('on_hold');
      p.advance('P1D');
      expect(status(await p.send('getDeposit', on('depositId', p.id('held'))))).toBe('credited');
    },
    async (p) => {
      const amount = { amount: '77.000002' };
      await p.make('bad', 'simulateDeposit', { body: { address: p.id('at'), amount } });
      p.advance('PT1H');
      expect(p.newEvents()).toContain('deposit.rejected');
      p.advance('P1D');
      expect(p.newEvents().at(-1)).toBe('deposit.returned');
    },
    async (p) => {
      const amount = { amount: '77.000003' };
      await p.make('lost', 'simulateDeposit', { body: { address: p.id('at'), amount } });
      p.advance('PT1H');
      expect(status(await p.send('getDeposit', on('depositId', p.id('lost'))))).toBe('orphaned');
      expect(p.newEvents().filter((type) => type !== 'deposit.detected')).toEqual([]);
    },
    async (p) => {
      await p.send('simulateDeposit', {
        body: { address: p.id('at'), amount: { amount: '0.000001' } },
      });
      p.saw('rejected');
    },
  ],
};
