import { describe, expect, it } from 'vitest';
import { createSandbox } from '.';
import type { JsonObject } from '../contract/model';
import { LOAN_ID, day, PAUSED_ID, idOf, START, READER_ID } from './testing/loans';
import { ask, FIRST, idempotent, KEY, open, SANDBOX, type Asked } from './testing/sandbox';

const DAY = 86_400_000;

describe('an answer', () => {
  it('contains the object in the path, and the standard headers', async () => {
    const { sandbox } = open();
    const { status, headers, body } = await ask(sandbox, 'GET', `/loans/${LOAN_ID}`);
    expect([status, body.id, body.createdAt]).toEqual([200, LOAN_ID, day(0)]);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Request-Id')).toMatch(/^req_[0-9a-f-]{36}$/);
    expect(headers.get('RateLimit')).toBe('"default";r=99;t=60');
    expect(headers.get('X-Note')).toBe('a');
  });

  it('has no media type without a body, and needs no key for a public operation', async () => {
    const { status, headers, body } = await ask(open().sandbox, 'GET', '/status', {
      headers: { Authorization: undefined },
    });
    expect([status, headers.get('Content-Type'), body]).toEqual([204, null, undefined]);
  });

  it.each<[string, string, string, Asked, number, string]>([
    ['an unknown path', 'GET', '/readers', {}, 404, 'not_found'],
    [
      'no key',
      'GET',
      `/loans/${LOAN_ID}`,
      { headers: { Authorization: undefined } },
      401,
      'authentication_failed',
    ],
    [
      'a key without the scope',
      'POST',
      '/loans',
      { ...idempotent(FIRST), headers: { Authorization: 'Bearer sk_sandbox_readonly' } },
      403,
      'permission_denied',
    ],
    [
      'an invalid body',
      'POST',
      '/loans',
      idempotent(FIRST, { label: 'too long' }),
      400,
      'validation_failed',
    ],
    ['no idempotency key', 'POST', '/loans', { body: {} }, 400, 'idempotency_key_missing'],
    ['a short key', 'POST', '/loans', idempotent(FIRST.slice(1)), 400, 'idempotency_key_missing'],
    ['a long key', 'POST', '/loans', idempotent('k'.repeat(65)), 400, 'idempotency_key_missing'],
    [
      'a key with a space',
      'POST',
      '/loans',
      idempotent(`${FIRST} a`),
      400,
      'idempotency_key_missing',
    ],
    [
      'a key with a dot first',
      'POST',
      '/loans',
      idempotent(`.${FIRST}`),
      400,
      'idempotency_key_missing',
    ],
    [
      'an optional key that is too short',
      'POST',
      `/loans/${LOAN_ID}/pause`,
      { headers: { 'Idempotency-Key': 'a' } },
      400,
      'idempotency_key_missing',
    ],
    ['a sandbox value', 'POST', '/loans', idempotent(FIRST, { label: 'gone' }), 404, 'loan_gone'],
    [
      'a preferred error',
      'GET',
      `/loans/${LOAN_ID}`,
      { headers: { Prefer: 'code=rate_limited' } },
      429,
      'rate_limited',
    ],
  ])('reports %s', async (_what, method, path, asked, status, code) => {
    const answer = await ask(open().sandbox, method, path, asked);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      code,
      instance: `/v1${path}`,
      requestId: answer.headers.get('Request-Id'),
    });
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('replaces the id in the example of the catalog with that of the request', async () => {
    const { body, headers } = await ask(open().sandbox, 'GET', `/loans/${PAUSED_ID}`, {
      headers: { Prefer: 'code=loan_gone' },
    });
    expect(body.detail).toBe(`${PAUSED_ID} is gone.`);
    expect(headers.get('Preference-Applied')).toBe('code=loan_gone');
  });

  it('requires a key, and counts only requests with one', async () => {
    const { sandbox } = open({ quota: 1 });
    const without = { headers: { Authorization: undefined } };
    const first = await ask(sandbox, 'GET', '/loans', without);
    expect(first.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect((await ask(sandbox, 'GET', '/loans')).headers.get('RateLimit')).toContain('r=0');
    expect((await ask(sandbox, 'GET', '/loans')).status).toBe(429);
  });

  it('is the example that the request prefers', async () => {
    const { sandbox } = open();
    const prefer = (example: string, path = `/loans/${PAUSED_ID}`) =>
      ask(sandbox, 'GET', path, { headers: { Prefer: `example=${example}` } });
    const paused = await prefer('paused');
    expect(paused.body).toMatchObject({ id: LOAN_ID, status: 'paused', label: 'first' });
    expect(paused.headers.get('Preference-Applied')).toBe('example=paused');
    expect(paused.headers.get('X-Note')).toBe('a');
    expect((await prefer('default')).body.id).toBe(LOAN_ID);
    const other = await prefer('other');
    expect([other.body.id, other.headers.get('Preference-Applied')]).toEqual([PAUSED_ID, null]);
    expect((await prefer('default', '/status')).status).toBe(204);
  });
});

describe('an idempotency key', () => {
  it('repeats the same answer', async () => {
    const { sandbox } = open();
    const first = await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    const second = await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    expect(first.status).toBe(201);
    expect(first.headers.get('Idempotency-Replayed')).toBeNull();
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
    expect((await ask(sandbox, 'POST', '/loans', idempotent(`${FIRST}2`))).body.id).not.toBe(
      first.body.id,
    );
  });

  it.each(['abcXYZ_0123456-9', 'k'.repeat(64)])('may be %s', async (key) => {
    expect((await ask(open().sandbox, 'POST', '/loans', idempotent(key))).status).toBe(201);
  });

  it('belongs to one request for 24 hours', async () => {
    const { sandbox, clock } = open();
    const first = await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    const other = idempotent(FIRST, { label: 'b' });
    expect((await ask(sandbox, 'POST', '/loans', other)).body.code).toBe('idempotency_key_reused');
    const elsewhere = await ask(sandbox, 'POST', `/loans/${LOAN_ID}/pause`, {
      headers: { 'Idempotency-Key': FIRST },
    });
    expect(elsewhere.body.code).toBe('idempotency_key_reused');
    clock.ms += 86_400_000 - 1;
    expect((await ask(sandbox, 'POST', '/loans', idempotent(FIRST))).body.id).toBe(first.body.id);
    clock.ms += 1;
    expect((await ask(sandbox, 'POST', '/loans', idempotent(`${FIRST}2`))).status).toBe(201);
    expect([...sandbox.session(KEY).idempotency.keys()]).toEqual([`${FIRST}2`]);
    expect((await ask(sandbox, 'POST', '/loans', other)).status).toBe(201);
  });

  it('can be used again after a validation error', async () => {
    const { sandbox } = open();
    const wrong = idempotent(FIRST, { label: 'too long' });
    expect((await ask(sandbox, 'POST', '/loans', wrong)).status).toBe(400);
    expect((await ask(sandbox, 'POST', '/loans', idempotent(FIRST))).status).toBe(201);
  });

  it('refuses a second request while the first is running', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let waiting = 0;
    const latency = () => ((waiting += 1) === 1 ? held : Promise.resolve());
    const { sandbox } = open({ latency });
    const first = ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    for (let turn = 0; waiting === 0 && turn < 1000; turn += 1) await Promise.resolve();
    const second = await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    expect(second.body.code).toBe('idempotency_in_progress');
    goOn();
    expect((await first).status).toBe(201);
  });
});

