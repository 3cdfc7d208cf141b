import { oncePer } from '../contract/once-per';
import type { MockContract, MockOperation } from './contract';
import { Refused } from './problems';

const SANDBOX_KEY = /^Bearer +(sk_sandbox_[\x21-\x7e]+)$/i;
/** The key that may only read. */
export const READ_ONLY_KEY = 'sk_sandbox_readonly';

/** The API key of a request; any sandbox key will do. */
export const authenticate = (headers: Headers): string | undefined =>
  SANDBOX_KEY.exec(headers.get('Authorization')?.trim() ?? '')?.[1];

/** Whether a call needs no credentials. */
export const isPublic = ({ access }: MockOperation): boolean =>
  access.length === 0 || access.some((schemes) => schemes.length === 0);

const scopesIn = (operations: MockContract['operations']): readonly string[] => [
  ...new Set(operations.flatMap(({ scopes }) => scopes)),
];

const scopesByKind = oncePer(({ operations }: MockContract) => ({
  every: scopesIn(operations),
  reading: scopesIn(operations.filter(({ method }) => method === 'GET')),
}));

/** The scopes of a key: those of every operation, or for the read-only key those that reading needs. */
export const scopesOf = (contract: MockContract, key: string): readonly string[] =>
  scopesByKind(contract)[key === READ_ONLY_KEY ? 'reading' : 'every'];

/**
 * A request without a version gets the one its key is pinned to.
 *
 * @throws {Refused} `version_unknown`
 */
export function checkVersion({ version }: MockContract, headers: Headers): void {
  const asked = headers.get('Api-Version');
  if (version === undefined || asked === null || asked === version) return;
  throw new Refused('version_unknown', { detail: `The sandbox has the version ${version} alone.` });
}

/** @throws {Refused} `permission_denied` */
export function checkScopes(
  contract: MockContract,
  { scopes }: MockOperation,
  headers: Headers,
): void {
  if (authenticate(headers) !== READ_ONLY_KEY) return;
  const granted = scopesOf(contract, READ_ONLY_KEY);
  const missing = scopes.filter((scope) => !granted.includes(scope));
  if (missing.length === 0) return;
  throw new Refused('permission_denied', {
    detail: `The key lacks the scope ${missing.join(', ')}.`,
  });
}
