import { describe, expect, it } from 'vitest';
import { complete } from '../contract/document/complete';
import { contractOf } from '../contract/testing/written-input';
import type { JsonObject, JsonValue } from '../contract/model';
import { compile } from './compile';
import { createSandbox } from '.';

const PET = {
  type: 'object',
  required: ['petId', 'name'],
  properties: {
    petId: { type: 'integer', example: 7 },
    name: { type: 'string', example: 'Rex', minLength: 1 },
    tag: { type: 'string', example: 'dog' },
  },
};
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const ok = (schema: unknown) => ({ description: 'OK', ...json(schema) });
const petId = { name: 'petId', in: 'path', required: true, schema: { type: 'integer' } };
const missing = { 404: ok({ type: 'object', properties: { error: { example: 'No such pet' } } }) };

/** A typical document: without our keywords, and with lists inside an object. */
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://pets.example/v2' }],
  paths: {
    '/pets': {
      get: {
        parameters: ['limit', 'page'].map((name) => ({
          name,
          in: 'query',
          schema: { type: 'integer' },
        })),
        responses: {
          200: ok({ type: 'object', properties: { results: { type: 'array', items: PET } } }),
        },
      },
      post: {
        requestBody: { required: true, ...json({ ...PET, required: ['name'] }) },
        responses: { 201: ok(PET) },
      },
    },
    '/pets/{petId}': {
      parameters: [petId],
      get: { responses: { 200: ok(PET), ...missing } },
      patch: { requestBody: json({ ...PET, required: [] }), responses: { 200: ok(PET) } },
      delete: { responses: { 204: { description: 'Gone' }, ...missing } },
    },
    '/pets/{petId}/toys': {
      parameters: [petId],
      get: { responses: { 200: ok({ type: 'array', items: { type: 'string' } }), ...missing } },
    },
    '/settings': {
      get: { responses: { 200: ok({ type: 'object', properties: { size: { example: 1 } } }) } },
      put: {
        requestBody: json({ type: 'object', properties: { size: { type: 'integer' } } }),
        responses: { 204: { description: 'Saved' } },
      },
    },
  },
};

const contract = (document: object = DOCUMENT) =>
  contractOf({ document: JSON.stringify(complete(document as JsonObject)) }, false);

const sandbox = (document?: object) => {
  const { fetch } = createSandbox(compile(contract(document)));
  return async (method: string, path: string, body?: JsonValue) => {
    const response = await fetch(
      new Request(`https://pets.example/v2${path}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const isJson = response.headers.get('Content-Type') === 'application/json';
    return [response.status, isJson ? (JSON.parse(text) as JsonValue) : undefined] as const;
  };
};

describe('the sandbox of a contract without our keywords', () => {
  it('keeps created, changed and deleted items', async () => {
    const ask = sandbox();
    const created = { petId: 8, name: 'Ada', tag: 'cat' };
    expect(await ask('POST', '/pets', { name: 'Ada', tag: 'cat' })).toEqual([201, created]);
    expect(await ask('GET', '/pets/8')).toEqual([200, created]);
    const changed = { ...created, name: 'Eve' };
    expect(await ask('PATCH', '/pets/8', { name: 'Eve' })).toEqual([200, changed]);
    const example = { petId: 7, name: 'Rex', tag: 'dog' };
    expect(await ask('GET', '/pets')).toEqual([200, { results: [example, changed] }]);
    expect(await ask('GET', '/pets?limit=1')).toEqual([200, { results: [example] }]);
    expect(await ask('GET', '/pets?limit=1&page=2')).toEqual([200, { results: [changed] }]);
    expect(await ask('GET', '/pets?page=1')).toEqual([200, { results: [example, changed] }]);
    expect(await ask('DELETE', '/pets/8')).toEqual([204, undefined]);
    expect(await ask('GET', '/pets')).toEqual([200, { results: [example] }]);
    expect(await ask('GET', '/pets/8')).toEqual([404, { error: 'No such pet' }]);
    expect(await ask('GET', '/pets/8/toys')).toEqual([404, { error: 'No such pet' }]);
  });

  it('refuses with a sandbox value that was added to it', async () => {
    const value = { in: 'body', name: '/name', value: 'Busy', error: '503', result: 'No.' };
    const pets = DOCUMENT.paths['/pets'];
    const post = { ...pets.post, 'x-sandbox': [value] };
    const paths = { ...DOCUMENT.paths, '/pets': { ...pets, post } };
    const ask = sandbox({ ...DOCUMENT, paths });
    expect((await ask('POST', '/pets', { name: 'Busy' }))[0]).toBe(503);
    expect((await ask('POST', '/pets', { name: 'Ada' }))[0]).toBe(201);
  });

  it('keeps the sent fields even if the example contradicts its schema', async () => {
    const example = { petId: 7, name: 12, tag: 'dog' };
    const wrong = { description: 'OK', content: { 'application/json': { schema: PET, example } } };
    const { '/pets': list, '/pets/{petId}': pet } = DOCUMENT.paths;
    const call = sandbox({
      ...DOCUMENT,
      paths: {
        '/pets': { post: { ...list.post, responses: { 201: wrong } } },
        '/pets/{petId}': { ...pet, get: { responses: { 200: wrong } } },
      },
    });
    expect(await call('GET', '/pets/7')).toEqual([200, example]);
    const max = { petId: 8, name: 'Max', tag: 'dog' };
    expect(await call('POST', '/pets', { name: 'Max' })).toEqual([201, max]);
    expect(await call('GET', '/pets/8')).toEqual([200, max]);
  });

  it('returns the example for any identifier that the schema allows', async () => {
    const ask = sandbox();
    expect(await ask('GET', '/pets/12')).toEqual([200, { petId: 12, name: 'Rex', tag: 'dog' }]);
    expect((await ask('GET', '/pets/x'))[0]).toBe(404);
  });

  it('answers with a documented error that the request prefers', async () => {
    const { fetch } = createSandbox(compile(contract()));
    const request = new Request('https://pets.example/v2/pets/7', {
      headers: { Prefer: 'code=404' },
    });
    const response = await fetch(request);
    expect([response.status, await response.json()]).toEqual([404, { error: 'No such pet' }]);
  });

  it('numbers new items consecutively', async () => {
    const ask = sandbox();
    const ids = [
      await ask('POST', '/pets', { name: 'a' }),
      await ask('POST', '/pets', { name: 'b' }),
    ];
    expect(ids).toMatchObject([
      [201, { petId: 8 }],
      [201, { petId: 9 }],
    ]);
  });

  it('keeps an object at a path without an identifier', async () => {
    const ask = sandbox();
    expect(await ask('PUT', '/settings', { size: 3 })).toEqual([204, undefined]);
    expect(await ask('GET', '/settings')).toEqual([200, { size: 3 }]);
  });

  it('refuses a body that does not fit its schema, with the reason', async () => {
    const { fetch } = createSandbox(compile(contract()));
    const response = await fetch(
      new Request('https://pets.example/v2/pets', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"name":""}',
      }),
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('Sandbox-Reason')).toContain(
      '/name: Expected at least 1 character.',
    );
    expect([...response.headers.keys()].sort()).toEqual(['content-type', 'sandbox-reason']);
  });
});