describe('a call', () => {
  it('creates an object that is kept', async () => {
    const { sandbox, sent } = open();
    const body = { label: 'mine', externalId: 'x1' };
    const made = await ask(sandbox, 'POST', '/loans', idempotent(FIRST, body));
    const { id } = made.body as { id: string };
    expect(made.body).toMatchObject({
      ...body,
      status: 'created',
      readerId: READER_ID,
      createdAt: day(0),
    });
    expect(id).toMatch(/^ln_/);
    expect([LOAN_ID, PAUSED_ID]).not.toContain(id);
    expect(made.headers.get('Location')).toBe(`/v1/loans/${id}`);
    expect((await ask(sandbox, 'GET', `/loans/${id}`)).body).toEqual(made.body);
    const { body: list } = await ask(sandbox, 'GET', '/loans');
    expect((list.data as JsonObject[]).map((one) => one.id).sort()).toEqual(
      [id, LOAN_ID, PAUSED_ID].sort(),
    );
    expect(sent).toEqual([['loan.created', KEY]]);
    const again = await ask(sandbox, 'POST', '/loans', idempotent(`${FIRST}2`, body));
    expect(again.body.code).toBe('external_id_taken');
  });

  it('leaves out optional fields that the request does not have', async () => {
    const { sandbox } = open();
    expect(
      (await ask(sandbox, 'POST', '/loans', idempotent(FIRST, {}))).body.label,
    ).toBeUndefined();
  });

  it('moves an object, and refuses to do so twice', async () => {
    const { sandbox, sent } = open();
    const pause = () => ask(sandbox, 'POST', `/loans/${LOAN_ID}/pause`);
    const { body } = await pause();
    expect(body).toMatchObject({
      id: LOAN_ID,
      status: 'paused',
      pause: { by: 'reader', at: day(0) },
      updatedAt: day(0),
    });
    expect(sent).toEqual([['loan.paused', KEY]]);
    expect((await pause()).body.code).toBe('loan_already_paused');
    expect(sent).toHaveLength(1);
  });

  it('changes the fields that it names', async () => {
    const { sandbox, clock, sent } = open();
    clock.ms += 1000;
    const { body } = await ask(sandbox, 'PATCH', `/loans/${LOAN_ID}`, { body: { label: 'b' } });
    expect(body).toMatchObject({
      label: 'b',
      status: 'active',
      readerId: READER_ID,
      updatedAt: day(0, 1000),
    });
    expect(sent).toEqual([['loan.updated', KEY]]);
    expect((await ask(sandbox, 'GET', `/loans/${LOAN_ID}`)).body).toEqual(body);
  });

  it('refuses an unknown id', async () => {
    const { status, body } = await ask(open().sandbox, 'GET', `/loans/${idOf('ln', 404)}`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('time', () => {
  it('moves a created object, on requests and on ticks', async () => {
    const { sandbox, clock, sent } = open();
    const made = await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    const { id } = made.body as { id: string };
    clock.ms += 9999;
    sandbox.tick();
    expect(sent).toHaveLength(1);
    clock.ms += 1;
    sandbox.tick();
    expect(sent.at(-1)).toEqual(['loan.active', KEY]);
    expect((await ask(sandbox, 'GET', `/loans/${id}`)).body.status).toBe('active');
  });

  it('can be advanced for a single key', async () => {
    const { sandbox, sent } = open();
    await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    sandbox.advance('sk_sandbox_other', 'PT10S');
    expect(sent).toHaveLength(1);
    sandbox.advance(KEY, 'PT10S');
    expect(sent.at(-1)).toEqual(['loan.active', KEY]);
    expect(sandbox.session(KEY).time).toBe(START + 10_000);
  });

  it('moves an object to the state of a sandbox value', async () => {
    const { sandbox, sent } = open();
    const { body } = await ask(sandbox, 'POST', '/loans', idempotent(FIRST, { label: 'fail' }));
    expect(body.status).toBe('created');
    sandbox.advance(KEY, 'PT5S');
    expect(sent.at(-1)).toEqual(['loan.refused', KEY]);
    const { body: after } = await ask(sandbox, 'GET', `/loans/${body.id as string}`);
    expect(after).toMatchObject({ status: 'refused', failure: { code: 'no_copies', detail: '' } });
  });
});

describe('a sandbox', () => {
  it('makes moves without a call', async () => {
    const { sandbox, sent } = open();
    expect(sandbox.move(KEY, idOf('ln', 9), 'blocked')).toBe(false);
    expect(sandbox.move(KEY, LOAN_ID, 'paused')).toBe(false);
    expect(sandbox.move(KEY, LOAN_ID, 'closed')).toBe(false);
    expect(sandbox.move(KEY, PAUSED_ID, 'blocked')).toBe(false);
    expect(sandbox.move(KEY, LOAN_ID, 'blocked')).toBe(true);
    expect(sent).toEqual([['loan.blocked', KEY]]);
    expect((await ask(sandbox, 'GET', `/loans/${LOAN_ID}`)).body.status).toBe('blocked');
  });

  it('makes a move only if its condition holds', () => {
    const blocks = (label: string) => {
      const { Loan } = SANDBOX.resources;
      if (!Loan?.lifecycle) throw new Error('There is no Loan.');
      const active = [{ to: 'blocked', if: { '/label': label } }];
      const lifecycle = { ...Loan.lifecycle, states: { ...Loan.lifecycle.states, active } };
      const resources = { ...SANDBOX.resources, Loan: { ...Loan, lifecycle } };
      return createSandbox({ ...SANDBOX, resources }).move(KEY, LOAN_ID, 'blocked');
    };
    expect([blocks('second'), blocks('first')]).toEqual([false, true]);
  });

  it('makes due moves before such a move', async () => {
    const { sandbox, clock, sent } = open();
    const made = await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    clock.ms += 10_000;
    expect(sandbox.move(KEY, made.body.id as string, 'blocked')).toBe(true);
    expect(sent.map(([type]) => type)).toEqual(['loan.created', 'loan.active', 'loan.blocked']);
  });

  it('is separate for every key, and can be reset', async () => {
    const { sandbox } = open();
    const made = await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    const path = `/loans/${made.body.id as string}`;
    const other = { headers: { Authorization: 'Bearer sk_sandbox_second' } };
    expect((await ask(sandbox, 'GET', path, other)).status).toBe(404);
    expect((await ask(sandbox, 'GET', path)).status).toBe(200);
    sandbox.reset(KEY);
    expect((await ask(sandbox, 'GET', path)).status).toBe(404);
  });

  it('keeps 10,000 sessions, and drops the least recently used one first', () => {
    const { sandbox } = open();
    const inUse = sandbox.session('0');
    const idle = sandbox.session('1');
    for (let number = 2; number < 10_000; number += 1) sandbox.session(String(number));
    expect(sandbox.session('0')).toBe(inUse);
    sandbox.session('10000');
    expect(sandbox.session('0')).toBe(inUse);
    expect(sandbox.session('1')).not.toBe(idle);
  });

  it('resets the session of a key after a fault, and keeps those of other keys', async () => {
    const faults: string[] = [];
    const { sandbox, clock } = open({
      onFault: (error, key) => faults.push(`${key}: ${String(error)}`),
    });
    const broken = sandbox.session('sk_sandbox_0');
    broken.agenda.first = () => {
      throw new Error('a fault of the sandbox');
    };
    const made = await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    clock.ms += DAY;
    sandbox.tick();
    expect(faults).toEqual(['sk_sandbox_0: Error: a fault of the sandbox']);
    expect(sandbox.session('sk_sandbox_0')).not.toBe(broken);
    expect(sandbox.session(KEY).events.map(({ type }) => type)).toContain('loan.active');
    expect(sandbox.session(KEY).find('Loan', made.body.id as string)).toBeDefined();
  });

  it('refuses to move the clock past its end, and still works then', async () => {
    const { sandbox } = open();
    for (const duration of ['P1000000000D', `P${'9'.repeat(400)}D`]) {
      expect(() => {
        sandbox.advance(KEY, duration);
      }).toThrow('The clock can be moved to 9000-01-01T00:00:00.000Z at most; it is ');
    }
    sandbox.advance(KEY, 'P2547000D');
    expect((await ask(sandbox, 'POST', '/loans', idempotent(FIRST))).status).toBe(201);
    sandbox.tick();
    expect((await ask(sandbox, 'GET', `/loans/${LOAN_ID}`)).status).toBe(200);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'has no object, example or field called %s',
    async (name) => {
      const { sandbox } = open();
      expect((await ask(sandbox, 'GET', `/loans/${name}`)).status).toBe(404);
      expect((await ask(sandbox, 'POST', `/loans/${name}/pause`)).status).toBe(404);
      const { body } = await ask(sandbox, 'GET', `/loans/${LOAN_ID}`, {
        headers: { Prefer: `example=${name}` },
      });
      expect(body.id).toBe(LOAN_ID);
      const extra = JSON.parse(`{"label": "a", "${name}": 1}`) as JsonObject;
      const made = await ask(sandbox, 'POST', '/loans', idempotent(FIRST, extra));
      expect([made.status, Object.keys(made.body).includes(name)]).toEqual([201, false]);
    },
  );

  it('works without options, with 100 requests a minute', async () => {
    const before = Date.now();
    const sandbox = createSandbox(SANDBOX);
    const { headers, body } = await ask(sandbox, 'PATCH', `/loans/${LOAN_ID}`, { body: {} });
    expect(headers.get('RateLimit-Policy')).toBe('"default";q=100;w=60');
    expect(Date.parse(body.updatedAt as string)).toBeGreaterThanOrEqual(before);
    expect((await ask(sandbox, 'POST', '/loans', idempotent(FIRST))).status).toBe(201);
  });

  it('passes on errors that are not refusals', async () => {
    const broken = () => Promise.reject(new Error('no network'));
    const { sandbox } = open({ latency: broken });
    await expect(ask(sandbox, 'POST', '/loans', idempotent(FIRST))).rejects.toThrow('no network');
  });

  it('signs with the given secret', async () => {
    const { sandbox } = open({ secret: 'whsec_Zmlyc3Q=' });
    await ask(sandbox, 'POST', '/loans', idempotent(FIRST));
    expect(sandbox.session(KEY).events.map(({ secrets }) => secrets)).toEqual([['whsec_Zmlyc3Q=']]);
  });
});
