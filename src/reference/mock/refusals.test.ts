import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../contract/model';
import type { MockOperation, Refusal } from './contract';
import { Refused } from './problems';
import { checkRefusals, checkUnique, namedObjects, unknownObjectError } from './refusals';
import type { Entity, Session } from './session';
import {
  addLoan,
  LOAN_ID,
  CONTRACT,
  day,
  PAUSED_ID,
  idOf,
  openSession,
  operation,
} from './testing/loans';

/** The code a call is refused with, or nothing. */
function codeOf(call: () => void): string | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

describe('checkRefusals', () => {
  const opened = openSession();
  const { session } = opened;
  const loan = addLoan(session, { status: 'active', ends: day(-1) });
  const limits = session.add({ type: 'Limits', key: '', value: { daily: '5' }, seed: false });
  const example = session.add({ type: 'Case', key: 'x', value: { state: 'open' }, seed: true });

  const refused = (
    members: Partial<MockOperation>,
    {
      target,
      related = [],
      lastSerialBefore = 0,
      body,
    }: {
      target?: Entity;
      related?: readonly Entity[];
      lastSerialBefore?: number;
      body?: JsonValue;
    },
  ) =>
    codeOf(() =>
      checkRefusals(session, operation(members), { target, related, lastSerialBefore }, body),
    );

  it.each<[string, Refusal, Parameters<typeof refused>[1], boolean]>([
    ['nothing is asked', { error: 'no' }, {}, true],
    [
      'its object matches',
      { error: 'no', object: { '/status': 'active' } },
      { target: loan },
      true,
    ],
    ['its object differs', { error: 'no', object: { '/status': 'x' } }, { target: loan }, false],
    ['there is no object', { error: 'no', object: { '/status': { present: false } } }, {}, false],
    [
      'another object matches',
      { error: 'no', of: 'Limits', object: { '/daily': '5' } },
      { target: loan, related: [limits] },
      true,
    ],
    [
      'that object is the target',
      { error: 'no', of: 'Loan', object: { '/status': 'active' } },
      { target: loan, related: [limits] },
      true,
    ],
    [
      'no such object is there',
      { error: 'no', of: 'Case', object: {} },
      { target: loan, related: [limits] },
      false,
    ],
    [
      'the target is another object',
      { error: 'no', object: { '/daily': '5' } },
      { target: loan, related: [limits] },
      false,
    ],
    [
      'its time has passed',
      { error: 'no', object: { '/ends': { past: true } } },
      { target: loan },
      true,
    ],
    ['the body matches', { error: 'no', body: { '/a': 1 } }, { body: { a: 1 } }, true],
    ['the body differs', { error: 'no', body: { '/a': 1 } }, { body: { a: 2 } }, false],
    ['there is no body', { error: 'no', body: { '/a': { present: false } } }, {}, true],
    [
      'the body matches and the object does not',
      { error: 'no', object: { '/status': 'x' }, body: { '/a': 1 } },
      { target: loan, body: { a: 1 } },
      false,
    ],
    [
      'an example is as the call needs it',
      { error: 'no', object: { '/state': 'open' } },
      { target: example, lastSerialBefore: 2 },
      false,
    ],
    [
      'an example was there before',
      { error: 'no', object: { '/state': 'open' } },
      { target: example, lastSerialBefore: 3 },
      true,
    ],
    [
      'a new object was made before',
      { error: 'no', object: { '/status': 'active' } },
      { target: loan, lastSerialBefore: 0 },
      true,
    ],
  ])('%s', (_what, refusal, subjects, isRefused) => {
    expect(refused({ refusals: [refusal] }, subjects)).toBe(isRefused ? 'no' : undefined);
  });

  it('takes the first refusal that holds', () => {
    const refusals = [{ error: 'a', body: { '/x': 1 } }, { error: 'b', body: {} }, { error: 'c' }];
    expect(refused({ refusals }, {})).toBe('b');
  });

  it('refuses because of a state: that of the target, then of others', () => {
    const errors = ['loan_active', 'case_open', 'limits_open'];
    expect(refused({ errors }, { target: loan })).toBe('loan_active');
    expect(refused({ errors }, { target: loan, related: [example] })).toBe('loan_active');
    expect(refused({ errors }, { target: limits, related: [example, loan] })).toBe('case_open');
    expect(refused({ errors }, { target: limits })).toBeUndefined();
    expect(refused({ errors, id: 'pauseLoan' }, { target: loan })).toBeUndefined();
    expect(refused({ errors: [] }, { target: loan })).toBeUndefined();
  });
});

