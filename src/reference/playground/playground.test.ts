import { describe, expect, it } from 'vitest';
import {
  blockedStorage,
  librarySubject,
  memoryStorage,
  subjects,
} from '../../../tests/playground/subject';
import type { BehaviorModule } from '../mock';
import { verify } from '../webhooks/verify';
import { idsIn, followUps, withIds, type AnswerId } from './chain';
import { findEntries } from './catalog';
import { issuesOf } from './check';
import type { LoadedPlayground } from './data';
import { newDraft } from './draft';
import { explain } from './failure';
import { firstSentence } from '../contract/plain-text';
import { Playground } from './playground';

const sets = await subjects();
const library = await librarySubject();

const open = (storage = memoryStorage()) =>
  new Playground(library.data, { storage: () => storage });

const openWith = (loadSandbox: LoadedPlayground['loadSandbox']) =>
  new Playground({ ...library.data, loadSandbox }, { storage: memoryStorage });

const answerOf = (playground: Playground) => {
  const [latest] = playground.getState().history;
  if (latest?.outcome.kind !== 'answer') throw new Error('an answer expected');
  return { ...latest.outcome, json: JSON.parse(latest.outcome.body) as { id: string } };
};

async function send(playground: Playground, id: string) {
  playground.open(id);
  await playground.send();
  return answerOf(playground);
}

/** Returns the answers so far, newest first. */
const answersOf = (playground: Playground) =>
  playground
    .getState()
    .history.flatMap(({ outcome }) =>
      outcome.kind === 'answer' ? [[outcome.status, outcome.body] as const] : [],
    );

describe('every operation of every set', () => {
  it('gets the same answer again after a reload', async () => {
    for (const { data, entries } of sets) {
      const session = memoryStorage();
      const visit = () => new Playground(data, { storage: blockedStorage, session: () => session });
      const before = visit();
      for (const { guide } of entries) await send(before, guide.id);
      await before.advance('P1D');
      await send(before, entries[0]?.guide.id ?? '');
      const after = visit();
      await after.restore();
      expect(answersOf(after)).toEqual(answersOf(before));
      expect(answersOf(after).length).toBe(Math.min(entries.length + 1, 50));
    }
  });

  it('opens with a request that fits the contract and succeeds or needs another state', async () => {
    let sent = 0;
    for (const { data, entries } of sets) {
      for (const entry of entries) {
        const playground = new Playground(data, { storage: blockedStorage });
        const draft = newDraft(entry);
        expect(issuesOf(entry, draft), entry.guide.id).toEqual([]);
        const { status, json } = await send(playground, entry.guide.id);
        if (status >= 400) {
          expect(entry.operation.errors, entry.guide.id).toContain(
            (json as unknown as { code: string }).code,
          );
        }
        sent += 1;
      }
    }
    expect(sent).toBe(sets.reduce((sum, { entries }) => sum + entries.length, 0));
  });
});

describe('a link to an operation', () => {
  const written = { ...newDraft(library.entry('getLoan')), values: { 'path.loanId': 'loan_mine' } };

  it('opens the draft that the reader has edited, in this visit and in the next', () => {
    const storage = memoryStorage();
    const playground = open(storage);
    playground.edit(written);
    playground.openLink('#op=lendBook');
    playground.keepDrafts(playground.getState());
    expect(playground.getState().draft).toEqual(newDraft(library.entry('lendBook')));
    for (const instance of [playground, open(storage)]) {
      instance.openLink('#op=getLoan');
      expect(instance.getState().draft).toEqual(written);
    }
  });
});

describe('a sandbox that contradicts its contract', () => {
  const broken = () =>
    openWith(async () => {
      const { default: sandbox } = await library.data.loadSandbox();
      const behavior: BehaviorModule = {
        start: (world) => world.schedule('nothing', '', world.now + 1000),
        answer: { getLoan: () => ({}) },
      };
      return { default: { ...sandbox, behaviors: [behavior] } };
    });

  it('shows the contradiction in place of an answer, and sends again', async () => {
    const playground = broken();
    playground.open('getLoan');
    await playground.send();
    await playground.send();
    const { history, sending } = playground.getState();
    expect(history).toHaveLength(2);
    for (const { outcome } of history) {
      expect(outcome).toMatchObject({
        kind: 'failure',
        failure: {
          title: 'The sandbox stopped',
          explanation: 'getLoan answers a wrong /id: Required.',
        },
      });
    }
    expect(sending).toBe(false);
  });

  it('shows the contradiction when the clock is advanced', async () => {
    const playground = broken();
    await playground.advance('PT1M');
    expect(playground.getState().notice).toBe('No behavior module has the job `nothing`.');
  });
});

