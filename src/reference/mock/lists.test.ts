import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../contract/model';
import type { MockContract } from './contract';
import { hash } from '../contract/hash';
import { listAnswer } from './lists';
import type { Refused } from './problems';
import type { Session } from './session';
import { addLoan, CONTRACT, day, idOf, openSession, operation } from './testing/loans';
import { list as loanList } from './testing/list';

const DAY = 86_400_000;
const page = { hasMore: true, nextCursor: 'x' };
const listOf = (type: string | undefined, patch: JsonValue = { data: [], page }) =>
  operation({
    target: { kind: 'list', type },
    list: loanList({
      status: { '/status': 'is' },
      label: { '/label': 'is' },
      kind: { '/kind': 'is' },
      unit: { '/price/unit': 'is' },
      either: { '/status': 'is', '/readerId': 'is' },
      createdFrom: { '/createdAt': 'from' },
      createdTo: { '/createdAt': 'before' },
      readerId: { '/readerId': 'is' },
    }),
    answer: { schema: true, sample: { patch } },
  });

/** A contract without example loans: lists show only the loans that a test adds. */
const { Loan } = CONTRACT.resources;
if (!Loan) throw new Error('There is no Loan.');
const EMPTY: MockContract = { ...CONTRACT, resources: { Loan: { ...Loan, seeds: {} } } };

interface Asked {
  readonly query?: Readonly<Record<string, JsonValue>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly belongsToCreated?: boolean;
}

const list = (session: Session, call = listOf('Loan'), asked: Asked = {}): JsonObject =>
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

/** Opens a session with the loans `loan1` to `loan<count>`, newest last. */
function loans(count: number): Session {
  const { session } = openSession(EMPTY);
  for (let number = 1; number <= count; number += 1) {
    addLoan(session, { createdAt: day(0, number) }, `loan${number}`);
  }
  return session;
}

const names = (from: number, to: number): readonly string[] =>
  Array.from({ length: from - to + 1 }, (_, index) => `loan${from - index}`);

describe('the pages of a list', () => {
  it('have 25 entries, newest first', () => {
    const { page: first, ...rest } = list(loans(26));
    expect(idsOf(rest)).toEqual(names(26, 2));
    expect(first).toEqual({ nextCursor: expect.any(String) as string, hasMore: true });
    expect(list(loans(25)).page).toEqual({ hasMore: false });
  });

  it('have as many entries as requested, and a cursor for the next page', () => {
    const session = loans(5);
    const first = list(session, listOf('Loan'), { query: { limit: 2 } });
    expect(idsOf(first)).toEqual(['loan5', 'loan4']);
    const { nextCursor } = first.page as { nextCursor: string };
    expect(nextCursor).toMatch(/^[\w-]+$/);
    // A new entry does not shift the pages.
    addLoan(session, { createdAt: day(1) }, 'loan6');
    const second = list(session, listOf('Loan'), { query: { limit: 2, cursor: nextCursor } });
    expect(idsOf(second)).toEqual(['loan3', 'loan2']);
    const { nextCursor: last } = second.page as { nextCursor: string };
    const third = list(session, listOf('Loan'), { query: { limit: 2, cursor: last } });
    expect([idsOf(third), third.page]).toEqual([['loan1'], { hasMore: false }]);
  });

  it('start again after the sandbox was reset', () => {
    const { page: shown } = list(loans(4), listOf('Loan'), { query: { limit: 1 } });
    const { nextCursor } = shown as { nextCursor: string };
    const query = { cursor: nextCursor };
    expect(idsOf(list(loans(2), listOf('Loan'), { query }))).toEqual(['loan2', 'loan1']);
  });

  it('have cursors that are valid for 24 hours', () => {
    const session = loans(3);
    const { page: shown } = list(session, listOf('Loan'), { query: { limit: 1 } });
    const { nextCursor } = shown as { nextCursor: string };
    session.time += DAY;
    expect(idsOf(list(session, listOf('Loan'), { query: { cursor: nextCursor } }))).toEqual([
      'loan2',
      'loan1',
    ]);
    session.time += 1;
    expect(refusal(session, nextCursor)).toBeDefined();
  });

  const refusal = (session: Session, cursor: JsonValue): Refused | undefined => {
    try {
      list(session, listOf('Loan'), { query: { cursor } });
      return undefined;
    } catch (error) {
      return error as Refused;
    }
  };
  const written = (value: JsonValue) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('/', '_').replaceAll('+', '-');
  const session = loans(4);
  const { page: shown } = list(session, listOf('Loan'), { query: { limit: 1 } });
  const { nextCursor: given } = shown as { nextCursor: string };
  const position = JSON.parse(atob(given)) as { after: number; until: number };
  const other = loans(4);
  other.key = 'another';
  const { page: ofOther } = list(other, listOf('Loan'), { query: { limit: 1 } });

  it.each<[string, JsonValue]>([
    ['invalid Base64', '%'],
    ['invalid JSON', 'abcd'],
    ['no object', written([1])],
    ['no position', written({ ...position, after: null })],
    ['a position that is a text', written({ ...position, after: '1' })],
    ['another position', written({ ...position, after: 1 })],
    ['no end', written({ ...position, until: null })],
    ['a later end', written({ ...position, until: position.until + 1 })],
    ['a wrong hash', written({ ...position, sum: hash('other') })],
    ['the list of another key', (ofOther as { nextCursor: string }).nextCursor],
  ])('refuse a cursor with %s', (_what, cursor) => {
    expect(refusal(session, given)).toBeUndefined();
    expect(refusal(session, cursor)).toMatchObject({
      code: 'parameter_invalid',
      options: {
        detail: 'The cursor is unknown, older than 24 hours, or of another list or other filters.',
        breaches: [{ path: ['cursor'], code: 'format', detail: 'Unknown or expired.' }],
      },
    });
  });

  it('have cursors of the same length for long filters', () => {
    const session = loans(2);
    addLoan(session, { label: 'a'.repeat(300), createdAt: day(0) }, 'first');
    addLoan(session, { label: 'a'.repeat(300), createdAt: day(0) }, 'second');
    const query = { label: 'a'.repeat(300), limit: 1 };
    const { page: shown } = list(session, listOf('Loan'), { query });
    const { nextCursor } = shown as { nextCursor: string };
    expect(nextCursor.length).toBeLessThan(100);
    const next = list(session, listOf('Loan'), { query: { ...query, cursor: nextCursor } });
    expect(idsOf(next)).toEqual(['first']);
  });

  it('accept a cursor in the URL-safe alphabet', () => {
    const marked = written({ note: '???>>>', ...position });
    expect(marked).toMatch(/[-_]/);
    expect(refusal(session, marked)).toBeUndefined();
  });
});

