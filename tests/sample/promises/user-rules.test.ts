import { describe, expect, it } from 'vitest';
import { asObject, asText, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { KEY } from '../../mock/support';
import { eur, usdc, USDC, USER } from './accounts';
import { programOf, type Program } from './program';
import { says } from './says';
import { valuesOf } from './support';

const OTHER = 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f';
const PARTNER = { type: 'partner', userId: null };
const userParty = (userId: string) => ({ type: 'user', userId });

interface Someone {
  readonly p: Program;
  readonly path: { readonly userId: string };
}

async function someone(set: string, body: JsonObject = {}): Promise<Someone> {
  const p = programOf(set);
  const { id } = await p.done('createUser', { body: { externalId: 'user-rules', ...body } });
  const path = { userId: asText(id) ?? '' };
  p.newEvents();
  return { p, path };
}

/** Returns a verified user without money. */
async function active(set: string): Promise<Someone> {
  const user = await someone(set);
  user.p.advance('PT2S');
  user.p.sandbox.move(KEY, user.path.userId, 'active');
  user.p.newEvents();
  return user;
}

const userOf = ({ p, path }: Someone) => p.done('getUser', { path });
let transfers = 0;
function transfer(p: Program, source: JsonObject, destination: JsonObject, amount: JsonObject) {
  transfers += 1;
  const fromUser = destination.type === 'user' ? 'user_to_user' : 'collection';
  const reason = source.type === 'user' ? fromUser : 'funding';
  const body = { source, destination, amount: { asset: null, currency: null, ...amount } };
  return p.call('createTransfer', {
    body: { ...body, externalId: `user-rules-${transfers}`, reason },
  });
}

describe.each(['general', 'rebell-pay'])('%s: a user', (set) => {
  it('is created, suspended, reactivated and closed once, with one key or with two', async () => {
    says(
      'Send the same body with the same `Idempotency-Key`; the user is created once.',
      'a second user with the same `externalId` is refused with `user_exists`.',
      '`user_not_active` then means the first attempt worked.',
      '`user_not_suspended` then means the first attempt worked.',
      '`user_closed` then means the first attempt worked.',
      '`user_not_active` on suspend, `user_not_suspended` on reactivate and `user_closed` on close mean that somebody else was faster.',
      'With it, you find the user again if an answer is lost, and it can never be changed or reused.',
    );
    const p = programOf(set);
    const path = { userId: '' };
    const twice = async (id: string, body?: JsonObject) => {
      const call = { path, ...(body ? { body } : {}) };
      const headers = { 'Idempotency-Key': `user-rules-${id}` };
      p.newEvents();
      const first = await p.done(id, { ...call, headers });
      const types = p.eventTypes();
      expect(await p.done(id, { ...call, headers }), id).toEqual(first);
      expect(p.eventTypes(), id).toEqual([]);
      return [first, await p.refused(id, call), ...types] as const;
    };
    const [user, ...created] = await twice('createUser', { externalId: 'user-rules-once' });
    expect(created).toEqual(['user_exists', 'user.created']);
    path.userId = asText(user.id) ?? '';
    p.advance('PT2S');
    p.sandbox.move(KEY, path.userId, 'active');
    expect((await twice('suspendUser')).slice(1)).toEqual(['user_not_active', 'user.suspended']);
    expect((await twice('reactivateUser')).slice(1)).toEqual([
      'user_not_suspended',
      'user.activated',
    ]);
    expect((await twice('closeUser')).slice(1)).toEqual(['user_closed', 'user.closed']);
  });

  it('that is new can use no product, is not suspended, and can be closed', async () => {
    says(
      'The user starts in `created` and can use products once it is `active`.',
      'The call requires a user in state `active`, and the user is in another state.',
      'The user has not been verified yet.',
      'Your program closes the user without a verification.',
      'The screening found nothing against the user.',
      'The record exists and is being screened.',
    );
    for (const wait of ['PT0S', 'PT2S']) {
      const user = await someone(set);
      user.p.advance(wait);
      const { status } = await userOf(user);
      expect(status).toBe(wait === 'PT0S' ? 'created' : 'pending_verification');
      const { p, path } = user;
      expect(await p.refused('createExchangeQuote', { body: path })).toBe('user_not_eligible');
      expect(await p.refused('suspendUser', { path })).toBe('user_not_active');
      expect(await p.refused('closeUser', { path })).toBeUndefined();
    }
  });

  it('that is not verified cannot send anything', async () => {
    says(
      'Products answer `user_not_eligible`, its transfers `limit_exceeded`.',
      'Products answer `user_not_eligible` until then, its transfers `limit_exceeded`.',
    );
    for (const wait of ['PT0S', 'PT2S']) {
      const { p, path } = await someone(set);
      p.advance(wait);
      const own = userParty(path.userId);
      expect((await transfer(p, PARTNER, own, eur('10.00'))).body.status).toBe('completed');
      for (const other of [PARTNER, userParty(OTHER)]) {
        expect((await transfer(p, own, other, eur('1.00'))).body.code).toBe('limit_exceeded');
      }
    }
  });

  it('can share an email address with others; the IP address of the acceptance is never returned', async () => {
    says(
      'Need not be unique, since families and offices share them.',
      'Stored as evidence and never returned.',
      'Moment the user was created.',
      'Path of the new user.',
    );
    const { p, path } = await someone(set, { ip: '203.0.113.99' });
    const second = await p.call('createUser', { body: { externalId: 'user-rules-2' } });
    const first = await p.done('getUser', { path });
    expect(second.body.email).toBe(first.email);
    expect(second.headers.get('Location')).toBe(`/v1/users/${textOf(second.body.id)}`);
    const sent = p.sandbox.session(KEY).events.map(({ body }) => body);
    expect([JSON.stringify(first), ...sent].join()).not.toContain('203.0.113.99');
  });

  it('is updated only in the sent fields; the later of two requests wins', async () => {
    says(
      'Changes the fields you send and leaves the others unchanged.',
      'Two processes that change different fields do not overwrite each other; for the same field, the later request wins.',
      'The fields to change; at least one.',
      'Data, verification level or state of the user changed, and no other event on this page reports it.',
      'Compare `data.updatedAt` with what you stored, and drop the event if yours is newer.',
    );
    const { p, path } = await someone(set);
    const update = (body: JsonObject) => p.ask('updateUser', { path, body });
    p.advance('PT1S');
    await update({ email: 'one@user.example' });
    await update({ phone: '+447700900321' });
    p.advance('PT1S');
    await update({ phone: '+447700900654' });
    const user = await p.done('getUser', { path });
    expect(user).toMatchObject({ email: 'one@user.example', phone: '+447700900654' });
    expect((await update({})).body.code).toBe('validation_failed');
    const events = p.newEvents();
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['user.updated']));
    const moments = events.map(({ data }) => textOf(data.updatedAt));
    expect(moments).toEqual([...moments].sort());
    expect(events.at(-1)?.data).toMatchObject({ status: 'pending_verification' });
  });

  it('keeps the fields that a verification confirmed, which differ for persons and businesses', async () => {
    says(
      'Persons only; locked once verified.',
      'Businesses only; locked once verified.',
      'After `approved`, confirmed fields are locked (`user_data_locked`).',
      'The request would change a field that a verification has confirmed.',
      'Send only the fields that change.',
      'A natural person, acting for themselves. Send name, date of birth and nationality.',
    );
    const BUSINESS = {
      ...{ firstName: null, lastName: null, dateOfBirth: null, nationality: null },
      ...{ type: 'business', legalName: 'Example d.o.o.', registrationNumber: '1234567000' },
      incorporatedOn: '2019-06-03',
    };
    const people = [
      { firstName: 'Eva', dateOfBirth: '1991-01-01', nationality: 'HR' },
      { firstName: 'Iva', dateOfBirth: '1992-02-02', nationality: 'AT' },
    ] as const;
    const firms = [
      { legalName: 'Other d.o.o.', registrationNumber: '7654321', incorporatedOn: '2018-01-01' },
      { legalName: 'Third d.o.o.', registrationNumber: '1234567', incorporatedOn: '2017-01-01' },
    ] as const;
    for (const [[first, second], [other], body] of [
      [people, firms, {}],
      [firms, people, BUSINESS],
    ] as const) {
      const { p, path } = await someone(set, body);
      p.advance('PT2S');
      const outcomes = async (fields: JsonObject) => {
        const calls = Object.entries(fields).map(([name, value]) =>
          p.ask('updateUser', { path, body: { [name]: value } }),
        );
        return new Set((await Promise.all(calls)).map((answer) => answer.body.code));
      };
      expect(await outcomes(first)).toEqual(new Set([undefined]));
      expect(await outcomes(other)).toEqual(new Set(['validation_failed']));
      p.sandbox.move(KEY, path.userId, 'active');
      expect(await outcomes(first)).toEqual(new Set([undefined]));
      expect(await outcomes(second)).toEqual(new Set(['user_data_locked']));
    }
  });

  it('that your program suspended can be closed without being reactivated', async () => {
    says(
      'Your program ends the relationship, all balances are zero and the provider has no review open.',
      'Your program ends its own suspension.',
      'The relationship has ended.',
      'After a successful `POST /users/{userId}/close`.',
      'Reason you gave.',
      'Moment of the closure.',
    );
    const user = await active(set);
    const { p, path } = user;
    await p.done('suspendUser', { path });
    p.advance('PT1M');
    p.newEvents();
    const closed = await p.done('closeUser', { path, body: { reason: 'fraud' } });
    const closedAt = '2026-11-02T09:31:02.000Z';
    expect(closed).toMatchObject({ closure: { reason: 'fraud', closedAt } });
    expect(p.newEvents()).toEqual([{ type: 'user.closed', data: closed }]);
    for (const id of ['suspendUser', 'reactivateUser', 'closeUser', 'updateUser']) {
      expect(await p.refused(id, { path }), id).toBe('user_closed');
    }
    p.advance('P30D');
    expect(await userOf(user)).toEqual(closed);
  });

  it('with the last name `Suspended` is suspended by the provider once it is active', async () => {
    says(
      'Once active, the user is suspended by the provider.',
      'Monitoring found a risk, or a verification expired.',
      'The provider reviews the user; only the provider sets this.',
      'The user can use their products from now on.',
      'Within 1 second of the suspension, whoever made it.',
    );
    const { p, path } = await someone(set, { lastName: 'Suspended' });
    p.advance('PT2S');
    if (set === 'general') await p.done('startKyc', { path });
    p.advance('PT1H');
    const events = p.newEvents().filter(({ type }) => type.startsWith('user.'));
    expect(events.map(({ type }) => type)).toEqual([
      'user.updated',
      'user.activated',
      'user.suspended',
    ]);
    const suspension = { by: 'provider', reason: 'compliance_review' };
    expect(events.at(-1)?.data).toMatchObject({ status: 'suspended', suspension });
    expect(await p.refused('reactivateUser', { path })).toBe('user_suspended_by_provider');
  });

  it('can be filtered by state, newest first', async () => {
    says('Only users in this state.', 'Lists the users of your program, newest first.');
    const { p } = await someone(set);
    await p.done('createUser', { body: { externalId: 'user-rules-second' } });
    const list = async (status: string) =>
      valuesOf((await p.done('listUsers', { query: { status } })).data, 'externalId');
    expect(await list('created')).toEqual(['user-rules-second', 'user-rules']);
    expect(await list('closed')).toEqual([]);
  });
});

