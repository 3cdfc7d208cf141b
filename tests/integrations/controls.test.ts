import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readOptions } from '../../scripts/sandbox/options';
import { localSandbox, SITE } from '../mock/support';
import { says } from '../sample/promises/says';
import { ROOT } from '../support/paths';

const PAGE = readFileSync(join(ROOT, 'partners/shared/prose/_sandbox-controls.mdx'), 'utf8');
const run = promisify(execFile);

it('the controls work as shown on the page', async () => {
  const options = readOptions(['--port', '0']);
  const { controlUrl, close } = await localSandbox(SITE, options);
  try {
    const env = { ...process.env, PARTNER_API_KEY: 'sk_sandbox_quickstart' };
    const answers: Record<string, unknown>[] = [];
    for (const [, script = ''] of PAGE.matchAll(/```bash\n(.*?)```/gs)) {
      const local = script.replaceAll('http://localhost:4010/_sandbox/', controlUrl);
      expect(local).not.toBe(script);
      const { stdout } = await run('bash', ['-c', local], { env });
      answers.push(JSON.parse(stdout) as Record<string, unknown>);
    }
    const [advanced, events, moved, added, revoked, reset] = answers;
    const ahead = Date.parse(String(advanced?.now)) - Date.now();
    expect(Math.abs(ahead - 3_600_000)).toBeLessThan(60_000);
    expect(events).toEqual({ data: [] });
    expect(moved).toEqual({ id: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e', state: 'suspended' });
    expect(added).toEqual({ key: 'sk_sandbox_second' });
    expect(revoked).toEqual({ key: 'sk_sandbox_quickstart' });
    expect(reset).toEqual({});
    expect(answers).toHaveLength(6);
  } finally {
    await close();
  }
});

it('a key is rotated without a failed request', async () => {
  says(
    'You can replace a key without downtime, because the old and the new key both work during an overlap',
    'Its requests fail from that moment.',
    'Name a second key; from then on, both see the same objects and share one quota.',
    'its next request gets `authentication_failed`, and the second one continues to work',
    'Both answers repeat the `key`.',
    'The key is missing, or was revoked',
    'the `key` belongs to other objects, or has other scopes',
    'Makes a second key that works on the same objects with the same scopes',
  );
  const options = readOptions(['--port', '0']);
  const { baseUrl, controlUrl, close } = await localSandbox(SITE, options);
  const call = async (url: string, key: string, body?: object) => {
    const response = await fetch(url, {
      headers: { Authorization: `Bearer ${key}`, 'Idempotency-Key': crypto.randomUUID() },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { code } = (await response.json()) as { readonly code?: string };
    return [response.status, code] as const;
  };
  const [first, second, other] = ['sk_sandbox_first', 'sk_sandbox_second', 'sk_sandbox_other'];
  const user = `${baseUrl}/users/usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e`;
  const suspended = { id: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e', to: 'suspended' };
  const statusOf = async (key: string) => {
    const response = await fetch(user, { headers: { Authorization: `Bearer ${key}` } });
    return ((await response.json()) as { readonly status?: string }).status;
  };
  try {
    expect(await call(`${controlUrl}move`, first, suspended)).toEqual([200, undefined]);
    expect(await call(`${controlUrl}keys`, first, { key: second })).toEqual([200, undefined]);
    // Both are valid and share their objects; an unrelated key has its own objects.
    const states = await Promise.all([first, second, other].map(statusOf));
    expect(states).toEqual(['suspended', 'suspended', 'active']);
    expect((await call(`${controlUrl}revoke`, other, { key: first }))[0]).toBe(409);
    for (const [key, taken] of [
      [first, other],
      [other, second],
      [first, 'sk_sandbox_readonly'],
      ['sk_sandbox_readonly', 'sk_sandbox_third'],
    ] as const) {
      expect((await call(`${controlUrl}keys`, key, { key: taken }))[0]).toBe(409);
    }
    expect(await statusOf(other)).toBe('active');
    const left = async (key: string) =>
      (await fetch(user, { headers: { Authorization: `Bearer ${key}` } })).headers.get('RateLimit');
    expect([await left(first), await left(second)]).toEqual(
      [97, 96].map((rest) => expect.stringContaining(`r=${String(rest)};`) as string),
    );
    expect(await call(`${controlUrl}revoke`, second, { key: first })).toEqual([200, undefined]);
    expect(await call(user, first)).toEqual([401, 'authentication_failed']);
    expect((await call(`${controlUrl}events`, first))[0]).toBe(401);
    expect(await call(user, second)).toEqual([200, undefined]);
    expect(await call(`${controlUrl}keys`, second, { key: first })).toEqual([200, undefined]);
    expect(await statusOf(first)).toBe('suspended');
    for (const key of ['', 'sk_live_1', 'sk sandbox', 'sk_sandbox_\u{1F511}']) {
      expect((await call(`${controlUrl}keys`, second, { key }))[0], key).toBe(400);
    }
  } finally {
    await close();
  }
});
