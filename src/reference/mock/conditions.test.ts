import { expect, it } from 'vitest';
import { breaches, conditionalOnState, conform } from './conditions';
import { CONTRACT, START } from './testing/loans';

const { Loan } = CONTRACT.resources;
if (!Loan) throw new Error('There is no Loan.');

it('knows the properties that depend on the state of an object', () => {
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

it('judges and mends the objects of a resource', () => {
  const value = { status: 'paused', closing: {} };
  expect(breaches(Loan, value, START)).toEqual([
    { pointer: '/pause', fault: 'missing' },
    { pointer: '/closing', fault: 'unexpected' },
  ]);
  const { example } = Loan.conditional['/pause'] ?? {};
  expect(conform(Loan, value, START)).toEqual({ status: 'paused', pause: example });
});
