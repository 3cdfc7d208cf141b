import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withControls } from '../../../scripts/sandbox/control';
import { asObject, asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { KEY } from '../../mock/support';
import { run } from '../../samples/toolchains';
import { ROOT } from '../../support/paths';
import { eur, USDC, usdc } from './accounts';
import { programOf } from './program';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, subjectOf } from './support';

const USER = { userId: EXAMPLE_USER };
const hasNull = (value: JsonValue): boolean =>
  value === null ||
  (typeof value === 'object' &&
    (Object.values(value) as readonly JsonValue[]).some((member) => hasNull(member)));

describe.each(['general', 'rebell-pay'])('%s: basics', (set) => {
  it('a user is created once, and screened a moment later', async () => {
    says(
      'The answer is the user, in state `created`.',
      'A moment later, the user has been screened and is `pending_verification`.',
      'The answer has status 409 because the `externalId` is taken',
      'Send it with the same key, and you get the first answer again.',
      'a new user is screened',
    );
    const partner = partnerOf(set);
    const key = 'a-user-created-once';
    const first = await partner.ask('createUser', { key });
    expect([first.status, first.body.status]).toEqual([201, 'created']);
    const path = { userId: asText(first.body.id) ?? '' };
    expect((await partner.ask('createUser', { key })).body).toEqual(first.body);
    const again = await partner.ask('createUser');
    expect([again.status, again.body.code]).toEqual([409, 'user_exists']);
    partner.advance('PT2S');
    expect((await partner.ask('getUser', { path })).body.status).toBe('pending_verification');
  });

  it('fields that do not apply are left out, and `null` clears a field', async () => {
    says(
      "Answers leave out values that don't apply.",
      'In a `PATCH` body, a missing field stays unchanged and `null` clears it.',
      'They sort by creation time',
      'There is no total.',
    );
    const partner = partnerOf(set);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push(await partner.newUser());
    expect([...ids].sort()).toEqual(ids);
    const change = async (body: Record<string, JsonValue>) =>
      (await partner.ask('updateUser', { path: USER, body })).body;
    const { metadata, ...before } = await change({ metadata: { tier: 'gold' } });
    expect(metadata).toEqual({ tier: 'gold' });
    expect(await change({ metadata: null })).toEqual(before);
    for (const id of ['listUsers', 'listPartnerTransactions', 'getPartner', 'listAssets']) {
      const { body } = await partner.ask(id);
      expect(hasNull(body), id).toBe(false);
      if (body.page)
        expect(
          Object.keys(asObject(body.page)).filter((name) => /total|count/i.test(name)),
        ).toEqual([]);
    }
  });

  it('every call that creates or moves something requires a key', () => {
    says(
      'Every `POST` and `PATCH` that creates or moves something requires it; a `POST` that only answers a question, such as an estimate, needs none.',
    );
    const { mock } = subjectOf(set);
    const changing = mock.operations.filter(
      ({ method }) => method === 'POST' || method === 'PATCH',
    );
    expect(changing.length).toBeGreaterThan(20);
    const without = changing.filter(({ key }) => key !== 'required').map(({ id }) => id);
    expect(without.filter((id) => !/^(estimate|verifyPayee)/.test(id))).toEqual([]);
    expect(mock.operations.filter(({ method, key }) => method === 'GET' && key !== 'none')).toEqual(
      [],
    );
  });

  it('rates do not change, in either direction', async () => {
    says('Rates never move, and each direction of a pair includes the spread once.');
    const partner = partnerOf(set);
    const rate = async (from: string, to: string, fromAmount: JsonValue) => {
      const operation = 'createExchangeQuote';
      const { body } = await partner.ask(operation, {
        body: { userId: EXAMPLE_USER, from, to, fromAmount },
      });
      return asText(body.rate);
    };
    const there = await rate('EUR', USDC, eur('100.00'));
    const back = await rate(USDC, 'EUR', usdc('100.000000'));
    partner.advance('P1D');
    expect(await rate('EUR', USDC, eur('100.00'))).toBe(there);
    expect(Number(there) * Number(back)).toBeCloseTo(0.996 * 0.996, 4);
  });

  it('the balance must cover both amount and fee, or nothing is charged', async () => {
    says(
      'If the balance does not cover the amount and its fee, the request is refused with `insufficient_balance` and nothing is charged.',
      'every operation that uses it is refused with `insufficient_balance`',
    );
    const program = programOf(set);
    await program.done('verifyWithdrawalAddress');
    const { available = '' } = await program.balance(EXAMPLE_USER, USDC);
    const bookings = await program.bookings(EXAMPLE_USER);
    const body = { amount: usdc(available), feeMode: 'on_top', estimateId: null };
    expect(await program.refused('createWithdrawal', { body })).toBe('insufficient_balance');
    expect((await program.balance(EXAMPLE_USER, USDC)).available).toBe(available);
    expect(await program.bookings(EXAMPLE_USER)).toEqual(bookings);
  });

  it('a fee is a separate booking for the object on which it was charged', async () => {
    says(
      'Each fee is a separate booking with the type `fee` and the `relatedId` of the object it was charged for.',
      'each charge is a booking of type `fee`',
      'A fee that is taken from a balance is a separate booking with the type `fee` and the `relatedId` of the object it was charged for.',
      'a booking of type `fee` names the object it was charged for',
      'A booking never changes, so a closed day stays closed.',
      'Only bookings of this type.',
    );
    const program = programOf(set);
    const transfer = await program.done('createTransfer', {
      body: {
        reason: 'user_to_user',
        source: { type: 'user', userId: EXAMPLE_USER },
        destination: { type: 'user', userId: 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f' },
        amount: eur('25.00'),
      },
    });
    const list = async () =>
      objects((await program.done('listPartnerTransactions', { query: { type: 'fee' } })).data);
    const [fee] = await list();
    expect(fee).toMatchObject({ type: 'fee', direction: 'debit', relatedId: transfer.id });
    expect(new Set((await list()).map(({ type }) => type))).toEqual(new Set(['fee']));
    program.advance('P30D');
    expect(await list()).toContainEqual(fee);
  });

  it('the list of assets contains each on its chain', async () => {
    says(
      'Lists the crypto-assets of your program, one entry per asset and chain, with scale, limits and confirmations.',
      'Only assets on this chain.',
    );
    const partner = partnerOf(set);
    const all = objects((await partner.ask('listAssets')).body.data);
    expect(new Set(all.map(({ asset }) => asset)).size).toBe(all.length);
    for (const { chain, asset } of all) {
      expect(asText(asset)?.startsWith(`${asText(chain) ?? ''}/`)).toBe(true);
      const here = objects(
        (await partner.ask('listAssets', { query: { chain: asText(chain) ?? '' } })).body.data,
      );
      expect(here).toEqual(all.filter((other) => other.chain === chain));
    }
  });

  it('limits of the program are reset to zero at 00:00 UTC', async () => {
    says('00:00 UTC and not midnight at your office');
    const partner = partnerOf(set);
    const limits = objects((await partner.ask('listPartnerLimits')).body.data);
    expect(limits.length).toBeGreaterThan(2);
    for (const { resetsAt, period } of limits) {
      const day = period === 'day' ? '2026-11-03' : '2026-12-01';
      expect(resetsAt).toBe(`${day}T00:00:00.000Z`);
    }
  });

  it('the controls besides the API answer with problems that explain what to do', async () => {
    says(
      'Lists every event, the oldest first, with its payload and the attempts to deliver it',
      'Forgets everything the key has done, and sets its clock back',
      'only `reset` sets it back.',
      'Moves the virtual clock forward; everything due in between happens in order',
      'Makes a move of a lifecycle that is neither yours nor due by time, such as a suspension by the provider',
      '`payload` is the whole body that is signed',
      'The answer repeats `id` and the new `state`, and the event of the move is sent.',
      'Start a test again; the answer is `{}`',
      'The header `Allow` names it',
      '`duration` is not a duration, the clock would pass its end, or `key` is not a sandbox key',
      'The answer lists the controls',
      "Six controls next to the API do what your calls can't.",
      '| `404` | There is no such control |',
      '| `405` | The control has another method |',
      'The object does not exist, or cannot make this move now; the `key` belongs to other objects',
      'it is empty while no receiver is set',
      'Each works on the key of the `Authorization` header.',
    );
    const partner = partnerOf(set);
    const handler = withControls(partner.sandbox);
    const control = async (method: string, name: string, body?: JsonValue, key = KEY) => {
      const response = await handler(
        new Request(`http://localhost:4010/_sandbox/${name}`, {
          method,
          headers: key === '' ? {} : { Authorization: `Bearer ${key}` },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      const answer = (await response.json()) as Record<string, JsonValue>;
      if (response.status >= 400) {
        expect(response.headers.get('Content-Type')).toBe('application/problem+json');
        expect(answer.detail).toMatch(/\w/);
      }
      return {
        ...answer,
        status: response.status,
        allow: response.headers.get('Allow'),
      } as JsonObject;
    };
    for (const duration of ['an hour', '-PT1H', 'P9999999D']) {
      expect(await control('POST', 'advance', { duration })).toMatchObject({ status: 400 });
    }
    expect(await control('POST', 'advance', { duration: 'PT1H30M' })).toMatchObject({
      now: '2026-11-02T11:00:00.000Z',
    });
    expect(await control('POST', 'advance', { duration: 'PT1H' }, '')).toMatchObject({
      status: 401,
    });
    const { controls = null, ...answer } = await control('GET', 'nothing');
    expect([answer.status, Object.keys(asObject(controls)).length]).toEqual([404, 6]);
    expect(await control('GET', 'advance')).toMatchObject({ status: 405, allow: 'POST' });
    expect(await control('POST', 'move', { id: 'usr_0', to: 'suspended' })).toMatchObject({
      status: 409,
    });
    expect(await control('POST', 'move', { id: EXAMPLE_USER, to: 'created' })).toMatchObject({
      status: 409,
    });
    expect(await control('POST', 'move', { id: EXAMPLE_USER, to: 'suspended' })).toMatchObject({
      id: EXAMPLE_USER,
      state: 'suspended',
    });
    await partner.newUser();
    const { data } = await control('GET', 'events');
    const events = objects(data ?? []);
    const signed = partner.sandbox.session(KEY).events.map(({ body }) => body);
    expect(events.map(({ payload }) => JSON.stringify(payload))).toEqual(signed);
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['user.suspended', 'user.created']);
    expect(
      events.every(
        ({ attempts, payload, id }) =>
          (attempts as unknown[]).length === 0 && asObject(payload).id === id,
      ),
    ).toBe(true);
    expect(
      objects((await control('GET', 'events', undefined, 'sk_sandbox_other')).data ?? []),
    ).toEqual([]);
    expect(await control('POST', 'reset')).toEqual({ status: 200, allow: null });
    expect(objects((await control('GET', 'events')).data ?? [])).toEqual([]);
    expect((await partner.ask('getUser', { path: USER })).body.status).toBe('active');
    expect(partner.sandbox.session(KEY).now()).toBe(Date.parse('2026-11-02T09:30:00.000Z'));
  });

  it('the programs on the fees page print the documented results', async () => {
    says('A fee of `0.375` EUR is charged as `0.38` EUR.');
    const page = readFileSync(join(ROOT, 'partners', set, 'fees.mdx'), 'utf8');
    const programs = [...page.matchAll(/```python\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    const printed: string[] = [];
    for (const code of programs) printed.push((await run(['python3', '-c', code])).stdout.trim());
    expect(printed).toEqual(['0.38', '1.0']);
  });
});
