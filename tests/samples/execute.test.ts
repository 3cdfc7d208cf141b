import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SampleRequest } from '../../src/reference/samples';
import { daily } from '../support/daily';
import { API_KEY, contentOf, environmentOf, expectArrival } from './arrival';
import { startCaptureServer, type Inbox, type Reply } from './capture-server';
import { cases } from './cases';
import { census, installed, run, scratchDirectory, type Toolchain } from './toolchains';
import { unsafeGenerators } from './unsafe';

/*
 * Runs every golden sample as a reader would, and compares the request that arrives at a server
 * with the one that the sample was made from.
 */
const GOLDEN = join(import.meta.dirname, 'golden');
const LIMIT = 120_000;
const KEY = { PARTNER_API_KEY: API_KEY };
const OK: Reply = { status: 200, body: '{"id":"loan_1"}' };
const PROBLEM = {
  title: 'Validation failed',
  status: 422,
  code: 'validation_failed',
  detail: 'The field `email` is malformed.',
  requestId: 'req_01931f6b-c5d6-77e8-93fa-6f708192a3b4',
};

const scratch = scratchDirectory();
let executed = 0;
let server: Awaited<ReturnType<typeof startCaptureServer>>;

beforeAll(async () => {
  server = await startCaptureServer();
  for (const file of ['cover.png', 'back.png']) {
    writeFileSync(join(scratch.path, file), contentOf(file));
  }
});

afterAll(async () => {
  await server.close();
  scratch.remove();
  console.log(`samples executed: ${String(executed)} (${census()})`);
});

const goldenOf = (name: string, { extension }: Toolchain) => join(GOLDEN, `${name}.${extension}`);

function execute(
  toolchain: Toolchain,
  file: string,
  inbox: Inbox,
  secrets: Readonly<Record<string, string>>,
) {
  const env = { PARTNER_API_URL: inbox.baseUrl, ...secrets };
  return run(toolchain.run(file), env, 20_000, scratch.path);
}

function requestOfCase(name: string): SampleRequest {
  const request = cases[name];
  if (request === undefined) throw new Error(`No case is named ${name}.`);
  return request;
}

/** Some languages compile each program anew, for seconds. */
const SHARES: Readonly<Record<string, number>> = { go: 6, java: 13 };
const casesOf = ({ id }: Toolchain): readonly string[] =>
  daily(Object.keys(cases), SHARES[id] ?? 1);

describe.each(installed)('$id', (toolchain) => {
  it.concurrent.each(casesOf(toolchain))(
    'sends %s unchanged',
    async (name) => {
      const request = requestOfCase(name);
      const reply = request.expect.status === 204 ? { status: 204, body: '' } : OK;
      const inbox = server.open(reply);
      const outcome = await execute(
        toolchain,
        goldenOf(name, toolchain),
        inbox,
        environmentOf(request),
      );
      expect(outcome).toEqual({ status: 0, stdout: expect.any(String) as string, stderr: '' });
      if (request.method === 'HEAD') expect(outcome.stdout).toMatch(/content-type/i);
      else expect(outcome.stdout.trim()).toBe(reply.body);
      expect(inbox.requests).toHaveLength(1);
      await expectArrival(inbox.requests[0], request, toolchain.id);
      executed += 1;
    },
    LIMIT,
  );

  it.concurrent(
    'ends with the problem and a non-zero status on 422',
    async () => {
      const inbox = server.open({ status: 422, body: JSON.stringify(PROBLEM) });
      const file = goldenOf('patch-with-null', toolchain);
      const outcome = await execute(toolchain, file, inbox, KEY);
      expect(outcome.status).toBeGreaterThan(0);
      expect(outcome.stderr).toContain('422');
      const problem = outcome[toolchain.problemOn];
      for (const part of [PROBLEM.code, PROBLEM.detail, PROBLEM.requestId]) {
        expect(problem).toContain(part);
      }
    },
    LIMIT,
  );

  it.concurrent(
    'sends nothing and names the variable when the key is missing',
    async () => {
      const inbox = server.open(OK);
      const outcome = await execute(toolchain, goldenOf('get-by-id', toolchain), inbox, {});
      expect(outcome.status).toBeGreaterThan(0);
      expect(outcome.stderr).toContain('PARTNER_API_KEY');
      expect(inbox.requests).toEqual([]);
    },
    LIMIT,
  );

  it.concurrent(
    'gives up on a server that does not answer',
    async () => {
      const [thirtySeconds, oneSecond] = toolchain.timeout;
      const parts = readFileSync(goldenOf('post-without-body', toolchain), 'utf8').split(
        thirtySeconds,
      );
      expect(parts).toHaveLength(2);
      const file = join(scratch.path, `hanging.${toolchain.extension}`);
      writeFileSync(file, parts.join(oneSecond));
      const inbox = server.open('never');
      // `run` kills the program after 20 s (status -1), which would happen if the timeout were
      // ignored.
      const outcome = await execute(toolchain, file, inbox, KEY);
      expect(outcome.status).toBeGreaterThan(0);
      expect(outcome.stderr).not.toBe('');
      expect(inbox.requests).toHaveLength(1);
    },
    LIMIT,
  );
});

describe('seeded faults', () => {
  it.each(unsafeGenerators)('catches $fault', async ({ id, fault, generate }) => {
    const toolchain = installed.find((candidate) => candidate.id === id);
    if (toolchain === undefined) throw new Error(`${id} is not installed.`);
    const request = requestOfCase('hostile');
    const file = join(scratch.path, `${fault.replaceAll(' ', '-')}.${toolchain.extension}`);
    writeFileSync(file, generate(request));
    const inbox = server.open(OK);
    const { status } = await execute(toolchain, file, inbox, KEY);
    const isAsItStands = async () => {
      expect(status).toBe(0);
      await expectArrival(inbox.requests[0], request, id);
    };
    await expect(isAsItStands()).rejects.toThrow();
  });
});
