import { describe, expect, it } from 'vitest';
import type { Meanwhile } from '../contract/model';
import type { MockContract } from './contract';
import { makeDueMoves, makeMove, planNextMove } from './lifecycle';
import { addLoan, CONTRACT, idOf, openSession, START } from './testing/loans';

const DAY = 86_400_000;
const CASE_ID = idOf('cas', 7);
const OPEN: Meanwhile = {
  of: 'Case',
  at: ['/coverId', '/caseId'],
  object: { '/state': 'open' },
  reason: 'case_open',
};

/** Opens a session in which a created loan names a case in a state. */
function withCase(state: string, entry: Meanwhile = OPEN) {
  const { Loan } = CONTRACT.resources;
  if (!Loan?.lifecycle) throw new Error('There is no Loan.');
  const lifecycle = { ...Loan.lifecycle, waiting: 'waits', meanwhile: { created: [entry] } };
  const resources = { ...CONTRACT.resources, Loan: { ...Loan, lifecycle } };
  const contract: MockContract = { ...CONTRACT, resources };
  const { session, clock } = openSession(contract);
  const added = { type: 'Case', key: CASE_ID, value: { id: CASE_ID, state }, seed: false };
  const dispute = session.add(added);
  const loan = addLoan(session, { status: 'created', caseId: CASE_ID });
  const other = addLoan(session, { status: 'created', note: CASE_ID }, idOf('ln', 8));
  for (const entity of [loan, other]) planNextMove(session, entity);
  const pass = () => {
    clock.ms += DAY;
    makeDueMoves(session);
    return [loan.value.status, loan.value.waits];
  };
  return { session, dispute, loan, other, pass };
}

describe('an object that another one stops', () => {
  it('waits and says why, until the other object lets it go', () => {
    const { session, dispute, loan, other, pass } = withCase('open');
    expect([pass(), other.value.status]).toEqual([['created', 'case_open'], 'active']);
    makeMove(session, dispute, { to: 'approved' });
    expect(loan.nextMove?.at).toBe(START + DAY + 10_000);
    expect(pass()).toEqual(['active', undefined]);
  });

  it('stops when the other object gets into the state, not before', () => {
    const { session, dispute, loan, pass } = withCase('approved');
    expect(loan.nextMove?.at).toBe(START + 10_000);
    makeMove(session, dispute, { to: 'open' });
    expect([loan.nextMove, pass()]).toEqual([undefined, ['created', 'case_open']]);
  });

  it('keeps the time of its next move when the other object moves elsewhere', () => {
    const { session, dispute, loan } = withCase('approved');
    const planned = loan.nextMove;
    makeMove(session, dispute, { to: 'approved' });
    expect(loan.nextMove).toBe(planned);
  });

  it('moves to a state at once, if the contract says so', () => {
    const { of, at, object } = OPEN;
    const { session, dispute, loan, pass } = withCase('approved', {
      of,
      at,
      object,
      to: 'refused',
    });
    makeMove(session, dispute, { to: 'open' });
    expect(loan.nextMove?.at).toBe(START);
    expect(pass()).toEqual(['refused', undefined]);
  });

  it('goes on when it names nothing that exists', () => {
    const { session, loan, pass } = withCase('open');
    loan.value = { ...loan.value, caseId: idOf('cas', 8) };
    planNextMove(session, loan);
    expect(pass()).toEqual(['active', undefined]);
  });
});
