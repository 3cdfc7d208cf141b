import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { localSandbox, SITE } from '../../mock/support';
import { run } from '../../samples/toolchains';
import { ROOT } from '../../support/paths';
import { receivers, startReceiver } from '../../webhooks/receivers';
import { says } from './says';

/* Behavior that only a real network shows, tested with the sandbox of `npm run sandbox`. */

const opened: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
});

async function listen(server: ReturnType<typeof createServer>, scheme = 'http'): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `${scheme}://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const serving = (listener: RequestListener) => listen(createServer(listener));

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'network-'));
  opened.push(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

async function sandbox(more: { readonly decisions?: boolean } = {}) {
  const running = await localSandbox(SITE, { set: 'general', loopback: true, ...more });
  opened.push(running.close);
  const call = async (method: string, path: string, body: JsonObject) => {
    const response = await fetch(`${running.baseUrl}${path}`, {
      method,
      headers: {
        Authorization: 'Bearer sk_sandbox_local',
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as JsonObject;
  };
  const tested = async (url: string) => {
    await call('PUT', '/partner/webhook-endpoint', { url });
    return call('POST', '/partner/webhook-endpoint/test', { type: 'transfer.completed' });
  };
  return { ...running, call, tested };
}

describe('npm run sandbox', () => {
  it('the test call reports what went wrong', async () => {
    says(
      'What went wrong, for example a TLS error or a redirect.',
      'If it is `false`, `detail` says what went wrong.',
      'your endpoint answered at all',
      'It is not followed: set the new address instead.',
      'They are not followed, for the same reason.',
      'With a self-signed or expired certificate, a delivery counts as unanswered.',
    );
    const { tested } = await sandbox();
    let followed = 0;
    const other = await serving((_request, response) => {
      followed += 1;
      response.end();
    });
    const redirecting = await serving((_request, response) => {
      response.writeHead(307, { Location: `${other}/events` }).end();
    });
    expect(await tested(redirecting)).toMatchObject({
      delivered: false,
      httpStatus: 307,
      detail: 'The endpoint answered with a redirect.',
    });
    expect(followed).toBe(0);

    const breaking = await serving((request) => request.socket.destroy());
    const broken = await tested(breaking);
    expect(broken).toMatchObject({
      delivered: false,
      detail: expect.stringMatching(/\w/) as string,
    });
    expect(broken).not.toHaveProperty('httpStatus');

    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(scratch(), name));
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const keys = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key ?? '', '-out', cert ?? ''];
    await run(['openssl', 'req', '-x509', '-days', '1', ...keys, ...subject]);
    const files = { key: readFileSync(key ?? ''), cert: readFileSync(cert ?? '') };
    const secure = await listen(
      createSecureServer(files, (_request, response) => response.end()),
      'https',
    );
    const refused = await tested(secure);
    expect(refused).toMatchObject({
      delivered: false,
      detail: expect.stringMatching(/self[- ]signed certificate/) as string,
    });
    expect(refused).not.toHaveProperty('httpStatus');
  });

  it('a body that is too long is refused before it is read', async () => {
    says(
      'or a server in between answered without one, such as `413` for a body above 1,000,000 bytes, go by the status.',
    );
    const { call } = await sandbox();
    const empty = JSON.stringify({ note: '' }).length;
    const ofLength = (length: number) =>
      call('POST', '/users', { note: 'x'.repeat(length - empty) });
    expect((await ofLength(1_000_000)).code).toBe('validation_failed');
    const refused = await ofLength(1_000_001);
    expect(refused).toMatchObject({ status: 413, detail: expect.any(String) as string });
    expect(refused).not.toHaveProperty('code');
  });

  it('the guide to local testing works: set the address, start a receiver with the secret, send a test event', async () => {
    says(
      '`npm run sandbox -- --loopback` runs one on your machine; its endpoint may be `http://localhost:8080`.',
      'without `/events`, with `PUT /partner/webhook-endpoint`. Keep the `secret` from the answer.',
      'It verifies each event, stores it once as a file in `inbox`, and answers `204`.',
      'Start one with `WEBHOOK_SECRET` set; `PORT` is 8080 unless you set it.',
    );
    const { baseUrl, call } = await sandbox();
    const receiver = receivers.find(({ toolchain }) => toolchain.id === 'node');
    if (!receiver) throw new Error('Node.js is not installed.');
    const inbox = scratch();
    const before = await call('PUT', '/partner/webhook-endpoint', { url: 'http://127.0.0.1:8080' });
    const env = { WEBHOOK_SECRET: asText(before.secret) ?? '', INBOX: inbox };
    const { url, stop } = await startReceiver(receiver, receiver.file, env);
    opened.push(stop);
    await call('PUT', '/partner/webhook-endpoint', { url: url.replace('/events', '') });
    const page = readFileSync(join(ROOT, 'partners/shared/prose/_webhook-local.mdx'), 'utf8');
    const [, printed = ''] = /```bash\n(curl[\s\S]*?)```/.exec(page) ?? [];
    const command = printed.replace('$(uuidgen)', crypto.randomUUID());
    expect(command).not.toBe(printed);
    const keys = { PARTNER_API_URL: baseUrl, PARTNER_API_KEY: 'sk_sandbox_local' };
    const { stdout } = await run(['bash', '-c', command], keys);
    const result = JSON.parse(stdout) as JsonObject;
    expect(result).toMatchObject({ delivered: true, httpStatus: 204 });
    const [file = ''] = readdirSync(inbox);
    expect(file).toBe(`${asText(result.eventId) ?? ''}.json`);
    expect(JSON.parse(readFileSync(join(inbox, file), 'utf8'))).toMatchObject({
      type: 'transfer.completed',
    });
  });

  it('with --decisions it requests a decision on a payment', async () => {
    says('it calls `/card-authorizations` and `/card-challenges` of the endpoint that you set');
    const paths: (string | undefined)[] = [];
    const url = await serving((request, response) => {
      paths.push(request.url);
      request.resume();
      response.setHeader('Content-Type', 'application/json');
      response.end('{"decision":"decline","reason":"merchant_not_allowed"}');
    });
    const payment = {
      cardId: 'crd_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
      amount: { amount: '25.50', currency: 'EUR' },
    };
    const { call } = await sandbox({ decisions: true });
    await call('PUT', '/partner/webhook-endpoint', { url });
    expect(await call('POST', '/sandbox/card-authorizations', payment)).toMatchObject({
      status: 'declined',
      declineReason: 'merchant_not_allowed',
    });
    await call('POST', '/sandbox/card-challenges', payment);
    await expect.poll(() => paths).toContain('/card-challenges');
    expect(paths.filter((path) => path === '/card-authorizations')).toHaveLength(1);
  });
});
