import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../contract/model';
import type { MockContract } from './contract';
import { objectsOf, documentAt, expandSample, lookUp } from './store';
import {
  addLoan,
  LOAN_ID,
  CONTRACT,
  day,
  PAUSED_ID,
  idOf,
  idPattern,
  openSession,
  operation,
  START,
} from './testing/loans';

const example = CONTRACT.resources.Loan?.example ?? {};

describe('an example', () => {
  const { session } = openSession();

  it('is a patch on the example of its schema, or itself', () => {
    expect(
      expandSample(session, { type: 'Loan', patch: { label: null, status: 'paused' } }),
    ).toEqual({
      ...Object.fromEntries(Object.entries(example).filter(([name]) => name !== 'label')),
      status: 'paused',
    });
    expect(expandSample(session, { patch: [1] })).toEqual([1]);
    expect(expandSample(session, { type: 'Nothing', patch: { a: 1 } })).toEqual({ a: 1 });
  });
});

describe('lookUp', () => {
  it('creates an object from an example on first use, with current times', () => {
    const { session } = openSession();
    const loan = lookUp(session, 'Loan', LOAN_ID);
    expect(loan).toMatchObject({
      type: 'Loan',
      key: LOAN_ID,
      seed: true,
      serial: 1,
      value: { ...example, createdAt: day(0), updatedAt: day(0) },
    });
    expect(lookUp(session, 'Loan', LOAN_ID)).toBe(loan);
    expect(session.objects.lastSerial).toBe(1);
  });

  it('finds an object that a call created', () => {
    const { session } = openSession();
    const loan = addLoan(session, {});
    expect(lookUp(session, 'Loan', loan.key)).toBe(loan);
  });

  it.each([
    ['Loan', idOf('ln', 404)],
    ['Nothing', LOAN_ID],
  ])('finds no %s %s', (of, id) => {
    const { session } = openSession();
    expect(lookUp(session, of, id)).toBeUndefined();
    expect(session.objects.lastSerial).toBe(0);
  });

  it.each<[string, string, string, string]>([
    ['the first state that allows the call', LOAN_ID, 'resumeLoan', 'paused'],
    ['its own state if that allows the call', LOAN_ID, 'pauseLoan', 'active'],
    ['its own state if the call never moves it', PAUSED_ID, 'readLoan', 'paused'],
    ['the state in which the move starts', PAUSED_ID, 'fetchBook', 'reserved'],
  ])('puts an example into %s', (_what, id, call, status) => {
    const { session } = openSession();
    expect(lookUp(session, 'Loan', id, operation({ id: call }))?.value.status).toBe(status);
  });

  it('plans the next move of an example', () => {
    const resource = CONTRACT.resources.Loan;
    if (!resource) throw new Error('There is no Loan.');
    const seeds = { [LOAN_ID]: { status: 'closing' } };
    const contract = { ...CONTRACT, resources: { Loan: { ...resource, seeds } } };
    const loan = lookUp(openSession(contract).session, 'Loan', LOAN_ID);
    expect(loan?.nextMove).toEqual({
      at: START + 86_400_000,
      move: { to: 'closed', after: 'P1D' },
    });
  });
});

describe('documentAt', () => {
  const PATH = '/loans/1/case';
  const pathIds = new Map([[idPattern('ln'), idOf('ln', 5)]]);
  const open = (
    belongsToCreated: boolean,
    type = 'Case',
    contract: MockContract = CONTRACT,
    call?: string,
  ) => {
    const { session } = openSession(contract);
    const options = {
      pathIds,
      belongsToCreated,
      ...(call === undefined ? {} : { operation: operation({ id: call }) }),
    };
    const made = documentAt(session, type, PATH, options);
    return { session, made, again: documentAt(session, type, PATH, options) };
  };

  it('creates the document from its example, with the identifiers of the request', () => {
    const { made, again } = open(false);
    expect(made).toMatchObject({ type: 'Case', key: PATH, seed: true });
    expect(made?.value).toEqual({
      id: idOf('cas', 1),
      loanId: idOf('ln', 5),
      state: 'approved',
      createdAt: day(0),
      approvedAt: day(0),
      note: 'done',
      reviewer: 'team',
    });
    expect(again).toBe(made);
  });

  it('puts the example into a state that allows the call', () => {
    expect(open(false, 'Case', CONTRACT, 'approve').made?.value.state).toBe('open');
    expect(open(false, 'Case', CONTRACT, 'other').made?.value.state).toBe('approved');
  });

  it('gives the document of a created object a new id and its initial state', () => {
    const { made } = open(true);
    const { id, ...value } = made?.value ?? {};
    expect(id).toMatch(/^cas_/);
    expect(id).not.toBe(idOf('cas', 1));
    expect(made?.seed).toBe(false);
    expect(value).toEqual({
      loanId: idOf('ln', 5),
      createdAt: day(0),
      reviewer: 'team',
      state: 'open',
    });
  });

  it('keeps the properties of the initial state', () => {
    const resource = CONTRACT.resources.Case;
    const lifecycle = resource?.lifecycle;
    if (!lifecycle) throw new Error('There is no Case.');
    const withInitial = (initial: readonly string[]): MockContract => ({
      ...CONTRACT,
      resources: { Case: { ...resource, lifecycle: { ...lifecycle, initial } } },
    });
    for (const initial of [['approved'], []]) {
      expect(open(true, 'Case', withInitial(initial)).made?.value).toMatchObject({
        state: 'approved',
        approvedAt: day(0),
        note: 'done',
      });
    }
  });

  it.each([true, false])(
    'creates a document without id and state if the contract has none, new: %s',
    (belongsToCreated) => {
      const { made } = open(belongsToCreated, 'Limits');
      expect(made?.value).toEqual({ loanId: idOf('ln', 5), daily: '5.00', monthly: '50.00' });
    },
  );

  it('creates nothing for an unknown type', () => {
    const { made, session } = open(true, 'Nothing');
    expect(made).toBeUndefined();
    expect(session.objects.lastSerial).toBe(0);
  });

  it('uses the plain example if there are no seeds', () => {
    const contract: MockContract = {
      ...CONTRACT,
      resources: { Limits: { example: { daily: '1.00' }, conditional: {}, seeds: {} } },
    };
    expect(open(false, 'Limits', contract).made?.value).toEqual({ daily: '1.00' });
  });
});

describe('objectsOf', () => {
  const ids = (value: readonly { readonly value: JsonObject }[]) =>
    value.map((one) => one.value.id);

  it('returns the examples and the created objects, newest first', () => {
    const { session } = openSession();
    addLoan(session, { createdAt: day(-1) }, 'old');
    addLoan(session, { createdAt: day(1) }, 'new');
    addLoan(session, { createdAt: day(1) }, 'newer');
    addLoan(session, {}, 'undated');
    session.add({ type: 'Case', key: 'c', value: { id: 'c' }, seed: false });
    expect(ids(objectsOf(session, 'Loan'))).toEqual([
      'newer',
      'new',
      LOAN_ID,
      PAUSED_ID,
      'old',
      'undated',
    ]);
  });

  it('returns nothing for an unknown type', () => {
    expect(objectsOf(openSession().session, 'Nothing')).toEqual([]);
  });
});
