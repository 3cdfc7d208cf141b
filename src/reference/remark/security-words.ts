import { isDeepStrictEqual } from 'node:util';
import type { PhrasingContent } from 'mdast';
import { code, joined, text } from '../blocks/tree/mdast';
import { grouped } from '../contract/grouped';
import type { Contract, Operation, SecurityAlternative, SecurityScheme } from '../contract/model';
import { needsCredentials, scopesOf } from '../contract/document/security';

type Words = readonly PhrasingContent[];

const PLACES = { header: 'header', query: 'query parameter', cookie: 'cookie' } as const;

const httpWords = ({ scheme, bearerFormat }: Extract<SecurityScheme, { type: 'http' }>): Words => {
  if (/^basic$/i.test(scheme)) return [text('HTTP basic')];
  if (!/^bearer$/i.test(scheme)) return [text('HTTP authentication '), code(scheme)];
  return [text(bearerFormat === undefined ? 'bearer token' : `bearer token (${bearerFormat})`)];
};

/** The credentials that a scheme requires, in words. */
export function schemeWords(scheme: SecurityScheme): Words {
  switch (scheme.type) {
    case 'apiKey':
      return [text(`API key in the ${PLACES[scheme.in]} `), code(scheme.parameter)];
    case 'http':
      return httpWords(scheme);
    case 'oauth2':
      return [text('OAuth 2 access token')];
    case 'openIdConnect':
      return [text('OpenID Connect token')];
    case 'mutualTLS':
      return [text('mutual TLS')];
  }
}

/** The words as a line: capitalized, and with adjacent text nodes merged. */
export const asLine = (words: Words): Words =>
  words.reduce<Words>((line, node, index) => {
    const last = line.at(-1);
    if (node.type !== 'text') return [...line, node];
    if (last?.type === 'text') return line.with(-1, text(last.value + node.value));
    const { value } = node;
    return [...line, text(index === 0 ? value.charAt(0).toUpperCase() + value.slice(1) : value)];
  }, []);

const codes = (names: readonly string[], separator?: string): Words =>
  joined(
    names.map((name) => [code(name)]),
    separator,
  );

/** The words of a scheme, with its name if another scheme has the same words. */
function distinctWords(schemes: Contract['securitySchemes'], scheme: SecurityScheme): Words {
  const words = schemeWords(scheme);
  const alike = [...schemes.values()].filter((other) =>
    isDeepStrictEqual(schemeWords(other), words),
  );
  return alike.length < 2 ? words : [...words, text(' ('), code(scheme.name), text(')')];
}

const alternativeWords = (
  { securitySchemes, sharesConventions }: Contract,
  alternative: SecurityAlternative,
): Words =>
  joined(
    alternative.map(({ scheme: name, scopes }) => {
      const scheme = securitySchemes.get(name);
      const isKey = sharesConventions && scheme?.type === 'http';
      const words = isKey
        ? [text('API key')]
        : scheme
          ? distinctWords(securitySchemes, scheme)
          : [code(name)];
      return scopes.length === 0 ? words : [...words, text(' with '), ...codes(scopes, ' and ')];
    }),
    ' and ',
  );

const securityWords = (contract: Contract, security: readonly SecurityAlternative[]): Words => {
  const alternatives = security.filter((alternative) => alternative.length > 0);
  // A document without security schemes may still require credentials.
  if (contract.securitySchemes.size === 0) return [];
  if (alternatives.length === 0) return [text('None')];
  const words = joined(
    alternatives.map((alternative) => alternativeWords(contract, alternative)),
    ' or ',
  );
  return asLine(alternatives.length < security.length ? [text('Optional: '), ...words] : words);
};

/** The credentials that a call of an operation requires. */
export const operationSecurity = (contract: Contract, operation: Operation): Words =>
  contract.sharesConventions && needsCredentials(operation) && scopesOf(operation).length === 0
    ? [text('Any API key')]
    : securityWords(contract, operation.security);

/** One alternative for each combination of schemes, with the scopes of all operations. */
const combined = (operations: readonly Operation[]): readonly SecurityAlternative[] => {
  const alternatives = operations.flatMap(({ security }) => security);
  const combinations = grouped(alternatives, (alternative) =>
    alternative.map(({ scheme }) => scheme).join('\n'),
  );
  return [...combinations.values()].map(([first = [], ...others]) =>
    first.map(({ scheme }, index) => ({
      scheme,
      scopes: [
        ...new Set([first, ...others].flatMap((alternative) => alternative[index]?.scopes ?? [])),
      ],
    })),
  );
};

/** The credentials that the calls of a topic require. */
export function topicSecurity(contract: Contract, operations: readonly Operation[]): Words {
  const secured = operations.filter(needsCredentials);
  if (contract.sharesConventions && secured.length > 0) {
    const scopes = [...new Set(operations.flatMap(scopesOf))].sort();
    return scopes.length === 0
      ? [text('API key as bearer token')]
      : [text('API key as bearer token; scopes '), ...codes(scopes)];
  }
  const free = operations.length - secured.length;
  const words = securityWords(contract, combined(secured.length > 0 ? secured : operations));
  return secured.length === 0 || free === 0
    ? words
    : asLine([...words, text(`; ${free} of ${operations.length} operations can do without`)]);
}
