import { firstCredentials, type Credential } from '../contract/http/credentials';
import { oncePer } from '../contract/once-per';
import { ownMember } from '../contract/json';
import type { MockContract, MockOperation } from './contract';
import { Refused } from './problems';

/** Pattern of a header-safe text without spaces. */
const ANY_KEY = '^[\\x21-\\x7e]+$';

/** Returns the key that a request carries for a credential; undefined if missing or invalid. */
function carried(
  { keys }: Pick<MockContract, 'keys'>,
  { in: place, name, prefix = '' }: Credential,
  { headers, url }: Pick<Request, 'headers' | 'url'>,
): string | undefined {
  const text = place === 'query' ? new URL(url).searchParams.get(name) : headers.get(name)?.trim();
  if (text?.toLowerCase().startsWith(prefix.toLowerCase()) !== true) return undefined;
  const key = text.slice(prefix.length).trim();
  return new RegExp(keys?.pattern ?? ANY_KEY).test(key) ? key : undefined;
}

/** Returns a credential that the sandbox can require: pages cannot send cookies or certificates. */
const sendable = ({ credentials }: MockContract, scheme: string): Credential | undefined => {
  const credential = ownMember(credentials, scheme);
  return credential?.in === 'cookie' ? undefined : credential;
};

/** Returns the key of a request, from any scheme; empty if the sandbox can require none of them. */
export function authenticate(
  contract: MockContract,
  request: Pick<Request, 'headers' | 'url'>,
): string | undefined {
  const credentials = Object.keys(contract.credentials).flatMap(
    (scheme) => sendable(contract, scheme) ?? [],
  );
  if (credentials.length === 0) return '';
  const keys = credentials.flatMap((credential) => carried(contract, credential, request) ?? []);
  return keys[0];
}

/** Whether a request carries all credentials of one of the operation's alternatives. */
function isAllowed(contract: MockContract, { access }: MockOperation, request: Request): boolean {
  return (
    access.length === 0 ||
    access.some((schemes) =>
      schemes.every((scheme) => {
        const credential = sendable(contract, scheme);
        return !credential || carried(contract, credential, request) !== undefined;
      }),
    )
  );
}

/** @throws {Refused} `authentication_failed` */
export function checkCredentials(
  contract: MockContract,
  operation: MockOperation,
  request: Request,
): void {
  if (isAllowed(contract, operation, request)) return;
  const [first] = firstCredentials(operation.access, contract.credentials);
  const challenge = first?.prefix?.trim();
  const headers = challenge === undefined ? {} : { 'WWW-Authenticate': challenge };
  throw new Refused('authentication_failed', { headers });
}

const scopesIn = (operations: MockContract['operations']): readonly string[] => [
  ...new Set(operations.flatMap(({ scopes }) => scopes)),
];

const scopesByKind = oncePer(({ operations }: MockContract) => ({
  every: scopesIn(operations),
  reading: scopesIn(operations.filter(({ method }) => method === 'GET')),
}));

/** Returns the scopes of a key: those of all operations, or of all `GET`s for the read-only key. */
export const scopesOf = (contract: MockContract, key: string): readonly string[] =>
  scopesByKind(contract)[key === contract.keys?.readOnly ? 'reading' : 'every'];

/**
 * Checks the version that a request names. A request without one gets the version of its key, and
 * an earlier version works until its end.
 *
 * @param time the virtual time, in milliseconds since 1970
 * @throws {Refused} `version_unknown`
 */
export function checkVersion(
  { version, earlierVersions = [] }: MockContract,
  headers: Headers,
  time: number,
): void {
  const asked = headers.get('Api-Version');
  if (version === undefined || asked === null) return;
  const known = earlierVersions
    .filter(({ notice }) => !notice || time < Date.parse(notice.sunset))
    .map((earlier) => earlier.version);
  if ([version, ...known].includes(asked)) return;
  const words = known.length === 0 ? 'only the version' : 'the versions';
  const detail = `The sandbox has ${words} ${[...known, version].join(', ')}.`;
  throw new Refused('version_unknown', { detail });
}

/** @throws {Refused} `permission_denied` */
export function checkScopes(contract: MockContract, { scopes }: MockOperation, key: string): void {
  if (key !== contract.keys?.readOnly) return;
  const granted = scopesOf(contract, key);
  const missing = scopes.filter((scope) => !granted.includes(scope));
  if (missing.length === 0) return;
  throw new Refused('permission_denied', {
    detail: `The key lacks the scope ${missing.join(', ')}.`,
  });
}