describe('the entries of a list', () => {
  const known = (): Session => {
    const { session } = openSession(EMPTY);
    addLoan(session, { status: 'active', createdAt: day(2), price: { unit: 'EUR' } }, 'a');
    addLoan(session, { status: 'paused', createdAt: day(1), label: 7, readerId: 'u1' }, 'b');
    addLoan(session, { label: 'x', price: ['unit'] }, 'c');
    return session;
  };

  it.each<[Readonly<Record<string, JsonValue>>, readonly string[]]>([
    [{}, ['a', 'b', 'c']],
    [{ status: 'active' }, ['a']],
    [{ status: 'closed' }, []],
    [{ label: '7' }, ['b']],
    [{ label: 7 }, ['b']],
    [{ unit: 'EUR' }, ['a']],
    [{ unit: 'USD' }, []],
    [{ either: 'active' }, ['a']],
    [{ either: 'u1' }, ['b']],
    [{ unheard: 'of' }, ['a', 'b', 'c']],
    [{ status: 'active', label: 'x' }, []],
    [{ createdFrom: day(2) }, ['a']],
    [{ createdFrom: day(1) }, ['a', 'b']],
    [{ createdTo: day(2) }, ['b']],
    [{ createdTo: day(2, 1) }, ['a', 'b']],
    [{ createdFrom: day(1, 1), createdTo: day(1, 1) }, []],
  ])('are filtered by the query %j', (query, ids) => {
    expect(idsOf(list(known(), listOf('Loan'), { query }))).toEqual(ids);
  });

  it.each<[Asked, readonly string[]]>([
    [{ path: { readerId: 'u1' } }, ['b']],
    [{ path: { readerId: 'u1' }, belongsToCreated: true }, ['b']],
    [{ path: { teamId: 't1' } }, ['a', 'b', 'c']],
    [{ path: { teamId: 't1' }, belongsToCreated: true }, []],
    [{ path: { teamId: 't1', readerId: 'u2' } }, []],
  ])('are filtered by the path %j', (asked, ids) => {
    expect(idsOf(list(known(), listOf('Loan'), asked))).toEqual(ids);
  });
});

describe('a list', () => {
  it('of objects that are not kept shows its example with current times', () => {
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
    expect(idsOf(list(session, call, { query: { kind: 'y' } }))).toEqual(['b']);
  });

  it('of plain values shows its example in pages', () => {
    const { session } = openSession();
    const call = listOf(undefined, { data: ['a', 'b', 'c'] });
    expect(list(session, call).data).toEqual(['a', 'b', 'c']);
    expect(list(session, call, { query: { limit: 2 } }).data).toEqual(['a', 'b']);
  });

  it('without pages shows every entry', () => {
    const unpaged = { entries: '/data', size: 25, filters: {} };
    const call = { ...listOf('Loan', { data: [], total: 1 }), list: unpaged };
    const answer = list(loans(30), call);
    expect(idsOf(answer)).toEqual(names(30, 1));
    expect(Object.keys(answer)).toEqual(['data', 'total']);
  });

  it('keeps the other properties of its example', () => {
    const answer = list(
      loans(1),
      listOf('Loan', { note: 'a', data: [{ id: idOf('ln', 3) }], page }),
    );
    expect(answer).toEqual({
      note: 'a',
      data: [{ id: 'loan1', createdAt: day(0, 1) }],
      page: { hasMore: false },
    });
  });

  it('does not exist without an answer', () => {
    const call = operation({ target: { kind: 'list', type: 'Loan' } });
    expect(list(loans(1), call)).toBeUndefined();
  });
});
