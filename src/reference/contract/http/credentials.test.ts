import { describe, expect, it } from 'vitest';
import { credentialsOf, firstCredentials, schemesOf } from './credentials';
import type { Contract, SecurityScheme } from '../model';
import { SECURED, securedOperation } from '../testing/secured';

describe('credentialsOf', () => {
  it('describes how a request carries each scheme', () => {
    const described = Object.entries(credentialsOf(SECURED)).map(
      ([scheme, { in: place, name, prefix = '', isLogin, variable, noun }]) =>
        `${scheme}: ${place} ${name} ${prefix}${isLogin ? 'base64 ' : ''}${variable} (${noun})`,
    );
    expect(described).toEqual([
      'headerKey: header X-Api-Key LIBRARY_HEADER_KEY (API key headerKey)',
      'queryKey: query api_key LIBRARY_QUERY_KEY (API key queryKey)',
      'cookieKey: cookie session LIBRARY_COOKIE_KEY (API key cookieKey)',
      'login: header Authorization Basic base64 LIBRARY_LOGIN (login)',
      'token: header Authorization Bearer LIBRARY_TOKEN (bearer token)',
      'custom: header Authorization Token LIBRARY_CUSTOM (credentials)',
      'oauth: header Authorization Bearer LIBRARY_OAUTH (access token oauth)',
      'connect: header Authorization Bearer LIBRARY_CONNECT (access token connect)',
    ]);
  });

  it('calls the bearer token of the shared conventions an API key', () => {
    const securitySchemes = new Map(
      [...SECURED.securitySchemes].filter(([name]) => name === 'token'),
    );
    const nounOf = (sharesConventions: boolean) =>
      credentialsOf({ ...SECURED, securitySchemes, sharesConventions }).token?.noun;
    expect([nounOf(true), nounOf(false)]).toEqual(['API key', 'bearer token']);
  });

  it.each<Partial<SecurityScheme>>([
    { type: 'apiKey', in: 'header', parameter: 'X-Key"; rm' },
    { type: 'apiKey', in: 'query', parameter: '$(id)' },
    { type: 'http', scheme: '`id`' },
    { type: 'http', scheme: '' },
  ])('leaves out names that are unsafe in a program: %j', (scheme) => {
    const name = 'odd';
    const securitySchemes = new Map([[name, { name, description: '', ...scheme }]]);
    const contract = { ...SECURED, securitySchemes } as unknown as Contract;
    expect(credentialsOf(contract)).toEqual({});
  });
});

describe('firstCredentials', () => {
  it.each([
    ['header', ['LIBRARY_HEADER_KEY']],
    ['usual', ['LIBRARY_HEADER_KEY']],
    ['both', ['LIBRARY_HEADER_KEY', 'LIBRARY_QUERY_KEY']],
    ['either', ['LIBRARY_LOGIN']],
    ['certificate', []],
    ['optional', []],
    ['open', []],
    ['unknown', []],
  ])('of %s are %j', (id, variables) => {
    const credentials = firstCredentials(schemesOf(securedOperation(id)), credentialsOf(SECURED));
    expect(credentials.map(({ variable }) => variable)).toEqual(variables);
  });

  it('are sent once if two schemes share a header', () => {
    const credentials = firstCredentials(
      [['oauth', 'connect', 'headerKey']],
      credentialsOf(SECURED),
    );
    expect(credentials.map(({ variable }) => variable)).toEqual([
      'LIBRARY_OAUTH',
      'LIBRARY_HEADER_KEY',
    ]);
  });
});