describe.each(['general', 'rebell-pay'])('%s: operations during a suspension', (set) => {
  it('continue if they were checked before it; the rest waits, and refused ones are not repeated', async () => {
    says(
      'What was handed to a network before, such as a broadcast withdrawal or an authorized card payment, goes on. Everything else waits and shows it in `waitReason`. Cancel what must not continue: canceling works during the suspension.',
      'Money arrives; what was handed to a network before goes on; all other payments wait',
      'suspend, so that nothing new starts; cancel what waits; wait until `pending` and `reserved` are zero',
      'Requests refused during the suspension are not repeated for you.',
      'A suspension takes effect within 1 second and needs no preparation',
      'Stops everything the user can start, within 1 second: payments, withdrawals, exchanges',
    );
    const p = programOf(set);
    const withdraw = async (amount: string) => {
      const body = { externalId: `withdrawal-${amount}`, amount: usdc(amount), estimateId: null };
      const { id } = await p.done('createWithdrawal', { body });
      const path = { withdrawalId: textOf(id) };
      await p.done('confirmWithdrawal', { path, body: { code: '123456' } });
      return path;
    };
    const state = async (path: { readonly withdrawalId: string }) =>
      (await p.done('getWithdrawal', { path })).status;
    const early = await withdraw('50.000000');
    p.advance('PT1M31S');
    const late = await withdraw('60.000000');
    expect([await state(early), await state(late)]).toEqual(['broadcasting', 'screening']);
    await p.done('suspendUser', { path: USER });
    const stopped = await transfer(p, userParty(USER.userId), userParty(OTHER), eur('1.00'));
    expect(stopped.body.code).toBe('transfer_party_suspended');
    p.advance('PT1H');
    expect([await state(early), await state(late)]).toEqual(['completed', 'screening']);
    await p.done('cancelWithdrawal', { path: late });
    expect(await p.balance(USER.userId, USDC)).toMatchObject({ reserved: '0.000000' });
    const before = await p.bookings(USER.userId);
    await p.done('reactivateUser', { path: USER });
    p.advance('P1D');
    expect(await p.bookings(USER.userId)).toEqual(before);
    const again = await transfer(p, userParty(USER.userId), userParty(OTHER), eur('1.00'));
    expect(again.body.status).toBe('completed');
  });
});

