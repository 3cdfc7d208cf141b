import { describe, expect, it } from 'vitest';
import { variablesOf } from './variables';

describe('variablesOf', () => {
  it.each([
    ['Acme Billing API', 'ACME_BILLING_API_URL', 'ACME_BILLING_TOKEN'],
    ['The Pet Store REST API v2.0', 'PET_STORE_API_URL', 'PET_STORE_TOKEN'],
    ['Swagger Petstore - OpenAPI 3.1', 'PETSTORE_API_URL', 'PETSTORE_TOKEN'],
    ['GitHub', 'GIT_HUB_API_URL', 'GIT_HUB_TOKEN'],
    ["Müller's Läden", 'MULLERS_LADEN_API_URL', 'MULLERS_LADEN_TOKEN'],
    ['3scale', 'API_3SCALE_API_URL', 'API_3SCALE_TOKEN'],
    ['API', 'API_URL', 'API_TOKEN'],
    ['宠物店', 'API_URL', 'API_TOKEN'],
    ['', 'API_URL', 'API_TOKEN'],
    ['One two three four five', 'ONE_TWO_THREE_FOUR_API_URL', 'ONE_TWO_THREE_FOUR_TOKEN'],
  ])('are named after the title %j', (title, url, token) => {
    const variables = variablesOf({ title, document: {} });
    expect([variables.url, variables.credential('token')]).toEqual([url, token]);
  });

  it('do not repeat the title', () => {
    const { credential } = variablesOf({ title: 'Petstore', document: {} });
    expect(credential('petstore_auth')).toBe('PETSTORE_AUTH');
  });

  it('begin as the contract says', () => {
    const document = { info: { 'x-variables': 'PETS' } };
    const { url, credential } = variablesOf({ title: 'Petstore', document });
    expect([url, credential('apiKey')]).toEqual(['PETS_API_URL', 'PETS_API_KEY']);
  });
});
