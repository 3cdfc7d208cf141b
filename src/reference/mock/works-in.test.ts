import { expect, it } from 'vitest';
import type { Refusal } from './contract';
import { CONTRACT, operation } from './testing/loans';
import { statesFor } from './works-in';

const statesOf = (object: NonNullable<Refusal['object']>, others: Partial<Refusal> = {}) =>
  statesFor(
    CONTRACT,
    operation({ refusals: [{ error: 'no', of: 'Loan', object, ...others }] }),
    'Loan',
  );
const ALL = Object.keys(CONTRACT.resources.Loan?.lifecycle?.states ?? {});

it('leaves out the states in which a call is refused, whether listed or excluded', () => {
  expect(statesOf({ '/status': { not: 'active' } })).toEqual(['active']);
  expect(statesOf({ '/status': { not: ['active', 'paused'] } })).toEqual(['active', 'paused']);
  expect(statesOf({ '/status': 'active' })).toEqual(ALL.filter((state) => state !== 'active'));
});

it('keeps a state if the refusal depends on more than the state', () => {
  expect(statesOf({ '/status': 'active', '/label': 'x' })).toEqual(ALL);
  expect(statesOf({ '/label': { not: 'x' } })).toEqual(ALL);
  expect(statesOf({ '/status': 'active' }, { body: { '/label': 'x' } })).toEqual(ALL);
  expect(statesOf({ '/status': 'active' }, { taken: ['/label'] })).toEqual(ALL);
});
