import { expect } from 'vitest';
import { asText, objects } from '../../../../src/reference/contract/json';
import { activeUser, userWithEuros, verify, type Script } from './play';

const CHAIN = 'bip122:000000000019d6689c085ae165831e93';
const OWN = { externalId: 'customer-0815' };
const on = (name: string, id: string) => ({ path: { [name]: id } });
const status = (body: { readonly status?: unknown }): unknown => body.status;

export const user: Script = {
  file: 'shared/prose/_user-scenario.mdx',
  steps: [
    async (p) => {
      await p.make('user', 'createUser', { body: OWN, key: 'script-user-key-01' });
    },
    async (p) => {
      const again = await p.send('createUser', { body: OWN, key: 'script-user-key-01' });
      expect(again.id).toBe(p.id('user'));
      await p.send('createUser', { body: OWN });
    },
    async (p) => {
      const users = await p.send('listUsers', { query: { externalId: 'customer-0815' } });
      expect(objects(users.data).map(({ id }) => id)).toEqual([p.id('user')]);
    },
    async (p) => {
      p.advance('PT2S');
      expect(status(await p.send('getUser', on('userId', p.id('user'))))).toBe(
        'pending_verification',
      );
      await verify(p, p.id('user'));
      expect(status(await p.send('getUser', on('userId', p.id('user'))))).toBe('active');
    },
    async (p) => {
      await p.send('getUserBalances', on('userId', p.id('user')));
      await p.send('getUserLimits', on('userId', p.id('user')));
    },
    async (p) => {
      await p.send('suspendUser', on('userId', p.id('user')));
      await p.send('suspendUser', on('userId', p.id('user')));
    },
    async (p) => {
      await p.send('reactivateUser', on('userId', p.id('user')));
      await p.send('reactivateUser', on('userId', 'usr_01931f5e-9e4c-7d5e-9f60-7b8c9d0e1f20'));
    },
    async (p) => {
      await p.send('closeUser', on('userId', 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f'));
      await p.send('closeUser', on('userId', p.id('user')));
      await p.send('updateUser', on('userId', p.id('user')));
    },
  ],
};

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

export const exchange: Script = {
  file: 'shared/prose/_exchange-scenario.mdx',
  before: userWithEuros,
  steps: [
    async (p) => {
      const body = { userId: p.id('user') };
      await p.make('quote', 'createExchangeQuote', { body, key: 'script-quote-0001' });
    },
    async (p) => {
      const body = { userId: p.id('user') };
      const again = await p.send('createExchangeQuote', { body, key: 'script-quote-0001' });
      expect(again.id).toBe(p.id('quote'));
    },
    async (p) => {
      await p.make('exchange', 'createExchange', { body: { quoteId: p.id('quote') } });
    },
    async (p) => {
      p.advance('PT5S');
      await p.send('getExchange', on('exchangeId', p.id('exchange')));
    },
    async (p) => {
      await p.send('createExchange', { body: { quoteId: p.id('quote'), externalId: 'again' } });
    },
    async (p) => {
      await p.make('late', 'createExchangeQuote', { body: { userId: p.id('user') } });
      p.advance('PT31S');
      await p.send('createExchange', { body: { quoteId: p.id('late'), externalId: 'late' } });
      await p.send('getExchangeQuote', on('quoteId', p.id('late')));
    },
    async (p) => {
      await p.make('moved', 'createExchangeQuote', { body: { userId: p.id('user') } });
      await p.send('createExchange', {
        body: { quoteId: p.id('moved'), externalId: 'rate-moved' },
      });
    },
    async (p) => {
      await p.make('fails', 'createExchangeQuote', { body: { userId: p.id('user') } });
      await p.send('createExchange', {
        body: { quoteId: p.id('fails'), externalId: 'fail-exchange' },
      });
      p.advance('PT1M');
    },
    async (p) => {
      const userId = p.id('user');
      await p.send('createExchangeQuote', { body: { userId, to: 'EUR' } });
      await p.send('createExchangeQuote', { body: { userId, fromAmount: { amount: '0.01' } } });
      await p.send('createExchangeQuote', { body: { userId, fromAmount: { amount: '88888.00' } } });
    },
    async (p) => {
      await p.make('unwanted', 'createExchangeQuote', { body: { userId: p.id('user') } });
      await p.send('cancelExchangeQuote', on('quoteId', p.id('unwanted')));
      await p.send('createExchange', { body: { quoteId: p.id('unwanted'), externalId: 'none' } });
    },
  ],
};

export const transfer: Script = {
  file: 'shared/prose/_transfer-scenario.mdx',
  before: activeUser,
  steps: [
    async (p) => {
      const body = { destination: { userId: p.id('user') } };
      await p.make('transfer', 'createTransfer', { body, key: 'script-transfer-01' });
    },
    async (p) => {
      const body = { destination: { userId: p.id('user') } };
      const again = await p.send('createTransfer', { body, key: 'script-transfer-01' });
      expect(again.id).toBe(p.id('transfer'));
      await p.send('createTransfer', { body: { ...body, externalId: 'taken-0815' } });
    },
    async (p) => {
      const to = { userId: p.id('user') };
      const other = (body: object, externalId: string) =>
        p.send('createTransfer', { body: { destination: to, externalId, ...body } });
      await other({ destination: { type: 'partner', userId: null } }, 'refused-1');
      await other({ amount: { amount: '999999.00' } }, 'refused-2');
      await other({ amount: { amount: '88888.00' } }, 'refused-3');
      await other({ amount: { amount: '10.00', currency: 'XTS' } }, 'refused-4');
    },
    async (p) => {
      const body = {
        destination: { userId: p.id('user') },
        externalId: 'slow',
        amount: { amount: '77.01' },
      };
      await p.make('slow', 'createTransfer', { body });
      p.advance('PT30S');
      await p.send('getTransfer', on('transferId', p.id('slow')));
      expect(p.newEvents()).toContain('transfer.completed');
    },
    async (p) => {
      const body = {
        destination: { userId: p.id('user') },
        externalId: 'bad',
        amount: { amount: '77.02' },
      };
      await p.make('failed', 'createTransfer', { body });
      p.advance('PT1M');
    },
    async (p) => {
      const part = (amount: string, externalId: string) =>
        p.send('createTransfer', {
          body: {
            source: { type: 'user', userId: p.id('user') },
            destination: { type: 'partner', userId: null },
            reversalOf: p.id('transfer'),
            reason: 'refund',
            externalId,
            amount: { amount },
          },
        });
      await part('125.01', 'part-1');
      await part('100.00', 'part-2');
    },
    async (p) => {
      await p.send('createTransfer', {
        body: { reversalOf: p.id('failed'), externalId: 'never', reason: 'refund' },
      });
    },
    async (p) => {
      await p.send('suspendUser', on('userId', p.id('user')));
      const body = { destination: { userId: p.id('user') }, externalId: 'stopped' };
      await p.send('createTransfer', { body });
    },
  ],
};
