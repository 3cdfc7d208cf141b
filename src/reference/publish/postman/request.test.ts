import { expect, it } from 'vitest';
import { asObject } from '../../contract/json';
import { contractOf } from '../../contract/testing/written-input';
import { plannedCollection } from './collection';
import { postmanRequest } from './request';

const DOCUMENT = `
openapi: 3.1.0
info: { title: Queues, version: '1' }
servers: [{ url: 'https://api.example' }]
paths:
  /#Action=CreateQueue:
    get: { operationId: createQueue, summary: a, tags: [a], responses: { '204': { description: a } } }
  /{bucket}?uploads:
    parameters: [{ name: bucket, in: path, required: true, schema: { type: string, example: b } }]
    get: { operationId: listUploads, summary: a, tags: [a], responses: { '204': { description: a } } }
  /{bucket}?part=a=b:
    parameters: [{ name: bucket, in: path, required: true, schema: { type: string, example: b } }]
    get: { operationId: getPart, summary: a, tags: [a], responses: { '204': { description: a } } }
  /{bucket}?list-type=2:
    parameters:
      - { name: bucket, in: path, required: true, schema: { type: string, example: b } }
      - { name: list-type, in: query, required: true, schema: { type: string, example: '2' } }
      - { name: prefix, in: query, required: true, schema: { type: string, example: p } }
    get: { operationId: listObjects, summary: a, tags: [a], responses: { '204': { description: a } } }
tags: [{ name: a }]
`;

const contract = contractOf({ document: DOCUMENT }, false);
const { requests, identifiers } = plannedCollection(contract);

it.each([
  ['createQueue', '/', undefined],
  ['listUploads', '/b?uploads', [{ key: 'uploads', value: null }]],
  ['getPart', '/b?part=a=b', [{ key: 'part', value: 'a=b' }]],
  [
    'listObjects',
    '/b?list-type=2&prefix=p',
    [
      { key: 'list-type', value: '2' },
      { key: 'prefix', value: 'p' },
    ],
  ],
])('%s, whose path has a query or a fragment, is sent to %s', (id, address, query) => {
  const operation = contract.operations.find((candidate) => candidate.id === id);
  const request = requests.find((candidate) => candidate.operation.id === id);
  if (!operation || !request) throw new Error(`There is no request for ${id}.`);
  const { raw, ...url } = asObject(postmanRequest(operation, request, identifiers).url);
  expect(url.query).toEqual(query);
  expect(raw).toBe(`{{baseUrl}}${address}`);
});
