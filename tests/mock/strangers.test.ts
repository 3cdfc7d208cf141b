import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Running } from '../../scripts/sandbox/start';
import { exchange } from '../support/raw-http';
import { DOCS_URL, LIBRARY, localSandbox } from './support';

/** Web pages of strangers can neither steer a sandbox on this machine nor read from it. */

const SITE = new URL(DOCS_URL).origin;
let running: Running;
let port: number;

beforeAll(async () => {
  running = await localSandbox(LIBRARY, {
    set: 'lending',
    allowedOrigins: ['https://app.partner.example', 'http://host.docker.internal:4010'],
  });
  port = Number(new URL(running.baseUrl).port);
});
afterAll(() => running.close());

const PATHS = ['/v1/readers', '/_sandbox/events', '/_sandbox/reset', '/_sandbox/advance'];
const METHODS = ['GET', 'POST', 'OPTIONS'];

const ask = (method: string, path: string, host: string, origin?: string) =>
  exchange(
    port,
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${host}`,
      ...(origin === undefined ? [] : [`Origin: ${origin}`]),
      'Connection: close',
      'Authorization: Bearer sk_sandbox_strangers',
      'Content-Length: 0',
      '',
      '',
    ].join('\r\n'),
  );

const calls = PATHS.flatMap((path) => METHODS.map((method) => [method, path] as const));

it.each([
  ...[
    'https://evil.example',
    'https://localhost.evil.example',
    'null',
    'http://127.0.0.1.evil.example',
  ],
  ...['https://app.partner.example.evil.example', 'http://app.partner.example', 'http://0.0.0.0'],
])('refuses pages of %s', async (origin) => {
  for (const [method, path] of calls) {
    const { status, head } = await ask(method, path, 'localhost', origin);
    expect([method, path, status]).toEqual([method, path, 403]);
    expect(head.toLowerCase()).not.toContain('access-control-allow-origin');
  }
});

it.each([
  ...['http://localhost:3000', 'https://localhost', 'http://127.0.0.1:8080', 'http://[::1]:1'],
  ...['http://app.localhost:3000', SITE, 'https://app.partner.example'],
])('answers pages of %s', async (origin) => {
  for (const [method, path] of calls) {
    const { status, head } = await ask(method, path, 'localhost', origin);
    expect([method, path, status]).not.toEqual([method, path, 403]);
    expect(head.toLowerCase()).toContain(`access-control-allow-origin: ${origin}\r\n`);
  }
});

it.each([
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['127.0.0.1.evil.example', 421],
  ['192.168.1.2:4010', 421],
  ['localhost', 200],
  ['LOCALHOST:4010', 200],
  ['127.0.0.1', 200],
  ['[::1]:4010', 200],
  ['2130706433', 200],
  ['host.docker.internal:4010', 200],
])('answers for the host %s with %i', async (host, status) => {
  expect((await ask('GET', '/v1/readers', host)).status).toBe(status);
});

it('says nothing in the terminal when a client goes in the middle of a request', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  for (const cut of ['POST /v1/re', 'Content-Length: 100\r\n\r\n{"a"']) {
    const request = `POST /v1/readers HTTP/1.1\r\nHost: localhost\r\n${cut}`;
    const socket = connect(port, '127.0.0.1');
    await new Promise<void>((resolve) => socket.write(request, () => resolve()));
    await new Promise<void>((resolve) => socket.resetAndDestroy().once('close', () => resolve()));
  }
  expect((await ask('GET', '/v1/readers', 'localhost')).status).toBe(200);
  expect(error.mock.calls).toEqual([]);
});

it('bounds what one key keeps, and lets go of it at a reset', { timeout: 60_000 }, async () => {
  const send = (key: string, path: string, body: string) =>
    fetch(new URL(path, running.controlUrl), {
      method: 'POST',
      headers: {
        Authorization: `Bearer sk_sandbox_${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `key-${key}-${'0'.repeat(20)}`,
      },
      body,
    });
  const body = JSON.stringify({ note: 'x'.repeat(990_000) });
  const statuses: number[] = [];
  while (statuses.at(-1) !== 507 && statuses.length < 80) {
    statuses.push((await send('large', '/v1/readers', body)).status);
  }
  expect(statuses.length).toBe(69);
  expect((await send('other', '/v1/readers', body)).status).not.toBe(507);
  expect((await send('large', '/_sandbox/reset', '{}')).status).toBe(200);
  expect((await send('large', '/v1/readers', body)).status).not.toBe(507);
});