describe('a sandbox that could not be loaded', () => {
  it('shows an error in place of answers, until it can be loaded', async () => {
    let isOnline = false;
    const playground = openWith(() =>
      isOnline ? library.data.loadSandbox() : Promise.reject(new Error('offline')),
    );
    playground.tick();
    await playground.advance('PT1H');
    expect(playground.getState().warning).toContain('could not be loaded');
    playground.open('lendBook');
    await playground.send();
    const { history, sending } = playground.getState();
    expect(history[0]?.outcome).toMatchObject({
      kind: 'failure',
      failure: { title: 'A part of this page could not be loaded' },
    });
    expect(sending).toBe(false);
    isOnline = true;
    expect((await send(playground, 'lendBook')).status).toBe(201);
  });
});

describe("a request to the reader's server", () => {
  it('is not sent by a page that may not call it, and a warning explains what to do', async () => {
    const storage = memoryStorage();
    const playground = new Playground(library.data, {
      storage: () => storage,
      mayCallOut: () => false,
    });
    playground.setEnvironment({ kind: 'own', baseUrl: 'http://127.0.0.1:9/v1', apiKey: '' });
    await playground.send();
    expect(playground.getState().warning).toContain('loaded again');
    expect(playground.getState().history).toEqual([]);
  });
});

