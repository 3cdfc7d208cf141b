// cspell:ignore summry
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { asArray, asObject, isObject, objectEntries } from './json';
import { draftContract, readContract } from './load';
import { loadContract } from './testing/load-contract';
import type { JsonObject, JsonValue } from './model';
import { SeededSite } from '../../../tests/mistakes/seeded-site';
import { fixtureOptions, SiteCopy } from './testing/site-copy';
import { workspaceAt } from './testing/workspace';

const contract = await loadContract(fixtureOptions());
const operation = (id: string) => {
  const found = [...contract.operations, ...contract.partnerOperations].find(
    (one) => one.id === id,
  );
  if (!found) throw new Error(`No operation ${id}.`);
  return found;
};

describe('the model', () => {
  it('contains what was written, in its order', () => {
    expect(contract.operations.map(({ id }) => id)).toEqual([
      'listLoans',
      'createLoan',
      'returnLoan',
      'getReader',
    ]);
    expect(contract.partnerOperations.map(({ id, path }) => [id, path])).toEqual([
      ['checkShelf', '/shelf-check'],
    ]);
    expect(contract.events.map(({ type, topic }) => [type, topic])).toEqual([
      ['loan.returned', 'loan'],
    ]);
    expect(contract.topics.map(({ name, title }) => [name, title])).toEqual([
      ['loan', 'Loan'],
      ['reader', 'Reader'],
    ]);
    expect(contract.files).toContain('partners/shared/contract/reader.yaml');
  });

  it('derives the parts that an operation needs and shows', () => {
    expect(operation('createLoan')).toMatchObject({
      security: [[{ scheme: 'apiKey', scopes: ['loans:write'] }]],
      idempotencyKey: 'required',
      specificErrors: ['book_not_available', 'reader_blocked'],
      commonErrors: ['rate_limited'],
      body: {
        examples: [
          {
            name: 'default',
            value: { bookId: 'bk_17', readerId: 'rd_7', pickup: { desk: 'north' }, days: 14 },
          },
        ],
      },
    });
    expect(operation('returnLoan')).toMatchObject({
      idempotencyKey: 'none',
      commonErrors: ['not_found', 'rate_limited'],
      events: ['loan.returned'],
    });
    expect(operation('getReader').responses[0]?.body?.examples).toEqual([
      { name: 'child', summary: 'A child', value: { id: 'rd_7', name: 'Mia' } },
    ]);
  });

  it('patches derived examples', () => {
    const value = asObject(operation('createLoan').responses[0]?.body?.examples[0]?.value);
    expect([value.status, value.fee]).toEqual(['open', undefined]);
    expect(asObject(contract.schemas.get('Loan')?.example)).toMatchObject({ status: 'returned' });
    const [event] = contract.events;
    expect(event?.example).toMatchObject({ type: 'loan.returned', data: { renewals: [] } });
  });

  it('gives each error its problem body and its operations', () => {
    expect(contract.errors.map(({ code }) => code)).toEqual([
      'not_found',
      'rate_limited',
      'method_not_allowed',
      'book_not_available',
      'reader_blocked',
    ]);
    expect(contract.errors.at(-1)).toMatchObject({
      operations: ['createLoan'],
      example: {
        type: 'https://docs.library.example/docs/general/api/reader#error-reader-blocked',
        title: 'Reader is blocked',
        status: 409,
        detail: 'Reader rd_9 is blocked.',
        instance: '/v1/loans',
        code: 'reader_blocked',
        requestId: 'req_1',
        retryable: false,
      },
    });
    expect(contract.errors[0]?.example.type).toBe(
      'https://docs.library.example/docs/general#error-not-found',
    );
    expect(contract.errors[0]?.operations).toEqual(['returnLoan', 'getReader']);
  });

  it('describes the lifecycle', () => {
    const lifecycle = contract.schemas.get('Loan')?.lifecycle;
    expect(lifecycle?.states.map(({ name, terminal }) => [name, terminal])).toEqual([
      ['open', false],
      ['overdue', false],
      ['returned', true],
      ['lost', true],
    ]);
    expect(lifecycle?.states[0]?.next[1]).toMatchObject({
      to: 'returned',
      operation: 'returnLoan',
    });
  });
});

