import {
  type Credential,
  credentialsOf,
  firstCredentials,
  schemesOf,
} from '../../contract/http/credentials';
import type { Contract, JsonObject, Operation } from '../../contract/model';
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

const credentialsFor = (contract: Contract, operation: Operation): readonly Credential[] =>
  firstCredentials(schemesOf(operation), credentialsOf(contract));

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

/** Returns the authorization of a request if it differs from that of the collection. */
export function requestAuth(contract: Contract, operation: Operation): JsonObject {
  const own = authFor(credentialsFor(contract, operation));
  return JSON.stringify(own) === JSON.stringify(collectionAuth(contract)) ? {} : { auth: own };
}

/** Returns all credentials of a request but the first: Postman's authorization has room for one. */
export const furtherCredentials = (
  contract: Contract,
  operation: Operation,
): readonly { readonly in: Credential['in']; readonly key: string; readonly value: string }[] =>
  credentialsFor(contract, operation)
    .slice(1)
    .map((credential) => {
      const { in: place, name, prefix = '' } = credential;
      const value = prefix + variable(credential);
      return place === 'cookie'
        ? { in: place, key: 'Cookie', value: `${name}=${value}` }
        : { in: place, key: name, value };
    });
