import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/reference/contract/model';
import { asObject, objects } from '../../src/reference/contract/json';
import { createSandbox, type BehaviorModule } from '../../src/reference/mock';
import type { MockContract } from '../../src/reference/mock/contract';
import { textOf } from '../../src/reference/mock/json';
import { seededRandom } from '../../src/reference/mock/ids';
import { ask, KEY, loadLibrary, sampleRequest, START, stillSandbox } from './support';

/** Tests the rules for all operations: HTTP, idempotency, quota, clock, lists. */
const subject = await loadLibrary();
const { mock } = subject;
const BASE = 'https://api.library.example/v1';
const AUTH = { Authorization: `Bearer ${KEY}` };
const post = (body: string, headers: Record<string, string> = {}) =>
  new Request(`${BASE}/readers`, {
    method: 'POST',
    headers: {
      ...AUTH,
      'Content-Type': 'application/json',
      'Idempotency-Key': '0123456789abcdef',
      ...headers,
    },
    body,
  });
const problemOf = async (response: Response) => (await response.json()) as JsonObject;

describe('HTTP', () => {
  it('answers an unknown path with 404 and a wrong method with 405 and Allow', async () => {
    const sandbox = stillSandbox({ mock });
    for (const path of ['/nothing', '/readers/', '/readers/a/b/c']) {
      const response = await sandbox.fetch(new Request(`${BASE}${path}`, { headers: AUTH }));
      expect([response.status, (await problemOf(response)).code]).toEqual([404, 'not_found']);
    }
    const wrong = await sandbox.fetch(
      new Request(`${BASE}/readers`, { method: 'DELETE', headers: AUTH }),
    );
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST, GET']);
    expect((await problemOf(wrong)).code).toBe('method_not_allowed');
  });

  it.each([
    ['{"a":', 'Unexpected end of the text at line 1, column 6.'],
    ['', 'Unexpected end of the text at line 1, column 1.'],
    ['{\n  "a": 1,\n}', 'Unexpected character at line 3, column 1.'],
    ['[1 2]', 'Unexpected character at line 1, column 4.'],
    ['{"a": "\t"}', 'Unexpected character at line 1, column 7.'],
    ['{"a": 01}', 'Unexpected character at line 1, column 8.'],
    ['{} x', 'Unexpected character at line 1, column 4.'],
  ])('reports where %j stops being JSON', async (body, detail) => {
    const response = await stillSandbox({ mock }).fetch(post(body));
    expect(await problemOf(response)).toMatchObject({
      status: 400,
      code: 'malformed_json',
      detail,
    });
  });

  it('lists every invalid field', async () => {
    const body = JSON.stringify({ ownNumber: 'a b', bornOn: '1990-02-30', home: {} });
    const { errors } = await problemOf(await stillSandbox({ mock }).fetch(post(body)));
    const problems = objects(errors).map(
      ({ pointer, code }) => `${textOf(pointer)} ${textOf(code)}`,
    );
    expect(problems).toEqual(
      expect.arrayContaining([
        '/ownNumber pattern',
        '/bornOn format',
        '/name required',
        '/home/town required',
      ]),
    );
  });
});

describe('idempotency', () => {
  it('replays the answer for 24 hours and refuses another body', async () => {
    const sandbox = stillSandbox({ mock });
    const request = () => sampleRequest(subject, 'createReader', { key: 'idempotency-key-1' });
    const first = await sandbox.fetch(request());
    const again = await sandbox.fetch(request());
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(first.headers.has('Idempotency-Replayed')).toBe(false);
    expect(await again.text()).toBe(await first.text());
    const body = {
      ...((await sampleRequest(subject, 'createReader').json()) as JsonObject),
      name: 'Other',
    };
    const other = await ask(subject, sandbox, 'createReader', { body, key: 'idempotency-key-1' });
    expect(other.body.code).toBe('idempotency_key_reused');
    sandbox.advance(KEY, 'PT25H');
    expect((await sandbox.fetch(request())).headers.has('Idempotency-Replayed')).toBe(false);
  });

  it('refuses a second request while the first is running', async () => {
    let goOn: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (goOn = resolve));
    const sandbox = stillSandbox({ mock }, { latency: () => running });
    const request = () => sampleRequest(subject, 'createReader', { key: 'idempotency-key-1' });
    const first = sandbox.fetch(request());
    const second = await problemOf(await sandbox.fetch(request()));
    expect(second.code).toBe('idempotency_in_progress');
    goOn();
    expect((await first).status).toBe(201);
  });

  it('repeats a refusal, whatever has changed in the meantime', async () => {
    const sandbox = stillSandbox({ mock });
    const { body } = await ask(subject, sandbox, 'lendBook');
    const path = { loanId: textOf(body.id) };
    const giveBack = (key: string) => ask(subject, sandbox, 'returnBook', { path, key });
    const refused = await giveBack('idempotency-key-1');
    expect([refused.status, refused.headers.get('Idempotency-Replayed')]).toEqual([409, null]);
    sandbox.advance(KEY, 'PT1H');
    const repeated = await giveBack('idempotency-key-1');
    expect([repeated.status, repeated.headers.get('Idempotency-Replayed')]).toEqual([409, 'true']);
    expect((await giveBack('idempotency-key-2')).status).toBe(200);
    expect(repeated.body.code).toBe(refused.body.code);
  });

  it('does not store a request that was not carried out', async () => {
    const sandbox = stillSandbox({ mock });
    const key = 'idempotency-key-1';
    const refused = await ask(subject, sandbox, 'createReader', { body: {}, key });
    expect(refused.status).toBe(422);
    expect((await ask(subject, sandbox, 'createReader', { key })).status).toBe(201);
  });
});

