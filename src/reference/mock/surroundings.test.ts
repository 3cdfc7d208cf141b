import { describe, expect, it } from 'vitest';
import type { MockOperation, MockParameter } from './contract';
import { Refused } from './problems';
import type { Session } from './session';
import { documentsOf, objectsReferredBy, objectsOnPath, type CheckedRequest } from './surroundings';
import {
  addLoan,
  LOAN_ID,
  CONTRACT,
  PAUSED_ID,
  idOf,
  idPattern,
  openSession,
  operation,
  READER_ID,
} from './testing/loans';

const inPath = (name: string, example: string): MockParameter => {
  const [prefix] = example.split('_');
  const pattern = prefix === undefined || prefix === example ? '.' : idPattern(prefix);
  return { in: 'path', name, required: true, schema: { type: 'string', pattern } };
};

const input = (
  members: Partial<MockOperation>,
  path: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>> = {},
): CheckedRequest => ({
  operation: operation(members),
  path: new Map(Object.entries(path)),
  body: undefined,
  query: new Map(),
  triggers: [],
  pathIds: new Map(Object.entries(names)),
  headers: new Headers(),
});

const LOAN = inPath('loanId', LOAN_ID);
const OBJECT = { kind: 'object', type: 'Loan', parameter: 'loanId' } as const;
const CASE = { kind: 'document', type: 'Case', template: '/loans/{loanId}/case' } as const;

function around(
  members: Partial<MockOperation>,
  path: Readonly<Record<string, string>>,
  session: Session = openSession().session,
) {
  const { target, parents, belongsToCreated } = objectsOnPath(session, input(members, path));
  return { target: target?.key, parents: parents.map(({ key }) => key), belongsToCreated };
}

describe('objectsOnPath', () => {
  it.each<[string, Partial<MockOperation>, Record<string, string>, ReturnType<typeof around>]>([
    [
      'nothing for a path without parameters',
      {},
      {},
      { target: undefined, parents: [], belongsToCreated: false },
    ],
    [
      'the object in the path',
      { target: OBJECT, parameters: [LOAN] },
      { loanId: PAUSED_ID },
      { target: PAUSED_ID, parents: [], belongsToCreated: false },
    ],
    [
      'the parent of a new object',
      { parameters: [LOAN] },
      { loanId: PAUSED_ID },
      { target: undefined, parents: [PAUSED_ID], belongsToCreated: false },
    ],
    [
      'the object and its parent',
      { target: OBJECT, parameters: [inPath('other', LOAN_ID), LOAN] },
      { loanId: PAUSED_ID, other: LOAN_ID },
      { target: PAUSED_ID, parents: [LOAN_ID], belongsToCreated: false },
    ],
    [
      'nothing for values of types that are not kept',
      { parameters: [inPath('name', 'daily'), inPath('readerId', READER_ID)] },
      { name: 'weekly', readerId: idOf('rdr', 2) },
      { target: undefined, parents: [], belongsToCreated: false },
    ],
    [
      'nothing for query parameters and missing values',
      { parameters: [{ ...LOAN, in: 'query' }, inPath('gone', LOAN_ID)] },
      { loanId: idOf('ln', 404) },
      { target: undefined, parents: [], belongsToCreated: false },
    ],
    [
      'the document of the path',
      { target: CASE, parameters: [LOAN] },
      { loanId: LOAN_ID },
      { target: `/loans/${LOAN_ID}/case`, parents: [LOAN_ID], belongsToCreated: false },
    ],
    [
      'a document even without the value in its path',
      { target: CASE },
      {},
      { target: '/loans//case', parents: [], belongsToCreated: false },
    ],
  ])('finds %s', (_what, members, path, found) => {
    expect(around(members, path)).toEqual(found);
  });

  it.each<[string, Partial<MockOperation>, string]>([
    ['an unknown object', { target: OBJECT, parameters: [LOAN] }, idOf('ln', 404)],
    ['an unknown parent', { parameters: [LOAN] }, idOf('ln', 404)],
    ['a text that is not an identifier', { target: OBJECT, parameters: [LOAN] }, 'first'],
    ['an identifier of another type', { parameters: [inPath('loanId', READER_ID)] }, LOAN_ID],
    [
      'an object under another example',
      { target: OBJECT, parameters: [inPath('loanId', 'x')] },
      'x',
    ],
  ])('refuses %s', (_what, members, loanId) => {
    const call = () => around(members, { loanId });
    expect(call).toThrow(Refused);
    expect(call).toThrow('not_found');
    try {
      call();
    } catch (error) {
      expect((error as Refused).options.detail).toBe(
        `There is nothing with the identifier ${loanId}.`,
      );
    }
  });

  it('recognizes objects that a call created', () => {
    const { session } = openSession();
    const loan = addLoan(session, {});
    expect(around({ parameters: [LOAN] }, { loanId: loan.key }, session).belongsToCreated).toBe(
      true,
    );
    const members = { target: CASE, parameters: [LOAN] };
    const { target } = objectsOnPath(session, input(members, { loanId: loan.key }));
    expect(target?.value.state).toBe('open');
  });

  it('puts examples into a state that allows the call', () => {
    const { session } = openSession();
    const call = { id: 'resumeLoan', target: OBJECT, parameters: [LOAN] };
    expect(objectsOnPath(session, input(call, { loanId: LOAN_ID })).target?.value.status).toBe(
      'paused',
    );
    const approve = { id: 'approve', target: CASE, parameters: [LOAN] };
    const path = { loanId: PAUSED_ID };
    const { target } = objectsOnPath(
      session,
      input(approve, path, { [idPattern('ln')]: PAUSED_ID }),
    );
    expect(target?.value).toMatchObject({ state: 'open', loanId: PAUSED_ID });
  });
});

