import { describe, expect, it } from 'vitest';
import { asObject, asText, omit } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { withEndings } from '../../../src/reference/mock/endings';
import { textsIn } from '../../../src/reference/mock/json';
import type { Change } from '../../../src/reference/publish/change-log/model';
import { DOCS_URL, sampleRequest, stillSandbox, type Subject } from '../../mock/support';
import { eur, USDC } from './accounts';
import { programOf, type Program } from './program';
import { says } from './says';
import { EXAMPLE_USER, subjectOf, valuesOf } from './support';

const ADDRESS = { line1: 'Example Street 12', city: 'Ljubljana', postalCode: '1000' };

function sampleBody({ contract }: Subject): JsonObject {
  const operation = contract.operations.find(({ id }) => id === 'createUser');
  return asObject(operation?.body?.examples[0]?.value);
}

/** Returns a problem without the fields that differ from request to request. */
const comparable = (problem: JsonObject) => omit(problem, 'requestId', 'instance');

/** Returns the answers of all read operations for the objects of the examples. */
async function everyReading(program: Program) {
  const reading = program.subject.contract.operations.filter(({ method }) => method === 'GET');
  const answers = [];
  for (const { id } of reading) answers.push({ id, ...(await program.call(id)) });
  return answers;
}

describe.each(['general', 'rebell-pay'])('%s: introduction', (set) => {
  it('each operation lists its scopes, each of which combines a topic and a right', () => {
    says(
      'A scope combines a topic and a right, such as `users:read` or `users:write`',
      'Each operation lists the scopes it needs.',
    );
    const { operations } = subjectOf(set).mock;
    const scopes = new Set(operations.flatMap((operation) => operation.scopes));
    expect(operations.filter((operation) => operation.scopes.length === 0)).toEqual([]);
    for (const scope of scopes) expect(scope).toMatch(/^[a-z]+:(read|write|reveal)$/);
    expect(scopes).toContain('users:read');
    expect(scopes).toContain('users:write');
  });

  it('any operation can return the common errors, unless they cannot apply to it', () => {
    says(
      'Any operation can return these errors, except for those about a body, an identifier or an idempotency key that it does not take.',
    );
    const { contract, mock } = subjectOf(set);
    const keyed = (id: string) => mock.operations.find((call) => call.id === id)?.key !== 'none';
    for (const { id, path, body, commonErrors } of contract.operations) {
      const can: Readonly<Record<string, boolean>> = {
        'every-operation': true,
        body: body !== undefined,
        'path-id': path.includes('{'),
        'idempotency-key': keyed(id),
      };
      const expected = contract.errors
        .filter(({ topic }) => topic === 'common')
        .filter(({ appliesTo }) => can[appliesTo]);
      expect([id, commonErrors]).toEqual([id, expected.map(({ code }) => code)]);
    }
  });

  it('every error is a problem document whose type links to its entry', async () => {
    says(
      'An error answer has a status of 400 or higher and a problem document (RFC 9457), `Content-Type: application/problem+json`',
      "`type` links to the error's entry in this documentation.",
      'Address of the documentation of this error.',
      'HTTP status of the answer, repeated.',
      'Equal to the `Request-Id` header.',
      'it is all that support needs to find the request',
      '`retryable` tells you whether the same request may succeed later',
      'Wait the seconds in `Retry-After`, then repeat.',
      'Any other `4xx`',
    );
    const program = programOf(set);
    const { errors } = program.subject.contract;
    for (const [id, codes] of [
      ['createUser', ['rate_limited', 'provider_unavailable', 'internal_error', 'user_exists']],
      ['createExchangeQuote', ['liquidity_unavailable', 'idempotency_in_progress']],
    ] as const) {
      for (const code of codes) {
        const { status, headers, body } = await program.call(id, {
          headers: { Prefer: `code=${code}` },
        });
        expect([status >= 400, body.status, body.code]).toEqual([true, status, code]);
        expect(headers.get('Content-Type')).toBe('application/problem+json');
        expect(headers.get('Request-Id')).toBe(body.requestId);
        expect(body.type).toMatch(
          new RegExp(`^${DOCS_URL}/${set}.*#error-${code.replaceAll('_', '-')}$`),
        );
        const isLater = status === 429 || status === 503;
        expect(Number(headers.get('Retry-After')) > 0, code).toBe(isLater);
        expect(body.retryable).toBe(
          isLater || ([500, 409].includes(status) && code !== 'user_exists'),
        );
      }
    }
    const retryable = errors.filter(({ retryable: isRetryable }) => isRetryable);
    const others = retryable.filter(({ status = 500 }) => status < 500 && status !== 429);
    expect(others.map(({ code }) => code)).toEqual(['idempotency_in_progress']);
  });

  it('the examples of errors match the answers of the sandbox', async () => {
    says(
      '{ "pointer": "/address/country", "code": "pattern", "detail": "Expected a text such as SI, of the pattern ^[A-Z]{2}$." }',
    );
    const { subject, sandbox } = programOf(set);
    const answers = {
      validation_failed: sampleRequest(subject, 'createUser', {
        body: { ...sampleBody(subject), address: { ...ADDRESS, country: 'Slovenia' } },
      }),
      parameter_invalid: sampleRequest(subject, 'listUsers', { query: { limit: '0' } }),
      malformed_json: new Request(sampleRequest(subject, 'createUser'), { body: '{"a":' }),
      method_not_allowed: new Request(sampleRequest(subject, 'getPartner'), { method: 'DELETE' }),
    };
    for (const [code, request] of Object.entries(answers)) {
      const answer = (await (await sandbox.fetch(request)).json()) as JsonObject;
      const example = subject.contract.errors.find((error) => error.code === code)?.example ?? {};
      expect(comparable(answer)).toEqual(comparable(example));
    }
  });

  it('an accepted request that fails later is reported by its object and an event', async () => {
    says(
      'A request that was accepted but fails later has no error answer.',
      'the object moves to a state such as `failed` and has a `failure` with a `code`, and you receive a notification.',
    );
    const program = programOf(set);
    const quote = await program.done('createExchangeQuote');
    const body = { quoteId: asText(quote.id) ?? '', externalId: 'fail-exchange' };
    const { id, status } = await program.done('createExchange', { body });
    expect(status).toBe('accepted');
    program.newEvents();
    program.advance('PT1M');
    const failed = await program.done('getExchange', { path: { exchangeId: asText(id) ?? '' } });
    expect(failed).toMatchObject({ status: 'failed', failure: { retryable: true } });
    expect(failed.failure).toHaveProperty('code');
    expect(program.newEvents()).toMatchObject([{ type: 'exchange.failed', data: { id } }]);
  });

  it('amounts have the decimals of their unit, and no other characters', async () => {
    says(
      "A money amount has exactly as many decimals as its currency; an asset amount has at most as many as the asset's `scale`. Other amounts are refused, never rounded.",
      "Don't use an exponent, a plus sign or a thousands separator.",
      'with as many decimals as the currency has in ISO 4217: two',
    );
    const program = programOf(set);
    const moved = (amount: JsonValue) =>
      program.refused('createTransfer', { body: { amount, externalId: null } });
    for (const wrong of ['1', '1.1', '1.100', '1e2', '+1.00', '1,000.00', '01.00', '-1.00']) {
      expect([wrong, await moved(eur(wrong))]).toEqual([wrong, 'validation_failed']);
    }
    const inAsset = (amount: string) => moved({ amount, asset: USDC, currency: null });
    for (const fine of ['1', '1.5', '1.000000']) expect(await inAsset(fine)).toBeUndefined();
    expect(await inAsset('1.0000000')).toBe('validation_failed');
    if (set === 'rebell-pay') {
      for (const [fiatAmount, outcome] of [
        ['125', 'validation_failed'],
        ['125.5', 'validation_failed'],
        ['125.50', undefined],
      ] as const) {
        expect(await program.refused('createOrderQuote', { body: { fiatAmount } })).toBe(outcome);
      }
    }
  });

  it('identifiers, times and addresses have the formats of the table', async () => {
    says(
      'Three letters, `_` and a UUIDv7 (RFC 9562)',
      'RFC 3339 in UTC, with milliseconds',
      'Allow 64 characters for them in your database.',
      'addresses on Ethereum-like chains come back with their EIP-55 checksum.',
      'The address, with checksum.',
      'Every answer tells you the quota and how much of it is left',
    );
    const program = programOf(set);
    const answers = await everyReading(program);
    expect(answers.length).toBeGreaterThan(20);
    let [ids, times] = [0, 0];
    for (const { id, body, headers } of answers) {
      expect(headers.has('RateLimit') && headers.has('RateLimit-Policy'), id).toBe(true);
      for (const [path, text] of textsIn(body)) {
        const name = String(path.at(-1));
        if (name === 'id' || (name.endsWith('Id') && /^[a-z]+_/.test(text))) {
          ids += 1;
          expect(text).toMatch(
            /^[a-z]{3}_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f-]{16}$/,
          );
          expect(text.length).toBeLessThanOrEqual(64);
        }
        if (/^\d{4}-\d\d-\d\dT/.test(text)) {
          times += 1;
          expect(text, id).toMatch(/^[\d-]{10}T[\d:]{8}\.\d{3}Z$/);
        }
      }
    }
    expect(Math.min(ids, times)).toBeGreaterThan(50);
    const address = '0x52908400098527886E0F7030069857D2E4169EE7';
    const kept = await program.done('createWithdrawalAddress', {
      body: { address: address.toLowerCase(), externalId: null },
    });
    expect(kept.address).toBe(address);
  });

  it('an externalId has 1 to 64 characters, and is unique per type of object', async () => {
    says('`externalId`, 1 to 64 of `A-Z a-z 0-9 . _ : -`, unique per type of object');
    const program = programOf(set);
    const create = (externalId: string) => program.refused('createUser', { body: { externalId } });
    for (const wrong of ['', 'a b', 'č', 'a'.repeat(65)]) {
      expect(await create(wrong)).toBe('validation_failed');
    }
    for (const fine of ['a', 'A.b_c:d-0', 'a'.repeat(64)]) {
      expect(await create(fine)).toBeUndefined();
    }
    expect(await create('a')).toBe('user_exists');
    const transfer = { externalId: 'a', amount: eur('1.00') };
    expect(await program.refused('createTransfer', { body: transfer })).toBeUndefined();
    expect(await program.refused('createTransfer', { body: transfer })).toBe('external_id_taken');
  });

  it('a live key is refused, and balances result from earlier calls', async () => {
    says(
      'A key works in only one environment.',
      'Balances, limits and transaction lists follow from what you do',
    );
    const program = programOf(set);
    const live = { Authorization: 'Bearer sk_live_0123456789abcdef' };
    expect(await program.refused('getPartner', { headers: live })).toBe('authentication_failed');
    const before = await program.balance(EXAMPLE_USER);
    const { length } = await program.bookings(EXAMPLE_USER);
    await program.done('createTransfer', { body: { amount: eur('12.34') } });
    const after = await program.balance(EXAMPLE_USER);
    const change = Number(after.available) - Number(before.available);
    expect(change).toBeCloseTo(12.34, 2);
    expect((await program.bookings(EXAMPLE_USER)).slice(length)).toEqual(['transfer credit 12.34']);
  });

  it('answers announce the end of deprecated features, with links to the change log', async () => {
    says(
      '`Deprecation` (RFC 9745) is the time at which something becomes outdated, in seconds since 1970.',
      '`Sunset` (RFC 8594) is the time at which it may stop answering.',
      '`Link` points to the change log entry, with `rel="deprecation"` and with `rel="sunset"`.',
      'until then their answers carry the headers `Deprecation` and `Sunset`',
      'Deprecated features still work.',
    );
    const subject = subjectOf(set);
    const ending: Change = {
      id: 'an-entry',
      date: '2026-12-01',
      version: subject.contract.version,
      type: 'Deprecated',
      breaking: false,
      title: 'An entry',
      what: '',
      why: '',
      who: '',
      action: '',
      by: undefined,
      sunset: '2027-12-01',
      changes: ['op:getPartner'],
      operations: [],
      topics: [],
      before: undefined,
      after: undefined,
    };
    const page = `${DOCS_URL}/${set}/change-log`;
    const mock = withEndings(subject.mock, [ending], page);
    const { status, headers } = await stillSandbox({ ...subject, mock }).fetch(
      sampleRequest(subject, 'getPartner'),
    );
    const announced = ['Deprecation', 'Sunset', 'Link'].map((name) => headers.get(name) ?? '');
    const [deprecation = '', sunset = '', link = ''] = announced;
    says(`Deprecation: ${deprecation}`, `Sunset: ${sunset}`);
    expect(status).toBe(200);
    expect(link.split(', ')).toEqual(
      ['deprecation', 'sunset'].map((rel) => `<${page}#an-entry>; rel="${rel}"; type="text/html"`),
    );
  });

  it('the key of a request that was not understood can be used again', async () => {
    says('(`400`, `401`, `403`, `415`, `422 validation_failed`, `429`, `503`) are not stored');
    const { subject, sandbox } = programOf(set);
    const send = async (headers: Readonly<Record<string, string>> = {}, body?: string) => {
      const request = sampleRequest(subject, 'createUser', { key: 'a-key-that-is-kept' });
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      const sent = body === undefined ? request : new Request(request, { body });
      const answer = await sandbox.fetch(sent);
      return [answer.status, answer.headers.has('Idempotency-Replayed')];
    };
    expect(await send({}, '{"a":')).toEqual([400, false]);
    expect(await send({ 'Api-Version': '2020-01-01' })).toEqual([400, false]);
    expect(await send({ 'Content-Type': 'text/plain' })).toEqual([415, false]);
    expect(await send({ Authorization: 'Bearer sk_live_a' })).toEqual([401, false]);
    expect(await send()).toEqual([201, false]);
    expect(await send()).toEqual([201, true]);
  });

  it('lists of objects are sorted newest first', async () => {
    says('Lists of objects are sorted by creation time, newest first, and come in pages.');
    const program = programOf(set);
    for (const amount of ['1.00', '2.00', '3.00']) {
      program.advance('PT1M');
      await program.done('createTransfer', { body: { amount: eur(amount), externalId: amount } });
    }
    let checked = 0;
    for (const { id, body } of await everyReading(program)) {
      const created = valuesOf(body.data, 'createdAt').flatMap((at) => asText(at) ?? []);
      if (body.page === undefined || created.length < 2) continue;
      checked += 1;
      expect([id, created]).toEqual([id, [...created].sort().reverse()]);
    }
    expect(checked).toBeGreaterThan(3);
  });

  it('the same `Prefer` returns an example, and a lost answer can be looked up by externalId', async () => {
    says(
      '`Prefer: example=<name>` an example of the reference',
      'After a lost answer, the program looks up the object by `externalId` and never creates a second one.',
    );
    const program = programOf(set);
    const query = { externalId: 'looked-up' };
    await program.done('createUser', { body: query });
    const { data } = await program.done('listUsers', { query });
    expect(valuesOf(data, 'externalId')).toEqual(['looked-up']);
    let shown = 0;
    for (const { id, responses } of program.subject.contract.operations) {
      const { body, status = '' } = responses.find((answer) => answer.status.startsWith('2')) ?? {};
      for (const { name, value } of (body?.examples ?? []).slice(0, 2)) {
        const headers = { Prefer: `example=${name}` };
        const answer = await program.call(id, { headers });
        expect([id, name, answer.status]).toEqual([id, name, Number(status)]);
        expect(Object.keys(answer.body).sort()).toEqual(Object.keys(asObject(value)).sort());
        shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(40);
  });
});