describe('quota', () => {
  it('counts down, ends with 429 and starts again after a minute', async () => {
    const sandbox = stillSandbox({ mock }, { quota: 2 });
    const first = await ask(subject, sandbox, 'listReaders');
    expect(first.headers.get('RateLimit')).toBe('"default";r=1;t=60');
    expect(first.headers.get('RateLimit-Policy')).toBe('"default";q=2;w=60');
    await ask(subject, sandbox, 'listReaders');
    const over = await ask(subject, sandbox, 'listReaders');
    expect([over.status, over.headers.get('Retry-After')]).toEqual([429, '60']);
    sandbox.advance(KEY, 'PT1M');
    expect((await ask(subject, sandbox, 'listReaders')).status).toBe(200);
  });
});

describe('lists', () => {
  it('have pages with cursors, newest first, and filters', async () => {
    const sandbox = stillSandbox({ mock });
    const sample = (await sampleRequest(subject, 'createReader').json()) as JsonObject;
    for (let index = 0; index < 5; index += 1) {
      sandbox.advance(KEY, 'PT1S');
      const body = { ...sample, ownNumber: `list-${String(index)}` };
      expect((await ask(subject, sandbox, 'createReader', { body })).status).toBe(201);
    }
    const seen: unknown[] = [];
    let cursor: unknown;
    for (let page = 0; page < 10; page += 1) {
      const query = { limit: '2', ...(typeof cursor === 'string' ? { cursor } : {}) };
      const { body } = await ask(subject, sandbox, 'listReaders', { query });
      seen.push(...objects(body.data).map(({ ownNumber }) => ownNumber));
      cursor = asObject(body.page).nextCursor;
      if (cursor === undefined) break;
    }
    const created = seen.filter((number) => String(number).startsWith('list-'));
    expect(created).toEqual(['list-4', 'list-3', 'list-2', 'list-1', 'list-0']);
    expect(new Set(seen).size).toBe(seen.length);
    const page = await ask(subject, sandbox, 'listReaders', { query: { ownNumber: 'list-3' } });
    expect(objects(page.body.data)).toHaveLength(1);
    const wrong = await ask(subject, sandbox, 'listReaders', { query: { cursor: 'changed' } });
    expect(wrong.body.code).toBe('parameter_invalid');
    sandbox.advance(KEY, 'P2D');
    const query = { limit: '2', cursor: 'eyJhZnRlciI6MSwidW50aWwiOjF9' };
    expect((await ask(subject, sandbox, 'listReaders', { query })).body.code).toBe(
      'parameter_invalid',
    );
  });
});

