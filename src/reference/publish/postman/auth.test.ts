import { describe, expect, it } from 'vitest';
import { asArray, asObject, asText } from '../../contract/json';
import type { JsonObject } from '../../contract/model';
import { SECURED, securedOperation } from '../../contract/testing/secured';
import { authorized, collectionAuth } from './auth';
import { environmentVariables } from './environment';

/** Summarizes an authorization: `apikey key=X-Api-Key value={{…}} in=header`. */
const brief = (written: JsonObject): string => {
  const auth = asObject(written.auth ?? written);
  const type = asText(auth.type) ?? 'as the collection';
  const values = asArray(auth[type]).map(asObject);
  return [type, ...values.map(({ key, value }) => `${asText(key)}=${asText(value)}`)].join(' ');
};

describe('authorization in Postman', () => {
  it('of the whole collection comes from the first operation', () => {
    expect(brief(collectionAuth(SECURED))).toBe(
      'apikey key=X-Api-Key value={{apiKeyHeaderkey}} in=header',
    );
  });

  it.each([
    ['header', 'as the collection'],
    ['query', 'apikey key=api_key value={{apiKeyQuerykey}} in=query'],
    ['cookie', 'apikey key=Cookie value=session={{apiKeyCookiekey}} in=header'],
    ['login', 'basic username={{loginUsername}} password={{loginPassword}}'],
    ['token', 'bearer token={{bearerToken}}'],
    ['custom', 'apikey key=Authorization value=Token {{credentials}} in=header'],
    ['oauth', 'bearer token={{accessTokenOauth}}'],
    ['either', 'basic username={{loginUsername}} password={{loginPassword}}'],
    ['both', 'as the collection'],
    ['optional', 'noauth'],
    ['open', 'noauth'],
    ['certificate', 'noauth'],
  ])('of %s is %s', (id, words) => {
    expect(brief(authorized(SECURED, securedOperation(id)).auth)).toBe(words);
  });

  it('puts further credentials into headers and query', () => {
    expect(authorized(SECURED, securedOperation('both'))).toEqual({
      auth: {},
      headers: [],
      query: [['api_key', '{{apiKeyQuerykey}}', true]],
    });
  });

  it('sends all cookies in one header', () => {
    const cookies = authorized(SECURED, securedOperation('cookie'), [['Cookie', 'theme=dark']]);
    expect(cookies).toEqual({
      auth: { auth: { type: 'noauth' } },
      headers: [['Cookie', 'theme=dark; session={{apiKeyCookiekey}}']],
      query: [],
    });
  });

  it('has a variable for each credential', () => {
    const secrets = environmentVariables(SECURED).filter(({ isSecret }) => isSecret);
    expect(secrets.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['apiKeyHeaderkey', 'loginUsername', 'loginPassword', 'bearerToken']),
    );
  });
});