describe.each(['general', 'rebell-pay'])('%s: balances', (set) => {
  it('are kept for every unit that the user has ever held, currencies first', async () => {
    says(
      'Returns one balance per currency and per asset the user has ever held. The list is complete; it has no pages.',
      'One entry per currency and per asset; currencies first, each group in alphabetical order.',
      'All balances of the user at one moment.',
      'Moment at which the amounts were true.',
    );
    const { p, path } = await active(set);
    const party = userParty(path.userId);
    const units = async () =>
      objects((await p.done('getUserBalances', { path })).data).map(({ available, asOf }) => {
        const { amount, currency, asset } = asObject(available);
        return [currency ?? asset, amount, asOf];
      });
    const now = '2026-11-02T09:30:02.000Z';
    expect((await transfer(p, userParty(USER.userId), party, usdc('5.000000'))).status).toBe(201);
    expect(await units()).toEqual([[USDC, '5.000000', now]]);
    await transfer(p, PARTNER, party, eur('10.00'));
    expect(await units()).toEqual([
      ['EUR', '10.00', now],
      [USDC, '5.000000', now],
    ]);
    expect(await p.refused('closeUser', { path })).toBe('balance_not_zero');
    await transfer(p, party, PARTNER, eur('10.00'));
    await transfer(p, party, PARTNER, usdc('5.000000'));
    p.advance('PT1M');
    const later = '2026-11-02T09:31:02.000Z';
    expect(await units()).toEqual([
      ['EUR', '0.00', later],
      [USDC, '0.000000', later],
    ]);
    expect(await p.refused('closeUser', { path })).toBeUndefined();
  });

  it('must be paid out to the last cent, which can be returned to your program', async () => {
    says(
      'A remainder too small for a payout can go to your partner balance with a transfer.',
      'You are closing a user who has money that is available, pending or reserved.',
      'Money is left in one currency or asset, however small.',
      'The user leaves and all balances are zero.',
      'pay out every balance, then close',
    );
    const { p, path } = await active(set);
    const party = userParty(path.userId);
    await transfer(p, PARTNER, party, eur('0.01'));
    expect(await p.refused('closeUser', { path })).toBe('balance_not_zero');
    await p.done('suspendUser', { path });
    expect((await transfer(p, party, PARTNER, eur('0.01'))).body.code).toBe(
      'transfer_party_suspended',
    );
    await p.done('reactivateUser', { path });
    expect((await transfer(p, party, PARTNER, eur('0.01'))).body.status).toBe('completed');
    expect(await p.refused('closeUser', { path })).toBeUndefined();
  });

  it('prevent the closure of a user while anything is pending', async () => {
    says(
      'nothing may be pending or reserved',
      'On its way in and not credited yet.',
      'Read `GET /users/{userId}/balances`, pay out what is left, and wait until `pending` and `reserved` are zero.',
    );
    const { p, path } = await active(set);
    const { address = '' } = await p.done('createDepositAddress', { body: path });
    await p.done('simulateDeposit', { body: { address } });
    p.advance('PT30S');
    const { available, pending } = await p.balance(path.userId, USDC);
    expect([available, pending === '0.000000']).toEqual(['0.000000', false]);
    expect(await p.refused('closeUser', { path })).toBe('balance_not_zero');
  });

  it('equal the sum of the statement, entry by entry', async () => {
    says(
      'use `balanceAfter` of the newest one as the closing balance; it equals `available` plus `reserved` at that moment',
      "Lists every booking on the user's balances, newest first: the statement. An entry never changes; a correction is a new entry.",
      'Only bookings of this type.',
      'Sum of `available` and `reserved` after this booking.',
      '`amount` itself is never negative.',
      'Money came in. Add `amount`.',
      'Money went out. Subtract `amount`.',
      'Balances show what the user has, and transactions show how it got there.',
    );
    const { p, path } = await active(set);
    const party = userParty(path.userId);
    const made: JsonValue[] = [];
    for (const amount of ['10.00', '5.50']) {
      made.push((await transfer(p, PARTNER, party, eur(amount))).body.id ?? '');
    }
    made.push((await transfer(p, party, userParty(OTHER), eur('2.25'))).body.id ?? '');
    const list = async (type?: string) =>
      objects(
        (await p.done('listUserTransactions', { path, ...(type ? { query: { type } } : {}) })).data,
      );
    const entries = await list();
    expect(entries.map(({ relatedId }) => relatedId)).toEqual([...made].reverse());
    expect(entries.map((entry) => [entry.direction, asObject(entry.balanceAfter).amount])).toEqual([
      ['debit', '13.25'],
      ['credit', '15.50'],
      ['credit', '10.00'],
    ]);
    expect(await p.balance(path.userId)).toMatchObject({ available: '13.25', reserved: '0.00' });
    expect(await list('transfer')).toEqual(entries);
    expect(await list('deposit')).toEqual([]);
    p.advance('P1D');
    expect(await list()).toEqual(entries);
  });
});

