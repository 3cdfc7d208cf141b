import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleGenerators } from '../../src/reference/samples';
import { receiveEventSamples } from '../../src/reference/webhooks/samples';
import { census, installed, missing, run, scratchDirectory } from '../samples/toolchains';
import { daily } from '../support/daily';
import { receivers, sampleFile, startReceiver, withoutTolerance, type Receiver } from './receivers';
import { genuineAs, OFFICIAL, SECRET, type Vector, vectorsAt } from './vectors';

/*
 * Runs the receivers that readers copy, each in its own language, and sends them genuine and
 * forged deliveries. Since they are servers, the tests check how they read real requests.
 */
const LIMIT = 120_000;
const scratch = scratchDirectory();
const folder = (name: string): string => {
  const path = join(scratch.path, name);
  mkdirSync(path);
  return path;
};
let sent = 0;

afterAll(() => {
  scratch.remove();
  console.log(`deliveries to receiver samples: ${String(sent)} (${census()})`);
});

const now = () => Math.floor(Date.now() / 1000);

/** Runs a receiver while `use` sends requests to it. */
async function whileRunning(
  receiver: Receiver,
  options: { readonly inbox: string; readonly file?: string; readonly secret?: string },
  use: (url: string, inbox: string) => Promise<void>,
) {
  const { file = receiver.file, secret = SECRET } = options;
  const inbox = folder(options.inbox);
  const env = { WEBHOOK_SECRET: secret, INBOX: inbox };
  const { url, stop } = await startReceiver(receiver, file, env);
  try {
    await use(url, inbox);
  } finally {
    stop();
  }
}

async function deliver(url: string, { headers, body }: Pick<Vector, 'headers' | 'body'>) {
  sent += 1;
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return status;
}

const official: Vector = {
  name: 'the official test vector',
  headers: {
    'webhook-id': OFFICIAL.id,
    'webhook-timestamp': String(OFFICIAL.timestamp),
    'webhook-signature': OFFICIAL.signature,
  },
  body: new TextEncoder().encode(OFFICIAL.body),
  genuine: true,
};