describe('namedObjects', () => {
  const named = (body: JsonValue, id = 'call', session: Session = openSession().session) =>
    [...namedObjects(session, operation({ id }), body)].map(({ path, entity }) => [
      path.join('/'),
      entity?.type,
      entity?.value.status,
    ]);

  it.each<[string, JsonValue, (string | undefined)[][]]>([
    ['nothing', { label: 'x', readerId: idOf('rdr', 1) }, []],
    ['an example', { loan: { id: LOAN_ID } }, [['loan/id', 'Loan', 'active']]],
    [
      'two',
      [LOAN_ID, PAUSED_ID],
      [
        ['0', 'Loan', 'active'],
        ['1', 'Loan', 'paused'],
      ],
    ],
    ['what is not there', { loanId: idOf('ln', 404) }, [['loanId', undefined, undefined]]],
  ])('%s', (_what, body, found) => {
    expect(named(body)).toEqual(found);
  });

  it('are in the state in which the call works', () => {
    expect(named([LOAN_ID], 'resumeLoan')).toEqual([['0', 'Loan', 'paused']]);
  });

  it('are those that the call moves, when ids of two schemas look alike', () => {
    const make = () => {
      const { session } = openSession({
        ...CONTRACT,
        resources: {
          Shelf: { prefix: 'ln', example: {}, conditional: {}, seeds: {} },
          ...CONTRACT.resources,
        },
      });
      const key = idOf('ln', 9);
      session.add({ type: 'Shelf', key, value: { status: 'full' }, seed: false });
      addLoan(session, { status: 'active' }, key);
      return session;
    };
    const found = (id: string) => named([idOf('ln', 9)], id, make());
    expect(found('pauseLoan')).toEqual([['0', 'Loan', 'active']]);
    expect(found('readLoan')).toEqual([['0', 'Shelf', 'full']]);
  });
});

describe('unknownObjectError', () => {
  it.each<[readonly string[], readonly string[], string]>([
    [['loan_not_found'], ['loanId'], 'loan_not_found'],
    [['loan_unknown'], ['a', 'loanId'], 'loan_unknown'],
    [['reader_unknown', 'drop_box_not_found'], ['dropBoxId'], 'drop_box_not_found'],
    [['reader_unknown', 'loan_not_found'], ['shelfId'], 'reader_unknown'],
    [['loan_not_found', 'loan_closed'], ['shelfId'], 'validation_failed'],
    [['loan_unknowns', 'id_not_found'], ['loanIdNumber'], 'validation_failed'],
    [['_not_found'], [], '_not_found'],
    [[], ['loanId'], 'validation_failed'],
  ])('with %j at %j is %s', (errors, path, code) => {
    const pointer = path.map((one) => `/${one}`).join('');
    expect(unknownObjectError(operation({ errors }), path)).toMatchObject({
      code,
      options: {
        detail: `${pointer} names nothing.`,
        breaches: [{ path, code: 'unknown', detail: 'Nothing has this identifier.' }],
      },
    });
  });
});

describe('checkUnique', () => {
  const { session } = openSession();
  addLoan(session, { externalId: 'mine' });
  session.add({ type: 'Loan', key: 'e', value: { externalId: 'example' }, seed: true });
  session.add({ type: 'Case', key: 'c', value: { externalId: 'case' }, seed: false });
  const taken = (body: JsonValue | undefined, errors: readonly string[], of = 'Loan') =>
    codeOf(() =>
      checkUnique(session, operation({ errors, target: { kind: 'new', type: of } }), body),
    );

  it.each<[JsonValue | undefined, readonly string[], string | undefined]>([
    [{ externalId: 'mine' }, ['loan_closed', 'loan_exists'], 'loan_exists'],
    [{ externalId: 'mine' }, ['external_id_taken'], 'external_id_taken'],
    [{ externalId: 'mine' }, ['loan_exists_not', 'taken'], undefined],
    [{ externalId: 'other' }, ['loan_exists'], undefined],
    [{ externalId: 'example' }, ['loan_exists'], undefined],
    [{ externalId: 'case' }, ['loan_exists'], undefined],
    [{ label: 'mine' }, ['loan_exists'], undefined],
    [undefined, ['loan_exists'], undefined],
    [['mine'], ['loan_exists'], undefined],
  ])('%j with %j: %s', (body, errors, code) => {
    expect(taken(body, errors)).toBe(code);
  });

  it('is one name among objects of the same schema, not among those without one', () => {
    addLoan(session, {}, 'nameless');
    expect(taken({ externalId: 'case' }, ['loan_exists'], 'Case')).toBe('loan_exists');
    expect(taken({}, ['loan_exists'])).toBeUndefined();
  });
});
