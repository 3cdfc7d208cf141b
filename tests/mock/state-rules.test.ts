import { expect, it } from 'vitest';
import { stateRules } from '../../src/reference/mock/state-rules';
import { loadLibrary } from './support';

const { contract } = await loadLibrary();

it('lists the calls that a state refuses, and those that it allows', () => {
  const refused = [{ operation: 'returnBook', error: 'book_not_lent' }];
  const [lent, over] = [['returnBook'], []];
  expect(stateRules(contract, 'Loan')).toEqual([
    { state: 'requested', rules: refused, stopped: [], allowed: over },
    { state: 'open', rules: [], stopped: [], allowed: lent },
    { state: 'overdue', rules: [], stopped: [], allowed: lent },
    { state: 'returned', rules: refused, stopped: [], allowed: over },
    { state: 'refused', rules: refused, stopped: [], allowed: over },
  ]);
});

it('lists what a state stops, and nothing for an object without states', () => {
  const meanwhile = [
    { of: 'Loan', at: ['/id'], object: { '/status': 'returned' }, reason: 'over' },
  ];
  const loan = contract.schemas.get('Loan');
  const states = loan?.lifecycle?.states.map((state) => ({ ...state, meanwhile }));
  if (!loan?.lifecycle || !states) throw new Error('There is no Loan.');
  const stopping = { ...loan, lifecycle: { ...loan.lifecycle, states } };
  const schemas = new Map([...contract.schemas, ['Loan', stopping]]);
  const rules = stateRules({ ...contract, schemas }, 'Loan');
  expect(rules.find(({ state }) => state === 'returned')?.stopped).toHaveLength(states.length);
  expect(rules.find(({ state }) => state !== 'returned')?.stopped).toEqual([]);
  expect(stateRules(contract, 'Nothing')).toEqual([]);
});