describe('documentsOf', () => {
  const reading = operation({ id: 'readCase', method: 'GET', target: CASE });
  const contract = {
    ...CONTRACT,
    operations: [
      operation({ id: 'replaceCase', method: 'PUT', target: { ...CASE, template: '/wrong' } }),
      operation({ id: 'readLoan', method: 'GET', target: OBJECT }),
      reading,
    ],
  };
  const path = { loanId: LOAN_ID };
  const at = `/loans/${LOAN_ID}/case`;
  const found = (type: string | undefined, belongsToCreated: boolean, known = false) => {
    const { session } = openSession(contract);
    if (known) session.add({ type: 'Case', key: at, value: { known }, seed: false });
    const refusals = [{ error: 'case_open', ...(type === undefined ? {} : { of: type }) }];
    return documentsOf(
      session,
      input({ refusals }, path, { [idPattern('ln')]: 'me' }),
      belongsToCreated,
    );
  };

  it('finds existing documents, and creates those of created objects', () => {
    expect(found('Case', false, true).map(({ value }) => value)).toEqual([{ known: true }]);
    expect(found('Case', true).map(({ key, value }) => [key, value.state, value.loanId])).toEqual([
      [at, 'open', 'me'],
    ]);
    expect(found('Case', false)).toEqual([]);
  });

  it('ignores types that are not documents', () => {
    expect(found('Loan', true)).toEqual([]);
    expect(found('Limits', true)).toEqual([]);
    expect(found(undefined, true)).toEqual([]);
  });

  it('finds a document even without the value in its path', () => {
    const { session } = openSession(contract);
    const none = input({ refusals: [{ error: 'case_open', of: 'Case' }] }, {});
    expect(documentsOf(session, none, true).map(({ key }) => key)).toEqual(['/loans//case']);
  });
});

describe('objectsReferredBy', () => {
  it('returns existing objects of other types', () => {
    const { session } = openSession();
    const id = idOf('cas', 8);
    const one = session.add({ type: 'Case', key: id, value: { id }, seed: false });
    const loan = addLoan(session, {
      caseId: one.key,
      renewedId: addLoan(session, {}, idOf('ln', 8)).key,
      exampleId: LOAN_ID,
      label: 'x',
      list: [one.key],
      count: 1,
    });
    expect(objectsReferredBy(session, loan)).toEqual([one]);
    expect(objectsReferredBy(session, one)).toEqual([]);
    expect(objectsReferredBy(session, undefined)).toEqual([]);
  });
});
