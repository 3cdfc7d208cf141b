import { describe, expect, it } from 'vitest';
import { authenticate, checkCredentials, checkScopes, checkVersion } from './access';
import type { MockContract, MockOperation } from './contract';
import { earlierVersion, endingHeaders } from './endings';
import { Refused } from './problems';
import { CONTRACT, operation } from './testing/loans';

const asking = (headers: Record<string, string>, query = ''): Request =>
  new Request(`https://api.example/v1/loans${query}`, { headers });
const bearing = (authorization?: string): Request =>
  asking(authorization === undefined ? {} : { Authorization: authorization });
const needs = (...scopes: readonly string[]) => operation({ scopes });
const contract = {
  ...CONTRACT,
  operations: [
    operation({ method: 'GET', scopes: ['loans:see'] }),
    operation({ method: 'GET', scopes: ['readers:see', 'loans:see'] }),
    operation({ scopes: ['loans:see', 'loans:read'] }),
  ],
};

const credential = (place: 'header' | 'query' | 'cookie', name: string) => ({
  in: place,
  name,
  variable: 'KEY',
  noun: 'API key',
});
const foreign: MockContract = {
  ...CONTRACT,
  keys: { pattern: '.', example: 'a' },
  credentials: {
    key: credential('header', 'X-Key'),
    token: credential('query', 'token'),
    session: credential('cookie', 'sid'),
  },
};

