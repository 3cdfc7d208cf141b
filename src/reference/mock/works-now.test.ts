import { describe, expect, it } from 'vitest';
import type { MockOperation, Refusal } from './contract';
import { lookUp } from './store';
import { addLoan, CONTRACT, idOf, LOAN_ID, openSession, operation } from './testing/loans';
import { worksNow } from './works-now';

const LOAN = { in: 'path', name: 'loanId', required: true, schema: {} } as const;
const OBJECT = { kind: 'object', type: 'Loan', parameter: 'loanId' } as const;
const CASE = { kind: 'document', type: 'Case', template: '/loans/{loanId}/case' } as const;

const contract = {
  ...CONTRACT,
  operations: [operation({ id: 'readCase', method: 'GET', target: CASE, parameters: [LOAN] })],
};

/** Whether an operation works on a loan that a call has created. */
function works(members: Partial<MockOperation>, loan: object = {}, of: object = {}): boolean {
  const { session } = openSession(contract);
  const { key: id } = addLoan(session, { ...loan });
  if ('state' in of) {
    const value = { state: String(of.state) };
    session.add({ type: 'Case', key: `/loans/${id}/case`, value, seed: false });
  }
  const before = session.objects.lastSerial;
  const call = operation({ method: 'POST', target: OBJECT, parameters: [LOAN], ...members });
  const answer = worksNow(session, call, { type: 'Loan', id, parameter: 'loanId' });
  expect(session.objects.lastSerial).toBe(before);
  return answer;
}

const refusing = (...refusals: readonly Refusal[]) => ({ refusals });

describe('an operation on an object that a call created', () => {
  it('works if it has a move from the current state', () => {
    expect(works({ id: 'pauseLoan' }, { status: 'active' })).toBe(true);
    expect(works({ id: 'pauseLoan' }, { status: 'paused' })).toBe(false);
    expect(works({ id: 'pauseLoan', method: 'GET' }, { status: 'paused' })).toBe(true);
    expect(works({ id: 'readAloud' }, { status: 'paused' })).toBe(true);
  });

  it('does not work if the object causes a refusal', () => {
    const refusals = refusing({ error: 'no', object: { '/status': { not: 'active' } } });
    expect(works(refusals, { status: 'active' })).toBe(true);
    expect(works(refusals, { status: 'paused' })).toBe(false);
    const ofLoan = refusing({ error: 'no', of: 'Loan', object: { '/label': { present: true } } });
    const target = { kind: 'new', type: 'Case' } as const;
    expect(works({ ...ofLoan, target }, { label: 'mine' })).toBe(false);
  });

  it('may work if a refusal depends on more than the object', () => {
    const object = { '/status': 'active' };
    const more: readonly Refusal[] = [
      { error: 'no', object, body: { '/label': { present: false } } },
      { error: 'no', object, taken: ['/label'] },
      { error: 'no', unknown: '/label' },
      { error: 'no', malformed: ['/label'] },
      { error: 'no' },
    ];
    for (const refusal of more) expect(works(refusing(refusal), { status: 'active' })).toBe(true);
  });

  it('depends on its document, which starts in the initial state', () => {
    const approve = { id: 'approve', target: CASE };
    expect(works(approve)).toBe(true);
    expect(works(approve, {}, { state: 'approved' })).toBe(false);
    const target = { kind: 'new', type: 'Note' } as const;
    const refusals = refusing({ error: 'no', of: 'Case', object: { '/state': 'open' } });
    expect(works({ ...refusals, target })).toBe(false);
    expect(works({ ...refusals, target }, {}, { state: 'approved' })).toBe(true);
  });
});

describe('an operation on an object that does not exist yet', () => {
  const call = operation({ id: 'approve', method: 'POST', target: CASE, parameters: [LOAN] });
  const refusals = [{ error: 'no', object: { '/state': ['open', 'approved'] } }];

  it('may work on an example, which is created in a fitting state', () => {
    const { session } = openSession(contract);
    const loan = { type: 'Loan', id: LOAN_ID, parameter: 'loanId' };
    expect(worksNow(session, { ...call, refusals }, loan)).toBe(true);
    lookUp(session, 'Loan', LOAN_ID);
    expect(worksNow(session, { ...call, refusals }, loan)).toBe(true);
  });

  it('may work if the path of the document has other parameters', () => {
    const { session } = openSession(contract);
    const { key: id } = addLoan(session, {}, idOf('ln', 7));
    const loan = { type: 'Loan', id };
    expect(worksNow(session, { ...call, refusals }, loan)).toBe(true);
    const target = { ...CASE, template: '/readers/{readerId}/loans/{loanId}/case' };
    const deeper = { ...call, refusals, target };
    expect(worksNow(session, deeper, { ...loan, parameter: 'loanId' })).toBe(true);
  });
});
