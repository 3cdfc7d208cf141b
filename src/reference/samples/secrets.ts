import type { Credential } from '../contract/http/credentials';
import { encodeQuery } from '../contract/http/wire';
import type { NameValue, SampleRequest, Text } from './request';

const wordsOf = ({ noun }: Credential): readonly string[] => noun.toLowerCase().split(/[^a-z\d]+/);

/** Returns the name of the variable for a credential, `apiKey`. */
export const camelCase = (credential: Credential): string =>
  wordsOf(credential).reduce((name, word) => name + word.charAt(0).toUpperCase() + word.slice(1));

/** Returns the same name as `api_key`. */
export const snakeCase = (credential: Credential): string => wordsOf(credential).join('_');

const toYours = ({ noun, isLogin }: Credential): string =>
  `to your ${noun}${isLogin ? ', user:password' : ''}.`;

/** Advice on missing credentials. `setIt` is for shells, which name the variable themselves. */
export const setIt = (credential: Credential): string => `Set it ${toYours(credential)}`;
export const setVariable = (credential: Credential): string =>
  `Set ${credential.variable} ${toYours(credential)}`;

/** Writes the parts of a text in a language, and joins adjacent plain parts. */
export const partsOf = (
  text: Text,
  plain: (text: string) => string,
  secret: (credential: Credential) => string,
): readonly string[] =>
  text
    .reduce<Text>((parts, part) => {
      const last = parts.at(-1);
      return typeof last === 'string' && typeof part === 'string'
        ? parts.with(-1, last + part)
        : [...parts, part];
    }, [])
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'string' ? plain(part) : secret(part)));

/** Adds the credentials that belong in the query to a path and query. */
export const targetWithSecrets = (target: string, { credentials }: SampleRequest): Text => [
  target,
  ...credentials
    .filter((credential) => credential.in === 'query')
    .flatMap((credential, index) => [
      `${index > 0 || target.includes('?') ? '&' : '?'}${encodeQuery(credential.name)}=`,
      credential,
    ]),
];

/** Separates headers with credentials from the others. All cookies share one header. */
export function headersWithSecrets({ credentials, headers }: SampleRequest) {
  const isCookie = ([name]: NameValue): boolean => name.toLowerCase() === 'cookie';
  const inHeaders = credentials.filter((credential) => credential.in === 'header');
  const cookies = credentials.filter((credential) => credential.in === 'cookie');
  const plain = headers.find(isCookie)?.[1];
  const first = plain === undefined ? '' : `${plain}; `;
  const cookie = cookies.flatMap((credential, index) => [
    `${index === 0 ? first : '; '}${credential.name}=`,
    credential,
  ]);
  const secretHeaders: readonly (readonly [string, Text])[] = [
    ...inHeaders.map(
      (credential) => [credential.name, [credential.prefix ?? '', credential]] as const,
    ),
    ...(cookies.length > 0 ? [['Cookie', cookie] as const] : []),
  ];
  return {
    secretHeaders,
    headers: cookies.length > 0 ? headers.filter((header) => !isCookie(header)) : headers,
  };
}
