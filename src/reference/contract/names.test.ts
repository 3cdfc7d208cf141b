import { expect, it } from 'vitest';
import { namesOf } from './names';
import { wholeContract } from './testing/whole';

it('finds all names in a contract, and is cached', () => {
  const contract = wholeContract();
  const names = namesOf(contract);
  const all = [...contract.operations, ...contract.partnerOperations];
  expect(all.map(({ id }) => names.operations.get(id))).toEqual(all);
  expect(contract.events.map(({ type }) => names.events.get(type))).toEqual(contract.events);
  expect(contract.errors.map(({ code }) => names.errors.get(code))).toEqual(contract.errors);
  expect([...names.byTopic.values()].flat()).toHaveLength(contract.operations.length);
  expect([all, contract.events, contract.errors].every(({ length }) => length > 0)).toBe(true);
  expect(namesOf(contract)).toBe(names);
});

it('finds the first of two errors with the same code', () => {
  const contract = wholeContract();
  const [first] = contract.errors;
  if (!first) throw new Error('an error expected');
  const doubled = { ...contract, errors: [first, { ...first, title: 'Another' }] };
  expect(namesOf(doubled).errors.get(first.code)).toBe(first);
  expect(namesOf(doubled).errors.size).toBe(1);
});
