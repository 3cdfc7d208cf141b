import { describe, expect, it } from 'vitest';
import type { JsonObject, Lifecycle, Operation } from '../../contract/model';
import { seedsOf, shownObjects, shownTexts } from './seeds';
import { idOf, idPattern } from '../testing/loans';
import { answer, call, listOf, parameter, ref, written } from '../testing/written';

const LOAN = { type: 'object', properties: { id: { type: 'string', pattern: idPattern('ln') } } };
const FIRST = { id: idOf('ln', 1), label: 'a', externalId: 'x' };
const SECOND = { id: idOf('ln', 2), label: 'b' };
const CREATE = call('create', {
  method: 'POST',
  responses: [answer('201', 'Loan', { id: idOf('ln', 9), label: 'made' })],
});
const read = (...examples: readonly JsonObject[]) =>
  call('read', { responses: [answer('200', 'Loan', ...examples)] });
const list = (...data: readonly JsonObject[]) =>
  call('list', { responses: [answer('200', listOf(ref('Loan')), { data })] });

describe('shownObjects', () => {
  const shown = (...operations: readonly Operation[]) =>
    Object.fromEntries(shownObjects(written({ Loan: LOAN }, { operations })));

  it('returns the objects that reads show, then those that lists show', () => {
    const again = call('again', { responses: [answer('200', 'Loan', SECOND)] });
    expect(shown(list(FIRST, SECOND), read(FIRST), again, CREATE, call('ping'))).toEqual({
      Loan: [FIRST, SECOND, FIRST, SECOND],
    });
  });
});

describe('shownTexts', () => {
  it('returns the texts of every example of a request and an answer', () => {
    const ids = Array.from({ length: 6 }, (_, index) => idOf('abc', index));
    const operations = [
      call('a', {
        parameters: [parameter('path', 'id', ids[0]), parameter('query', 'none')],
        body: {
          contentType: 'application/json',
          required: true,
          schema: { name: undefined, schema: {} },
          examples: [{ name: 'a', summary: '', value: { deep: [ids[1] ?? '', 'x'] } }],
        },
        responses: [
          answer('200', 'A', { id: ids[2] ?? '' }),
          answer('404', 'B', [ids[3] ?? '']),
          answer('204'),
        ],
        sandbox: [
          { in: 'path', name: 'id', value: ids[4] },
          { in: 'body', name: '/id', value: ids[5] },
        ] as unknown as Operation['sandbox'],
      }),
    ];
    expect([...shownTexts(written({}, { operations }))].sort()).toEqual([...ids.slice(0, 5), 'x']);
  });
});

describe('seedsOf', () => {
  const BASE = { id: idOf('ln', 1), label: 'base', status: 'active', pausedAt: 'then' };
  const lifecycle = {
    property: 'status',
    initial: ['created'],
    states: [],
  } as unknown as Lifecycle;
  const seeds = (
    operations: readonly Operation[],
    {
      pattern = idPattern('ln'),
      shown = [],
      states,
    }: { pattern?: string; shown?: readonly string[]; states?: Lifecycle } = {},
  ) => {
    const schema = {
      ...LOAN,
      properties: {
        id: { type: 'string', pattern },
        label: {},
        pausedAt: { 'x-present-when': { text: 'paused' } },
      },
    };
    const contract = written({ Loan: schema }, { operations }, states ? { Loan: states } : {});
    const all = { objects: shownObjects(contract), texts: new Set(shown) };
    return seedsOf(contract, 'Loan', 'id', BASE, all, ['/externalId', '/gone']);
  };
  const patch = { status: null, pausedAt: null };

  it('returns the objects that reads and lists show, each once', () => {
    expect(seeds([list({ ...SECOND, label: 'c' }), read(FIRST, SECOND), CREATE])).toEqual({
      [FIRST.id]: { ...patch, label: 'a', externalId: 'x' },
      [SECOND.id]: { ...patch, id: SECOND.id, label: 'b' },
    });
    expect(Object.keys(seeds([list(FIRST, SECOND), CREATE]))).toEqual([FIRST.id, SECOND.id]);
    expect(seeds([CREATE])).toEqual({});
  });

  it('copies the first object for an id that is only mentioned', () => {
    const shown = [idOf('ln', 5), idOf('rdr', 5), 'ln_', FIRST.id, idOf('ln', 6)];
    expect(seeds([read(FIRST), CREATE], { shown })).toEqual({
      [FIRST.id]: { ...patch, label: 'a', externalId: 'x' },
      [idOf('ln', 5)]: { ...patch, id: idOf('ln', 5), label: 'a', externalId: 'x-2' },
      [idOf('ln', 6)]: { ...patch, id: idOf('ln', 6), label: 'a', externalId: 'x-3' },
    });
    expect(seeds([CREATE], { shown: [SECOND.id] })).toEqual({ [SECOND.id]: { id: SECOND.id } });
  });

  it('returns the first example for a type that its ids do not identify', () => {
    expect(seeds([read(FIRST, SECOND)], { pattern: '^[0-9a-f]{24}$' })).toEqual({
      '': { ...patch, label: 'a', externalId: 'x' },
    });
    expect(seeds([], { pattern: '^[0-9a-f]{24}$' })).toEqual({ '': {} });
  });

  it('adds an object in the initial state for a type that no call creates', () => {
    const fresh = 'ln_019b0000-0000-7000-8000-000000000001'.replace(/.{4}$/, '0001');
    expect(seeds([read(SECOND)], { states: lifecycle })).toEqual({
      [SECOND.id]: { ...patch, id: SECOND.id, label: 'b' },
      [fresh]: { label: 'b', status: 'created', pausedAt: null },
    });
    expect(Object.keys(seeds([read(SECOND), CREATE], { states: lifecycle }))).toEqual([SECOND.id]);
    expect(Object.keys(seeds([read(SECOND)]))).toEqual([SECOND.id]);
    const none = { ...lifecycle, initial: [] };
    expect(Object.keys(seeds([read(SECOND)], { states: none }))).toEqual([SECOND.id]);
  });
});
