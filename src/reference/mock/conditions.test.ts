import { expect, it } from 'vitest';
import { conditionalOnState } from './conditions';
import { CONTRACT } from './testing/loans';

const { Loan } = CONTRACT.resources;
if (!Loan) throw new Error('There is no Loan.');

it('returns the properties that depend on the state of an object', () => {
  const conditional = {
    ...Loan.conditional,
    '/price/rounded': { when: { '/status': 'paused' } },
    '/label': { when: { '/readerId': { present: true } } },
  };
  expect(conditionalOnState({ ...Loan, conditional }).map(([name]) => name)).toEqual([
    'pause',
    'failure',
    'closing',
  ]);
});