describe('a visit', () => {
  it('creates an object, uses its identifier, reads it, and moves it with the clock', async () => {
    const playground = open();
    const created = await send(playground, 'lendBook');
    expect(created.status).toBe(201);
    playground.useId({ kind: 'Loan', id: created.json.id, name: 'id' }, 'getLoan');
    expect((await send(playground, 'getLoan')).json).toMatchObject({
      id: created.json.id,
      status: 'requested',
    });
    await playground.advance('PT1H');
    expect((await send(playground, 'getLoan')).json).toMatchObject({ status: 'open' });
    expect((await send(playground, 'returnBook')).json).toMatchObject({ status: 'returned' });
  });

  it('starts again after a reset: objects, history and the shown answer', async () => {
    const playground = open();
    const created = await send(playground, 'lendBook');
    playground.reset();
    expect(playground.getState()).toMatchObject({ history: [], shown: undefined, events: [] });
    playground.edit({
      ...newDraft(library.entry('getLoan')),
      values: { 'path.loanId': created.json.id },
    });
    await playground.send();
    expect(answerOf(playground).status).toBe(404);
    expect(playground.getState()).toMatchObject({ history: [{ number: 1 }], shown: 1 });
  });

  it("keeps the answers of the reader's server after a reset", async () => {
    const playground = open();
    await send(playground, 'lendBook');
    const [made] = playground.getState().history;
    if (!made) throw new Error('an exchange expected');
    const own = { ...made, number: 2, environment: 'own' } as const;
    playground.update({ history: [own, made], shown: 2 });
    playground.reset();
    expect(playground.getState()).toMatchObject({ history: [own], shown: 2 });
  });

  it('is restored after a reload: objects, answers, events and clock', async () => {
    const session = memoryStorage();
    const visit = () =>
      new Playground(library.data, { storage: blockedStorage, session: () => session });
    const before = visit();
    const { json } = await send(before, 'lendBook');
    before.useId({ kind: 'Loan', id: json.id, name: 'id' }, 'getLoan');
    await before.advance('PT1H');
    await send(before, 'getLoan');
    before.setEnvironment({ kind: 'sandbox', access: 'none' });
    await send(before, 'getLoan');

    const after = visit();
    await after.restore();
    const shown = (playground: Playground) => {
      const { events } = playground.getState();
      return { answers: answersOf(playground), events: events.map(({ id, body }) => [id, body]) };
    };
    await expect.poll(() => shown(before).events.length).toBeGreaterThan(0);
    await expect.poll(() => shown(after)).toEqual(shown(before));
    expect(shown(after).answers.map(([status]) => status)).toEqual([401, 200, 201]);
    expect(after.getState().now - Date.now()).toBeGreaterThan(3_500_000);
    after.useId({ kind: 'Loan', id: json.id, name: 'id' }, 'returnBook');
    await after.send();
    expect(answerOf(after).json).toMatchObject({ id: json.id, status: 'returned' });

    after.reset();
    const fresh = visit();
    await fresh.restore();
    expect(fresh.getState().history).toEqual([]);
  });

  it('stores no key of the reader for the reload', async () => {
    const session = memoryStorage();
    const playground = new Playground(library.data, {
      storage: blockedStorage,
      session: () => session,
    });
    const apiKey = 'sk_live_51a2b3c4d5';
    playground.setEnvironment({ kind: 'own', baseUrl: 'https://api.partner.example/v1', apiKey });
    playground.setEnvironment({ kind: 'sandbox', access: 'full' });
    playground.edit({ ...newDraft(library.entry('lendBook')), body: `{"note": "${apiKey}"}` });
    await playground.send();
    expect([...session.items.values()].join()).toContain('lendBook');
    expect([...session.items.values()].join()).not.toContain(apiKey);
  });

  it('starts again if one of its steps cannot be read', async () => {
    const session = memoryStorage();
    const visit = () =>
      new Playground(library.data, { storage: blockedStorage, session: () => session });
    await send(visit(), 'lendBook');
    const [key = ''] = session.items.keys();
    session.setItem(key, (session.getItem(key) ?? '').replace('lendBook', 'burnBook'));
    const after = visit();
    await after.restore();
    expect(after.getState().history).toEqual([]);
  });

  it('logs events with a signature that verifies', async () => {
    const playground = open();
    const signed = new Promise<void>((resolve) => {
      playground.subscribe(() => {
        if (playground.getState().events.length > 0) resolve();
      });
    });
    await send(playground, 'returnBook');
    await signed;
    const [event] = playground.getState().events;
    if (!event) throw new Error('an event expected');
    const now = Date.parse(event.timestamp) / 1000;
    const { secret, headers, body } = event;
    expect((await verify({ secret, headers, body, now })).valid).toBe(true);
    expect((await verify({ secret, headers, body: `${body} `, now })).valid).toBe(false);
  });

  it('shows the new signing secret after the answer to the call that rotates it', async () => {
    const behavior: BehaviorModule = {
      before: { returnBook: (_call, world) => void world.rotateSecret(world.now + 1000) },
    };
    const playground = openWith(async () => {
      const { default: sandbox } = await library.data.loadSandbox();
      return { default: { ...sandbox, behaviors: [behavior] } };
    });
    expect(playground.signingSecret()).toBeUndefined();
    await send(playground, 'lendBook');
    const first = playground.signingSecret();
    await send(playground, 'returnBook');
    expect(first).toMatch(/^whsec_/);
    expect(playground.signingSecret()).toMatch(/^whsec_/);
    expect(playground.signingSecret()).not.toBe(first);
  });

  it('keeps no key in the history', async () => {
    const playground = open();
    await send(playground, 'getDropBox');
    expect(JSON.stringify(playground.getState().history)).not.toContain('sk_sandbox');
  });

  it('keeps drafts for the next visit, without secrets', () => {
    const storage = memoryStorage();
    const first = open(storage);
    const draft = newDraft(library.entry('lendBook'));
    first.edit({
      ...draft,
      body: '{"label": "sk_live_abc", "mine": 1}',
      idempotencyKey: 'k'.repeat(20),
    });
    // A draft that is not rendered yet might be one that cannot be rendered.
    expect(storage.items.size).toBe(0);
    first.keepDrafts(first.getState());
    const text = [...storage.items.values()].join('');
    expect(text).not.toMatch(/sk_live|kkkk/);
    const state = open(storage).getState();
    expect(state.draft.operation).toBe('lendBook');
    expect(state.draft.body).toContain('"mine": 1');
  });

  it.each(['{', '[]', '"x"', '{"drafts": {"lendBook": 7, "nope": {}}}'])(
    'starts with the examples if storage contains %s',
    (text) => {
      const nothing = () => undefined;
      const storage = { getItem: () => text, setItem: nothing, removeItem: nothing };
      const playground = new Playground(library.data, { storage: () => storage });
      const [first] = library.entries;
      expect(first && playground.getState().draft).toEqual(first && newDraft(first));
    },
  );

  it('works with blocked storage, and reports it', async () => {
    const playground = new Playground(library.data, { storage: blockedStorage });
    expect((await send(playground, 'createReader')).status).toBe(201);
    playground.keepDrafts(playground.getState());
    expect(playground.getState().keepsDrafts).toBe(false);
  });

  it('sends nothing without an identifier in the path, and names the missing one', async () => {
    const playground = open();
    const draft = newDraft(library.entry('getLoan'));
    playground.edit({ ...draft, values: { 'path.loanId': '' } });
    await playground.send();
    expect(playground.getState().history).toEqual([]);
    expect(playground.getState().warning).toContain('loanId');
  });
});

