import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../contract/model';
import type { MockOperation, Refusal } from './contract';
import { Refused } from './problems';
import { checkRefusals, namedObjects, unknownObjectError } from './refusals';
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

/** Returns the code that a call is refused with; undefined if it is not. */
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
    ['there are no conditions', { error: 'no' }, {}, true],
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
      'there is no such object',
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
      'a created object matches',
      { error: 'no', object: { '/status': 'active' } },
      { target: loan, lastSerialBefore: 0 },
      true,
    ],
  ])('%s', (_what, refusal, subjects, isRefused) => {
    expect(refused({ refusals: [refusal] }, subjects)).toBe(isRefused ? 'no' : undefined);
  });

  it('has the detail of its entry', () => {
    const given = { target: loan, related: [], lastSerialBefore: 0 };
    const check = (refusal: Refusal) =>
      checkRefusals(session, operation({ refusals: [refusal] }), given);
    const object = { '/status': 'active' };
    expect(() => check({ error: 'no', object, detail: 'It is lent.' })).toThrow(
      expect.objectContaining({ code: 'no', options: { detail: 'It is lent.' } }),
    );
    expect(() => check({ error: 'no', object })).toThrow(expect.objectContaining({ options: {} }));
  });

  it('uses the first refusal that applies', () => {
    const refusals = [{ error: 'a', body: { '/x': 1 } }, { error: 'b', body: {} }, { error: 'c' }];
    expect(refused({ refusals }, {})).toBe('b');
  });

  it('checks every object of the schema', () => {
    const refusals = [{ error: 'no', of: 'Loan', object: { '/status': 'paused' } }];
    const paused = addLoan(session, { status: 'paused' }, 'paused');
    expect(refused({ refusals }, { target: loan })).toBeUndefined();
    expect(refused({ refusals }, { target: loan, related: [limits, paused] })).toBe('no');
  });

  it('skips an example that was just put into a state that the call moves', () => {
    const refusals = [{ error: 'no', object: { '/state': 'open' } }];
    const subjects = { target: example, lastSerialBefore: 2 };
    expect(refused({ refusals, id: 'approve' }, subjects)).toBeUndefined();
    expect(refused({ refusals, id: 'approve' }, { ...subjects, lastSerialBefore: 3 })).toBe('no');
    expect(refused({ refusals, id: 'readCase' }, subjects)).toBe('no');
  });

  describe('taken', () => {
    const { session: opened } = openSession();
    addLoan(opened, { externalId: 'mine', label: 'a' });
    addLoan(opened, {}, 'nameless');
    opened.add({ type: 'Loan', key: 'e', value: { externalId: 'example' }, seed: true });
    opened.add({ type: 'Case', key: 'c', value: { externalId: 'case' }, seed: false });

    it.each<[JsonValue | undefined, Partial<Refusal>, boolean]>([
      [{ externalId: 'mine' }, {}, true],
      [{ externalId: 'other' }, {}, false],
      [{ externalId: 'example' }, {}, false],
      [{ externalId: 'case' }, {}, false],
      [{ label: 'mine' }, {}, false],
      [undefined, {}, false],
      [['mine'], {}, false],
      [{ externalId: 'mine', label: 'a' }, { taken: ['/externalId', '/label'] }, true],
      [{ externalId: 'mine', label: 'b' }, { taken: ['/externalId', '/label'] }, false],
      [{ externalId: 'mine' }, { body: { '/label': 'b' } }, false],
    ])('%j, %j: %s', (body, more, isRefused) => {
      const refusals = [{ error: 'taken', taken: ['/externalId'], ...more }];
      const call = operation({ refusals, target: { kind: 'new', type: 'Loan' } });
      const objects = { target: undefined, related: [], lastSerialBefore: 0 };
      const code = codeOf(() => {
        checkRefusals(opened, call, objects, body);
      });
      expect(code).toBe(isRefused ? 'taken' : undefined);
    });
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
    ['an unknown id', { loanId: idOf('ln', 404) }, [['loanId', undefined, undefined]]],
  ])('%s', (_what, body, found) => {
    expect(named(body)).toEqual(found);
  });

  it('yields examples in a state that allows the call', () => {
    expect(named([LOAN_ID], 'resumeLoan')).toEqual([['0', 'Loan', 'paused']]);
  });

  it('prefers types that the call moves if ids of two types have the same pattern', () => {
    const make = () => {
      const { session } = openSession({
        ...CONTRACT,
        resources: {
          Shelf: { id: 'id', example: {}, conditional: {}, seeds: {} },
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
  it.each<[readonly string[], string]>([
    [['loanId'], 'loan_unknown'],
    [['a', 'loanId'], 'validation_failed'],
  ])('returns for %j: %s', (path, code) => {
    const refusals = [
      { error: 'other', body: {} },
      { error: 'loan_unknown', unknown: '/loanId' },
    ];
    expect(unknownObjectError(operation({ refusals }), path)).toMatchObject({
      code,
      options: {
        detail: `/${path.join('/')} names nothing.`,
        breaches: [{ path, code: 'unknown', detail: 'Nothing has this identifier.' }],
      },
    });
  });

  it('does not apply to the identifier of an existing object', () => {
    const refusals = [{ error: 'loan_unknown', unknown: '/loanId' }];
    const objects = { target: undefined, related: [], lastSerialBefore: 0 };
    expect(
      codeOf(() => {
        checkRefusals(openSession().session, operation({ refusals }), objects, { loanId: LOAN_ID });
      }),
    ).toBeUndefined();
  });
});
