import { describe, expect, it } from 'vitest';
import { omit } from '../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../src/reference/contract/model';
import { createSandbox } from '../../src/reference/mock';
import { behavior } from '../../src/reference/mock/behavior';
import type { AnyContract } from '../../src/reference/mock/world';
import { postmanCollection } from '../../src/reference/publish/postman/collection';
import { loadLibrary } from '../mock/support';
import { daily } from '../support/daily';
import { DOCS_URL, runCollection, type Breakage } from './run';
import { shapeFaults } from './shape';

/** A sandbox that is broken on purpose, and collections with mistakes. */
const subject = await loadLibrary();
/** The folder of the broken operation; it does not depend on other folders. */
const folder = 'Reader';
const DAY = 86_400_000;

const BROKEN = 'getReader';

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
  ['leaves a field out', withBody((body) => omit(body, 'name')), /required property 'name'/],
  [
    'answers a field of another type',
    withBody((body) => ({ ...body, ownNumber: 7 })),
    /ownNumber should be string/,
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
    expect(items).toBeGreaterThan(3);
  });

  it.each(daily(breakages, 2))('%s', async (_name, breakage, message) => {
    const { failures } = await runCollection(subject, { breakage, folder });
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) expect(failure).toMatch(/^Get a reader: /);
    expect(failures.join('\n')).toMatch(message);
  });

  it('returns an identifier that does not exist', async () => {
    const breakage: Breakage = async (operation, response) => {
      if (operation !== 'createReader') return response;
      const body = (await response.json()) as JsonObject;
      const id = 'rdr_01931f5e-0000-7000-8000-000000000000';
      return new Response(JSON.stringify({ ...body, id }), response);
    };
    const { failures } = await runCollection(subject, { breakage, folder });
    expect(failures.join('\n')).toMatch(/Get a reader: answers 200/);
  });
});

describe('newman fails when the partner', () => {
  const folder = { folder: 'Your endpoints' };
  const change =
    (operation: string, made: (response: Response) => Response | Promise<Response>): Breakage =>
    (id, response) =>
      id === operation ? made(response) : response;
  const repeated = (): Breakage => {
    const statuses = [204, 409];
    return (operation, response) =>
      operation === 'takeNotification' && response.ok
        ? new Response(null, { status: statuses.shift() ?? 500 })
        : response;
  };
  const faults: readonly (readonly [string, Breakage, readonly string[]])[] = [
    [
      'takes events whose signature is not right',
      change('takeNotification', () => new Response(null, { status: 204 })),
      ['Take a notification: refuses a signature that is not right'],
    ],
    [
      'answers events with a redirect',
      change(
        'takeNotification',
        ({ status }) => new Response(null, { status: status < 300 ? 307 : status }),
      ),
      [
        'Take a notification: answers from 200 to 299',
        'Take a notification: takes the message again',
      ],
    ],
    ['refuses what it has already', repeated(), ['Take a notification: takes the message again']],
    [
      'reports hours that the contract does not know',
      change('getOpeningHours', () => Response.json({ status: 'fine' })),
      ['Report your opening hours: the body fits the contract'],
    ],
    [
      'answers with a word that the contract does not know',
      change('checkShelf', (response) =>
        response.ok ? Response.json({ found: 'yes' }) : response,
      ),
      ['Check a shelf: the body fits the contract'],
    ],
  ];

  it('is not broken: not at all', async () => {
    const run = await runCollection(subject, folder);
    expect(run.failures).toEqual([]);
    expect(run.faults).toEqual([]);
    expect(run.items).toBe(subject.contract.partnerOperations.length);
  });

  it.each(daily(faults, 2))('%s', async (_name, breakage, expected) => {
    const { failures } = await runCollection(subject, { ...folder, breakage });
    expect(failures.map((failure) => failure.split(': ').slice(0, 2).join(': '))).toEqual(expected);
  });

  it('contains another secret', async () => {
    const environment = { webhookSecret: 'whsec_bmV3LXNhbXBsZS1zZWNyZXQtZm9yLWRvY3Mtb25seS0zMmI=' };
    const { failures, succeeded } = await runCollection(subject, { ...folder, environment });
    expect([...succeeded]).toEqual(['getOpeningHours']);
    expect(failures.length).toBeGreaterThan(2);
  });

  it('has no secret, and says so', async () => {
    const environment = { webhookSecret: '' };
    const { failures } = await runCollection(subject, { ...folder, environment });
    expect(failures.join('\n')).toMatch(/Take a notification: .*Set `webhookSecret` to the secret/);
  });
});

describe('newman skips', () => {
  it('requests to the partner if there is no address', async () => {
    const environment = { partnerUrl: '' };
    const run = await runCollection(subject, { folder: 'Your endpoints', environment });
    expect(run.skipped).toEqual(subject.contract.partnerOperations.map(({ summary }) => summary));
    expect(run.failures).toEqual([]);
  });

  it('requests that an earlier run has blocked for some time, if the clock cannot be moved', async () => {
    const oldCodeLasts = behavior<AnyContract>({
      before: {
        changeDropBoxCode: (_call, world) => ({ oldCodeUntil: world.timestamp(world.now + DAY) }),
      },
    });
    const options = {
      sandbox: createSandbox(subject.mock, { behaviors: [...subject.behaviors, oldCodeLasts] }),
      folder: 'Drop box',
      hasClock: false,
    };
    expect((await runCollection(subject, options)).skipped).toEqual([]);
    const { skipped, failures } = await runCollection(subject, options);
    expect(skipped).toEqual(['Change the code']);
    expect(failures).toEqual([]);
  });
});

describe('the format', () => {
  const collection = postmanCollection({
    contract: subject.contract,
    docsUrl: DOCS_URL,
    recipes: [],
  });
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