const at = (value: JsonValue | undefined, ...path: readonly string[]): JsonObject =>
  path.reduce<JsonObject>((node, key) => asObject(node[key]), asObject(value));

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const config = await createConfig({
      rules: { struct: 'error', 'no-unresolved-refs': 'error' },
    });
    const source = JSON.stringify(contract.document);
    expect(await lintFromString({ source, config })).toEqual([]);
    const broken = source.replace('"summary"', '"summry"');
    expect(await lintFromString({ source: broken, config })).not.toEqual([]);
  });

  it('has error responses with one example per code', () => {
    const responses = at(contract.document, 'paths', '/loans', 'post', 'responses');
    expect(Object.keys(responses)).toEqual(['201', '409', '429']);
    expect(at(responses, '409', 'content', 'application/problem+json')).toEqual({
      schema: { $ref: '#/components/schemas/Problem' },
      examples: {
        book_not_available: { $ref: '#/components/examples/book_not_available' },
        reader_blocked: { $ref: '#/components/examples/reader_blocked' },
      },
    });
    expect(Object.keys(at(responses, '429', 'headers'))).toContain('Retry-After');
    expect(Object.keys(at(responses, '201', 'headers'))).toEqual([
      'Request-Id',
      'RateLimit',
      'Idempotency-Replayed',
      'Location',
    ]);
  });

  it('has the derived examples, and the headers of notifications', () => {
    const text = JSON.stringify(contract.document);
    expect(text).not.toContain('x-example-patch');
    const event = at(contract.document, 'webhooks', 'loan.returned', 'post');
    expect(
      asArray(event.parameters)
        .filter(isObject)
        .map(({ name }) => name),
    ).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(objectEntries(event.responses).map(([status]) => status)).toEqual(['2XX']);
    expect(at(event, 'requestBody', 'content', 'application/json', 'examples')).toHaveProperty(
      'default',
    );
  });
});

describe('the cache', () => {
  it('shares one run among callers, until a file changes', async () => {
    using site = new SiteCopy();
    const workspace = workspaceAt(site.dir);
    const [one, two] = await Promise.all([
      readContract(workspace, 'general'),
      readContract(workspace, 'general'),
    ]);
    expect(one).toBe(two);
    expect(await readContract(workspace, 'general')).toBe(one);
    site.edit('shared/contract/reader.yaml', 'Get a reader', 'Look up a reader');
    workspace.refresh();
    const changed = await readContract(workspace, 'general');
    expect(changed.operations.at(-1)?.summary).toBe('Look up a reader');
  });

  it('keeps mistakes until they are corrected', async () => {
    using site = new SiteCopy();
    const workspace = workspaceAt(site.dir);
    site.edit('shared/contract/reader.yaml', 'Get a reader', 'Get a reader.');
    await expect(readContract(workspace, 'general')).rejects.toThrow('punctuation');
    await expect(readContract(workspace, 'general')).rejects.toThrow('punctuation');
    site.edit('shared/contract/reader.yaml', 'Get a reader.', 'Get a reader');
    workspace.refresh();
    await expect(readContract(workspace, 'general')).resolves.toMatchObject({ set: 'general' });
  });

  it('keeps the parts that a change of the fees does not affect', async () => {
    const site = new SeededSite();
    const workspace = workspaceAt(site.dir);
    const before = await readContract(workspace, 'general');
    site.edit('partners/general/fees.yaml', 'title: Late return', 'title: Return too late');
    workspace.refresh();
    const after = await readContract(workspace, 'general');
    expect(after.fees[0]?.title).toBe('Return too late');
    expect(after.operations).toBe(before.operations);
    site.edit('partners/general/fees.yaml', 'payer: user', 'payer: usr');
    workspace.refresh();
    await expect(readContract(workspace, 'general')).rejects.toThrow('`payer` cannot be `usr`');
    site.remove();
  });
});

describe('a draft', () => {
  it('is available before the rules have checked it', async () => {
    using site = new SiteCopy();
    const workspace = workspaceAt(site.dir);
    site.edit('shared/contract/reader.yaml', 'Get a reader', 'Get a reader.');
    const draft = await draftContract(workspace, 'general');
    expect(draft.operations.at(-1)?.summary).toBe('Get a reader.');
    await expect(readContract(workspace, 'general')).rejects.toThrow('punctuation');
  });

  it('is the contract itself if the rules find nothing', async () => {
    using site = new SiteCopy();
    const workspace = workspaceAt(site.dir);
    expect(await draftContract(workspace, 'general')).toBe(
      await readContract(workspace, 'general'),
    );
  });

  it.each([
    ['no YAML', 'paths:', 'paths: [', 'partners/shared/contract/reader.yaml:'],
    ['nothing to show', "$ref: '#/schemas/Reader'", "$ref: '#/schemas/Redaer'", 'Redaer'],
  ])('of %s fails with the problems of the rules', async (_what, find, replacement, message) => {
    using site = new SiteCopy();
    site.edit('shared/contract/reader.yaml', find, replacement);
    const workspace = workspaceAt(site.dir);
    await expect(readContract(workspace, 'general')).rejects.toThrow(message);
    await draftContract(workspace, 'general').catch((error: unknown) => {
      expect(String(error)).toContain(message);
    });
  });
});
