import { describe, expect, it } from 'vitest';
import { omit } from '../../src/contract/json';
import type { JsonObject, JsonValue } from '../../src/contract/model';
import { postmanCollection } from '../../src/publish/postman/collection';
import { loadSubjects } from '../mock/support';
import { DOCS_URL, runCollection, type Breakage } from './run';
import { shapeFaults } from './shape';

/** A sandbox that is broken on purpose, and collections with a mistake in them. */
const [subject] = await loadSubjects();
if (!subject) throw new Error('There is no docs set.');
/** Folder of what is broken: it needs no other one. */
const folder = subject.contract.topics.find(({ name }) => name === 'user')?.title ?? '';

const BROKEN = 'getUser';

const withBody =
  (change: (body: JsonObject) => JsonValue): Breakage =>
  async (operation, response) => {
    if (operation !== BROKEN) return response;
    const body = (await response.json()) as JsonObject;
    return new Response(JSON.stringify(change(body)), response);
  };

const breakages: readonly (readonly [string, Breakage, RegExp])[] = [
  [
    'answers with another status',
    (operation, response) =>
      operation === BROKEN ? new Response(response.body, { status: 202 }) : response,
    /answers 200/,
  ],
  ['leaves a field out', withBody((body) => omit(body, 'status')), /required property 'status'/],
  [
    'answers a field of another type',
    withBody((body) => ({ ...body, externalId: 7 })),
    /externalId should be string/,
  ],
  ['answers no object', withBody(() => []), /should be object/],
  [
    'answers no JSON',
    (operation, response) => (operation === BROKEN ? new Response('oops') : response),
    /the body fits the contract/,
  ],
];

describe('newman fails when the sandbox', () => {
  it('is not broken: not at all', async () => {
    const { items, failures } = await runCollection(subject, { folder });
    expect(failures).toEqual([]);
    expect(items).toBeGreaterThan(9);
  });

  it.each(breakages)('%s', async (_name, breakage, message) => {
    const { failures } = await runCollection(subject, { breakage, folder });
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) expect(failure).toMatch(/^Get a user: /);
    expect(failures.join('\n')).toMatch(message);
  });

  it('answers an identifier that leads nowhere', async () => {
    const breakage: Breakage = async (operation, response) => {
      if (operation !== 'createUser') return response;
      const body = (await response.json()) as JsonObject;
      const id = 'usr_01931f5e-0000-7000-8000-000000000000';
      return new Response(JSON.stringify({ ...body, id }), response);
    };
    const { failures } = await runCollection(subject, { breakage, folder });
    expect(failures.join('\n')).toMatch(/Get a user: answers 200/);
  });
});

describe('the format', () => {
  const collection = postmanCollection({ contract: subject.contract, docsUrl: DOCS_URL });
  const faults: readonly (readonly [string, JsonObject])[] = [
    ['without folders', { ...collection, item: [] }],
    ['with a member it does not know', { ...collection, folders: [] }],
    ['of another version', { ...collection, info: { name: 'x', schema: 'v2.0' } }],
    ['with an item without a request', { ...collection, item: [{ name: 'x', item: [{}] }] }],
  ];
  it.each(faults)('refuses a collection %s', (_name, faulty) => {
    expect(shapeFaults(faulty)).not.toEqual([]);
  });
});
