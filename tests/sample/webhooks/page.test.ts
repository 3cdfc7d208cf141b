import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/reference/contract/facts/read';
import { textWithFigures } from '../../../src/reference/contract/facts/source';
import { workspaceAt } from '../../../src/reference/contract/testing/workspace';
import { ROOT } from '../../support/paths';
import { run } from '../../samples/toolchains';
import { receivers, startReceiver } from '../../webhooks/receivers';
import { OFFICIAL, referenceSignature } from '../../webhooks/vectors';

/* Checks that the figures and commands of the webhook page are correct. */

const PROSE = join(import.meta.dirname, '../../../partners/shared/prose');
const prose = (name: string): string => readFileSync(join(PROSE, `_webhook-${name}.mdx`), 'utf8');

describe('worked example', () => {
  it('is the official test vector', () => {
    const page = prose('signing');
    const { secret, id, timestamp, body, signature } = OFFICIAL;
    for (const [name, value] of Object.entries({
      secret,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      [`body (${String(body.length)} bytes)`]: body,
      'signed content': `${id}.${String(timestamp)}.${body}`,
      signature,
    })) {
      expect(page.split('\n')).toContain(`${name.padEnd(20)}${value}`);
    }
  });
});

const UNITS: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600, day: 86400, days: 86400 };

/** Converts a duration such as `2 days 3 h 35 min` to seconds. */
const seconds = (words: string): number =>
  [...words.matchAll(/(\d+) ([a-z]+)/g)].reduce(
    (sum, [, count = '', unit = '']) => sum + Number(count) * (UNITS[unit] ?? Number.NaN),
    0,
  );

describe('example of the headers', () => {
  it('signs the body that the page shows', () => {
    const headers = readFileSync(
      join(import.meta.dirname, '../../../src/reference/contract/document/standard-webhooks.ts'),
      'utf8',
    );
    const exampleOf = (name: string): string =>
      new RegExp(`name: '${name}',[\\s\\S]*?examples: \\['?([^'\\]]+)`).exec(headers)?.[1] ?? '';
    const [, body = ''] = /^body='(.*)'$/m.exec(prose('local')) ?? [];
    const message = {
      id: exampleOf('webhook-id'),
      timestamp: exampleOf('webhook-timestamp'),
      body: new TextEncoder().encode(body),
    };
    expect(JSON.parse(body)).toMatchObject({ id: message.id });
    const signature = referenceSignature(OFFICIAL.secret, message);
    expect(exampleOf('webhook-signature')).toBe(signature);
    expect(prose('rotation')).toContain(` ${signature.slice(0, 8)}…`);
  });
});

describe('retry schedule', () => {
  const path = join(PROSE, '_webhook-retries.mdx');
  const { text } = textWithFigures(workspaceAt(ROOT), path, prose('retries'));
  const rows = [...text.matchAll(/^\| (\d+) \| ([^|]+) \| ([^|]+) \|$/gm)];

  it('consists of the figures, in page and contract', () => {
    const contract = readFileSync(
      join(import.meta.dirname, '../../../partners/shared/contract/webhook.yaml'),
      'utf8',
    ).replace(/\s+/g, ' ');
    expect(contract).toContain(
      '5 seconds, 5 minutes, 30 minutes, 2, 5, 10, 14, 20 and 24 hours after the attempt before',
    );
    const waits = rows.slice(1).map(([, , wait = '']) => seconds(wait));
    const { facts } = readFacts(workspaceAt(ROOT), path);
    expect(waits).toEqual(facts.get('eventRetries')?.value);
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(prose('retries')).not.toMatch(/^\| \d+ \|/m);
  });

  it('ends at the documented time', () => {
    const [, attempts = '', , since = ''] = rows.at(-1) ?? [];
    expect(prose('retries')).toContain(`up to ${attempts} attempts`);
    expect(prose('down')).toContain(since);
    const page = readFileSync(join(ROOT, 'partners/general/api-for-us/webhook.mdx'), 'utf8');
    expect(page).toContain(`| Attempts | ${attempts}, over ${since} |`);
  });
});

describe('request signed by hand', () => {
  it('is accepted by a receiver twice, and stored once', async () => {
    const script = [...prose('local').matchAll(/```bash\n([\s\S]*?)```/g)]
      .map(([, code = '']) => code)
      .find((code) => code.includes('openssl'));
    const receiver = receivers.find(({ toolchain }) => toolchain.id === 'node');
    if (script === undefined || !receiver) throw new Error('There is nothing to run.');
    const inbox = mkdtempSync(join(tmpdir(), 'inbox-'));
    const env = { WEBHOOK_SECRET: OFFICIAL.secret, INBOX: inbox };
    const { url, stop } = await startReceiver(receiver, receiver.file, env);
    try {
      const command = script.replace('http://localhost:8080/events', url);
      expect(command).not.toBe(script);
      for (let count = 0; count < 2; count += 1) {
        const { stdout } = await run(['bash', '-c', command]);
        expect(stdout).toMatch(/^HTTP\/1\.1 204 /);
      }
      expect(readdirSync(inbox)).toHaveLength(1);
      const forged = command.replace('--data "$body"', '--data "$body "');
      expect((await run(['bash', '-c', forged])).stdout).toMatch(/^HTTP\/1\.1 400 /);
    } finally {
      stop();
      rmSync(inbox, { recursive: true });
    }
  }, 60_000);
});
