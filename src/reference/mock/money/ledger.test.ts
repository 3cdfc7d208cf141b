import { describe, expect, it } from 'vitest';
import { Overdraft } from './holds';
import { Ledger } from './ledger';

const OUTSIDE = 'outside:sepa';
const COIN = 'eip155:1/slip44:60';
const eur = (amount: string) => ({ amount, currency: 'EUR' });
const topUp = { type: 'deposit', relatedId: 'dep_1' };

/** Opens a ledger in which `ada` has 100 euros. */
function open() {
  const clock = { ms: 0 };
  let ids = 0;
  const ledger = new Ledger(
    (unit) => (unit === 'EUR' ? 2 : 4),
    () => clock.ms,
    () => `txn_${String((ids += 1))}`,
  );
  ledger.move(OUTSIDE, 'ada', eur('100.00'), topUp);
  const parts = (owner: string, unit = 'EUR') => {
    const { available, reserved, pending } = ledger.balance(owner, unit);
    return [available.amount, reserved.amount, pending.amount];
  };
  return { ledger, clock, parts };
}

describe('a ledger', () => {
  it('moves money, and adds up to zero', () => {
    const { ledger, parts } = open();
    ledger.move('ada', 'bob', eur('40'), { type: 'transfer', relatedId: 'trf_1' });
    expect([parts('ada'), parts('bob')]).toEqual([
      ['60.00', '0.00', '0.00'],
      ['40.00', '0.00', '0.00'],
    ]);
    expect(ledger.total('EUR').digits).toBe(0n);
  });

  it('lists the bookings of both owners, but none of a counterparty', () => {
    const { ledger, clock } = open();
    clock.ms = 7;
    ledger.move('ada', 'bob', eur('40'), { type: 'transfer', relatedId: 'trf_1' });
    const booking = { at: 7, type: 'transfer', relatedId: 'trf_1', amount: eur('40.00') };
    const added = ledger.bookings('ada').at(-1);
    expect(added).toMatchObject({ ...booking, direction: 'debit', balanceAfter: eur('60.00') });
    expect(ledger.bookings('bob')).toMatchObject([
      { ...booking, direction: 'credit', balanceAfter: eur('40.00') },
    ]);
    expect(ledger.bookings('bob')[0]?.id).not.toBe(added?.id);
    expect([ledger.bookings(OUTSIDE), ledger.bookings('nobody')]).toEqual([[], []]);
  });

  it('refuses a booking without enough money, and books no part of it', () => {
    const { ledger, parts } = open();
    const cause = { type: 'transfer', relatedId: 'trf_1' };
    const transfer = (overdraft?: string) => () => {
      ledger.move('ada', 'bob', eur('100.01'), { ...cause, ...(overdraft ? { overdraft } : {}) });
    };
    expect(transfer()).toThrow(new Overdraft('ada has less than 100.01 EUR available.'));
    expect([parts('ada')[0], parts('bob')[0], ledger.bookings('ada').length]).toEqual([
      '100.00',
      '0.00',
      1,
    ]);
    transfer('A merchant may collect more.')();
    expect(parts('ada')[0]).toBe('-0.01');
    // A credit is accepted even if it does not cover the overdraft.
    ledger.move(OUTSIDE, 'ada', eur('0.00'), topUp);
    ledger.move('bob', 'ada', eur('0.005'), topUp);
    expect([ledger.covers('bob', eur('100.00')), ledger.covers('bob', eur('100.01'))]).toEqual([
      true,
      false,
    ]);
  });

  it('books the history of an example without checking the balance', () => {
    const { ledger, parts } = open();
    const cause = { type: 'card', relatedId: 'pay_1', overdraft: 'A merchant may collect more.' };
    ledger.move('ada', OUTSIDE, eur('130.00'), cause);
    const pay = () => {
      ledger.move(OUTSIDE, 'ada', eur('20.00'), topUp);
      ledger.hold('ada', eur('20.00'), 'trf_1');
    };
    expect(pay).toThrow('ada has less than 20.00 EUR available.');
    ledger.bookExample(pay);
    expect(parts('ada')).toEqual(['-10.00', '20.00', '0.00']);
    expect(() => {
      ledger.bookExample(() => {
        throw new Error('no');
      });
    }).toThrow('no');
    expect(pay).toThrow('ada has less than 20.00 EUR available.');
  });

  it('pays what is reserved under one name for another object', () => {
    const { ledger, parts } = open();
    ledger.hold('ada', eur('2.00'), 'trf_1 fee');
    ledger.capture('trf_1 fee', OUTSIDE, 'fee', undefined, 'trf_1');
    expect(ledger.bookings('ada').at(-1)).toMatchObject({ type: 'fee', relatedId: 'trf_1' });
    expect(parts('ada')).toEqual(['98.00', '0.00', '0.00']);
  });

  it('takes neither a reserved nor an announced amount below zero, whatever the cause', () => {
    const { ledger, parts } = open();
    expect(() => {
      ledger.withdrawAnnouncement('ada', eur('1.00'), 'dep_1');
    }).toThrow('ada has less than 1.00 EUR pending.');
    expect(() => {
      ledger.capture('trf_1', OUTSIDE, 'fee', eur('1.00'));
    }).not.toThrow();
    expect(parts('ada')).toEqual(['100.00', '0.00', '0.00']);
  });

  it('refuses negative amounts, and does not book zero', () => {
    const { ledger } = open();
    expect(() => {
      ledger.move(OUTSIDE, 'ada', eur('-1.00'), topUp);
    }).toThrow('A negative amount was booked: -1.00.');
    ledger.move(OUTSIDE, 'ada', eur('0.00'), topUp);
    expect(ledger.bookings('ada')).toHaveLength(1);
  });

  it('keeps units apart, each with its own decimals', () => {
    const { ledger, parts } = open();
    ledger.move(OUTSIDE, 'ada', { amount: '0.5', asset: COIN }, topUp);
    expect(ledger.units('ada')).toEqual(['EUR', COIN]);
    expect([parts('ada')[0], parts('ada', COIN)[0]]).toEqual(['100.00', '0.5000']);
    expect(ledger.balance('ada', COIN).available).toEqual({ amount: '0.5000', asset: COIN });
    expect(ledger.units('nobody')).toEqual([]);
  });
});

