import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculate,
  chargesOf,
  type Calculation,
  type Charge,
  type CalculatorInput,
} from './calculate';
import { compare, add, decimal, subtract } from './decimal';
import { entryHash, firstEntry, openingEntry, readEntry } from './share';
import { amountFor, anyFee, fixed, passThrough, percent } from './testing/fees';

const network = { ...passThrough, alongWith: 'sample' };
const [charge] = chargesOf([network, percent(30, { min: '0.10' })]) as [Charge];

const result = (charge: Charge, typed: CalculatorInput): Calculation => {
  const worked = calculate(charge, typed);
  if ('faults' in worked) throw new Error(JSON.stringify(worked.faults));
  return worked.calculation;
};

describe('chargesOf', () => {
  it('combines fees that are charged together into one charge', () => {
    expect(charge).toMatchObject({ fee: { id: 'sample' }, along: [{ id: 'network' }] });
    expect(chargesOf([percent(1), fixed('1.00')])).toHaveLength(2);
  });
});

describe('calculate', () => {
  it('adds the known fees and says that one is missing', () => {
    expect(result(charge, { amount: '125', costs: {} })).toMatchObject({
      amount: '125.00',
      total: '0.38',
      isOpen: true,
      gross: '125.38',
      net: '124.62',
    });
  });

  it('adds the passed-through cost that was entered', () => {
    const typed = { amount: '125', costs: { network: '1.2' } };
    expect(result(charge, typed)).toMatchObject({ total: '1.58', isOpen: false, net: '123.42' });
  });

  it('has no net amount when the fees exceed the amount', () => {
    expect(result(charge, { amount: '0.05', costs: {} })).toMatchObject({
      total: '0.10',
      net: undefined,
    });
  });

  it('reports what is wrong with every text', () => {
    expect(calculate(charge, { amount: 'x', costs: { network: '1,5' } })).toEqual({
      faults: {
        amount: 'Write digits and at most one full stop, as in 125.50.',
        costs: { network: 'Write no comma: decimals follow a full stop, as in 125.50.' },
      },
    });
  });

  it('keeps amount, fees and totals in balance', () => {
    const anyCase = anyFee.chain((fee) => fc.tuple(fc.constant(fee), amountFor(fee)));
    fc.assert(
      fc.property(anyCase, ([fee, amount]) => {
        const { gross, net, total, fees } = result({ fee, along: [] }, { amount, costs: {} });
        expect(total).toBe(fees[0]?.charged);
        expect(compare(subtract(decimal(gross), decimal(total)), decimal(amount))).toBe(0);
        if (net === undefined) expect(compare(decimal(total), decimal(amount))).toBe(1);
        else expect(compare(add(decimal(net), decimal(total)), decimal(amount))).toBe(0);
      }),
    );
  });
});

describe('the fragment of a calculation', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (amount, cost) => {
        const entered = { fee: 'sample', amount, costs: { network: cost } };
        const costs = cost.trim() === '' ? {} : entered.costs;
        expect(readEntry([charge], entryHash(entered))).toEqual({ ...entered, costs });
      }),
    );
  });

  it('accepts only fees of the schedule, and limits the length of texts', () => {
    expect(readEntry([charge], '#fee=other&amount=1')).toBeUndefined();
    expect(readEntry([charge], '#fee-sample')).toBeUndefined();
    const long = readEntry([charge], `#fee=sample&amount=${'9'.repeat(500)}&cost.sample=1`);
    expect(long).toEqual({ fee: 'sample', amount: '9'.repeat(60), costs: {} });
  });

  it('starts with an amount from a worked example of the schedule', () => {
    const examples = [
      { amount: '0.00', fee: '0.00' },
      { amount: '25.50', fee: '0.26' },
    ];
    const entry = firstEntry({ fee: percent(100, { examples }), along: [] });
    expect(entry).toEqual({ fee: 'sample', amount: '25.50', costs: {} });
    expect(readEntry([charge], '#fee=sample')?.amount).toBe('100');
  });

  it('opens with a charge that depends on the amount, if there is one', () => {
    const [flat, rated] = [fixed('6.00'), percent(100, { id: 'rated' })].map((fee) => ({
      fee,
      along: [],
    }));
    expect(openingEntry(flat && rated ? [flat, rated] : [])?.fee).toBe('rated');
    expect(openingEntry(flat ? [flat] : [])?.fee).toBe('sample');
    expect(openingEntry([])).toBeUndefined();
  });
});
