import { describe, expect, it } from 'vitest';
import { authenticate, checkScopes, checkVersion, READ_ONLY_KEY } from './access';
import { Refused } from './problems';
import { CONTRACT, operation } from './testing/loans';

const headers = (authorization?: string): Headers =>
  new Headers(authorization === undefined ? {} : { Authorization: authorization });
const needs = (...scopes: readonly string[]) => operation({ scopes });
const contract = {
  ...CONTRACT,
  operations: [
    operation({ method: 'GET', scopes: ['loans:see'] }),
    operation({ method: 'GET', scopes: ['readers:see', 'loans:see'] }),
    operation({ scopes: ['loans:see', 'loans:read'] }),
  ],
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
    expect(authenticate(headers(authorization))).toBe(key);
  });
});

describe('checkVersion', () => {
  const asking = (version: string) => new Headers({ 'Api-Version': version });
  const dated = { ...CONTRACT, version: '2026-01-01' };

  it('refuses another version, and takes none for its own', () => {
    expect(() => checkVersion(dated, asking('2025-01-01'))).toThrow('version_unknown');
    expect(() => checkVersion(dated, asking('2026-01-01'))).not.toThrow();
    expect(() => checkVersion(dated, new Headers())).not.toThrow();
  });

  it('leaves the header alone where the conventions are not shared', () => {
    expect(() => checkVersion(CONTRACT, asking('2025-01-01'))).not.toThrow();
  });
});

describe('checkScopes', () => {
  const readOnly = headers(`Bearer ${READ_ONLY_KEY}`);

  it('lets the key that may only read do that', () => {
    expect(() => checkScopes(contract, needs('loans:see', 'readers:see'), readOnly)).not.toThrow();
    expect(() => checkScopes(contract, needs(), readOnly)).not.toThrow();
  });

  it('names the scopes that it lacks', () => {
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
    const any = headers('Bearer sk_sandbox_abc');
    expect(() => checkScopes(contract, needs('loans:write'), any)).not.toThrow();
    expect(() => checkScopes(contract, needs('loans:write'), headers())).not.toThrow();
  });
});
