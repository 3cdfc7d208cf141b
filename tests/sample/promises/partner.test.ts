import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { asObject, asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { verify } from '../../../src/reference/webhooks/verify';
import { KEY, localSandbox, SITE } from '../../mock/support';
import { says } from './says';
import { EXAMPLE_USER, partnerOf } from './support';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
});

describe.each(['general', 'rebell-pay'])('%s: partner', (set) => {
  const url = 'https://app.partner.example/rebell';

  it('scopes are the scopes of the key', async () => {
    says('Scopes of the key you called with.', '`write` does not include `read`');
    const partner = partnerOf(set);
    const scopes = new Set(partner.subject.mock.operations.flatMap((call) => call.scopes));
    expect(new Set((await partner.send('getPartner')).scopes as string[])).toEqual(scopes);
    const headers = { Authorization: 'Bearer sk_sandbox_readonly' };
    const reading = (await partner.ask('getPartner', { headers })).body.scopes as string[];
    expect(reading).toEqual([...scopes].filter((scope) => scope.endsWith(':read')));
  });

  it('a day adds up: opening balance, credits and debits equal balanceAfter of the newest booking', async () => {
    says(
      'The sum must equal `balanceAfter` of the newest booking of the day, to the last decimal.',
      'Expected: `balanceAfter` is `available` plus `reserved` at that moment.',
    );
    const partner = partnerOf(set);
    const euros = async (query: Record<string, string>) =>
      objects((await partner.ask('listPartnerTransactions', { query })).body.data).filter(
        ({ amount }) => asObject(amount).currency === 'EUR',
      );
    const cents = (value: JsonValue | undefined) =>
      Math.round(Number(asObject(value).amount) * 100);
    const opening = cents((await euros({ limit: '100' }))[0]?.balanceAfter);
    partner.advance('P1D');
    for (const amount of ['10.10', '0.20']) {
      const body = {
        source: { type: 'partner' },
        destination: { type: 'user', userId: EXAMPLE_USER },
      };
      const given = { ...body, externalId: amount, amount: { amount, currency: 'EUR' } };
      await partner.send('createTransfer', {}, given);
    }
    partner.advance('PT1H');
    const day = await euros({ createdFrom: '2026-11-03T00:00:00.000Z', limit: '100' });
    const change = day.reduce(
      (sum, { direction, amount }) => sum + (direction === 'credit' ? 1 : -1) * cents(amount),
      0,
    );
    expect(change).toBeLessThan(-1000);
    expect(cents(day[0]?.balanceAfter)).toBe(opening + change);
    const { data } = (await partner.ask('listPartnerBalances', { query: { unit: 'EUR' } })).body;
    const [balance] = objects(data);
    expect(cents(balance?.available) + cents(balance?.reserved)).toBe(opening + change);
  });

  it('with unit, the list of balances contains only that balance', async () => {
    says('Only this balance: a currency code or an asset identifier.');
    const partner = partnerOf(set);
    const list = async (unit: string) =>
      (await partner.ask('listPartnerBalances', { query: { unit } })).body;
    expect((await list('EUR')).data).toHaveLength(1);
    expect((await list('CHF')).code).toBe('balance_not_found');
  });

  it('a balance below its threshold is reported once in 6 hours', async () => {
    says(
      'When `available` of one of your balances falls below its threshold, at most once in 6 hours per balance.',
      '| Below the threshold | `partner.balance_low`, at most once in 6 hours per balance |',
      'when the balance rises above the threshold again',
    );
    const partner = partnerOf(set);
    const move = async (amount: string, isBack = false) => {
      const [source, destination] = [{ type: 'partner' }, { type: 'user', userId: EXAMPLE_USER }];
      const body = isBack ? { source: destination, destination: source } : { source, destination };
      await partner.send(
        'createTransfer',
        {},
        {
          ...body,
          reason: isBack ? 'collection' : 'funding',
          externalId: `low-${partner.sandbox.session(KEY).events.length}`,
          amount: { amount, currency: 'EUR' },
        },
      );
      partner.advance('PT1M');
      return partner.newEvents().filter(({ type }) => type === 'partner.balance_low');
    };
    const { available } = (
      (await partner.ask('listPartnerBalances', { query: { unit: 'EUR' } })).body.data as {
        available: { amount: string };
      }[]
    )[0] ?? { available: { amount: '0' } };
    const all = Number(available.amount);
    expect(await move((all - 1000).toFixed(2))).toEqual([]);
    const [event, ...others] = await move('0.01');
    expect(others).toEqual([]);
    expect(event?.data).toMatchObject({
      balance: { available: { amount: '999.99', currency: 'EUR' } },
      threshold: { amount: '1000.00', currency: 'EUR' },
    });
    expect(await move('100.00', true)).toEqual([]);
    expect(await move('100.00')).toEqual([]);
    partner.advance('PT6H');
    await move('100.00', true);
    expect(await move('100.00')).toHaveLength(1);
  });

  it('the first PUT returns the secret, once; later calls keep it', async () => {
    says(
      'The first call creates the signing secret and returns it once; later calls keep it.',
      'Only this answer contains it, and it cannot be read again.',
      'The answer never contains the signing secret.',
      'When the endpoint was first set.',
    );
    const partner = partnerOf(set);
    const first = await partner.send('setWebhookEndpoint', {}, { url });
    expect(first.secret).toMatch(/^whsec_/);
    expect(await partner.send('getWebhookEndpoint')).not.toHaveProperty('secret');
    partner.advance('PT1H');
    const again = await partner.send('setWebhookEndpoint', {}, { url });
    expect([again.secret, again.createdAt]).toEqual([undefined, first.createdAt]);
    await partner.newUser();
    const [event] = partner.sandbox.session(KEY).events;
    expect(event?.secrets).toEqual([first.secret]);
  });

  it('events have two signatures for 24 hours after a rotation, and one before and after', async () => {
    says(
      'For 24 hours, every event has two signatures, one per secret',
      'The previous secret stops signing after 24 hours.',
      'The second one gets `webhook_rotation_in_progress`.',
    );
    const partner = partnerOf(set);
    const { secret } = await partner.send('setWebhookEndpoint', {}, { url });
    const rotated = await partner.send('rotateWebhookSecret');
    expect(rotated.previousSecretExpiresAt).toBe('2026-11-03T09:30:00.000Z');
    expect(await partner.outcome('rotateWebhookSecret')).toBe('webhook_rotation_in_progress');
    const signing = async () => {
      await partner.newUser();
      return partner.sandbox.session(KEY).events.at(-1)?.secrets;
    };
    expect(await signing()).toEqual([rotated.secret, secret]);
    partner.advance('P1D');
    expect(await signing()).toEqual([rotated.secret]);
    expect(await partner.send('getWebhookEndpoint')).not.toHaveProperty('previousSecretExpiresAt');
    expect(await partner.outcome('rotateWebhookSecret')).toBe('ok');
  });

  it.each([
    ['http://app.partner.example', 'webhook_url_not_https'],
    ['https://localhost/a', 'webhook_url_not_public'],
    ['https://10.1.2.3', 'webhook_url_not_public'],
    ['https://172.16.0.1', 'webhook_url_not_public'],
    ['https://[::1]/', 'webhook_url_not_public'],
    ['https://100.64.0.1', 'webhook_url_not_public'],
    ['https://0x7f000001', 'webhook_url_not_public'],
    ['https://[::ffff:127.0.0.1]/', 'webhook_url_not_public'],
    ['https://[fd12::1]/', 'webhook_url_not_public'],
    ['https://localhost./', 'webhook_url_not_public'],
    ['https://printer.local', 'webhook_url_not_public'],
    ['https://224.0.0.1', 'webhook_url_not_public'],
    ['https://user:secret@app.partner.example', 'validation_failed'],
    ['https://172.32.0.1', 'ok'],
    ['https://223.5.5.5', 'ok'],
    ['https://[2a00:1450::1]/', 'ok'],
    ['https://10.partner.example', 'ok'],
    ['https://localhost.partner.example', 'ok'],
  ])('an endpoint at %s: %s', async (address, outcome) => {
    says(
      'Hosts that resolve to private, loopback or link-local addresses are refused when you set the endpoint',
      'The host resolves to a private, loopback or link-local address.',
      'The address does not start with `https`.',
    );
    expect(await partnerOf(set).outcome('setWebhookEndpoint', {}, { url: address })).toBe(outcome);
  });

  it('a PUT without events requests all types again', async () => {
    says('One that leaves out `events` asks for all types again.');
    const partner = partnerOf(set);
    await partner.send('setWebhookEndpoint', {}, { url, events: ['user.*'] });
    const body = { url };
    expect((await partner.ask('setWebhookEndpoint', { body })).body.events).toEqual(['*']);
  });

  it('the test call does not report delivery if nothing can be sent', async () => {
    const result = await partnerOf(set).send('testWebhookEndpoint');
    expect(result).toMatchObject({
      delivered: false,
      detail: 'This sandbox sends nothing over the network.',
    });
    expect(result).not.toHaveProperty('httpStatus');
  });
});

