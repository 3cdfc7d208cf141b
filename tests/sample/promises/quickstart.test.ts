import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import type { Running } from '../../../scripts/sandbox/start';
import type { JsonObject } from '../../../src/reference/contract/model';
import { verify } from '../../../src/reference/webhooks/verify';
import { localSandbox, SITE } from '../../mock/support';
import { ROOT } from '../../support/paths';
import { says } from './says';

const run = promisify(execFile);
let running: Running | undefined;

afterEach(() => running?.close());

/** Reads the quickstart of a set: its programs and their printed answers. */
function quickstartOf(set: string) {
  const page = readFileSync(join(ROOT, 'partners', set, 'intro.mdx'), 'utf8');
  const [quickstart = ''] = page.split('## Quickstart')[1]?.split('\n## ') ?? [];
  const blocks = (language: string) =>
    [...quickstart.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
      ([, text = '']) => text,
    );
  return { programs: blocks('bash'), answers: blocks('json') };
}

/** Returns the program that a page prints under a title. */
function programOn(page: string, title: string): string {
  const printed = readFileSync(join(ROOT, 'partners', page), 'utf8');
  const [, program = ''] = printed.split(`\`\`\`bash title="${title}"\n`);
  return program.split('```')[0] ?? '';
}

/** Replaces `uuidgen`, which is not installed on every machine that runs tests. */
const UUIDGEN = `uuidgen() { node -p 'crypto.randomUUID()'; }`;

/** Runs programs in one shell, as printed, with the address of a fresh local sandbox. */
async function play(set: string, programs: readonly string[]): Promise<string> {
  running = await localSandbox(SITE, { set });
  const script = programs.join('\n').replace(/(PARTNER_API_URL)=\S+/, `$1=${running.baseUrl}`);
  return (await run('bash', ['-euc', script])).stdout;
}

/** Returns a user without the fields that differ from run to run. */
const comparable = ({ id, createdAt, updatedAt, ...user }: JsonObject) => ({
  ...user,
  isStamped: [id, createdAt, updatedAt].every((value) => typeof value === 'string'),
});

