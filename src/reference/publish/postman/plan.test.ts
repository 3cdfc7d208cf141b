import { expect, it } from 'vitest';
import { contractOf } from '../../contract/testing/written-input';
import { plannedCollection } from './collection';

const answer = (status: number, schema: string) =>
  `{ '${status}': { description: a, content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' } } } } }`;

/** Crates and shelves; the operation that reads an object comes before the one that creates it. */
const DOCUMENT = `
openapi: 3.1.0
info: { title: Depot, version: '1' }
servers: [{ url: 'https://api.example' }]
tags: [{ name: crate }, { name: shelf }]
paths:
  /crates/{crateId}:
    parameters: [{ $ref: '#/components/parameters/CrateId' }]
    get: { operationId: getCrate, summary: a, tags: [crate], responses: ${answer(200, 'Crate')} }
  /crates/{crateId}/open:
    parameters: [{ $ref: '#/components/parameters/CrateId' }]
    post: { operationId: openCrate, summary: a, tags: [crate], responses: ${answer(200, 'Crate')} }
  /crates:
    post: { operationId: packCrate, summary: a, tags: [crate], responses: ${answer(201, 'Crate')} }
  /shelves/{shelfId}/fill:
    parameters: [{ $ref: '#/components/parameters/ShelfId' }]
    post: { operationId: fillShelf, summary: a, tags: [crate], responses: ${answer(200, 'Shelf')} }
  /shelves/{shelfId}:
    parameters: [{ $ref: '#/components/parameters/ShelfId' }]
    get: { operationId: getShelf, summary: a, tags: [shelf], responses: ${answer(200, 'Shelf')} }
  /shelves:
    post: { operationId: putUp, summary: a, tags: [shelf], responses: ${answer(201, 'Shelf')} }
components:
  parameters:
    CrateId: { name: crateId, in: path, required: true, schema: { $ref: '#/components/schemas/CrateId' } }
    ShelfId: { name: shelfId, in: path, required: true, schema: { $ref: '#/components/schemas/ShelfId' } }
  schemas:
    CrateId: { type: string, pattern: '^crate_[0-9]$', examples: [crate_1] }
    ShelfId: { type: string, pattern: '^shelf_[0-9]$', examples: [shelf_1] }
    Crate: { type: object, required: [id], properties: { id: { $ref: '#/components/schemas/CrateId' } } }
    Shelf: { type: object, required: [id], properties: { id: { $ref: '#/components/schemas/ShelfId' } } }
`;

/**
 * Describes each request: folder, operation, the operation it prepares, and the seconds before it.
 */
const planOf = (document: string) =>
  plannedCollection(contractOf({ document }, false)).requests.map(
    ({ topic, operation, prepares, wait }) =>
      [
        `${topic}: ${operation.id}`,
        ...(prepares ? [`for ${prepares.id}`] : []),
        ...(wait > 0 ? [`after ${String(wait / 1000)} s`] : []),
      ].join(' '),
  );

it('creates an object before its first use, as a preparation if its folder is another one', () => {
  expect(planOf(DOCUMENT)).toEqual([
    'crate: packCrate',
    'crate: getCrate',
    'crate: openCrate',
    'crate: putUp for fillShelf',
    'crate: fillShelf',
    'shelf: getShelf',
    'shelf: putUp',
  ]);
});

it('then adds the steps that the contract lists', () => {
  const steps =
    '[{ call: packCrate }, { wait: PT1M }, { wait: PT5S }, { call: openCrate }, { wait: PT2S }]';
  expect(planOf(`${DOCUMENT}x-prepare: { openCrate: ${steps} }\n`)).toEqual([
    'crate: packCrate',
    'crate: getCrate',
    'crate: packCrate for openCrate',
    'crate: openCrate for openCrate after 65 s',
    'crate: openCrate after 2 s',
    'crate: putUp for fillShelf',
    'crate: fillShelf',
    'shelf: getShelf',
    'shelf: putUp',
  ]);
});
