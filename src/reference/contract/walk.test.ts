import { describe, expect, it } from 'vitest';
import type { JsonObject } from './model';
import { completeWebhooks } from './document/standard-webhooks';
import {
  deref,
  isIdempotencyKey,
  mediaTypeOf,
  parametersOf,
  requestBodyOf,
  writtenOperations,
} from './walk';

const DOCUMENT: JsonObject = {
  paths: {
    '/a': {
      parameters: [{ $ref: '#/components/parameters/Shared' }],
      summary: 'A path.',
      get: { operationId: 'get' },
      head: { operationId: 'head' },
      POST: { operationId: 'upper' },
      put: { 'x-event': {} },
      patch: 'no operation',
    },
    '/b': { delete: {}, patch: {} },
  },
  webhooks: { told: { post: { 'x-event': {} } }, '/ask': { post: { 'x-event': true } } },
  components: {
    parameters: { Shared: { name: 'shared' } },
    requestBodies: { Body: { content: { 'a/b': { schema: {} }, 'c/d': {} } } },
  },
};

describe('writtenOperations', () => {
  it('finds every operation, those of paths first', () => {
    const lines = writtenOperations(DOCUMENT).map(({ method, path, direction, event }) =>
      [method, path, direction, ...(event ? ['event'] : [])].join(' '),
    );
    expect(lines).toEqual([
      'GET /a to-provider',
      'HEAD /a to-provider',
      'PUT /a to-provider',
      'DELETE /b to-provider',
      'PATCH /b to-provider',
      'POST told to-partner event',
      'POST /ask to-partner',
    ]);
    expect(writtenOperations(DOCUMENT)).toBe(writtenOperations(DOCUMENT));
    expect(writtenOperations({})).toEqual([]);
  });
});

describe('references', () => {
  it.each<[JsonObject, JsonObject]>([
    [{ a: 1 }, { a: 1 }],
    [{ $ref: 7 }, { $ref: 7 }],
    [{ $ref: '#/components/parameters/Shared' }, { name: 'shared' }],
    [{ $ref: '#/components/parameters/Gone' }, {}],
    [{ $ref: '#/components/gone/Shared' }, {}],
    [{ $ref: '#' }, {}],
  ])('%j resolves to %j', (node, target) => {
    expect(deref(DOCUMENT, node)).toEqual(target);
  });

  it('are followed to parameters, bodies and media types', () => {
    const body = { $ref: '#/components/requestBodies/Body' };
    const pathItem = { parameters: [{ $ref: '#/components/parameters/Shared' }] };
    const operation = { parameters: [{ name: 'own' }] };
    expect(parametersOf(DOCUMENT, { operation, pathItem })).toEqual([
      { name: 'shared' },
      { name: 'own' },
    ]);
    expect(mediaTypeOf(DOCUMENT, body)).toEqual(['a/b', { schema: {} }]);
    expect(mediaTypeOf(DOCUMENT, {})).toBeUndefined();
    expect(Object.keys(requestBodyOf(DOCUMENT, { requestBody: body }) ?? {})).toEqual(['content']);
    expect(requestBodyOf(DOCUMENT, { requestBody: 'none' })).toBeUndefined();
  });
});

it.each<[JsonObject, boolean]>([
  [{ in: 'header', name: 'Idempotency-Key' }, true],
  [{ in: 'header', name: 'idempotency-key' }, true],
  [{ in: 'query', name: 'Idempotency-Key' }, false],
  [{ in: 'header', name: 'Idempotency' }, false],
  [{ in: 'header' }, false],
])('%j is an idempotency key: %j', (parameter, isKey) => {
  expect(isIdempotencyKey(parameter)).toBe(isKey);
});

describe('completeWebhooks', () => {
  const complete = (operation: JsonObject): JsonObject =>
    completeWebhooks({ openapi: '3.1.0', webhooks: { told: { summary: 'A.', post: operation } } });

  const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => expect.objectContaining({ name, in: 'header', required: true }) as unknown,
  );
  const RECEIVED = { '2XX': { description: 'Received. The body of the answer is ignored.' } };

  it.each<[string, JsonObject, unknown]>([
    [
      'adds headers and the answer to what has a body',
      { requestBody: {} },
      { requestBody: {}, parameters: HEADERS, responses: RECEIVED },
    ],
    [
      'keeps parameters and answers of its own',
      { requestBody: {}, parameters: [{ name: 'own' }], responses: { '204': {} } },
      { requestBody: {}, parameters: [{ name: 'own' }, ...HEADERS], responses: { '204': {} } },
    ],
    [
      'adds no headers where they are written',
      { requestBody: {}, parameters: [{ name: 'other' }, { name: 'webhook-id' }] },
      {
        requestBody: {},
        parameters: [{ name: 'other' }, { name: 'webhook-id' }],
        responses: RECEIVED,
      },
    ],
    ['leaves what has no body alone', { summary: 'A.' }, { summary: 'A.' }],
  ])('%s', (_, operation, completed) => {
    expect(complete(operation)).toEqual({
      openapi: '3.1.0',
      webhooks: { told: { summary: 'A.', post: completed } },
    });
  });
});