describe.each(['general', 'rebell-pay'])('%s: limits of a user', (set) => {
  const used = async (p: Program, userId: string, product: string) => {
    const { limits } = await p.done('getUserLimits', { path: { userId } });
    const ofDay = objects(limits).find(
      (limit) => limit.product === product && limit.period === 'day',
    );
    return [asObject(ofDay?.used).amount, asObject(ofDay?.remaining).amount];
  };

  it('count transfers between users for both, and the amounts that you collect, in euros', async () => {
    says(
      'Transfers between users, for both of them, and what your program collects. Funding and refunds do not count.',
      'Transfers between users, each counted once, and what your program collects. Funding and refunds do not count.',
      'Amounts in other currencies and assets count in the currency of the limit at their booking rate.',
      'A user has one limit per product and period.',
      'Returns how much the user can still move, per product and period.',
    );
    const p = programOf(set);
    const ours = userParty(USER.userId);
    await transfer(p, PARTNER, ours, eur('50.00'));
    expect(await used(p, USER.userId, 'transfer')).toEqual(['0.00', '10000.00']);
    await transfer(p, ours, PARTNER, eur('20.00'));
    expect(await used(p, USER.userId, 'transfer')).toEqual(['20.00', '9980.00']);
    await transfer(p, ours, userParty(OTHER), eur('10.00'));
    await transfer(p, ours, userParty(OTHER), usdc('12.200000'));
    expect(await used(p, USER.userId, 'transfer')).toEqual(['40.00', '9960.00']);
    expect(await used(p, OTHER, 'transfer')).toEqual(['20.00', '9980.00']);
    const ofProgram = objects((await p.done('listPartnerLimits')).data).find(
      ({ product, period }) => product === 'transfer' && period === 'day',
    );
    expect(ofProgram?.used).toEqual(eur('40.00'));
  });

  it('count an exchange on the side that is sold', async () => {
    says('Exchanges, counted on the side that is sold.');
    const p = programOf(set);
    const quoted = {
      fromAmount: { ...usdc('61.000000'), currency: null },
      toAmount: null,
      from: USDC,
      to: 'EUR',
    };
    await p.done('createExchangeQuote', { body: { ...USER, ...quoted } });
    expect((await used(p, USER.userId, 'exchange'))[0]).toBe('50.00');
  });

  it('count the amount to give for an exchange if the request contains the amount to receive', async () => {
    says('Exchanges, counted on the side that is sold.');
    const p = programOf(set);
    const buy = (amount: string) =>
      p.call('createExchangeQuote', {
        body: { ...USER, fromAmount: null, toAmount: usdc(amount), from: 'EUR', to: USDC },
      });
    // 30,400 USDC cost 24,993.02 EUR; 30,450 would cost 25,034.12 EUR and be worth less.
    expect((await buy('30450.000000')).body.code).toBe('limit_exceeded');
    expect((await buy('30400.000000')).status).toBe(201);
  });

  it('count an operation when it is accepted, and no longer after it failed', async () => {
    says(
      'Pending operations count from the moment they are accepted, failed ones no longer count',
      'Used so far, including pending operations.',
      'Crypto-assets going out.',
    );
    const p = programOf(set);
    const { id } = await p.done('createWithdrawal');
    const [pending] = await used(p, USER.userId, 'crypto_withdrawal');
    expect(Number(pending)).toBeGreaterThan(100);
    await p.done('cancelWithdrawal', { path: { withdrawalId: textOf(id) } });
    expect(await used(p, USER.userId, 'crypto_withdrawal')).toEqual(['0.00', '50000.00']);
  });

  it('are shared: amounts that fit separately may not fit together, and then nothing is booked', async () => {
    says(
      'Two payments that each fit into `remaining` may not fit together.',
      'The second one gets `limit_exceeded`; nothing is booked for it.',
      'the check that counts is made when the money moves',
      'One single operation.',
      'All operations of a calendar day in UTC.',
    );
    const p = programOf(set);
    const ours = userParty(USER.userId);
    await transfer(p, PARTNER, ours, eur('20000.00'));
    const above = await transfer(p, ours, userParty(OTHER), eur('10000.01'));
    expect(above.body.code).toBe('limit_exceeded');
    const first = await transfer(p, ours, userParty(OTHER), eur('6000.00'));
    expect(first.body.status).toBe('completed');
    const before = await p.bookings(USER.userId);
    const second = await transfer(p, ours, userParty(OTHER), eur('6000.00'));
    expect(second.body.code).toBe('limit_exceeded');
    expect(await p.bookings(USER.userId)).toEqual(before);
    p.advance('PT14H30M');
    const next = await transfer(p, ours, userParty(OTHER), eur('6000.00'));
    expect(next.body.status).toBe('completed');
  });
});

