import { describe, expect, it } from 'vitest';
import { buildTopics } from './build';
import { complete } from './complete';
import { writtenOperations } from '../walk';

const completedOf = (document: object) => {
  const whole = complete({ openapi: '3.1.0', ...document });
  return {
    tags: whole.tags,
    operations: writtenOperations(whole).map(({ operation: { operationId, summary, tags } }) => ({
      operationId,
      summary,
      tags,
    })),
  };
};

/** The titles of topics with the given names. */
const titlesOf = (names: readonly string[]) => {
  const paths = Object.fromEntries(
    names.map((name, index) => [`/${index}`, { get: { tags: [name] } }] as const),
  );
  return buildTopics(complete({ openapi: '3.1.0', paths })).map(({ title }) => title);
};

describe('complete', () => {
  it('gives ids, summaries and tags to operations that have none', () => {
    expect(completedOf({ paths: { '/v2/pets/{petId}': { get: {}, delete: {} } } })).toEqual({
      tags: [{ name: 'pets', 'x-displayName': 'Pets' }],
      operations: [
        { operationId: 'getV2PetsByPetId', summary: 'Get pets by pet id', tags: ['pets'] },
        { operationId: 'deleteV2PetsByPetId', summary: 'Delete pets by pet id', tags: ['pets'] },
      ],
    });
  });

  it('treats punctuation in a path as spaces', () => {
    const { operations } = completedOf({
      paths: { '/shelves:batchGet': { get: {} }, '/{name=shelves/*}': { get: {} } },
    });
    expect(operations.map(({ summary }) => summary)).toEqual([
      'Get shelves batch get',
      'Get by name shelves',
    ]);
  });

  it('treats an empty summary or id as missing', () => {
    const get = { operationId: '', summary: ' ', tags: ['Pets'] };
    const { operations } = completedOf({ paths: { '/pets': { get } } });
    expect(operations).toEqual([{ operationId: 'getPets', summary: 'Get pets', tags: ['Pets'] }]);
  });

  it.each([
    ['CreateAlphaSender', 'Create alpha sender'],
    ['list_pets', 'List pets'],
    ['list-pets', 'List pets'],
    ['pets.list', 'Pets list'],
    ['users/get-by-username', 'Users get by username'],
    ['getOAuth2URL', 'Get OAuth2 URL'],
    ['oauthToken', 'Oauth token'],
    ['getHTTPResponseByID', 'Get HTTP response by ID'],
    ['listAPIKeys', 'List API keys'],
    ['mergeIDs', 'Merge IDs'],
    ['GETPets', 'GET pets'],
    ['getV2Pets', 'Get V2 pets'],
    ['createÜbersicht', 'Create übersicht'],
    ['login', 'Login'],
    ['read_item__item_id__get', 'Read item item id get'],
    ['op12', 'Get pets'],
    ['operation_7', 'Get pets'],
    ['550e8400-e29b-41d4-a716-446655440000', 'Get pets'],
  ])('takes the summary of %s from its id: %s', (operationId, summary) => {
    const { operations } = completedOf({ paths: { '/pets': { get: { operationId } } } });
    expect(operations.map((operation) => operation.summary)).toEqual([summary]);
  });

  it('names an operation by what distinguishes it from others of its path', () => {
    const { operations } = completedOf({
      paths: {
        '/{account}/#Action=AddPermission': { get: {} },
        '/#X-Target=DB_2012.CreateTable': { post: {} },
        '/?list=true&by=TagName': { get: {} },
        '/{bucket}#analytics&id': { put: {} },
      },
    });
    expect(operations.map(({ summary }) => summary)).toEqual([
      'Add permission',
      'Create table',
      'Tag name',
      'Put analytics id',
    ]);
  });

  it('puts webhooks without a tag into one topic', () => {
    const webhooks = { 'pet-sold': { post: {} }, 'pet-born': { post: {} } };
    const { tags, operations } = completedOf({ webhooks });
    expect(tags).toEqual([{ name: 'webhooks', 'x-displayName': 'Webhooks' }]);
    expect(operations.map(({ summary }) => summary)).toEqual(['Pet sold', 'Pet born']);
  });

  it('gives titles to topics that are named by identifiers', () => {
    const tags = ['pets', 'GitHub', 'Gift cards', 'carts/{cartId}/giftCards', 'JWT_keys'];
    const paths = ['orders', 'orders/{id}', 'orders.v2'];
    const written = ['toyBox', 'toy-box'];
    expect(titlesOf([...tags, ...paths, ...written])).toEqual([
      'Pets',
      'GitHub',
      'Gift cards',
      'Carts gift cards',
      'JWT keys',
      'Orders',
      'Orders by id',
      'Orders v2',
      // Both would get the same title.
      ...written,
    ]);
  });

  it.each([
    ['com.shop.', ['carts', 'giftCards']],
    ['Api20100401', ['Carts', 'GiftCards']],
    ['/v1/', ['carts', '{id}/gift-cards']],
  ])('leaves out `%s` if all topics begin with it', (beginning, names) => {
    expect(titlesOf(names.map((name) => beginning + name))).toEqual(['Carts', 'Gift cards']);
    // A number may be the only difference between topics.
    const numbered = [`${beginning}1`, `${beginning}2`];
    expect(new Set(titlesOf(numbered)).size).toBe(2);
  });

  it('leaves out the common beginning of all paths if the rest divides them into topics', () => {
    const pets = { '/api/v1/{tenant}/pets': { get: {}, post: {} } };
    const toys = { '/api/v1/{tenant}/toys/{toyId}': { get: {}, delete: {} } };
    const { tags, operations } = completedOf({ paths: { ...pets, ...toys } });
    expect(tags).toEqual([
      { name: 'pets', 'x-displayName': 'Pets' },
      { name: 'toys', 'x-displayName': 'Toys' },
    ]);
    expect(operations[3]?.summary).toBe('Delete toys by toy id');
    const actions = { '/pets/me': { get: {} }, '/pets/search': { get: {} } };
    for (const paths of [pets, actions]) expect(completedOf({ paths }).tags).toHaveLength(1);
  });

  it('makes one topic if nearly every path is a separate call', () => {
    const completed = (paths: readonly string[]) =>
      completedOf({ paths: Object.fromEntries(paths.map((path) => [path, { post: {} }])) });
    const topics = (paths: readonly string[]) => completed(paths).tags;
    const calls = Array.from({ length: 30 }, (_, index) => `/call${index}`);
    expect(topics(calls)).toEqual([{ name: 'operations', 'x-displayName': 'Operations' }]);
    expect(topics(calls.slice(0, 20))).toHaveLength(20);
    const [first] = completed(calls.map((path) => `${path}Photo`)).operations;
    expect(first?.summary).toBe('Call0 photo');
    const resources = calls.flatMap((path) => [path, `${path}/{id}`]);
    expect(topics(resources)).toHaveLength(30);
  });

  it('uses no id twice', () => {
    const { operations } = completedOf({
      paths: { '/a-b': { get: {} }, '/a/b': { get: {} }, '/c': { get: { operationId: 'getAB2' } } },
    });
    expect(operations.map(({ operationId }) => operationId)).toEqual(['getAB', 'getAB3', 'getAB2']);
  });

  it('changes nothing that the document has', () => {
    const operation = { operationId: 'list', summary: 'List', tags: ['Pets', 'old'] };
    const document = {
      openapi: '3.1.0',
      tags: [{ name: 'Pets', description: 'Animals' }],
      paths: { '/pets': { summary: 'All', get: operation } },
    };
    const { paths, tags } = complete(document);
    expect({ paths, tags }).toEqual({ paths: document.paths, tags: document.tags });
  });

  it('adds the path parameters that the document does not describe', () => {
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
    const path = '/a/{id}/{part}.{form}/{id}';
    const { paths } = complete({ paths: { [path]: { parameters: [id], get: {} } } });
    const added = (name: string) => ({ ...id, name, schema: { type: 'string' } });
    expect(paths).toMatchObject({
      [path]: { get: { parameters: [added('part'), added('form')] } },
    });
  });

  it('lists a tag that only operations name', () => {
    const { tags } = completedOf({ paths: { '/pets': { get: { tags: ['Pets & more'] } } } });
    expect(tags).toEqual([{ name: 'Pets & more' }]);
  });

  it.each([
    [undefined, 'https://api.example.com'],
    [[{ url: '/v2' }], 'https://api.example.com/v2'],
    [
      [{ url: 'https://{region}.shop.example/{base}', variables: { region: { default: 'eu' } } }],
      'https://eu.shop.example/base',
    ],
    [[{ url: 'http://localhost:80/' }], 'http://localhost:80/'],
    [[{ url: 'https://büro.example/a?b=1' }], 'https://xn--bro-hoa.example/a'],
    [[{ url: ',' }], 'https://api.example.com'],
    [[{ url: 'HTTPS://Shop.example/v1' }], 'https://shop.example/v1'],
  ])('makes the address of %j absolute: %s', (servers, url) => {
    const { servers: completed } = complete({ ...(servers ? { servers } : {}), paths: {} });
    expect(completed).toMatchObject([{ url }]);
  });

  it('accepts a path without a name', () => {
    const { operations } = completedOf({ paths: { '/': { get: {} }, '/{id}': { get: {} } } });
    expect(operations.map(({ operationId, tags }) => [operationId, tags])).toEqual([
      ['get', ['operations']],
      ['getById', ['operations']],
    ]);
  });
});
