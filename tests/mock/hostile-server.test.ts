import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../../scripts/sandbox/server';
import type { Running } from '../../scripts/sandbox/start';
import { exchange as exchangeRaw } from '../support/raw-http';
import { LIBRARY, localSandbox } from './support';

/**
 * Sends arbitrary input to the local sandbox: every error is a problem document and never an
 * internal server error, the process keeps running, and the data of other keys is unchanged.
 */
const RUNS = 60;
let running: Running;

beforeAll(async () => {
  running = await localSandbox(LIBRARY, { set: 'lending' });
});
afterAll(() => running.close());

const exchange = (text: string) => exchangeRaw(Number(new URL(running.baseUrl).port), text);

const lines = (method: string, target: string, key: string, more: readonly string[] = []) =>
  [
    `${method} ${target} HTTP/1.1`,
    'Connection: close',
    `Authorization: Bearer sk_sandbox_${key}`,
    ...more,
  ].join('\r\n');

const HOST = 'Host: localhost';
const NAMES = ['constructor', 'toString', '__proto__', '%', '%00', '..', '%2f', ''];
const PATHS = ['/v1/readers/?', '/v1/loans/?', '/v1/loans/?/return', '/v1/voucher-quotes/?'];
const TARGETS = [
  '//',
  '//[',
  '*',
  'nothing',
  'http://[',
  'http://a:b@c/v1/readers',
  'ftp://a/',
  '/?',
];
const CONTROLS = ['advance', 'move', 'reset', 'events', 'constructor'].map(
  (control) => `/_sandbox/${control}`,
);
const METHODS = 'GET HEAD POST PUT PATCH DELETE TRACE OPTIONS CONNECT PROPFIND NOTHING'.split(' ');
const HOSTS = [
  HOST,
  'Host: a b',
  'Host: [',
  'Host:',
  'Host: a/b',
  'Host: a\r\nHost: b',
  'X: no host',
];
const HEADERS = [
  'Prefer: example=constructor',
  'Prefer: code=__proto__',
  'Idempotency-Key: __proto__________',
  'Expect: nothing',
  'Upgrade: nothing',
  'Transfer-Encoding: nothing',
  '__proto__: 1',
  'no colon',
  `X-Long: ${'a'.repeat(20_000)}`,
];
const BODIES = [
  '{"duration":"P1000000000D"}',
  '{"duration":"P2547000D"}',
  `{"duration":"P${'9'.repeat(400)}D"}`,
  '{"duration":"nothing"}',
  '{"id":"constructor","to":"toString"}',
  '{"constructor":1,"toString":1,"__proto__":{"status":1}}',
  'null',
  '[',
];

const mostly = <T>(usual: T, ...odd: readonly T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );
const path = fc
  .tuple(fc.constantFrom(...PATHS), fc.constantFrom(...NAMES))
  .map(([template, name]) => template.replace('?', name));
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', ...METHODS),
  target: fc.oneof(path, fc.constantFrom(...CONTROLS), fc.constantFrom(...TARGETS)),
  host: mostly(HOST, ...HOSTS),
  header: mostly('Content-Type: application/json', ...HEADERS),
  body: fc.constantFrom('', ...BODIES),
});

it('answers any request, and keeps the data of other keys', { timeout: 120_000 }, async () => {
  const advance = (key: string, duration: string) => {
    const body = `{"duration":"${duration}"}`;
    const length = `Content-Length: ${String(body.length)}`;
    return exchange(`${lines('POST', '/_sandbox/advance', key, [HOST, length])}\r\n\r\n${body}`);
  };
  await advance('bystander', 'P1D');
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 8, maxLength: 8 }), async (requests) => {
      run += 1;
      for (const { method, target, host, header, body } of requests) {
        const length = `Content-Length: ${String(body.length)}`;
        const head = lines(method, target, `hostile_${String(run)}`, [host, header, length]);
        const answer = await exchange(`${head}\r\n\r\n${body}`);
        const what = `${head}\n\n${body}\n\n${answer.head}\n\n${answer.body}`;
        expect(answer.status, what).toBeGreaterThanOrEqual(200);
        expect(answer.status, what).toBeLessThan(500);
        if (answer.status < 400) continue;
        expect(answer.head.toLowerCase(), what).toContain('content-type: application/problem+json');
        if (method !== 'HEAD') {
          expect(JSON.parse(answer.body), what).toMatchObject({ status: answer.status });
        }
      }
    }),
    { numRuns: RUNS, seed: 25 },
  );
  const { body } = await advance('bystander', 'PT0S');
  const ahead = Date.parse((JSON.parse(body) as { now: string }).now) - Date.now();
  expect(Math.round(ahead / 3_600_000)).toBe(24);
});

it.each([
  ['TRACE', '/v1/readers', 405, HOST],
  ['TRACE', '/v1/nothing', 404, HOST],
  ['CONNECT', 'a:1', 405, HOST],
  ['GET', '//', 404, HOST],
  ['GET', '*', 400, HOST],
  ['GET', '/v1/readers', 400, 'Host: ['],
  ['GET', '/v1/readers', 400, 'X: no host'],
  ['GET', 'http://a/v1/readers', 200, HOST],
  ['GET', '/v1/readers/constructor', 404, HOST],
  ['POST', '/v1/loans/toString/return', 404, `${HOST}\r\nIdempotency-Key: ${'a'.repeat(16)}`],
  ['PUT', '/_sandbox/advance', 405, HOST],
  ['GET', '/v1/readers', 417, `${HOST}\r\nExpect: nothing`],
  ['GET', '/v1/readers', 431, `${HOST}\r\nX: ${'a'.repeat(20_000)}`],
])('%s %s: %i', async (method, target, status, host) => {
  expect((await exchange(`${lines(method, target, 'one', [host])}\r\n\r\n`)).status).toBe(status);
});

it('refuses a body that is too long, and accepts the longest one allowed', async () => {
  const post = async (length: number) => {
    const body = `"${'x'.repeat(length - 2)}"`;
    const size = `Content-Length: ${String(length)}`;
    const head = lines('POST', '/v1/readers', 'long', [
      HOST,
      'Content-Type: application/json',
      'Idempotency-Key: 0123456789abcdef',
      size,
    ]);
    return exchange(`${head}\r\n\r\n${body}`);
  };
  expect((await post(1_000_000)).status).toBe(422);
  const { status, head, body } = await post(1_000_001);
  expect([status, head.toLowerCase()]).toEqual([
    413,
    expect.stringContaining('content-type: application/problem+json'),
  ]);
  expect(JSON.parse(body)).toEqual({
    type: 'about:blank',
    title: 'Payload Too Large',
    status: 413,
    detail: 'The body is larger than 1,000,000 bytes.',
  });
});

it('reports in a sentence that a port is in use', async () => {
  const { port } = new URL(running.baseUrl);
  await expect(serve(() => Promise.resolve(new Response()), Number(port))).rejects.toThrow(
    `Port ${port} is taken. Start with another \`--port\`; \`--port 0\` takes a free one.`,
  );
});