describe('checks before sending', () => {
  const entry = library.entry('lendBook');
  const issues = (body: string) => issuesOf(entry, { ...newDraft(entry), body });

  it('point to the field', () => {
    const body = JSON.parse(newDraft(entry).body) as object;
    expect(issues(JSON.stringify({ ...body, bookId: 'paper' }))).toContainEqual({
      path: 'body/bookId',
      message: expect.stringContaining('bk_') as string,
    });
  });

  it('show where a text is not valid JSON', () => {
    expect(issues('{\n  "a": ,}')).toEqual([
      {
        path: 'body',
        message: "The body can't be read as JSON. Unexpected character at line 2, column 8.",
      },
    ]);
    expect(issues('')).toEqual([{ path: 'body', message: 'The body is required.' }]);
  });
});

describe('chaining', () => {
  const loan = 'loan_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f';
  const reader = 'rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e';
  const next = (id: AnswerId) => followUps(library.entries, id).map(({ guide }) => guide.id);

  it('finds identifiers by their patterns, first that of the object in the answer', () => {
    const answer = { data: [{ readerId: reader }], id: loan, status: 'open', not: 'loan_1' };
    const requestId = 'req_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f';
    const found = (operation: string) =>
      idsIn(library.data, library.entry(operation), { requestId, ...answer, again: loan });
    const ids = [
      { kind: 'Loan', id: loan, name: 'id', state: 'open' },
      { kind: 'Reader', id: reader, name: 'readerId' },
    ];
    expect(found('getLoan')).toEqual(ids);
    expect(found('createReader')).toEqual(ids.toReversed());
  });

  it('offers the operations that the state of the object allows', () => {
    expect(next({ kind: 'Loan', id: loan, name: 'id', state: 'open' })).toContain('returnBook');
    expect(next({ kind: 'Loan', id: loan, name: 'id', state: 'returned' })).not.toContain(
      'returnBook',
    );
    expect(next({ kind: 'Loan', id: loan, name: 'id' })).not.toContain('lendBook');
  });

  it('offers to read the object first, then to create something from it', () => {
    const names = next({ kind: 'Reader', id: reader, name: 'id' });
    expect(names.slice(0, 2)).toEqual(['getReader', 'lendBook']);
  });

  it('fills in an identifier at required places, and at optional ones if it was chosen', () => {
    const { guide } = library.entry('lendBook');
    const filled = withIds(newDraft(library.entry('lendBook')), guide, { Reader: reader });
    expect(JSON.parse(filled.body)).toMatchObject({ readerId: reader });
  });
});

it('finds operations by words of name, path and topic', () => {
  const idsFor = (query: string) =>
    findEntries(library.entries, query).map(({ guide }) => guide.id);
  expect(idsFor('return book')).toContain('returnBook');
  expect(idsFor('post /readers')[0]).toBe('createReader');
  expect(idsFor('zzz')).toEqual([]);
});

it.each([
  ['Returns [the book](op:x). It **stays**.', 'Returns the book.'],
  ['Up to 1.5 times, e.g. two. More.', 'Up to 1.5 times, e.g. two.'],
  ['One\nline `a_b`', 'One line a_b'],
])('takes the first sentence of %j', (markdown, sentence) => {
  expect(firstSentence(markdown)).toBe(sentence);
});

describe('a request without an answer', () => {
  const base = {
    kind: 'no-answer',
    url: 'https://api.partner.example/v1/loans',
    pageUrl: 'https://docs.partner.example/',
    hasKey: true,
    online: true,
    blockedByPolicy: false,
    reachable: false,
  } as const;

  it.each([
    ['policy', { blockedByPolicy: true }, 'not allowed'],
    ['timeout', { kind: 'timeout' as const }, 'within 30 seconds'],
    ['a part of an answer', { kind: 'cut-off' as const, reachable: true }, 'cut off'],
    ['offline', { online: false }, 'offline'],
    ['mixed content', { url: 'http://api.partner.example/v1' }, 'without encryption'],
    ['local server', { url: 'http://localhost:4010/v1' }, 'could not be reached'],
    ['CORS', { reachable: true }, 'CORS'],
    ['network or TLS', {}, 'could not be reached'],
  ])('is explained: %s', (_what, change, title) => {
    const failure = explain({ ...base, ...change });
    expect(failure.title).toContain(title);
    expect(failure.steps.length).toBeGreaterThan(0);
  });
});
