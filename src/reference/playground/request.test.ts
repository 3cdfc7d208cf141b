import { describe, expect, it } from 'vitest';
import { complete } from '../contract/document/complete';
import { contractOf } from '../contract/testing/written-input';
import type { JsonObject } from '../contract/model';
import { entriesOf } from './catalog';
import { compile } from './compile';
import { newDraft } from './draft';
import type { Environment } from './environment';
import { outgoingRequest } from './request';
import { requestOf } from './send';

const body = (type: string, schema: unknown) => ({ content: { [type]: { schema } } });
const fields = {
  type: 'object',
  properties: { name: { type: 'string', example: 'Ada B' }, age: { type: 'integer', example: 7 } },
};
const filter = {
  name: 'filter',
  in: 'query',
  required: true,
  style: 'deepObject',
  schema: { type: 'object', example: { size: 'big' } },
};
const done = { 200: { description: 'OK' } };

/** An operation for each kind of request that is not JSON with a bearer key. */
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Ways', version: '1' },
  servers: [{ url: 'https://ways.example/v1' }],
  components: {
    securitySchemes: {
      login: { type: 'http', scheme: 'basic' },
      token: { type: 'apiKey', in: 'query', name: 'token' },
      header: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
  },
  paths: {
    '/form': {
      post: {
        operationId: 'form',
        security: [{ login: [] }],
        requestBody: body('application/x-www-form-urlencoded', fields),
        responses: done,
      },
    },
    '/parts': {
      post: {
        operationId: 'parts',
        security: [{ header: [] }],
        requestBody: body('multipart/form-data', fields),
        responses: done,
      },
    },
    '/text': {
      put: {
        operationId: 'text',
        security: [{ token: [] }],
        requestBody: body('text/plain', { type: 'string', example: 'two\nlines' }),
        responses: done,
      },
    },
    '/search': {
      get: {
        operationId: 'search',
        parameters: [filter],
        requestBody: body('application/json', fields),
        responses: done,
      },
    },
  },
};
const { data } = compile(
  contractOf({ document: JSON.stringify(complete(DOCUMENT as unknown as JsonObject)) }, false),
);
const OWN: Environment = { kind: 'own', baseUrl: 'https://own.example/v2/', apiKey: 'me:pass' };

const sentBy = (id: string, environment: Environment = OWN) => {
  const entry = entriesOf(data).find(({ operation }) => operation.id === id);
  if (!entry) throw new Error(id);
  return outgoingRequest(data, entry, newDraft(entry), environment, () => 'key');
};

describe('a request of the playground', () => {
  it('writes forms and HTTP logins', () => {
    expect(sentBy('form').request).toEqual({
      method: 'POST',
      url: 'https://own.example/v2/form',
      headers: [
        ['Authorization', `Basic ${btoa('me:pass')}`],
        ['Content-Type', 'application/x-www-form-urlencoded'],
      ],
      body: 'name=Ada%20B&age=7',
    });
  });

  it('leaves the boundary of a multipart body to the browser', async () => {
    const { request } = sentBy('parts');
    expect(request.headers).toEqual([['X-Key', 'me:pass']]);
    const form = await requestOf(request, {}).formData();
    expect([...form]).toEqual([
      ['name', 'Ada B'],
      ['age', '7'],
    ]);
  });

  it('sends a text unchanged, and a key in the query', () => {
    expect(sentBy('text').request).toMatchObject({
      url: 'https://own.example/v2/text?token=me:pass',
      headers: [['Content-Type', 'text/plain']],
      body: 'two\nlines',
    });
  });

  it('writes a parameter in its style, and no body for methods without one', () => {
    const { request } = sentBy('search', { kind: 'sandbox', access: 'full' });
    expect(request.url).toBe('https://ways.example/v1/search?filter%5Bsize%5D=big');
    expect(request).not.toHaveProperty('body');
    expect(request.headers).toEqual([]);
  });

  it('shows no key', () => {
    for (const id of ['form', 'parts', 'text']) {
      const shown = JSON.stringify(sentBy(id).shown);
      expect(shown).not.toContain('me:pass');
      expect(shown).not.toContain(btoa('me:pass'));
    }
  });
});
