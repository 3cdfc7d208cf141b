import { expect, it } from 'vitest';
import { asObject, asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { eur } from './accounts';
import { cardOf, pay, type WithCard } from './card-program';
import { programOf, type Program } from './program';
import { says } from './says';

/** Returns a verified user with some euros. */
async function withMoney(
  amount: string,
): Promise<{ readonly p: Program; readonly userId: string }> {
  const p = programOf('general');
  const { id } = await p.done('createUser', { body: { externalId: 'leaves-soon' } });
  const userId = asText(id) ?? '';
  p.advance('PT2S');
  await p.done('startKyc', { path: { userId } });
  p.advance('PT15M');
  const parties = {
    source: { type: 'partner', userId: null },
    destination: { type: 'user', userId },
  };
  await p.done('createTransfer', { body: { ...parties, amount: eur(amount) } });
  return { p, userId };
}

/** Spends all money of a user with a card. */
async function withPayment(then: string): Promise<WithCard & { readonly userId: string }> {
  const { p, userId } = await withMoney('20.00');
  const { id } = await p.done('createCard', { body: { userId } });
  p.advance('PT5S');
  const card = cardOf(p, id);
  expect(await pay(card, '20.00', { then })).toBe('authorized');
  return { ...card, userId };
}

const close = (p: Program, userId: string) => p.done('closeUser', { path: { userId } });

/** Returns the newest booking of the partner: type, direction and amount. */
async function newest(p: Program): Promise<readonly unknown[]> {
  const { data } = await p.done('listPartnerTransactions', { query: { limit: '1' } });
  const { type, direction, amount }: JsonObject = objects(data)[0] ?? {};
  return [type, direction, asObject(amount).amount];
}

const EMPTY = { available: '0.00', reserved: '0.00', pending: '0.00' };
const OWN =
  'What earlier payments of the user bring back or still cost is booked on your own balance.';

it.each(['refunded_in_parts', 'dispute_won'])(
  'money that a payment returns, `%s`, goes to you if its user is closed',
  async (then) => {
    says(
      OWN,
      'Refunds, returns and late clearings of a closed user are booked on your own balance.',
      'refunds are credited to the funding source as long as the user has it',
    );
    const { p, userId } = await withPayment(then);
    p.advance('PT1M1S');
    await close(p, userId);
    p.advance('P150D');
    expect(await newest(p)).toEqual(['card', 'credit', then === 'dispute_won' ? '20.00' : '10.00']);
    expect(await p.balance(userId)).toEqual(EMPTY);
  },
);

it('an amount that a merchant collects late from a closed user is charged to you', async () => {
  says(OWN);
  const { p, userId } = await withPayment('cleared_late');
  p.advance('P7DT1S');
  const parties = {
    source: { type: 'user', userId },
    destination: { type: 'partner', userId: null },
    reason: 'collection',
  };
  const body = { ...parties, amount: eur('20.00'), externalId: 'rest-of-the-balance' };
  await p.done('createTransfer', { body });
  await close(p, userId);
  p.advance('P60D');
  expect(await newest(p)).toEqual(['card', 'debit', '20.00']);
  expect(await p.balance(userId)).toEqual(EMPTY);
});

it.each([
  ['before', '110.20'],
  ['after', '100.20'],
])(
  'a SEPA transfer that you recall %s you close its user comes back to you',
  async (when, money) => {
    says(OWN);
    const { p, userId } = await withMoney(money);
    const payment = {
      userId,
      amount: eur('100.00'),
      scheme: 'sct_inst',
      payeeVerificationId: null,
    };
    const { id } = await p.done('createSepaTransfer', { body: payment });
    const path = { sepaTransferId: asText(id) ?? '' };
    await p.done('confirmSepaTransfer', { path });
    p.advance('PT1M');
    const recall = () => p.done('recallSepaTransfer', { path, body: { reason: 'fraud' } });
    if (when === 'before') await recall();
    await close(p, userId);
    if (when === 'after') {
      await recall();
      expect(await newest(p)).toEqual(['fee', 'debit', '10.00']);
    }
    p.advance('P15D');
    expect((await p.done('getSepaTransfer', { path })).status).toBe('recalled');
    expect(await newest(p)).toEqual(['sepa', 'credit', '100.00']);
    expect(await p.balance(userId)).toEqual(EMPTY);
  },
);