/** Starts a local sandbox, and a receiver that answers with the statuses in turn, then with 204. */
async function local(loopback: boolean, ...statuses: number[]) {
  const received: { readonly headers: Headers; readonly body: string }[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: new Headers(request.headers as Record<string, string>), body });
      response.writeHead(statuses.shift() ?? 204).end();
      waiting.splice(0).forEach((go) => {
        go();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => new Promise((resolve) => server.close(resolve)));
  const running = await localSandbox(SITE, { set: 'general', loopback });
  opened.push(running.close);
  const call = async (method: string, path: string, body?: JsonObject) => {
    const response = await fetch(`${running.baseUrl}${path}`, {
      method,
      headers: {
        Authorization: 'Bearer sk_sandbox_local',
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as JsonObject;
  };
  const arrival = async (count: number) => {
    while (received.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    return received;
  };
  const { port } = server.address() as AddressInfo;
  return { call, arrival, url: `http://127.0.0.1:${String(port)}/rebell` };
}

describe('npm run sandbox', () => {
  it('delivers to the configured endpoint, and the test call returns its answer', async () => {
    says(
      '`delivered` `true` means that your endpoint answered with `200` to `299` within 15 seconds',
      'Its failure is not an error of this call.',
      'Events go to `{url}/events`.',
      'and returns what your endpoint answered',
    );
    const { call, arrival, url } = await local(true, 204, 500);
    const { secret } = await call('PUT', '/partner/webhook-endpoint', { url });
    const test = { type: 'transfer.completed' };
    const good = await call('POST', '/partner/webhook-endpoint/test', test);
    expect(good).toMatchObject({ delivered: true, httpStatus: 204 });
    const bad = await call('POST', '/partner/webhook-endpoint/test', test);
    expect(bad).toMatchObject({ delivered: false, httpStatus: 500 });
    const user = '/users/usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e';
    await call('PATCH', user, { metadata: { tier: 'gold' } });
    const [first, , event] = await arrival(3);
    expect(JSON.parse(event?.body ?? '{}')).toMatchObject({ type: 'user.updated' });
    for (const message of [first, event]) {
      const checked = await verify({
        secret: asText(secret) ?? '',
        headers: Object.fromEntries(message?.headers ?? []),
        body: message?.body ?? '',
        now: Math.floor(Date.now() / 1000),
      });
      expect(checked.valid).toBe(true);
      expect(message?.headers.get('webhook-signature')?.split(' ')).toHaveLength(1);
    }
  });

  it('accepts an address without https only on this machine, and only with --loopback', async () => {
    for (const [loopback, url] of [
      [false, 'http://127.0.0.1/rebell'],
      [true, 'http://app.partner.example/rebell'],
    ] as const) {
      const { call } = await local(loopback);
      const answer = await call('PUT', '/partner/webhook-endpoint', { url });
      expect(answer.code).toBe('webhook_url_not_https');
    }
  });

  it('410 disables the endpoint; when it is set again, it gets the kept events', async () => {
    says(
      'The endpoint becomes `disabled` at once',
      'The first event is `partner.webhook_disabled`; the kept ones follow',
      'An endpoint that was `disabled` becomes `active` again.',
    );
    const { call, arrival, url } = await local(true, 410);
    await call('PUT', '/partner/webhook-endpoint', { url });
    const user = '/users/usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e';
    await call('PATCH', user, { metadata: { tier: 'gold' } });
    await arrival(1);
    await expect
      .poll(async () => (await call('GET', '/partner/webhook-endpoint')).status)
      .toBe('disabled');
    await call('PUT', '/partner/webhook-endpoint', { url });
    const types = (await arrival(3)).map(
      ({ body }) => (JSON.parse(body) as { readonly type: string }).type,
    );
    expect(types.sort()).toEqual(['partner.webhook_disabled', 'user.updated', 'user.updated']);
  });
});