describe('state', () => {
  it('keeps the objects that a call creates, changes them, and separates them by key', async () => {
    const sandbox = stillSandbox({ mock });
    const { body: made, headers } = await ask(subject, sandbox, 'createReader');
    expect(headers.get('Location')).toBe(`/v1/readers/${textOf(made.id)}`);
    const path = { readerId: textOf(made.id) };
    const changed = await ask(subject, sandbox, 'changeReader', {
      path,
      body: { name: 'Mia Kos' },
    });
    expect(changed.body).toEqual({
      ...made,
      name: 'Mia Kos',
      updatedAt: changed.body.updatedAt,
    });
    const other = { Authorization: 'Bearer sk_sandbox_another' };
    expect((await ask(subject, sandbox, 'getReader', { path, headers: other })).status).toBe(404);
    sandbox.reset(KEY);
    expect((await ask(subject, sandbox, 'getReader', { path })).status).toBe(404);
  });

  it('changes with the clock, and sends events', async () => {
    const sandbox = stillSandbox({ mock });
    const { body } = await ask(subject, sandbox, 'lendBook');
    const path = { loanId: textOf(body.id) };
    sandbox.advance(KEY, 'PT4S');
    expect((await ask(subject, sandbox, 'getLoan', { path })).body.status).toBe('requested');
    sandbox.advance(KEY, 'PT1S');
    const loan = (await ask(subject, sandbox, 'getLoan', { path })).body;
    expect([loan.status, loan.updatedAt]).toEqual(['open', '2026-11-02T09:30:05.000Z']);
    const events = sandbox.session(KEY).events.map(({ type, timestamp }) => `${timestamp} ${type}`);
    expect(events).toEqual(['2026-11-02T09:30:05.000Z loan.opened']);
  });

  it('removes a property once its time has passed', async () => {
    const rule: BehaviorModule = {
      after: {
        changeDropBoxCode: (box, _call, world) => {
          const tomorrow = world.timestamp(world.now + world.duration('P1D'));
          world.change(box, { oldCodeUntil: tomorrow });
        },
      },
    };
    const sandbox = stillSandbox({ mock, behaviors: [rule] });
    const change = async () => (await ask(subject, sandbox, 'changeDropBoxCode')).status;
    const dropBox = async () => (await ask(subject, sandbox, 'getDropBox')).body;
    expect(await change()).toBe(200);
    sandbox.advance(KEY, 'PT23H59M59S');
    expect(await change()).toBe(409);
    expect(await dropBox()).toHaveProperty('oldCodeUntil');
    sandbox.advance(KEY, 'PT1S');
    expect(await dropBox()).not.toHaveProperty('oldCodeUntil');
    expect(await change()).toBe(200);
  });

  it('is the same for the same clock and random numbers', async () => {
    const transcript = async () => {
      const sandbox = createSandbox(mock, {
        now: () => START,
        random: seededRandom(7),
        quota: Infinity,
      });
      const texts: string[] = [];
      for (const { id } of mock.operations) {
        const request = sampleRequest(subject, id, { key: `repeat-${id}-0123456789` });
        texts.push(await (await sandbox.fetch(request)).text());
        sandbox.advance(KEY, 'PT10S');
      }
      return [...texts, JSON.stringify(sandbox.session(KEY).events)];
    };
    expect(await transcript()).toEqual(await transcript());
  });
});

describe('seeded faults', () => {
  const operation = (id: string) => mock.operations.find((candidate) => candidate.id === id);
  const broken = (change: (copy: Record<string, never>) => void): MockContract => {
    const copy = structuredClone(mock) as unknown as Record<string, never>;
    change(copy);
    return copy as unknown as MockContract;
  };

  it.each([
    [
      'an object without a required field',
      'getLoan',
      'Loan loan_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f is not as the contract says.',
      (copy: MockContract) => {
        delete (copy.resources.Loan?.example as Record<string, unknown>).bookId;
      },
    ],
    [
      'an answer with another status',
      'createReader',
      'createReader',
      (copy: MockContract) => {
        Object.assign(copy.operations.find(({ id }) => id === 'createReader') ?? {}, {
          status: 200,
        });
      },
    ],
    [
      'a problem with another status',
      'listReaders',
      'listReaders',
      (copy: MockContract) => {
        Object.assign(copy.errors.rate_limited ?? {}, { status: 400 });
      },
    ],
    [
      'a problem without its type',
      'listReaders',
      'listReaders',
      (copy: MockContract) => {
        delete (copy.errors.rate_limited as Record<string, unknown>).page;
      },
    ],
  ] as const)('are caught: %s', async (_name, id, message, damage) => {
    expect(operation(id)).toBeDefined();
    const damaged = broken((copy) => {
      damage(copy as unknown as MockContract);
    });
    const headers = id === 'listReaders' ? { Prefer: 'code=rate_limited' } : {};
    await expect(ask(subject, stillSandbox({ mock: damaged }), id, { headers })).rejects.toThrow(
      message,
    );
    expect((await ask(subject, stillSandbox({ mock }), id, { headers })).status).toBeGreaterThan(0);
  });
});
