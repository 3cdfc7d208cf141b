import type { Contract, Operation, SecurityScheme } from '../model';
import { defined, ownMember } from '../json';
import { oncePer } from '../once-per';
import { variablesOf } from './variables';

/** How a request carries a credential. */
export interface Credential {
  readonly in: 'header' | 'query' | 'cookie';
  /** Name of the header, query parameter or cookie: no language or shell needs to escape it. */
  readonly name: string;
  /** The text before the credential, `Bearer `. */
  readonly prefix?: string;
  /** Whether it is `user:password`, sent in Base64 (HTTP basic). */
  readonly isLogin?: true;
  /** Environment variable that samples read it from. */
  readonly variable: string;
  /** Its name for readers, `API key`. */
  readonly noun: string;
}

/** Credentials by the name of their scheme. */
export type Credentials = Readonly<Record<string, Credential>>;

/** Matches the characters of an HTTP token (RFC 9110, 5.6.2) that never need quoting. */
const PLAIN_TOKEN = /^[\w#%&*+.^|~-]+$/;

type Carrier = Pick<Credential, 'in' | 'name' | 'prefix' | 'isLogin' | 'noun'>;

const authorization = (scheme: string, noun: string): Carrier => ({
  in: 'header',
  name: 'Authorization',
  prefix: `${scheme} `,
  noun,
});

function carrierOf(scheme: SecurityScheme, bearer: string): Carrier | undefined {
  if (scheme.type === 'mutualTLS') return undefined;
  if (scheme.type === 'apiKey') return { in: scheme.in, name: scheme.parameter, noun: 'API key' };
  if (scheme.type !== 'http') return authorization('Bearer', 'access token');
  const { scheme: name } = scheme;
  if (/^basic$/i.test(name)) return { ...authorization('Basic', 'login'), isLogin: true };
  return /^bearer$/i.test(name)
    ? authorization('Bearer', bearer)
    : authorization(name, 'credentials');
}

/** The credentials that a request can carry, by scheme: no client certificates, no unsafe names. */
export const credentialsOf = oncePer((contract: Contract): Credentials => {
  const { securitySchemes, sharesConventions } = contract;
  const carriers = [...securitySchemes.values()].flatMap((scheme) => {
    const carrier = carrierOf(scheme, sharesConventions ? 'API key' : 'bearer token');
    const words = [carrier?.name ?? '', carrier?.prefix?.trim() ?? carrier?.name ?? ''];
    return carrier && words.every((word) => PLAIN_TOKEN.test(word))
      ? [[scheme.name, carrier] as const]
      : [];
  });
  const variables = variablesOf(contract);
  const nouns = carriers.map(([, { noun }]) => noun);
  return Object.fromEntries(
    carriers.map(([name, carrier]) => {
      const isOnlyOne = nouns.indexOf(carrier.noun) === nouns.lastIndexOf(carrier.noun);
      return [
        name,
        defined({
          ...carrier,
          noun: isOnlyOne ? carrier.noun : `${carrier.noun} ${name.replace(/[^\w.-]+/g, ' ')}`,
          variable: variables.credential(name),
        }),
      ];
    }),
  );
});

/** The text of a credential in a request. For a login, `key` is `user:password`. */
export function credentialText({ prefix = '', isLogin }: Credential, key: string): string {
  return prefix + (isLogin ? btoa(String.fromCharCode(...new TextEncoder().encode(key))) : key);
}

/** Names of the schemes of each alternative. */
export const schemesOf = ({ security }: Pick<Operation, 'security'>) =>
  security.map((alternative) => alternative.map(({ scheme }) => scheme));

/** Removes repetitions: a header that two schemes share is sent once. */
const differing = (list: readonly Credential[]): readonly Credential[] =>
  [
    ...new Map(
      list.toReversed().map((one) => [`${one.in} ${one.name.toLowerCase()}`, one]),
    ).values(),
  ].toReversed();

/**
 * Returns the credentials of the first alternative that a request can carry completely, or else
 * what it can carry of the first alternative. Empty if the request needs no credentials.
 */
export function firstCredentials(
  alternatives: readonly (readonly string[])[],
  credentials: Credentials,
): readonly Credential[] {
  if (alternatives.some((schemes) => schemes.length === 0)) return [];
  const carried = alternatives.map((schemes) =>
    schemes.flatMap((scheme) => ownMember(credentials, scheme) ?? []),
  );
  return differing(
    carried.find((list, index) => list.length === alternatives[index]?.length) ?? carried[0] ?? [],
  );
}