describe('a hold', () => {
  it('reserves money for an object without a booking, and adds up with others', () => {
    const { ledger, parts } = open();
    ledger.hold('ada', eur('30.00'), 'pay_1');
    ledger.hold('ada', eur('5.00'), 'pay_1');
    ledger.hold('ada', eur('1.00'), 'pay_2');
    expect(parts('ada')).toEqual(['64.00', '36.00', '0.00']);
    expect(ledger.held('pay_1')).toEqual([eur('35.00')]);
    expect(ledger.bookings('ada')).toHaveLength(1);
    expect(() => {
      ledger.hold('ada', eur('64.01'), 'pay_3');
    }).toThrow(Overdraft);
  });

  it('is released in part or whole', () => {
    const { ledger, parts } = open();
    ledger.hold('ada', eur('30.00'), 'pay_1');
    ledger.release('pay_1', eur('10.00'));
    expect([parts('ada'), ledger.held('pay_1')]).toEqual([
      ['80.00', '20.00', '0.00'],
      [eur('20.00')],
    ]);
    ledger.release('pay_1');
    ledger.release('pay_1');
    expect([parts('ada'), ledger.held('pay_1')]).toEqual([['100.00', '0.00', '0.00'], []]);
  });

  it('is captured in part or whole, each with a booking', () => {
    const { ledger, parts } = open();
    ledger.hold('ada', eur('30.00'), 'pay_1');
    ledger.capture('pay_1', 'outside:card', 'payment', eur('10.00'));
    ledger.capture('pay_1', 'bob', 'payment');
    expect([parts('ada'), parts('bob')[0]]).toEqual([['70.00', '0.00', '0.00'], '20.00']);
    expect(ledger.bookings('ada').slice(1)).toMatchObject([
      { type: 'payment', relatedId: 'pay_1', amount: eur('10.00'), balanceAfter: eur('90.00') },
      { type: 'payment', relatedId: 'pay_1', amount: eur('20.00'), balanceAfter: eur('70.00') },
    ]);
    expect(ledger.total('EUR').digits).toBe(0n);
  });

  it('cannot release or capture more than it has', () => {
    const { ledger, parts } = open();
    ledger.hold('ada', eur('30.00'), 'pay_1');
    ledger.hold('ada', eur('30.00'), 'pay_2');
    expect(() => {
      ledger.capture('pay_1', 'bob', 'payment', eur('31.00'));
    }).toThrow(new Overdraft('pay_1 holds less than 31.00 EUR.'));
    ledger.capture('pay_1', 'bob', 'payment', { amount: '1.0', asset: COIN });
    expect(ledger.held('pay_1')).toEqual([eur('30.00')]);
    expect(parts('ada')).toEqual(['40.00', '60.00', '0.00']);
  });
});

describe('an announcement', () => {
  it('shows pending money without a booking, until it is withdrawn', () => {
    const { ledger, parts } = open();
    ledger.announce('ada', eur('10.00'), 'dep_2');
    expect([parts('ada'), ledger.bookings('ada').length]).toEqual([['100.00', '0.00', '10.00'], 1]);
    expect(ledger.covers('ada', eur('100.01'))).toBe(false);
    ledger.withdrawAnnouncement('ada', eur('10.00'), 'dep_2');
    expect(parts('ada')).toEqual(['100.00', '0.00', '0.00']);
    expect(ledger.total('EUR').digits).toBe(0n);
  });
});
