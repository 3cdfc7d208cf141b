import {
  type Credential,
  credentialsOf,
  firstCredentials,
  schemesOf,
} from '../../contract/http/credentials';
import { encodeQuery } from '../../contract/http/wire';
import type { Contract, JsonObject, Operation } from '../../contract/model';
import type { NameValue } from '../../samples/request';
import { camelCase } from '../../samples/secrets';

const variable = (credential: Credential, part = ''): string =>
  `{{${camelCase(credential)}${part}}}`;

/** Returns the names of the variables that hold a credential. */
export const variablesOf = (credential: Credential): readonly string[] =>
  (credential.isLogin ? ['Username', 'Password'] : ['']).map(
    (part) => camelCase(credential) + part,
  );

const auth = (type: string, values: Readonly<Record<string, string>>): JsonObject => ({
  type,
  [type]: Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' })),
});

/** Returns the first of some credentials as an authorization of Postman. */
function authFor([credential]: readonly Credential[]): JsonObject {
  if (!credential) return { type: 'noauth' };
  const { in: place, name, prefix = '' } = credential;
  if (credential.isLogin) {
    const [username, password] = [
      variable(credential, 'Username'),
      variable(credential, 'Password'),
    ];
    return auth('basic', { username, password });
  }
  if (prefix === 'Bearer ') return auth('bearer', { token: variable(credential) });
  return place === 'cookie'
    ? auth('apikey', { key: 'Cookie', value: `${name}=${variable(credential)}`, in: 'header' })
    : auth('apikey', { key: name, value: prefix + variable(credential), in: place });
}

/** Returns the credentials of a request; a login is first, because only Postman can encode it. */
const credentialsFor = (contract: Contract, operation: Operation): readonly Credential[] =>
  firstCredentials(schemesOf(operation), credentialsOf(contract)).toSorted(
    (a, b) => Number(b.isLogin ?? false) - Number(a.isLogin ?? false),
  );

/** Returns the credentials of the first operation that has any. */
const usualCredentials = (contract: Contract): readonly Credential[] =>
  contract.operations
    .map((operation) => credentialsFor(contract, operation))
    .find(({ length }) => length > 0) ?? [];

/** Returns the authorization of the collection, taken from the first operation that has one. */
export const collectionAuth = (contract: Contract): JsonObject =>
  authFor(usualCredentials(contract));

/** Returns the script line for `authorization`: headers with the collection's credential. */
export function keyScript(contract: Contract): string {
  const [credential] = usualCredentials(contract);
  if (credential?.in !== 'header') return 'const authorization = {};';
  const { name, prefix = '', isLogin } = credential;
  const written = isLogin
    ? `'${prefix}' + btoa(pm.variables.replaceIn('${variable(credential, 'Username')}:${variable(credential, 'Password')}'))`
    : `pm.variables.replaceIn('${prefix}${variable(credential)}')`;
  return `const authorization = { '${name}': ${written} };`;
}

/** Returns the same for a credential in the query: the end of an address in a template literal. */
export function keyQuery(contract: Contract): string {
  const [credential] = usualCredentials(contract);
  if (credential?.in !== 'query') return '';
  const [name = ''] = variablesOf(credential);
  return `?${credential.name}=\${encodeURIComponent(pm.variables.get('${name}') ?? '')}`;
}

const isSame = (a: JsonObject, b: JsonObject): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether Postman sends all of a credential by itself: it does not encode the name in a query. */
const isPlain = ({ in: place, name }: Credential): boolean =>
  place !== 'query' || encodeQuery(name) === name;

/**
 * Returns the authorization of a request, if it differs from that of the collection, and what
 * Postman's authorization has no room for: all credentials but one, as headers and pairs of the
 * query. All cookies share one header.
 */
export function authorized(
  contract: Contract,
  operation: Operation,
  headers: readonly NameValue[] = [],
) {
  const all = credentialsFor(contract, operation);
  const [first] = all;
  const isCookie = ([name]: NameValue): boolean => name.toLowerCase() === 'cookie';
  const written = headers.filter(isCookie).map(([, value]) => value);
  const cookies = all.filter(({ in: place }) => place === 'cookie');
  const isAlone = written.length + cookies.length === 1;
  const usual = first && isPlain(first) && (first.in !== 'cookie' || isAlone) ? first : undefined;
  const own = authFor(usual ? [usual] : []);
  const rest = all.filter((credential) => credential !== usual);
  const textOf = (credential: Credential): string =>
    (credential.prefix ?? '') + variable(credential);
  const pairs = (place: Credential['in']) =>
    rest
      .filter((credential) => credential.in === place)
      .map((credential): NameValue => [credential.name, textOf(credential)]);
  const cookie = [...written, ...pairs('cookie').map(([name, value]) => `${name}=${value}`)];
  return {
    auth: isSame(own, collectionAuth(contract)) ? {} : { auth: own },
    headers: [
      ...headers.filter((header) => !isCookie(header)),
      ...pairs('header'),
      ...(cookie.length === 0 ? [] : [['Cookie', cookie.join('; ')] as const]),
    ],
    query: pairs('query').map(([name, value]) => [encodeQuery(name), value, true] as const),
  };
}
