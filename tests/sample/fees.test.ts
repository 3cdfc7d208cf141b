import { expect, it } from 'vitest';
import { computeFee } from '../../src/reference/fees/compute';
import { loadSite } from '../mock/support';

it.each(await loadSite())('$set: every calculated example of a fee is correct', ({ contract }) => {
  const { fees } = contract;
  const examples = fees.flatMap((fee) => fee.examples.map((example) => ({ fee, example })));
  expect(examples.length).toBeGreaterThan(5);
  for (const { fee, example } of examples) {
    expect([fee.id, computeFee(fee, example.amount)?.fee]).toEqual([fee.id, example.fee]);
  }
  const open = fees.filter(
    ({ basis, examples: { length } }) => basis !== 'pass_through' && !length,
  );
  expect(open).toEqual([]);
});
