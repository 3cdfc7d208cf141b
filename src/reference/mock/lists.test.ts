import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../contract/model';
import type { MockContract } from './contract';
import { listAnswer } from './lists';
import type { Refused } from './problems';
import type { Session } from './session';
import { addCard, CONTRACT, day, idOf, openSession, operation } from './testing/cards';

const DAY = 86_400_000;
const page = { hasMore: true, nextCursor: 'x' };
const listOf = (type: string | undefined, patch: JsonValue = { data: [], page }) =>
  operation({ target: { kind: 'list', type }, answer: { schema: true, sample: { patch } } });

/** No example cards: a list shows what the test adds. */
const { Card } = CONTRACT.resources;
if (!Card) throw new Error('There is no Card.');
const EMPTY: MockContract = { ...CONTRACT, resources: { Card: { ...Card, seeds: {} } } };

interface Asked {
  readonly query?: Readonly<Record<string, JsonValue>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly belongsToCreated?: boolean;
}

const list = (session: Session, call = listOf('Card'), asked: Asked = {}): JsonObject =>
  listAnswer(
    session,
    {
      operation: call,
      query: new Map(Object.entries(asked.query ?? {})),
      path: new Map(Object.entries(asked.path ?? {})),
    },
    asked.belongsToCreated ?? false,
  ) as JsonObject;
const idsOf = ({ data }: JsonObject) => (data as JsonObject[]).map(({ id }) => id);

/** Cards `c1` to `c<count>`, the newest last. */
function cards(count: number): Session {
  const { session } = openSession(EMPTY);
  for (let number = 1; number <= count; number += 1) {
    addCard(session, { createdAt: day(0, number) }, `c${number}`);
  }
  return session;
}

const names = (from: number, to: number): readonly string[] =>
  Array.from({ length: from - to + 1 }, (_, index) => `c${from - index}`);

describe('the pages of a list', () => {
  it('hold 25 entries, the newest first', () => {
    const { page: first, ...rest } = list(cards(26));
    expect(idsOf(rest)).toEqual(names(26, 2));
    expect(first).toEqual({ nextCursor: expect.any(String) as string, hasMore: true });
    expect(list(cards(25)).page).toEqual({ hasMore: false });
  });

  it('hold as many as are asked for, and lead to the next one', () => {
    const session = cards(5);
    const first = list(session, listOf('Card'), { query: { limit: 2 } });
    expect(idsOf(first)).toEqual(['c5', 'c4']);
    const { nextCursor } = first.page as { nextCursor: string };
    expect(nextCursor).toMatch(/^[\w-]+$/);
    // A new entry shifts nothing.
    addCard(session, { createdAt: day(1) }, 'c6');
    const second = list(session, listOf('Card'), { query: { limit: 2, cursor: nextCursor } });
    expect(idsOf(second)).toEqual(['c3', 'c2']);
    const { nextCursor: last } = second.page as { nextCursor: string };
    const third = list(session, listOf('Card'), { query: { limit: 2, cursor: last } });
    expect([idsOf(third), third.page]).toEqual([['c1'], { hasMore: false }]);
  });

  it('begin at the start when entries are gone', () => {
    const session = cards(4);
    const { page: shown } = list(session, listOf('Card'), { query: { limit: 1 } });
    const { nextCursor } = shown as { nextCursor: string };
    session.entities.delete('Card c4');
    session.entities.delete('Card c3');
    const query = { cursor: nextCursor };
    expect(idsOf(list(session, listOf('Card'), { query }))).toEqual(['c2', 'c1']);
  });

  it('can be asked for with a cursor for 24 hours', () => {
    const session = cards(3);
    const { page: shown } = list(session, listOf('Card'), { query: { limit: 1 } });
    const { nextCursor } = shown as { nextCursor: string };
    session.time += DAY;
    expect(idsOf(list(session, listOf('Card'), { query: { cursor: nextCursor } }))).toEqual([
      'c2',
      'c1',
    ]);
    session.time += 1;
    expect(refusal(session, nextCursor)).toBeDefined();
  });

  const refusal = (session: Session, cursor: JsonValue): Refused | undefined => {
    try {
      list(session, listOf('Card'), { query: { cursor } });
      return undefined;
    } catch (error) {
      return error as Refused;
    }
  };
  const written = (value: JsonValue) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('/', '_').replaceAll('+', '-');

  it.each<[string, string]>([
    ['no Base64', '%'],
    ['no JSON', 'abcd'],
    ['no object', written([1])],
    ['no position', written({ until: 9e15 })],
    ['a position that is a text', written({ after: '1', until: 9e15 })],
    ['no end', written({ after: 1 })],
  ])('refuse a cursor with %s', (_what, cursor) => {
    expect(refusal(cards(2), cursor)).toMatchObject({
      code: 'parameter_invalid',
      options: {
        detail: 'The cursor is unknown or older than 24 hours.',
        breaches: [{ path: ['cursor'], code: 'format', detail: 'Unknown or expired.' }],
      },
    });
  });

  it('read a cursor of the alphabet for addresses', () => {
    const marked = { note: '???>>>', after: 1, until: 9e15 };
    expect(written(marked)).toMatch(/[-_]/);
    const query = { cursor: written(marked) };
    expect(idsOf(list(cards(2), listOf('Card'), { query }))).toEqual(['c1']);
  });
});

