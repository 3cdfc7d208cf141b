import { describe, expect, it } from 'vitest';
import type { JsonObject, Lifecycle, Operation } from '../contract/model';
import { seedsOf, shownIds, shownObjects } from './compile-seeds';
import { idOf } from './testing/cards';
import { answer, call, listOf, parameter, ref, written } from './testing/written';

const CARD = { type: 'object', properties: { id: { type: 'string', pattern: '^crd_' } } };
const FIRST = { id: idOf('crd', 1), label: 'a', externalId: 'x' };
const SECOND = { id: idOf('crd', 2), label: 'b' };
const CREATE = call('create', {
  method: 'POST',
  responses: [answer('201', 'Card', { id: idOf('crd', 9), label: 'made' })],
});
const read = (...examples: readonly JsonObject[]) =>
  call('read', { responses: [answer('200', 'Card', ...examples)] });
const list = (...data: readonly JsonObject[]) =>
  call('list', { responses: [answer('200', listOf(ref('Card')), { data })] });

describe('shownObjects', () => {
  const shown = (...operations: readonly Operation[]) =>
    Object.fromEntries(shownObjects(written({ Card: CARD }, { operations })));

  it('are those that reading shows, then those that listing shows', () => {
    const again = call('again', { responses: [answer('200', 'Card', SECOND)] });
    expect(shown(list(FIRST, SECOND), read(FIRST), again, CREATE, call('ping'))).toEqual({
      Card: [FIRST, SECOND, FIRST, SECOND],
    });
  });
});

describe('shownIds', () => {
  it('are in every example of a request and an answer', () => {
    const ids = Array.from({ length: 7 }, (_, index) => idOf('abc', index));
    const operations = [
      call('a', {
        parameters: [parameter('path', 'id', ids[0]), parameter('query', 'none')],
        body: {
          contentType: 'application/json',
          required: true,
          schema: { name: undefined, schema: {} },
          examples: [
            { name: 'a', summary: '', value: { deep: [ids[1] ?? '', `x ${ids[6] ?? ''}`] } },
          ],
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
    expect([...shownIds(written({}, { operations }))].sort()).toEqual(ids.slice(0, 5));
  });

  it.each([
    ['crd_1', false],
    [idOf('a', 1), false],
    [idOf('ab', 1), true],
    [idOf('abcdefghi', 1), false],
    [`${idOf('crd', 1)}0`, false],
    // Version 4, not 7.
    ['crd_019b0000-0000-4000-8000-000000000001', false],
    ['crd_019b0000-0000-7000-c000-000000000001', false],
  ])('%s: %s', (id, isShown) => {
    expect(shownIds(written({}, { operations: [read({ id })] })).has(id)).toBe(isShown);
  });
});

describe('seedsOf', () => {
  const BASE = { id: idOf('crd', 1), label: 'base', status: 'active', frozenAt: 'then' };
  const lifecycle = {
    property: 'status',
    initial: ['created'],
    states: [],
  } as unknown as Lifecycle;
  const seeds = (
    operations: readonly Operation[],
    {
      prefix = 'crd',
      ids = [],
      states,
    }: { prefix?: string | null; ids?: readonly string[]; states?: Lifecycle } = {},
  ) => {
    const schema = {
      ...CARD,
      properties: { ...CARD.properties, label: {}, frozenAt: { 'x-present-when': 'frozen' } },
    };
    const contract = written({ Card: schema }, { operations }, states ? { Card: states } : {});
    const shown = { objects: shownObjects(contract), ids: new Set(ids) };
    return seedsOf(contract, 'Card', prefix ?? undefined, BASE, shown);
  };
  const patch = { status: null, frozenAt: null };

  it('are the objects that reading and listing shows, each once', () => {
    expect(seeds([list({ ...SECOND, label: 'c' }), read(FIRST, SECOND), CREATE])).toEqual({
      [FIRST.id]: { ...patch, label: 'a', externalId: 'x' },
      [SECOND.id]: { ...patch, id: SECOND.id, label: 'b' },
    });
    expect(Object.keys(seeds([list(FIRST, SECOND), CREATE]))).toEqual([FIRST.id, SECOND.id]);
    expect(seeds([CREATE])).toEqual({});
  });

  it('are like the first one for ids that are only named', () => {
    const ids = [idOf('crd', 5), idOf('usr', 5), FIRST.id, idOf('crd', 6)];
    expect(seeds([read(FIRST), CREATE], { ids })).toEqual({
      [FIRST.id]: { ...patch, label: 'a', externalId: 'x' },
      [idOf('crd', 5)]: { ...patch, id: idOf('crd', 5), label: 'a', externalId: 'x-2' },
      [idOf('crd', 6)]: { ...patch, id: idOf('crd', 6), label: 'a', externalId: 'x-3' },
    });
    expect(seeds([CREATE], { ids: [SECOND.id] })).toEqual({ [SECOND.id]: { id: SECOND.id } });
  });

  it('of what has no ids is the first example', () => {
    expect(seeds([read(FIRST, SECOND)], { prefix: null })).toEqual({
      '': { ...patch, label: 'a', externalId: 'x' },
    });
    expect(seeds([], { prefix: null })).toEqual({ '': {} });
  });

  it('begin with one more where no call makes them', () => {
    const fresh = 'crd_019b0000-0000-7000-8000-000000000001'.replace(/.{4}$/, '0001');
    expect(seeds([read(SECOND)], { states: lifecycle })).toEqual({
      [SECOND.id]: { ...patch, id: SECOND.id, label: 'b' },
      [fresh]: { label: 'b', status: 'created', frozenAt: null },
    });
    expect(Object.keys(seeds([read(SECOND), CREATE], { states: lifecycle }))).toEqual([SECOND.id]);
    expect(Object.keys(seeds([read(SECOND)]))).toEqual([SECOND.id]);
    const none = { ...lifecycle, initial: [] };
    expect(Object.keys(seeds([read(SECOND)], { states: none }))).toEqual([SECOND.id]);
  });
});
