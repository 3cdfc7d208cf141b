import { describe, expect, it } from 'vitest';
import { SECURED, securedOperation } from '../contract/testing/secured';
import { operationSecurity, schemeWords, topicSecurity } from './security-words';

type Words = ReturnType<typeof operationSecurity>;

/** The words as a Markdown line, with a `|` between text nodes that should be merged. */
const line = (words: Words): string =>
  words
    .map((node, index) => {
      if (node.type === 'inlineCode') return `\`${node.value}\``;
      if (node.type !== 'text') return node.type;
      return words[index - 1]?.type === 'text' ? `|${node.value}` : node.value;
    })
    .join('');

describe('the words of an operation', () => {
  it.each([
    ['header', 'API key in the header `X-Api-Key`'],
    ['query', 'API key in the query parameter `api_key`'],
    ['cookie', 'API key in the cookie `session`'],
    ['login', 'HTTP basic'],
    ['token', 'Bearer token (JWT)'],
    ['custom', 'HTTP authentication `Token`'],
    ['oauth', 'OAuth 2 access token with `shelves:read` and `shelves:write`'],
    ['connect', 'OpenID Connect token'],
    ['certificate', 'Mutual TLS'],
    ['either', 'Mutual TLS and API key in the header `X-Api-Key` or HTTP basic'],
    ['both', 'API key in the header `X-Api-Key` and API key in the query parameter `api_key`'],
    ['optional', 'Optional: bearer token (JWT)'],
    ['open', 'None'],
    ['usual', 'API key in the header `X-Api-Key`'],
    ['unknown', '`forgotten`'],
  ])('%s: %s', (id, words) => {
    expect(line(operationSecurity(SECURED, securedOperation(id)))).toBe(words);
  });

  it('include the name of the scheme if another has the same words', () => {
    const [[name, scheme] = []] = SECURED.securitySchemes;
    if (name === undefined || scheme === undefined) throw new Error('The fixture has no schemes.');
    const other = { ...scheme, name: 'another' };
    const twice = {
      ...SECURED,
      securitySchemes: new Map([...SECURED.securitySchemes, ['another', other]]),
    };
    const operation = {
      ...securedOperation('open'),
      security: [name, 'another'].map((scheme) => [{ scheme, scopes: [] }]),
    };
    const words = line(schemeWords(scheme));
    expect(line(operationSecurity(twice, operation)).toLowerCase()).toBe(
      `${words} (\`${name}\`) or ${words} (\`another\`)`.toLowerCase(),
    );
  });

  it('name an API key under the shared conventions', () => {
    const shared = { ...SECURED, sharesConventions: true };
    const words = (id: string) => line(operationSecurity(shared, securedOperation(id)));
    expect([words('token'), words('open')]).toEqual(['Any API key', 'None']);
  });
});

describe('the words of a topic', () => {
  const topic = (...ids: readonly string[]) =>
    line(topicSecurity(SECURED, ids.map(securedOperation)));

  it.each([
    [['header', 'usual'], 'API key in the header `X-Api-Key`'],
    [
      ['oauth', 'header', 'open', 'optional'],
      'OAuth 2 access token with `shelves:read` and `shelves:write` or API key in the header `X-Api-Key`; 2 of 4 operations can do without',
    ],
    [['optional'], 'Optional: bearer token (JWT)'],
    [['optional', 'open'], 'Optional: bearer token (JWT)'],
    [['open'], 'None'],
  ])('%j: %s', (ids, words) => {
    expect(topic(...ids)).toBe(words);
  });
});