describe('the entries of a list', () => {
  const known = (): Session => {
    const { session } = openSession(EMPTY);
    addCard(session, { status: 'active', createdAt: day(2), price: { unit: 'EUR' } }, 'a');
    addCard(session, { status: 'frozen', createdAt: day(1), label: 7, userId: 'u1' }, 'b');
    addCard(session, { label: 'x', price: ['unit'] }, 'c');
    return session;
  };

  it.each<[Readonly<Record<string, JsonValue>>, readonly string[]]>([
    [{}, ['a', 'b', 'c']],
    [{ status: 'active' }, ['a']],
    [{ status: 'closed' }, []],
    [{ label: '7' }, ['b']],
    [{ label: 7 }, ['b']],
    [{ unit: 'EUR' }, ['a', 'b', 'c']],
    [{ unit: 'USD' }, ['b', 'c']],
    [{ unheard: 'of' }, ['a', 'b', 'c']],
    [{ status: 'active', label: 'x' }, []],
    [{ createdFrom: day(2) }, ['a', 'c']],
    [{ createdFrom: day(1) }, ['a', 'b', 'c']],
    [{ createdTo: day(2) }, ['b', 'c']],
    [{ createdTo: day(2, 1) }, ['a', 'b', 'c']],
    [{ createdFrom: day(1, 1), createdTo: day(1, 1) }, ['c']],
    [{ createdFrom: 7, createdTo: 7 }, ['a', 'b', 'c']],
  ])('that %j asks for', (query, ids) => {
    expect(idsOf(list(known(), listOf('Card'), { query }))).toEqual(ids);
  });

  it.each<[Asked, readonly string[]]>([
    [{ path: { userId: 'u1' } }, ['b']],
    [{ path: { userId: 'u1' }, belongsToCreated: true }, ['b']],
    [{ path: { teamId: 't1' } }, ['a', 'b', 'c']],
    [{ path: { teamId: 't1' }, belongsToCreated: true }, []],
    [{ path: { teamId: 't1', userId: 'u2' } }, []],
  ])('that belong to the path %j', (asked, ids) => {
    expect(idsOf(list(known(), listOf('Card'), asked))).toEqual(ids);
  });
});

describe('a list', () => {
  it('of nothing that is kept shows its example, as of now', () => {
    const data = [
      { id: 'a', createdAt: '2026-01-05T10:00:00.000Z', kind: 'x' },
      { id: 'b', kind: 'y' },
      { id: 'c' },
    ];
    const { session } = openSession();
    const call = listOf(undefined, { data, note: 1 });
    expect(list(session, call, { belongsToCreated: true })).toEqual({
      data: [{ ...data[0], createdAt: day(0) }, data[1], data[2]],
      note: 1,
    });
    // Entries that do not have the field are shown.
    expect(idsOf(list(session, call, { query: { kind: 'y' } }))).toEqual(['b', 'c']);
  });

  it('without pages shows every entry', () => {
    const answer = list(cards(30), listOf('Card', { data: [], total: 1 }));
    expect(idsOf(answer)).toEqual(names(30, 1));
    expect(Object.keys(answer)).toEqual(['data', 'total']);
  });

  it('keeps what its example says beside the entries', () => {
    const answer = list(
      cards(1),
      listOf('Card', { note: 'a', data: [{ id: idOf('crd', 3) }], page }),
    );
    expect(answer).toEqual({
      note: 'a',
      data: [{ id: 'c1', createdAt: day(0, 1) }],
      page: { hasMore: false },
    });
  });

  it('without an answer is none', () => {
    const call = operation({ target: { kind: 'list', type: 'Card' } });
    expect(list(cards(1), call)).toBeUndefined();
  });
});