describe('samples', () => {
  it('exist in every language of the site, in the order of the tabs', () => {
    expect(receiveEventSamples.map(({ id }) => id)).toEqual(sampleGenerators.map(({ id }) => id));
  });

  it('can run if their language is required', () => {
    const required = missing.filter(({ required }) => required);
    expect(required.map(({ id }) => id)).toEqual([]);
    expect(receivers.length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(installed)('$id', ({ id, check, approval }) => {
  it(
    'is syntactically valid',
    async () => {
      for (const command of check(sampleFile(id), scratch.path)) {
        const outcome = await run(command, {}, LIMIT);
        expect(outcome).toMatchObject({ status: 0, stderr: '' });
        expect(outcome.stdout).toMatch(approval ?? /^$/);
      }
    },
    LIMIT,
  );
});

/** The receiver's answers to every vector, and the expected ones. */
async function answersOf(url: string) {
  const answers: Record<string, number> = {};
  const expected: Record<string, number> = {};
  for (const vector of [...vectorsAt(now()), { ...official, genuine: false }]) {
    answers[vector.name] = await deliver(url, vector);
    expected[vector.name] = vector.genuine ? 204 : 400;
  }
  return { answers, expected };
}

describe.each(receivers)('$toolchain.id', (receiver) => {
  const { id } = receiver.toolchain;

  it(
    'accepts genuine messages, refuses others, and stores each event once',
    () =>
      whileRunning(receiver, { inbox: id }, async (url, inbox) => {
        const { answers, expected } = await answersOf(url);
        expect(answers).toEqual(expected);

        // All of them have the same id: the first one is stored, the others are duplicates.
        const [first] = vectorsAt(now());
        expect(readdirSync(inbox)).toEqual([`${first?.headers['webhook-id'] ?? ''}.json`]);
        const [file = ''] = readdirSync(inbox);
        expect(readFileSync(join(inbox, file))).toEqual(Buffer.from(first?.body ?? []));

        // No file can have a name of this length.
        expect(await deliver(url, genuineAs('x'.repeat(300), now()))).toBe(500);
      }),
    LIMIT,
  );

  it(
    'accepts the official test vector if its age does not matter',
    () => {
      const file = withoutTolerance(receiver.file, folder(`${id}-copy`));
      return whileRunning(receiver, { inbox: `${id}-official`, file }, async (url, inbox) => {
        expect(await deliver(url, official)).toBe(204);
        expect(readFileSync(join(inbox, `${OFFICIAL.id}.json`), 'utf8')).toBe(OFFICIAL.body);
      });
    },
    LIMIT,
  );

  it(
    'does not run with a secret that is too short',
    async () => {
      const secret = 'whsec_c2hvcnQ=';
      const running = whileRunning(receiver, { inbox: `${id}-none`, secret }, async (url) => {
        // PHP's server keeps running, and reads the secret for each request.
        if ((await deliver(url, official)) === 500) {
          throw new Error('Set WEBHOOK_SECRET to your signing secret.');
        }
      });
      await expect(running).rejects.toThrow('Set WEBHOOK_SECRET to your signing secret.');
    },
    LIMIT,
  );
});

describe('shell', () => {
  const verify = async ({ headers, body }: Vector, more: Readonly<Record<string, string>> = {}) => {
    sent += 1;
    const file = join(scratch.path, 'body.json');
    writeFileSync(file, body);
    return run(['bash', sampleFile('curl'), file], {
      WEBHOOK_SECRET: SECRET,
      WEBHOOK_ID: headers['webhook-id'] ?? '',
      WEBHOOK_TIMESTAMP: headers['webhook-timestamp'] ?? '',
      WEBHOOK_SIGNATURE: headers['webhook-signature'] ?? '',
      ...more,
    });
  };

  it(
    'accepts genuine messages and refuses others',
    async () => {
      for (const vector of vectorsAt(now())) {
        const { status, stdout, stderr } = await verify(vector);
        expect(`${vector.name}: ${status === 0 ? stdout : ''}`).toBe(
          `${vector.name}: ${vector.genuine ? 'Genuine.\n' : ''}`,
        );
        if (!vector.genuine) expect(stderr).not.toBe('');
      }
    },
    LIMIT,
  );

  it('accepts the official test vector with a sufficient tolerance', async () => {
    expect(await verify(official)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Refused: signed \d+ seconds ago\.\n$/) as string,
    });
    expect(await verify(official, { TOLERANCE: '2000000000' })).toMatchObject({ status: 0 });
  });

  it('does not execute the content of a timestamp', async () => {
    const [vector] = vectorsAt(now());
    const headers = { ...vector?.headers, 'webhook-timestamp': 'a[$(touch "$0.run")0]' };
    expect(await verify({ ...official, headers })).toMatchObject({ status: 1 });
    expect(
      readdirSync(join(sampleFile('curl'), '..')).filter((name) => name.endsWith('run')),
    ).toEqual([]);
  });
});

describe('seeded faults', () => {
  const faults: readonly (readonly [name: string, from: string, to: string])[] = [
    ['no check of the clock', '> TOLERANCE) return false', '> TOLERANCE) void 0'],
    ['only the first signature', "signatures.split(' ').some", "signatures.split(' ', 1).some"],
    ['the body as text', '.update(rawBody)', ".update(rawBody.toString('utf8'))"],
    ['the body parsed and written again', '.update(rawBody)', '.update(again(rawBody))'],
    ['the start of a signature', 'given.length === expected.length', 'signature.length > 9'],
    ['any version', 'Buffer.from(signature)', "Buffer.from(signature.replace('v1a,', 'v1,'))"],
  ];
  const again = `
function again(bytes) {
  try { return JSON.stringify(JSON.parse(bytes)); } catch { return bytes; }
}
`;

  it.each(daily(faults, 3))(
    'catches %s',
    async (name, from, to) => {
      const receiver = receivers.find(({ toolchain }) => toolchain.id === 'node');
      if (!receiver) throw new Error('Node.js is not installed.');
      const parts = readFileSync(receiver.file, 'utf8').split(from);
      expect(parts).toHaveLength(2);
      const file = join(folder(name), 'receive.mjs');
      writeFileSync(file, parts.join(to) + again);
      await whileRunning(receiver, { inbox: `${name}-inbox`, file }, async (url) => {
        const { answers, expected } = await answersOf(url);
        expect(answers).not.toEqual(expected);
      });
    },
    LIMIT,
  );
});
