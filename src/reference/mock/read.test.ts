import { describe, expect, it } from 'vitest';
import type { MockOperation } from './contract';
import { read } from './read';
import { idOf, idPattern, LOAN_ID, openSession, operation } from './testing/loans';

const ANSWER = { answer: { schema: true, sample: { patch: { loanId: LOAN_ID } } } } as const;

function answer(
  members: Partial<MockOperation>,
  {
    query = {},
    known,
    pathIds = {},
  }: { query?: Record<string, string>; known?: string; pathIds?: Record<string, string> } = {},
) {
  const { session } = openSession();
  const input = {
    operation: operation({ method: 'GET', ...members }),
    path: new Map(),
    body: undefined,
    query: new Map(Object.entries(query)),
    triggers: [],
    pathIds: new Map(Object.entries(pathIds)),
    headers: new Headers(known === undefined ? {} : { 'If-None-Match': known }),
  };
  return read(session, input, { target: undefined, belongsToCreated: false });
}
const always = { ...ANSWER, id: 'readRates', headers: { ETag: '"x"' } } as const;
const tagged = { ...always, notModified: true } as const;
const tag = (members: Partial<MockOperation> = {}, query: Record<string, string> = {}) =>
  answer({ ...tagged, ...members }, { query }).headers.ETag ?? '';

describe('read', () => {
  it('composes an object that is not kept, with the identifiers in the path', () => {
    expect(answer({ ...ANSWER, status: 203, headers: { 'X-Note': 'a' } })).toEqual({
      status: 203,
      headers: { 'X-Note': 'a' },
      body: { loanId: LOAN_ID },
    });
    const loanId = idOf('ln', 7);
    expect(answer(ANSWER, { pathIds: { [idPattern('ln')]: loanId } }).body).toEqual({ loanId });
  });

  it('derives the ETag from the operation and the query', () => {
    expect(tag()).toMatch(/^"[0-9a-f]{8}"$/);
    expect(tag()).toBe(tag());
    const tags = [tag(), tag({ id: 'other' }), tag({}, { a: '1' }), tag({}, { a: '2' })];
    expect(new Set(tags).size).toBe(4);
  });

  it.each<[string, (own: string) => string, boolean]>([
    ['the same ETag', (own) => own, true],
    ['the same ETag, weak', (own) => `W/${own}`, true],
    ['several ETags, with the same one', (own) => `"a" , ${own},"b"`, true],
    ['another ETag', () => '"a"', false],
    ['a part of the ETag', (own) => own.slice(1), false],
    ['no ETag', () => '', false],
  ])('answers `If-None-Match` with %s', (_what, known, isKnown) => {
    const own = tag();
    const { status, headers, body } = answer(tagged, { known: known(own) });
    expect([status, headers.ETag]).toEqual([isKnown ? 304 : 200, own]);
    expect(body).toEqual(isKnown ? undefined : { loanId: LOAN_ID });
  });

  it('always sends the body if the contract has no 304', () => {
    const own = tag();
    expect(answer(always, { known: own }).status).toBe(200);
    expect(answer(ANSWER, { known: own }).status).toBe(200);
  });
});