it('a pending card authorization prevents the closure of its user, and is not on the statement', async () => {
  says(
    'A card authorization or a payment is still in progress; it is part of `reserved` or `pending`.',
    'Card payments appear here only once the merchant has collected them; for authorized payments, list the transactions of the card.',
    'Held for authorizations and payments in progress. Already deducted from `available`.',
  );
  const { p, path } = await active('general');
  await transfer(p, PARTNER, userParty(path.userId), eur('10.00'));
  const card = await p.done('createCard', { body: { ...path, externalId: 'user-rules' } });
  p.advance('PT5S');
  const cardId = textOf(card.id);
  await p.done('simulateCardAuthorization', { body: { cardId, amount: eur('10.00') } });
  expect(await p.balance(path.userId)).toMatchObject({ available: '0.00', reserved: '10.00' });
  expect(await p.bookings(path.userId)).toEqual(['transfer credit 10.00']);
  const listed = await p.done('listCardTransactions', { path: { cardId } });
  expect(valuesOf(listed.data, 'status')).toEqual(['authorized']);
  expect(await p.refused('closeUser', { path })).toBe('balance_not_zero');
  p.advance('PT1M');
  expect(await p.bookings(path.userId)).toContain('card debit 10.00');
  expect(await p.refused('closeUser', { path })).toBeUndefined();
});
