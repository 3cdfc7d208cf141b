import { describe, expect, it } from 'vitest';
import { checkChanges } from './authority';
import type { MockContract } from './contract';
import { addLoan, CONTRACT, openSession } from './testing/loans';

const withLoan = (schema: object, resource: object = {}): MockContract => {
  const { Loan } = CONTRACT.resources;
  if (!Loan) throw new Error('There is no Loan.');
  return {
    ...CONTRACT,
    schemas: { ...CONTRACT.schemas, Loan: { type: 'object', ...schema } },
    resources: { Loan: { ...Loan, ...resource } },
  };
};

describe('the check against the contract rejects an object', () => {
  it('that does not fit its schema', () => {
    const { session } = openSession(withLoan({ properties: { label: { type: 'string' } } }));
    const loan = addLoan(session, { status: 'active', label: 7 }, 'a');
    expect(() => {
      checkChanges(session);
    }).toThrow('Loan a is not as the contract says. its schema: /label: Expected a string.');
    // Reports a problem once, until the object changes again.
    checkChanges(session);
    loan.value = { ...loan.value, label: 8 };
    expect(() => {
      checkChanges(session);
    }).toThrow('/label');
  });

  it('with a property whose condition does not hold', () => {
    const { session } = openSession();
    addLoan(session, { status: 'active', pause: { by: 'reader' } });
    expect(() => {
      checkChanges(session);
    }).toThrow('`x-present-when`: /pause is unexpected');
  });

  it('with sums that differ from those of the contract', () => {
    const sums = [{ at: '/total', of: ['/price', '/fine'] }];
    const { session } = openSession(withLoan({}, { sums, conditional: {} }));
    const eur = (amount: string) => ({ amount, currency: 'EUR' });
    const prices = { price: eur('1.00'), fine: eur('0.50') };
    addLoan(session, { status: 'active', ...prices, total: eur('1.50') }, 'a');
    checkChanges(session);
    addLoan(session, { status: 'active', ...prices, total: eur('1.00') }, 'b');
    expect(() => {
      checkChanges(session);
    }).toThrow('Loan b is not as the contract says. `fees.yaml`');
  });

  it('whose fees leave nothing of an amount', () => {
    const sums = [{ at: '/rest', of: ['/price', '-/fine'] }];
    const { session } = openSession(withLoan({}, { sums, conditional: {} }));
    const eur = (amount: string) => ({ amount, currency: 'EUR' });
    const loan = (fine: string) => ({ status: 'active', price: eur('1.00'), fine: eur(fine) });
    addLoan(session, { ...loan('0.99'), rest: eur('0.01') }, 'a');
    checkChanges(session);
    addLoan(session, { ...loan('1.20'), rest: eur('0.00') }, 'b');
    expect(() => {
      checkChanges(session);
    }).toThrow('`fees.yaml`: its fees use up the amount');
  });
});