/** Starts a receiver of events that records them. */
async function receiver() {
  const received: { readonly headers: Headers; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: new Headers(request.headers as Record<string, string>), body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { received, server, url: `http://127.0.0.1:${String(port)}/events` };
}

describe('the sandbox beside your tests', () => {
  it('delivers signed events to --webhook-url, and its clock runs faster with --speed', async () => {
    says(
      'With `--webhook-url http://localhost:8080/events` the sandbox delivers the events to your receiver, signed and with the documented retries; `--speed 60` lets a minute of the virtual clock pass each second.',
      'Send requests to `http://localhost:4010/v1` with any key that begins with `sk_sandbox_`.',
      'The clock starts at the time of your machine',
    );
    const { received, server, url } = await receiver();
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const began = Date.now();
    running = await localSandbox(SITE, { set: 'general', webhookUrl: url, secret, speed: 60 });
    const { baseUrl } = running;
    const headers = { Authorization: 'Bearer sk_sandbox_beside' };
    const clock = async () => {
      const response = await fetch(new URL('/_sandbox/advance', baseUrl), {
        method: 'POST',
        headers,
        body: JSON.stringify({ duration: 'PT0S' }),
      });
      return Date.parse(((await response.json()) as { readonly now: string }).now);
    };
    try {
      const [asked, first] = [Date.now(), await clock()];
      expect(first).toBeGreaterThanOrEqual(began);
      expect(first).toBeLessThan(began + 60 * (Date.now() - began + 1000));
      await fetch(`${baseUrl}/users/usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e`, {
        method: 'PATCH',
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify({ metadata: { tier: 'gold' } }),
      });
      await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThan(0);
      const passed = Date.now() - asked;
      const virtual = (await clock()) - first;
      expect(virtual).toBeGreaterThan(20 * passed);
      const [event] = received;
      const now = Number(event?.headers.get('webhook-timestamp'));
      const delivery = { secret, headers: Object.fromEntries(event?.headers ?? []), now };
      expect((await verify({ ...delivery, body: event?.body ?? '' })).valid).toBe(true);
    } finally {
      server.close();
    }
  });
});

describe('the quickstart, as printed, in a fresh sandbox', () => {
  it('general: creates a user, reads it back and shows an error', async () => {
    says(
      'In five minutes, you create a user, read it back, and see what an error looks like. You need `curl` and `jq`.',
      '`npm run sandbox -- --set general` answers at `http://localhost:4010/v1`; use that address in step 1.',
      'Store its `id`; here, `USER_ID` holds it.',
      'A `GET` changes nothing and needs no idempotency key.',
      'Send step 2 again with a different `Idempotency-Key`.',
    );
    const { programs, answers } = quickstartOf('general');
    const [setUp = '', create = '', read = ''] = programs;
    const again = create.replace(/0d7f2c1e/, '1d7f2c1e');
    const output = await play('general', [setUp, create, 'echo; ', read, 'echo; ', again]);
    const [created, found, refused] = output
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as JsonObject);
    const [printed, problem] = answers.map((answer) => JSON.parse(answer) as JsonObject);
    expect(comparable(created ?? {})).toEqual(comparable(printed ?? {}));
    expect(found).toEqual(created);
    expect({ ...refused, requestId: problem?.requestId }).toEqual(problem);
  });

  it('rebell-pay: lists one pair and shows an error', async () => {
    says(
      'In five minutes, you make a first call and see what an answer and an error look like. You need `curl`.',
      'Leave out the `Authorization` header. The answer has status 401 and a problem document. Branch on its `code` in your program:',
    );
    const { programs, answers } = quickstartOf('rebell-pay');
    const [setUp = '', list = ''] = programs;
    const without = list.replace(/ {2}--header "Authorization.*\n/, '');
    expect(without).not.toBe(list);
    const output = await play('rebell-pay', [setUp, list, 'echo; ', without]);
    const [pairs, refused] = output.split('\n').map((line) => JSON.parse(line) as JsonObject);
    const [printed, problem] = answers.map((answer) => JSON.parse(answer) as JsonObject);
    expect(pairs).toEqual(printed);
    expect({ ...refused, requestId: problem?.requestId }).toEqual(problem);
  });

  it('rebell-pay: the second answer with the rate has no body', async () => {
    says('`304` has no body and renews the entry; `200` replaces it.');
    const { programs } = quickstartOf('rebell-pay');
    const rate = programOn('rebell-pay/api/rate.mdx', 'The second answer has no body');
    const folder = `cd "$(mktemp -d)"\n`;
    const output = await play('rebell-pay', [programs[0] ?? '', folder, rate]);
    const [status = '', ...headers] = output.trim().split('\r\n');
    expect(status).toMatch(/^HTTP\/\S+ 304/);
    expect(headers.join('\n').toLowerCase()).toMatch(/^cache-control: private, max-age=\d+$/m);
    expect(output.endsWith('\r\n\r\n')).toBe(true);
  });

  it('general: a file is announced, and the address accepts it', async () => {
    says(
      'in the sandbox the user finishes the hosted page after 5 minutes, and a file counts as uploaded as soon as its slot is announced; nothing has to be sent to `uploadUrl`.',
    );
    const { programs } = quickstartOf('general');
    const [setUp = '', create = ''] = programs;
    const upload = programOn('general/api/kyc.mdx', 'One file, from a trusted machine');
    const [announce = ''] = upload.split(
      'curl --fail-with-body --silent --show-error --max-time 120',
    );
    const start = `sleep 2.2
curl --silent "$PARTNER_API_URL/users/$USER_ID/kyc" --header "Authorization: Bearer $PARTNER_API_KEY" \\
  --header 'Content-Type: application/json' --header 'Idempotency-Key: quickstart-of-a-case' \\
  --data '{"mode":"partner_provided","level":"basic"}' > case.json`;
    const before = ['cd "$(mktemp -d)"', UUIDGEN, 'echo picture > front.jpg'];
    const programsToRun = [
      setUp,
      create.replace('printf \'%s\\n\' "$CREATED"', ''),
      start,
      announce,
    ];
    const slot = await play('general', [...before, ...programsToRun, `printf %s "$slot"`]);
    expect(JSON.parse(slot)).toHaveProperty('uploadUrl');
  });
});
