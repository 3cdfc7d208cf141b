import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asObject, asText, isArray, isObject, objects } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { KEY, sampleRequest, START, stillSandbox } from '../../mock/support';
import { ROOT } from '../../support/paths';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, subjectOf, valuesOf, type Partner } from './support';

const USER = { userId: EXAMPLE_USER };
const REQUEST = 'a-key-of-a-request';

const codeOf = async (response: Response): Promise<string> =>
  asText(((await response.json()) as { code?: string }).code) ?? 'ok';

/**
 * Returns the status and code for the sample request of an operation with another key, method or
 * body.
 */
async function raw(partner: Partner, id: string, init: RequestInit): Promise<string> {
  const request = sampleRequest(partner.subject, id);
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(init.headers ?? {})) {
    if (value === '') headers.delete(name);
    else headers.set(name, value as string);
  }
  const response = await partner.sandbox.fetch(new Request(request, { ...init, headers }));
  const allow = response.headers.get('Allow');
  return [response.status, await codeOf(response), allow].filter((part) => part !== null).join(' ');
}

describe.each(['general', 'rebell-pay'])('%s: conventions', (set) => {
  it('a request requires a sandbox key with the correct scope', async () => {
    says(
      'Sandbox keys begin with `sk_sandbox_` and work only on sandbox hosts.',
      'any key that starts with `sk_sandbox_` works.',
      'A key that lacks one gets `permission_denied`; an unknown or revoked key gets `authentication_failed`.',
      'Leave out the `Authorization` header. The answer has status 401 and a problem document.',
      'The key is missing, mistyped, revoked, or belongs to another host.',
    );
    const partner = partnerOf(set);
    const withKey = (id: string, Authorization: string) =>
      raw(partner, id, { headers: { Authorization } });
    for (const key of ['', 'sk_sandbox_a', 'Bearer sk_live_a', 'Bearer']) {
      expect(await withKey('getPartner', key)).toBe('401 authentication_failed');
    }
    expect(await withKey('getPartner', 'Bearer sk_sandbox_any')).toBe('200 ok');
    expect(await withKey('getPartner', 'Bearer sk_sandbox_readonly')).toBe('200 ok');
    expect(await withKey('createUser', 'Bearer sk_sandbox_readonly')).toBe('403 permission_denied');
  });

  it('ignores fields that are not in the contract, anywhere in a body', async () => {
    says("Fields of a request that the contract doesn't know are ignored.");
    const { subject } = partnerOf(set);
    const misspelled = { misspelled: 'yes' };
    const withUnknown = (value: JsonValue): JsonValue => {
      if (isArray(value)) return value.map(withUnknown);
      if (!isObject(value)) return value;
      const members = Object.entries(value).map(([name, member]) => [name, withUnknown(member)]);
      return { ...Object.fromEntries(members), ...misspelled } as JsonObject;
    };
    for (const { id, body } of subject.contract.operations) {
      const example = asObject(body?.examples[0]?.value);
      if (Object.keys(example).length === 0) continue;
      const { metadata } = example;
      // Metadata accepts any name.
      const sent = { ...asObject(withUnknown(example)), ...(metadata && { metadata }) };
      const [right, other] = [partnerOf(set), partnerOf(set)];
      const expected = await right.ask(id, { body: example });
      const answer = await other.ask(id, { body: sent });
      expect([id, answer.status, answer.body]).toEqual([id, expected.status, expected.body]);
      expect(right.newEvents()).toEqual(other.newEvents());
    }
  });

  it('a request uses its own version or that of its key; an unknown version is refused', async () => {
    says(
      'Your key is pinned to the version that was current when the key was created. The `Api-Version` header overrides it for one request',
      'A version that does not exist is refused with `version_unknown`.',
      'If the `Api-Version` of a request names a version that does not exist, the answer is `version_unknown`.',
      "Without it, your key's pinned version applies.",
      'Send `Api-Version: 2020-01-01`.',
    );
    const partner = partnerOf(set);
    const withVersion = (version: string) =>
      raw(partner, 'getPartner', { headers: { 'Api-Version': version } });
    for (const version of ['2020-01-01', 'latest', '1']) {
      expect(await withVersion(version)).toBe('400 version_unknown');
    }
    const { apiVersion } = await partner.send('getPartner');
    for (const version of ['', asText(apiVersion) ?? 'none']) {
      expect(await withVersion(version)).toBe('200 ok');
    }
  });

  it('an asset identifier can be sent in any case, and is returned as in the contract', async () => {
    says(
      'When you compare asset identifiers, ignore case in the address part',
      'a token contract address is case-insensitive but must be complete',
    );
    const partner = partnerOf(set);
    const asset = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const [lower, upper] = [asset.toLowerCase(), asset.replace(/A.*/, (hex) => hex.toUpperCase())];
    const moved = { amount: { amount: '2.000000', asset: lower }, metadata: { note: lower } };
    expect(await partner.send('createTransfer', {}, moved)).toMatchObject({
      amount: { amount: '2.000000', asset },
      metadata: { note: lower },
    });
    const quoted = { from: asset, to: 'EUR', fromAmount: { amount: '10.000000', asset: upper } };
    expect(await partner.send('createExchangeQuote', {}, quoted)).toMatchObject({ from: asset });
    const { body } = await partner.ask('listPartnerBalances', { query: { unit: lower } });
    expect(valuesOf(body.data, 'available')).toMatchObject([{ asset }]);
  });

  it('an idempotency key has 16 to 64 characters; GET and PUT need none', async () => {
    says(
      'A key is 16 to 64 letters, digits, `-` and `_`.',
      'No key, or one that is too short or too long',
      '`GET` and `DELETE` need no key, and `PUT` needs one only if its operation asks for it',
    );
    const partner = partnerOf(set);
    const withKey = (key: string) =>
      raw(partner, 'createUser', { headers: { 'Idempotency-Key': key } });
    for (const key of ['', 'a'.repeat(15), 'a'.repeat(65), 'a key with spaces']) {
      expect(await withKey(key)).toBe('400 idempotency_key_missing');
    }
    expect(await withKey('a'.repeat(16))).toBe('201 ok');
    const none = { headers: { 'Idempotency-Key': '' } };
    expect(await raw(partner, 'getUser', none)).toBe('200 ok');
    expect(await raw(partner, 'setWebhookEndpoint', none)).toBe('200 ok');
  });

  it('a repeated request gets the stored answer and has no effect; a different request is refused', async () => {
    says(
      'The answer has the stored status and body, and the header `Idempotency-Replayed: true`.',
      'The key was used for another method, path or body',
      'the provider stores the answer to the first request with a key and returns that answer to every repeat for 24 hours.',
      'The `Idempotency-Key` makes it safe to send the request again after a timeout.',
      'an idempotent repetition returned the stored answer',
      'Send the same key and body again after a timeout, and the request is carried out at most once.',
      'After 24 hours, the key is forgotten, and a repeat would be carried out as a new request.',
    );
    const partner = partnerOf(set);
    const send = (body = {}) =>
      partner.ask('updateUser', {
        key: REQUEST,
        path: USER,
        body: { metadata: { n: '1' }, ...body },
      });
    const first = await send();
    partner.newEvents();
    const again = await send();
    expect(again).toMatchObject({ status: first.status, body: first.body });
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(first.headers.get('Idempotency-Replayed')).toBeNull();
    expect(partner.newEvents()).toEqual([]);
    expect((await send({ phone: '+447700900777' })).body.code).toBe('idempotency_key_reused');
    const path = { userId: await partner.newUser() };
    for (const id of ['updateUser', 'suspendUser']) {
      const other = await partner.ask(id, { key: REQUEST, path });
      expect(other.body.code).toBe('idempotency_key_reused');
    }
    partner.advance('PT24H');
    expect((await send({ metadata: { n: '2' } })).body.metadata).toEqual({ n: '2' });
  });

  it('the key of a request that was not carried out can be used again, the key of a refused request cannot', async () => {
    says(
      'Answers to requests that were not carried out (`400`, `401`, `403`, `415`, `422 validation_failed`, `429`, `503`) are not stored.',
      '| `429` | no |',
      '| `503` | no |',
      'Correct the request or wait, then use the same key again.',
      'Every other `4xx`, such as `409 external_id_taken` or `422 insufficient_balance`, is stored.',
      'and a corrected one gets `idempotency_key_reused`.',
    );
    const partner = partnerOf(set);
    const send = (body: { email?: string; externalId?: string }, Prefer: string | null = null) =>
      partner
        .ask('createUser', { key: REQUEST, body: { ...sample, ...body }, headers: { Prefer } })
        .then(({ body: { code }, headers }) => [code ?? 'ok', headers.has('Idempotency-Replayed')]);
    const sampleOf = (id: string) =>
      asObject(
        subjectOf(set).contract.operations.find((operation) => operation.id === id)?.body
          ?.examples[0]?.value,
      );
    const sample = sampleOf('createUser');
    await partner.send('createUser', {}, { externalId: 'taken' });
    expect(await send({ email: 'none' })).toEqual(['validation_failed', false]);
    for (const code of ['rate_limited', 'provider_unavailable', 'permission_denied']) {
      expect(await send({}, `code=${code}`)).toEqual([code, false]);
    }
    expect(await send({ externalId: 'taken' })).toEqual(['user_exists', false]);
    expect(await send({ externalId: 'taken' })).toEqual(['user_exists', true]);
    expect(await send({ externalId: 'free' })).toEqual(['idempotency_key_reused', false]);
    const transfer = {
      key: 'more-than-there-is',
      body: { ...sampleOf('createTransfer'), amount: { amount: '999999.00', currency: 'EUR' } },
    };
    for (const isReplay of [false, true]) {
      const { body, headers } = await partner.ask('createTransfer', transfer);
      expect([body.code, headers.has('Idempotency-Replayed')]).toEqual([
        'insufficient_balance',
        isReplay,
      ]);
    }
  });

  it('a repetition during the first request is reported as such', async () => {
    says(
      'The first request is still running',
      'The first request with this key is still running.',
      '| `409` `idempotency_in_progress` | in progress |',
    );
    const sandbox = stillSandbox(subjectOf(set), { latency: () => new Promise(setImmediate) });
    const request = () =>
      sandbox.fetch(sampleRequest(subjectOf(set), 'createUser', { key: REQUEST }));
    const answers = await Promise.all([request(), request()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(await codeOf(late ?? Response.json({}))).toBe('idempotency_in_progress');
  });

  it('an error contains its location, the line of its body, or the methods of its path', async () => {
    says(
      '`errors` lists each one with a JSON pointer to it (RFC 6901)',
      'The body is not valid JSON (RFC 8259) in UTF-8.',
      '`detail` names the line and column.',
      'The `Allow` header lists the methods it has.',
      'a `HEAD`, which no path has',
      'The `Content-Type` of the body is not the one the operation takes.',
      'The request contains form data, or no `Content-Type`.',
    );
    const partner = partnerOf(set);
    const wrong = await partner.send('createUser', {}, { address: { country: 'Slovenia' } });
    expect(valuesOf(wrong.errors, 'pointer')).toContain('/address/country');
    const cut = await partner.sandbox.fetch(
      new Request(sampleRequest(partner.subject, 'createUser'), { body: '{\n"a":' }),
    );
    expect(((await cut.json()) as { detail: string }).detail).toContain('line 2, column 5');
    const latin1 = new Request(sampleRequest(partner.subject, 'createUser'), {
      body: Buffer.from('{"a":\n"é"}', 'latin1'),
    });
    expect(await (await partner.sandbox.fetch(latin1)).json()).toMatchObject({
      code: 'malformed_json',
      detail: expect.stringContaining('line 2, column 1') as string,
    });
    expect(await raw(partner, 'getPartner', { method: 'DELETE' })).toBe(
      '405 method_not_allowed GET',
    );
    const head = new Request(sampleRequest(partner.subject, 'getPartner'), { method: 'HEAD' });
    const { status, headers: given } = await partner.sandbox.fetch(head);
    expect([status, given.get('Allow')]).toEqual([405, 'GET']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const headers = { 'Content-Type': type };
      expect(await raw(partner, 'createUser', { headers })).toBe('415 unsupported_media_type');
    }
  });

  it('100 requests are allowed per 60 seconds; the next one is not carried out', async () => {
    says(
      'the key has 100 requests per 60 seconds',
      'When none are left, you get `429` `rate_limited` with `Retry-After` in seconds',
      'Every answer tells you the quota and how much of it is left',
      'Each API key has a quota of requests per time window.',
    );
    const subject = subjectOf(set);
    const sandbox = stillSandbox(subject, { quota: 100 });
    const send = (id: string) => sandbox.fetch(sampleRequest(subject, id));
    for (let left = 99; left >= 0; left -= 1) {
      const answer = await send('getPartner');
      expect(answer.headers.get('RateLimit-Policy')).toBe('"default";q=100;w=60');
      expect(answer.headers.get('RateLimit')).toBe(`"default";r=${left};t=60`);
    }
    const refused = await send('createUser');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    sandbox.advance(KEY, 'PT60S');
    expect((await send('createUser')).status).toBe(201);
  });

  it('a list is sorted newest first, in pages that new objects do not shift', async () => {
    says(
      'Lists of objects are sorted by creation time, newest first, and come in pages.',
      '`limit` sets the page size: 1 to 100 entries, 25 by default.',
      'While `page.hasMore` is `true`, send `page.nextCursor` as `cursor` to get the next page',
      'Objects created while you read do not shift the pages.',
      'The cursor belongs to one list and includes its filters; with another list or different filters you get `parameter_invalid`.',
      'A cursor is opaque and valid for 24 hours.',
      '`limit` is outside 1 to 100, a time is not RFC 3339 in UTC with milliseconds, a parameter is given twice, or a cursor was changed or is older than 24 hours.',
    );
    const partner = partnerOf(set);
    const made: string[] = [];
    for (let count = 0; count < 27; count += 1) made.unshift(await partner.newUser());
    const list = async (query: Record<string, string> = {}) =>
      (await partner.ask('listUsers', { query })).body;
    expect(valuesOf((await list()).data, 'id')).toEqual(made.slice(0, 25));
    const first = await list({ limit: '2' });
    expect(valuesOf(first.data, 'id')).toEqual(made.slice(0, 2));
    await partner.newUser();
    const cursor = asText(asObject(first.page).nextCursor) ?? '';
    const second = await list({ limit: '2', cursor });
    expect(valuesOf(second.data, 'id')).toEqual(made.slice(2, 4));
    expect((await list({ limit: '2', cursor, status: 'active' })).code).toBe('parameter_invalid');
    const { body: other } = await partner.ask('listTransfers', { query: { limit: '2', cursor } });
    expect(other.code).toBe('parameter_invalid');
    const changed = cursor.replace(/.(?=.{8}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect((await list({ limit: '2', cursor: changed })).code).toBe('parameter_invalid');
    const headers = { Authorization: 'Bearer sk_sandbox_stranger' };
    const foreign = await partner.ask('listUsers', { query: { limit: '2', cursor }, headers });
    expect(foreign.body.code).toBe('parameter_invalid');
    for (const limit of ['0', '101', '05', '5.0', '+5', ''])
      expect((await list({ limit })).code).toBe('parameter_invalid');
    for (const createdFrom of ['2026-11-02T09:30:00Z', '2026-11-02T10:30:00.000+01:00'])
      expect((await list({ createdFrom })).code).toBe('parameter_invalid');
    const twice = sampleRequest(partner.subject, 'listUsers', { query: { limit: '2' } });
    const repeated = await partner.sandbox.fetch(new Request(`${twice.url}&limit=2`, twice));
    expect(await codeOf(repeated)).toBe('parameter_invalid');
    partner.advance('PT23H59M');
    expect((await list({ limit: '2', cursor })).code).toBeUndefined();
    partner.advance('PT1M');
    expect((await list({ limit: '2', cursor })).code).toBe('parameter_invalid');
  });

  it('createdFrom is inclusive, createdTo is exclusive', async () => {
    says(
      '`createdFrom` is inclusive, `createdTo` is exclusive.',
      'Only entries created at this moment or later.',
      'Only entries created before this moment.',
    );
    const partner = partnerOf(set);
    partner.advance('PT1H');
    await partner.newUser();
    const count = async (query: Record<string, string>) =>
      objects((await partner.ask('listUsers', { query })).body.data).length;
    const [moment, next] = ['2026-11-02T10:30:00.000Z', '2026-11-02T10:30:00.001Z'];
    expect(await count({ createdFrom: moment, createdTo: next })).toBe(1);
    expect(await count({ createdFrom: next })).toBe(0);
    expect((await count({ createdTo: next })) - (await count({ createdTo: moment }))).toBe(1);
  });

  it('an amount with too many decimals is refused, never rounded', async () => {
    says(
      'Other amounts are refused, never rounded.',
      'An amount with more decimals than `scale` is refused with `validation_failed`.',
    );
    const partner = partnerOf(set);
    const asset = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    for (const amount of [
      { amount: '1.001', currency: 'EUR' },
      { amount: '1.0000001', asset },
    ]) {
      expect(await partner.outcome('createTransfer', {}, { amount })).toBe('validation_failed');
    }
  });

  it('`Prefer` requests an error that the operation lists, and no others', async () => {
    says(
      'You can also get any error that an operation lists with the header `Prefer: code=<code>`.',
      'A code that the operation does not list is ignored, and the request is carried out.',
    );
    const partner = partnerOf(set);
    const prefer = async (code: string) =>
      (await partner.ask('getPartner', { headers: { Prefer: `code=${code}` } })).body.code;
    expect(await prefer('rate_limited')).toBe('rate_limited');
    expect(await prefer('user_exists')).toBeUndefined();
  });

  it('each key has its own objects, events and clock', async () => {
    says('Each key has objects, events and a clock of its own.', 'Each key has its own sandbox.');
    const partner = partnerOf(set);
    const userId = await partner.newUser();
    const headers = { Authorization: 'Bearer sk_sandbox_another' };
    expect((await partner.ask('getUser', { path: { userId }, headers })).body.code).toBe(
      'not_found',
    );
    const other = partner.sandbox.session('sk_sandbox_another');
    expect([other.events, other.now()]).toEqual([[], START]);
    expect(partner.sandbox.session(KEY).now()).toBeGreaterThan(START);
  });
});

it('the headers follow these versions of two drafts, on every page that mentions them', () => {
  says(
    'The header follows the IETF draft draft-ietf-httpapi-idempotency-key-header-08 of 2026-10-22.',
    'The two headers follow draft-ietf-httpapi-ratelimit-headers-11',
  );
  const partners = join(ROOT, 'partners');
  const drafts = readdirSync(partners, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(mdx|yaml)$/.test(path))
    .flatMap(
      (path) => readFileSync(join(partners, path), 'utf8').match(/draft-ietf-[\w-]+/g) ?? [],
    );
  expect([...new Set(drafts)].sort()).toEqual([
    'draft-ietf-httpapi-idempotency-key-header-08',
    'draft-ietf-httpapi-ratelimit-headers-11',
  ]);
});
