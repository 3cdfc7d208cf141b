import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readOptions } from '../../scripts/sandbox/options';
import { Courier } from '../../scripts/sandbox/delivery';
import type { Running } from '../../scripts/sandbox/start';
import { durationMs } from '../../src/reference/mock/time';
import { verify } from '../../src/reference/webhooks/verify';
import type { SentEvent } from '../../src/reference/mock';
import { LIBRARY, localSandbox, replied } from './support';

const SECRET = `whsec_${'A'.repeat(43)}=`;
const opened: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
});

async function receiver() {
  const received: { readonly headers: Headers; readonly body: string }[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = new Headers(request.headers as Record<string, string>);
      received.push({ headers, body: Buffer.concat(chunks).toString('utf8') });
      response.writeHead(204).end();
      waiting.splice(0).forEach((go) => {
        go();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => new Promise((resolve) => server.close(resolve)));
  const arrival = async (count: number) => {
    while (received.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    return received;
  };
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, arrival };
}

async function start(webhookUrl?: string): Promise<Running> {
  const running = await localSandbox(LIBRARY, { set: 'lending', webhookUrl, secret: SECRET });
  opened.push(running.close);
  return running;
}

const headers = { Authorization: 'Bearer sk_sandbox_server', 'Content-Type': 'application/json' };

describe('npm run sandbox', () => {
  it.each(['['.repeat(500_000), '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)])(
    'answers bodies that are nested too deep with a problem',
    async (body) => {
      const { baseUrl } = await start();
      const sent = { ...headers, 'Idempotency-Key': 'reader-0123456789' };
      const answer = await fetch(`${baseUrl}/readers`, { method: 'POST', headers: sent, body });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(await answer.json()).toMatchObject({
        code: 'malformed_json',
        detail: expect.stringContaining('Nested deeper than 100 levels') as string,
      });
    },
  );

  it('serves the API with CORS, moves its clock and delivers signed events', async () => {
    const { url, arrival } = await receiver();
    const { baseUrl, controlUrl } = await start(url);
    const origin = 'http://localhost:3000';
    const preflight = await fetch(`${baseUrl}/readers`, { method: 'OPTIONS', headers: { origin } });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
      204,
      origin,
    ]);
    const created = await fetch(`${baseUrl}/loans`, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': 'lending-0123456789' },
      body: JSON.stringify({
        readerId: 'rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e',
        bookId: 'bk_17',
        deposit: { amount: '20.00', currency: 'EUR' },
      }),
    });
    expect(created.status).toBe(201);
    const advanced = await fetch(`${controlUrl}advance`, {
      method: 'POST',
      headers,
      body: '{"duration":"PT1M"}',
    });
    expect(advanced.status).toBe(200);
    const [message] = await arrival(1);
    if (!message) throw new Error('nothing arrived');
    expect(JSON.parse(message.body)).toMatchObject({
      type: 'loan.opened',
      data: { status: 'open' },
    });
    const checked = await verify({
      secret: SECRET,
      headers: Object.fromEntries(message.headers),
      body: message.body,
      now: Math.floor(Date.now() / 1000),
    });
    expect(checked.valid).toBe(true);
    const response = await fetch(`${controlUrl}events`, { headers });
    expect(await response.json()).toMatchObject({ data: [{ type: 'loan.opened' }] });
    expect((await fetch(`${controlUrl}nothing`, { headers })).status).toBe(404);
    expect((await fetch(`${controlUrl}events`)).status).toBe(401);
  });

  it.each([
    [['--set', 'nothing'], '--set is `nothing`'],
    [['--port', '70000'], '--port is `70000`'],
    [['--port', ''], '--port is ``'],
    [['--speed', '0'], '--speed is `0`'],
    [['--speed', 'Infinity'], '--speed is `Infinity`; write a number from 0.001 to 86400.'],
    [['--secret', 'secret'], 'The secret does not start with whsec_.'],
    [['--webhook-url', 'ftp://x'], '--webhook-url is `ftp://x`'],
    [['--allow-origin', 'app.example'], '--allow-origin is `app.example`'],
    [['--allow-origin', 'https://app.example/'], 'write an origin: https://app.example'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

describe('retries', () => {
  const terms = { timeout: 15_000, pauses: [5_000, 300_000, 7_200_000], longestWait: 3_600_000 };
  const event: SentEvent = {
    id: 'evt_1',
    type: 'loan.opened',
    timestamp: '2026-11-02T09:30:00.000Z',
    body: '{}',
    secrets: [SECRET],
  };

  function courier(answers: readonly number[]) {
    const clock = { now: 0 };
    const times: number[] = [];
    const send = () => {
      times.push(clock.now);
      return Promise.resolve(replied(answers[times.length - 1] ?? 500));
    };
    const made = new Courier({
      addressOf: () => 'https://app.partner.example',
      termsOf: () => terms,
      secretsOf: () => [SECRET],
      now: () => clock.now,
      log: () => undefined,
      contact: send,
    });
    return { clock, times, made };
  }

  it('follow the schedule of the rules, and end', async () => {
    const { clock, times, made } = courier([]);
    made.take(event, 'sk_sandbox_a');
    const expected = [0];
    for (const pause of terms.pauses) expected.push((expected.at(-1) ?? 0) + pause);
    for (const time of [...expected, (expected.at(-1) ?? 0) + durationMs('P30D')]) {
      clock.now = time - 1;
      await made.tick();
      clock.now = time;
      await made.tick();
    }
    expect(times).toEqual(expected);
  });

  it('end early if a failing endpoint reports health three times in a row', async () => {
    const clock = { now: 0 };
    const asked: string[] = [];
    const answers = { GET: [503, 200, 200, 200], POST: [500, 500, 204] };
    const made = new Courier({
      addressOf: () => 'https://app.partner.example/events',
      healthOf: () =>
        asked.length > 0
          ? { address: 'https://app.partner.example/health', every: 60_000, enough: 3 }
          : undefined,
      termsOf: () => terms,
      secretsOf: () => [SECRET],
      now: () => clock.now,
      log: () => undefined,
      contact: (url, { method }) => {
        asked.push(`${method} ${new URL(url).pathname} ${String(clock.now / 1000)}`);
        return Promise.resolve(replied(answers[method].shift() ?? 599));
      },
    });
    made.take(event, 'sk_sandbox_a');
    for (const seconds of [0, 1, 5, 60, 61, 121, 180, 181, 241]) {
      clock.now = seconds * 1000;
      await made.tick();
    }
    expect(asked).toEqual([
      'POST /events 0',
      'POST /events 5',
      'GET /health 61',
      'GET /health 121',
      'GET /health 181',
      'GET /health 241',
      'POST /events 241',
    ]);
  });

  it('stop at the first success, and permanently at 410', async () => {
    const { clock, times, made } = courier([500, 204, 410]);
    made.take(event, 'sk_sandbox_a');
    for (const time of [0, 5000, 10_000_000]) {
      clock.now = time;
      await made.tick();
    }
    expect(times).toEqual([0, 5000]);
    made.take(event, 'sk_sandbox_a');
    await made.tick();
    made.take(event, 'sk_sandbox_a');
    await made.tick();
    expect(times).toEqual([0, 5000, 10_000_000]);
  });

  it('for one key do not wait for the endpoint of another', async () => {
    const answered: (() => void)[] = [];
    const sent: string[] = [];
    const made = new Courier({
      addressOf: (_event, key) => `https://${key}.example`,
      termsOf: () => terms,
      secretsOf: () => [SECRET],
      now: () => 0,
      log: () => undefined,
      contact: (url) => {
        sent.push(url);
        return new Promise((resolve) => {
          answered.push(() => {
            resolve(replied(204));
          });
          if (url === 'https://quick.example') answered.at(-1)?.();
        });
      },
    });
    made.take(event, 'slow');
    const all = made.tick();
    await expect.poll(() => sent).toEqual(['https://slow.example']);
    made.take(event, 'quick');
    await made.tick('quick');
    expect(sent).toEqual(['https://slow.example', 'https://quick.example']);
    answered[0]?.();
    await all;
  });

  it('continue after 410 for another key, and after a reset', async () => {
    const { times, made } = courier([410, 204, 204]);
    const happen = async (key: string) => {
      made.take(event, key);
      await made.tick();
      return times.length;
    };
    expect(await happen('sk_sandbox_a')).toBe(1);
    expect(await happen('sk_sandbox_a')).toBe(1);
    expect(await happen('sk_sandbox_b')).toBe(2);
    made.forget('sk_sandbox_a');
    expect(await happen('sk_sandbox_a')).toBe(3);
  });
});
