import type { Contract, Operation, SecurityScheme } from '../model';
import { defined, ownMember } from '../json';
import { oncePer } from '../once-per';

/** How a credential travels in a request. */
export interface Credential {
  readonly in: 'header' | 'query' | 'cookie';
  /** Header, query parameter or cookie: characters that no language and no shell reads anything into. */
  readonly name: string;
  /** What comes before it, `Bearer `. */
  readonly prefix?: string;
  /** Whether it is `user:password`, sent in Base64 (HTTP basic). */
  readonly isLogin?: true;
  /** Environment variable that samples read it from. */
  readonly variable: string;
  /** What readers call it, `API key`. */
  readonly noun: string;
}

/** By the name of their scheme. */
export type Credentials = Readonly<Record<string, Credential>>;

/** Characters of an HTTP token (RFC 9110, 5.6.2) that need no quoting anywhere. */
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

/** The credentials that a request can carry, by scheme: all but certificates of the connection. */
export const credentialsOf = oncePer((contract: Contract): Credentials => {
  const { securitySchemes, sharesConventions } = contract;
  const carriers = [...securitySchemes.values()].flatMap((scheme) => {
    const carrier = carrierOf(scheme, sharesConventions ? 'API key' : 'bearer token');
    const words = [carrier?.name ?? '', carrier?.prefix?.trim() ?? carrier?.name ?? ''];
    return carrier && words.every((word) => PLAIN_TOKEN.test(word))
      ? [[scheme.name, carrier] as const]
      : [];
  });
  const nouns = carriers.map(([, { noun }]) => noun);
  return Object.fromEntries(
    carriers.map(([name, carrier]) => {
      const isOnlyOne = nouns.indexOf(carrier.noun) === nouns.lastIndexOf(carrier.noun);
      return [
        name,
        defined({
          ...carrier,
          noun: isOnlyOne ? carrier.noun : `${carrier.noun} ${name.replace(/[^\w.-]+/g, ' ')}`,
          variable: `PARTNER_${upperSnake(name)}`,
        }),
      ];
    }),
  );
});

const upperSnake = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toUpperCase();

/** What a header holds for a credential; of a login, `user:password` is typed. */
export function credentialText({ prefix = '', isLogin }: Credential, key: string): string {
  return prefix + (isLogin ? btoa(String.fromCharCode(...new TextEncoder().encode(key))) : key);
}

/** Names of the schemes of each alternative. */
export const schemesOf = ({ security }: Pick<Operation, 'security'>) =>
  security.map((alternative) => alternative.map(({ scheme }) => scheme));

/** A header that two schemes share is sent once. */
const differing = (list: readonly Credential[]): readonly Credential[] =>
  [
    ...new Map(
      list.toReversed().map((one) => [`${one.in} ${one.name.toLowerCase()}`, one]),
    ).values(),
  ].toReversed();

/**
 * The credentials of the first alternative that a request can carry whole; of the first one what it
 * can carry when it can carry none whole. None where a call needs none.
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