describe('authenticate', () => {
  it.each([
    ['Bearer sk_sandbox_abc', 'sk_sandbox_abc'],
    ['bearer   sk_sandbox_!~', 'sk_sandbox_!~'],
    [' Bearer sk_sandbox_abc ', 'sk_sandbox_abc'],
    ['Bearer sk_sandbox_', undefined],
    ['Bearer sk_live_abc', undefined],
    ['Bearersk_sandbox_abc', undefined],
    ['xBearer sk_sandbox_abc', undefined],
    ['Bearer sk_sandbox_a b', undefined],
    ['sk_sandbox_abc', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads from %j the key %j', (authorization, key) => {
    expect(authenticate(contract, bearing(authorization))).toBe(key);
  });

  it('accepts any key without a pattern, and needs none without credentials in the contract', () => {
    expect(authenticate(foreign, asking({ 'X-Key': 'abc' }))).toBe('abc');
    expect(authenticate(foreign, asking({}, '?token=t'))).toBe('t');
    expect(authenticate(foreign, asking({}))).toBeUndefined();
    expect(authenticate({ ...foreign, credentials: {} }, asking({}))).toBe('');
  });
});

describe('checkCredentials', () => {
  const check = (access: MockOperation['access'], request: Request) => () =>
    checkCredentials(foreign, operation({ access }), request);

  it.each<[MockOperation['access'], Request]>([
    [[], asking({})],
    [[['key'], []], asking({})],
    [[['key']], asking({ 'X-Key': 'a' })],
    [[['key'], ['token']], asking({}, '?token=t')],
    [[['key', 'token']], asking({ 'X-Key': 'a' }, '?token=t')],
    [[['session']], asking({})],
    [[['certificate']], asking({})],
  ])('with the alternatives %j, accepts a request', (access, request) => {
    expect(check(access, request)).not.toThrow();
  });

  it.each<[MockOperation['access'], Request]>([
    [[['key']], asking({})],
    [[['key']], asking({}, '?token=t')],
    [[['key', 'token']], asking({ 'X-Key': 'a' })],
    [[['key', 'session']], asking({})],
  ])('with the alternatives %j, refuses a request', (access, request) => {
    expect(check(access, request)).toThrow('authentication_failed');
  });

  it('names the scheme that it would accept', () => {
    const challenge = (value: MockContract) => {
      try {
        checkCredentials(value, operation({ access: [['apiKey']] }), asking({}));
        return undefined;
      } catch (error) {
        return error instanceof Refused ? error.options.headers : error;
      }
    };
    expect(challenge(contract)).toEqual({ 'WWW-Authenticate': 'Bearer' });
    const bare = { ...contract, credentials: { apiKey: credential('header', 'X-Key') } };
    expect(challenge(bare)).toEqual({});
  });
});

describe('checkVersion', () => {
  const naming = (version: string) => new Headers({ 'Api-Version': version });
  const dated = { ...CONTRACT, version: '2026-01-01' };
  const notice = earlierVersion(
    '2025-01-01',
    [
      { id: 'later', date: '2026-01-01', by: '2026-09-30', sunset: undefined },
      { id: 'first', date: '2026-01-01', by: '2026-06-30', sunset: undefined },
      { id: 'open', date: '2026-01-01', by: undefined, sunset: undefined },
    ],
    'https://docs.example/log',
  );
  const versioned = { ...dated, earlierVersions: [earlierVersion('2024-01-01', [], ''), notice] };

  it('refuses another version, and accepts a request without one', () => {
    expect(() => checkVersion(dated, naming('2025-01-01'), 0)).toThrow(
      expect.objectContaining({
        code: 'version_unknown',
        options: { detail: 'The sandbox has only the version 2026-01-01.' },
      }),
    );
    expect(() => checkVersion(dated, naming('2026-01-01'), 0)).not.toThrow();
    expect(() => checkVersion(dated, new Headers(), 0)).not.toThrow();
  });

  it.each([
    ['2025-01-01', '2026-06-30T23:59:59Z', undefined],
    ['2025-01-01', '2026-07-01T00:00:00Z', 'The sandbox has the versions 2024-01-01, 2026-01-01.'],
    ['2024-01-01', '2030-01-01T00:00:00Z', undefined],
    ['2023-01-01', '2026-02-01T00:00:00Z', /versions 2024-01-01, 2025-01-01, 2026-01-01\.$/],
  ])('accepts the earlier version %s until its first deadline: at %s', (version, at, detail) => {
    const check = () => checkVersion(versioned, naming(version), Date.parse(at));
    if (detail === undefined) expect(check).not.toThrow();
    else
      expect(check).toThrow(
        expect.objectContaining({ options: { detail: expect.stringMatching(detail) as string } }),
      );
  });

  it('announces the end of an earlier version', () => {
    const headers = (version: string) =>
      endingHeaders(
        versioned,
        operation({}),
        new Request('https://api.example/v1/loans', { headers: naming(version) }),
        new URL('https://api.example/v1/loans'),
        '',
      );
    expect(headers('2025-01-01')).toEqual({
      Deprecation: `@${Date.parse('2026-01-01') / 1000}`,
      Sunset: 'Wed, 01 Jul 2026 00:00:00 GMT',
      Link: ['deprecation', 'sunset']
        .map((rel) => `<https://docs.example/log#first>; rel="${rel}"; type="text/html"`)
        .join(', '),
    });
    for (const version of ['2024-01-01', '2026-01-01']) expect(headers(version)).toEqual({});
  });

  it('ignores the header if the contract does not share the conventions', () => {
    expect(() => checkVersion(CONTRACT, naming('2025-01-01'), 0)).not.toThrow();
  });
});

describe('checkScopes', () => {
  const readOnly = 'sk_sandbox_readonly';

  it('lets the read-only key read', () => {
    expect(() => checkScopes(contract, needs('loans:see', 'readers:see'), readOnly)).not.toThrow();
    expect(() => checkScopes(contract, needs(), readOnly)).not.toThrow();
  });

  it('names the missing scopes', () => {
    try {
      checkScopes(contract, needs('loans:see', 'loans:read', 'readers:write'), readOnly);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Refused);
      expect(error).toMatchObject({
        code: 'permission_denied',
        options: { detail: 'The key lacks the scope loans:read, readers:write.' },
      });
    }
  });

  it('lets any other key do everything', () => {
    expect(() => checkScopes(contract, needs('loans:write'), 'sk_sandbox_abc')).not.toThrow();
    expect(() => checkScopes(foreign, needs('loans:write'), '')).not.toThrow();
  });
});
