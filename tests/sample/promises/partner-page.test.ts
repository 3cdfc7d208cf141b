import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asObject, asText, objects, textOf } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { KEY } from '../../mock/support';
import { ROOT } from '../../support/paths';
import { eur, USDC, usdc } from './accounts';
import { isGenuine, Listener } from './endpoint';
import { programOf, type Program } from './program';
import { says } from './says';
import { EXAMPLE_USER, subjectOf, valuesOf } from './support';

const OTHER_USER = 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f';
const PROGRAM = { type: 'partner', userId: null };
const user = (userId: string) => ({ type: 'user', userId });
const amountOf = (value: JsonValue | undefined): string => textOf(asObject(value).amount);

/** Returns your own balance in euros. */
async function ownEuros(program: Program): Promise<JsonObject> {
  const query = { unit: 'EUR' };
  const [balance = {}] = objects((await program.done('listPartnerBalances', { query })).data);
  return balance;
}

const transfer = (program: Program, body: JsonObject) =>
  program.done('createTransfer', { body: { externalId: null, ...body } as JsonObject });
const collection = (amount: string) => ({
  source: user(EXAMPLE_USER),
  destination: PROGRAM,
  reason: 'collection',
  amount: eur(amount),
});

describe.each(['general', 'rebell-pay'])('%s: partner', (set) => {
  it('the first call needs and changes nothing, and shows what is wrong with a key', async () => {
    says(
      '`GET /partner` requires no other object and changes nothing',
      'Host, key, version and network are right.',
      'The key is right, but lacks `partner:read`.',
      'Version of the contract your key is pinned to; it applies when you send no `Api-Version`.',
    );
    const program = programOf(set);
    const first = await program.done('getPartner');
    expect(first).toMatchObject({ environment: 'sandbox' });
    expect(await program.done('getPartner')).toEqual(first);
    expect(program.newEvents()).toEqual([]);
    const products = new Set(first.products as string[]);
    expect(valuesOf((await program.done('listPartnerLimits')).data, 'product')).toSatisfy(
      (limited: string[]) => limited.every((product) => products.has(product)),
    );
    const { errors } = subjectOf(set).contract;
    const lacking = errors.find(({ code }) => code === 'permission_denied');
    const headers = { Prefer: 'code=permission_denied' };
    const { status, body } = await program.call('getPartner', { headers });
    expect([status, body.code]).toEqual([lacking?.status, 'permission_denied']);
  });

  it('a balance has parts, contains its time, and is reserved before it is booked', async () => {
    says(
      'can be spent now',
      'held for operations in progress; already deducted from `available`',
      '`asOf` says when its amounts were true.',
      '`available` falls when an operation is accepted, and the booking appears when it is finished.',
      'In between, `reserved` contains the difference.',
      'you fund users from them',
      'Your own balance starts with money for funding users',
    );
    const program = programOf(set);
    program.advance('PT1H');
    const before = await ownEuros(program);
    expect(before.asOf).toBe('2026-11-02T10:30:00.000Z');
    await transfer(program, { amount: eur('100.00') });
    const after = await ownEuros(program);
    expect(Number(amountOf(before.available)) - Number(amountOf(after.available))).toBe(100);
    await program.done('verifyWithdrawalAddress');
    const own = await program.balance(EXAMPLE_USER, USDC);
    const bookings = await program.bookings(EXAMPLE_USER);
    await program.done('createWithdrawal', {
      body: { estimateId: null, amount: usdc('20.000000') },
    });
    const held = await program.balance(EXAMPLE_USER, USDC);
    const fallen = Number(own.available) - Number(held.available);
    expect(fallen).toBeGreaterThan(20);
    expect(Number(held.reserved) - Number(own.reserved)).toBeCloseTo(fallen, 6);
    expect(await program.bookings(EXAMPLE_USER)).toEqual(bookings);
  });

  it('the printed day adds up, and its bookings match such a day', async () => {
    says(
      '10,000.00 + 2,500.00 − 1,100.00 − 0.02 + 2.00 = 11,401.98 EUR',
      'The fee is for a transfer between two of your users; its `relatedId` is the `id` of the transfer.',
      'A booking belongs to the balance in the currency or asset of its `amount`.',
      'Opening balance plus all `credit`, minus all `debit`.',
      'That amount is the opening balance of the next day.',
    );
    const page = readFileSync(join(ROOT, 'partners/shared/prose/_partner-daily-close.mdx'), 'utf8');
    const printed = [
      ...page.matchAll(
        /^\| (\d\d:\d\d) \| `(\w+)` \| `(\w+)` \| ([\d,.]+) EUR \| ([\d,.]+) EUR \|/gm,
      ),
    ].map((row) => row.slice(1).map((cell) => cell.replaceAll(',', '')));
    expect(printed).toHaveLength(4);
    let sum = 10_000;
    for (const [, , direction, amount, balanceAfter] of [...printed].reverse()) {
      sum += (direction === 'credit' ? 1 : -1) * Number(amount);
      expect(sum.toFixed(2)).toBe(balanceAfter);
    }
    const program = programOf(set);
    program.advance('PT14H30M');
    await transfer(program, { amount: eur('2500.00') });
    program.advance('P1D');
    const at = (time: string) => {
      const due = Date.parse(`2026-11-04T${time}:00.000Z`);
      program.advance(`PT${(due - program.sandbox.session(KEY).now()) / 1000}S`);
    };
    at('08:30');
    await transfer(program, collection('2500.00'));
    at('11:05');
    await transfer(program, { amount: eur('1100.00') });
    at('12:40');
    const between = await transfer(program, {
      reason: 'user_to_user',
      source: user(EXAMPLE_USER),
      destination: user(OTHER_USER),
      amount: eur('10.00'),
    });
    const query = {
      createdFrom: '2026-11-04T00:00:00.000Z',
      createdTo: '2026-11-05T00:00:00.000Z',
      limit: '100',
    };
    const { data } = await program.done('listPartnerTransactions', { query });
    const rows = objects(data).map(({ createdAt, type, direction, amount }) => [
      textOf(createdAt).slice(11, 16),
      type,
      direction,
      amountOf(amount),
    ]);
    expect(rows).toEqual(printed.slice(1).map((row) => row.slice(0, 4)));
    expect(objects(data)[0]).toMatchObject({ type: 'fee', relatedId: between.id });
  });

  it('the prefix of relatedId shows the kind of object', async () => {
    says(
      'Its prefix shows the type of the object',
      'Object the booking comes from; its prefix shows the type.',
    );
    const program = programOf(set);
    await transfer(program, { amount: eur('5.00') });
    const pair = { userId: null, from: 'EUR', to: USDC, fromAmount: eur('20.00') };
    const quote = await program.done('createExchangeQuote', { body: pair });
    const body = { quoteId: asText(quote.id) ?? '', externalId: null };
    await program.done('createExchange', { body });
    program.advance('PT1H');
    const { data } = await program.done('listPartnerTransactions', { query: { limit: '100' } });
    const prefixes = objects(data).map(
      ({ type, relatedId }) => `${textOf(type)} ${textOf(relatedId).slice(0, 4)}`,
    );
    expect(prefixes).toContain('transfer trf_');
    expect(prefixes).toContain('exchange xch_');
  });

  it('limits apply to all users together, and `remaining` is the unused part', async () => {
    says(
      'Moment at which `used` is reset to zero.',
      'These limits apply to all users of your program together',
      'Used so far, including pending operations.',
      'What is left.',
    );
    const program = programOf(set);
    const read = async () =>
      objects((await program.done('listPartnerLimits')).data).find(
        ({ product, period }) => product === 'transfer' && period === 'day',
      ) ?? {};
    await transfer(program, { amount: eur('500.00') });
    const before = await read();
    for (const [from, to] of [
      [EXAMPLE_USER, OTHER_USER],
      [OTHER_USER, EXAMPLE_USER],
    ] as const) {
      const parties = { source: user(from), destination: user(to) };
      await transfer(program, { ...parties, reason: 'user_to_user', amount: eur('30.00') });
    }
    const after = await read();
    expect(Number(amountOf(after.used)) - Number(amountOf(before.used))).toBe(60);
    const [max, used, remaining] = [after.max, after.used, after.remaining].map((part) =>
      Number(amountOf(part)),
    );
    expect(remaining).toBe((max ?? 0) - (used ?? 0));
    const end = Date.parse(textOf(after.resetsAt)) - program.sandbox.session(KEY).now();
    program.advance(`PT${end / 1000 - 1}S`);
    expect((await read()).used).toEqual(after.used);
    program.advance('PT1S');
    expect((await read()).used).toEqual(eur('0.00'));
  });

  it('an operation must also fit within the limits of the program', async () => {
    says(
      'in addition to the limits of each user: an operation must fit into both.',
      'The amount or the number of operations exceeds a limit of the user, the object or your program.',
    );
    const program = programOf(set);
    const { remaining = '' } =
      objects((await program.done('listPartnerLimits')).data).find(
        ({ product, period }) => product === 'exchange' && period === 'day',
      ) ?? {};
    const pair = { from: 'EUR', to: USDC };
    const all = { ...pair, userId: null, fromAmount: remaining };
    const quoteId = await program.made('createExchangeQuote', { body: all });
    const body = { ...pair, userId: EXAMPLE_USER, fromAmount: eur('10.00') };
    const ofUser = () => program.refused('createExchangeQuote', { body });
    expect(await ofUser()).toBe('limit_exceeded');
    await program.done('cancelExchangeQuote', { path: { quoteId } });
    expect(await ofUser()).toBeUndefined();
  });

  it('amounts below the limits of the list of assets are refused', async () => {
    says(
      'Check limits in the form',
      'Smallest withdrawal, a decimal number in units of the asset.',
      'and still expect the refusal',
      'how small or large an amount can be',
    );
    const program = programOf(set);
    await program.done('verifyWithdrawalAddress');
    const assets = objects((await program.done('listAssets')).data);
    const { withdrawalMin, depositMin } = assets.find(({ asset }) => asset === USDC) ?? {};
    const withdraw = (amount: string) =>
      program.refused('createWithdrawal', { body: { estimateId: null, amount: usdc(amount) } });
    expect([withdrawalMin, depositMin]).toEqual(['5.000000', '1.000000']);
    expect(await withdraw('4.999999')).toBe('withdrawal_amount_below_minimum');
    expect(await withdraw('5.000000')).toBeUndefined();
  });

  it('a switched-off asset is in the list, and every operation refuses it', async () => {
    says(
      '**Treat `enabled` `false` as closed, not as gone.**',
      'In the sandbox, USDT is switched off, so that you can see both.',
      'Whether deposits, withdrawals and exchanges of it are accepted now.',
    );
    const program = programOf(set);
    await program.done('verifyWithdrawalAddress');
    const assets = objects((await program.done('listAssets')).data);
    expect(assets.filter(({ enabled }) => enabled !== true)).toMatchObject([{ symbol: 'USDT' }]);
    const asset = assets.find(({ enabled }) => enabled !== true)?.asset ?? '';
    const amount = { amount: '20.000000', asset };
    const refusals = [
      program.refused('createDepositAddress', { body: { asset } }),
      program.refused('estimateWithdrawal', { body: { amount } }),
      program.refused('createWithdrawal', { body: { estimateId: null, amount } }),
      program.refused('createTransfer', { body: { amount: { ...amount, currency: null } } }),
      program.refused('createExchangeQuote', { body: { to: asset } }),
    ];
    expect(await Promise.all(refusals)).toEqual(refusals.map(() => 'asset_not_supported'));
    const address = await program.done('createDepositAddress');
    expect(address.assets).not.toContain(asset);
    const sent = { address: asText(address.address) ?? '', amount };
    expect(await program.refused('simulateDeposit', { body: sent })).toBe(
      'asset_not_supported_on_chain',
    );
  });

  it('continue if they were checked before it; the rest waits, and refused ones are not repeated', async () => {
    says(
      'The endpoint is set, but its first secret is lost with the answer.',
      'Rotate the secret and use the new one; for 24 hours, each event has a signature that you can check.',
      'but the notifications you receive are signed.',
      'During the 24 hours, both secrets sign',
      'Repeat it with the same key, as after a timeout. The secret is the same.',
      'you get the same secret, not a third one',
    );
    const listener = Listener.of(set);
    await listener.listen();
    const key = 'rotates-the-secret-once';
    const { secret } = await listener.done('rotateWebhookSecret', { key });
    expect((await listener.done('rotateWebhookSecret', { key })).secret).toBe(secret);
    await listener.happen();
    listener.advance('PT23H59M');
    await listener.happen();
    const events = listener.events();
    expect(events).toHaveLength(2);
    for (const event of events) {
      expect(await isGenuine(event, asText(secret) ?? '')).toBe(true);
      expect(event.headers.get('webhook-signature')?.split(' ')).toHaveLength(2);
    }
  });

  it('the base address gets `/events` and the other paths, and omitting `events` requests all types', async () => {
    says(
      'Give the base address; `/events` and the other paths are added to it.',
      'With an explicit list, you do not get types that are added later',
      'No event can tell a failing endpoint that it fails.',
      'Where events are sent, and whether they arrive.',
    );
    const listener = await Listener.listening(set);
    await listener.happen();
    expect(listener.events()[0]?.url).toBe('https://app.partner.example/rebell/events');
    await listener.listen({ events: ['transfer.*'] });
    await listener.happen();
    expect(listener.events()).toHaveLength(1);
    await listener.listen();
    listener.answer = () => 500;
    await listener.happen();
    expect(await listener.endpoint()).toMatchObject({ status: 'failing' });
    expect(listener.eventTypes()).not.toContain('partner.webhook_disabled');
  });

  it('a low balance causes an event, its recovery does not', async () => {
    says(
      'The event names the balance and the threshold; read the balance again before you decide how much.',
      'No event says that the balance has recovered; read it.',
      'Do not retry in a loop: nothing changes until money arrives.',
    );
    const program = programOf(set);
    const { available } = await ownEuros(program);
    const most = (Number(amountOf(available)) - 900).toFixed(2);
    await transfer(program, { amount: eur(most) });
    program.advance('PT1M');
    const [low] = program.newEvents().filter(({ type }) => type === 'partner.balance_low');
    expect(Object.keys(low?.data ?? {}).sort()).toEqual(['balance', 'threshold']);
    const more = { amount: eur('901.00'), externalId: null };
    const repeat = () => program.refused('createTransfer', { body: more });
    expect([await repeat(), await repeat()]).toEqual(Array(2).fill('insufficient_balance'));
    await transfer(program, collection('5000.00'));
    program.advance('PT1M');
    const since = program.eventTypes().filter((type) => type.startsWith('partner.'));
    expect(since).toEqual([]);
    expect(await repeat()).toBeUndefined();
  });

  it('a fee and its object can be booked at the same time, the fee after the object', async () => {
    says(
      'A fee and its object can have the same `createdAt`.',
      'The order of the list decides, newest first, and `balanceAfter` follows it.',
    );
    const program = programOf(set);
    await program.done('simulateDeposit', { body: { amount: usdc('20.000000') } });
    program.advance('PT1H');
    const { data } = await program.done('listUserTransactions', {
      path: { userId: EXAMPLE_USER },
    });
    const [fee = {}, deposit = {}] = objects(data);
    expect([fee.type, deposit.type]).toEqual(['fee', 'deposit']);
    expect([fee.createdAt, fee.relatedId]).toEqual([deposit.createdAt, deposit.relatedId]);
    const change = Number(amountOf(deposit.balanceAfter)) - Number(amountOf(fee.balanceAfter));
    expect(change).toBeCloseTo(Number(amountOf(fee.amount)), 6);
  });
});
