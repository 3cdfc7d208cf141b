import { expect, it } from 'vitest';
import { withOutcome } from './outcomes';
import { addLoan, openSession, operation } from './testing/loans';

const OUTCOMES = [
  { of: 'Loan', object: { '/status': 'blocked', '/label': 'x' }, state: 'refused' },
  { of: 'Loan', object: { '/status': 'blocked' }, state: 'closed', patch: { label: 'why' } },
  { of: 'Loan', object: { '/status': 'paused' }, body: { '/now': true }, state: 'closed' },
];

it.each([
  ['blocked', {}, { state: 'closed', patch: { label: 'why' } }],
  ['paused', { now: true }, { state: 'closed' }],
  ['paused', {}, undefined],
  ['active', {}, undefined],
])('the first case that holds decides: %s, %o', (status, body, expected) => {
  const { session } = openSession();
  const request = {
    ...{ operation: operation({ outcomes: OUTCOMES }), path: new Map(), pathIds: new Map() },
    ...{ body, query: new Map(), headers: new Headers(), triggers: [] },
  };
  const { triggers } = withOutcome(session, request, [addLoan(session, { status })]);
  expect(triggers).toEqual(expected ? [expect.objectContaining(expected)] : []);
});
