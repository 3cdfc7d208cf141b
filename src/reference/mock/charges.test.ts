import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../contract/model';
import { withCharges } from './charges';
import type { Resource } from './contract';
import { FORMS } from './testing/forms';
import type { Charge, MockFee, Sum } from './contract/money';

const NOW = Date.parse('2026-11-02T09:30:00.000Z');
const eur = (amount: string): JsonObject => ({ amount, currency: 'EUR' });
const coins = (amount: string): JsonObject => ({ amount, asset: 'coin' });

const rule = (fee: object, from = '2026-01-01', to?: string): MockFee =>
  ({
    unit: { code: 'EUR', scale: 2 },
    rounding: 'half_even',
    from,
    ...(to === undefined ? {} : { to }),
    ...fee,
  }) as unknown as MockFee;

const FEES: Readonly<Record<string, MockFee>> = {
  fixed: rule({ basis: 'fixed', fixed: '0.50' }),
  percent: rule({ basis: 'percent', rateBps: 100 }),
  cost: rule({ basis: 'pass_through' }),
  'coin-cost': rule({ basis: 'pass_through', unit: { code: 'coin', scale: 6 } }),
  past: rule({ basis: 'fixed', fixed: '9.00' }, '2026-01-01', '2026-11-01'),
  today: rule({ basis: 'fixed', fixed: '1.00' }, '2026-11-02', '2026-11-02'),
  future: rule({ basis: 'fixed', fixed: '2.00' }, '2026-11-03'),
};

const charge = (fee: string, place = '/fees', more: Partial<Charge> = {}): Charge => ({
  fee,
  on: '/amount',
  in: place,
  ...more,
});

const written = (
  value: JsonObject,
  resource: Pick<Resource, 'charges' | 'sums'>,
  { body, now = NOW, fees = FEES }: { body?: JsonObject; now?: number; fees?: typeof FEES } = {},
): JsonObject => withCharges(value, resource, { fees, scales: {}, forms: FORMS }, { body, now });

const entry = (feeId: string, amount: JsonObject, type = 'provider') => ({ feeId, type, amount });

describe('a list of fees', () => {
  const value = { amount: eur('200.00'), fees: [] };

  it.each<[string, readonly Charge[], JsonObject[]]>([
    ['nothing is charged', [], []],
    ['a fixed fee', [charge('fixed')], [entry('fixed', eur('0.50'))]],
    ['a share', [charge('percent')], [entry('percent', eur('2.00'))]],
    [
      'two fees in the order of the contract',
      [charge('percent'), charge('fixed')],
      [entry('percent', eur('2.00')), entry('fixed', eur('0.50'))],
    ],
    ['a fee that the schedule does not have', [charge('unknown')], []],
    ['a fee on a missing amount', [charge('fixed', '/fees', { on: '/other' })], []],
    ['an unknown cost', [charge('cost')], []],
    [
      'a cost as it usually is',
      [charge('cost', '/fees', { cost: eur('0.35') })],
      [entry('cost', eur('0.35'), 'network')],
    ],
    ['a usual cost in another unit', [charge('cost', '/fees', { cost: coins('0.35') })], []],
    ['a fee in another unit', [charge('coin-cost', '/fees', { cost: coins('1') })], []],
    ['a fee that ended yesterday', [charge('past')], []],
    ['a fee of this day only', [charge('today')], [entry('today', eur('1.00'))]],
    ['a fee that begins tomorrow', [charge('future')], []],
  ])('%s', (_what, charges, fees) => {
    expect(written(value, { charges })).toEqual({ ...value, fees });
  });

  it('keeps a given cost, and entries that are not among the charges', () => {
    const given = [entry('other', eur('7.00')), entry('cost', eur('0.12'))];
    const charges = [charge('cost', '/fees', { cost: eur('0.35') }), charge('fixed')];
    expect(written({ amount: eur('10.00'), fees: given }, { charges }).fees).toEqual([
      entry('cost', eur('0.12'), 'network'),
      entry('fixed', eur('0.50')),
      entry('other', eur('7.00')),
    ]);
  });

  it('ignores a cost that is not an amount', () => {
    const fees = [{ feeId: 'cost', amount: { amount: 'much', currency: 'EUR' } }];
    const charges = [charge('cost', '/fees', { cost: eur('0.35') })];
    expect(written({ amount: eur('10.00'), fees }, { charges }).fees).toEqual([
      entry('cost', eur('0.35'), 'network'),
    ]);
  });

  it('is charged in the asset of the amount', () => {
    const charges = [charge('coin-cost', '/fees', { cost: coins('0.1') })];
    expect(written({ amount: coins('5'), fees: [] }, { charges }).fees).toEqual([
      entry('coin-cost', coins('0.1'), 'network'),
    ]);
  });

  it.each([
    ['2025-12-31T00:00:00.000Z', ['fixed', 'first']],
    ['2026-01-01T00:00:00.000Z', ['fixed', 'first']],
    ['2026-01-02T23:59:59.999Z', ['fixed']],
    ['2026-01-03T00:00:00.000Z', ['fixed', 'second']],
  ])('has at %s the fees of that day, or of the first day if that is later', (day, ids) => {
    const fees = {
      second: rule({ basis: 'fixed', fixed: '1.00' }, '2026-01-03'),
      first: rule({ basis: 'fixed', fixed: '1.00' }, '2026-01-01', '2026-01-01'),
      fixed: rule({ basis: 'fixed', fixed: '1.00' }, '2026-01-01'),
    };
    const charges = ['fixed', 'first', 'second'].map((fee) => charge(fee));
    const { fees: list } = written(value, { charges }, { fees, now: Date.parse(day) });
    expect((list as unknown as { feeId: string }[]).map(({ feeId }) => feeId)).toEqual(ids);
  });

  it('checks the conditions of a fee against the object and the request', () => {
    const charges = [
      charge('fixed', '/fees', { when: { '/speed': 'fast' } }),
      charge('percent', '/fees', { when: { '/kind': 'loan' } }),
    ];
    const loan = { ...value, kind: 'loan' };
    const ids = (one: JsonObject, body?: JsonObject) =>
      (written(one, { charges }, body ? { body } : {}).fees as { feeId: string }[]).map(
        ({ feeId }) => feeId,
      );
    expect(ids(loan)).toEqual(['percent']);
    expect(ids(loan, { speed: 'fast' })).toEqual(['fixed', 'percent']);
    expect(ids(loan, { speed: 'slow', kind: 'voucher' })).toEqual(['percent']);
    expect(ids(value, { kind: 'voucher' })).toEqual([]);
  });
});

describe('one fee', () => {
  const charges = [charge('percent', '/fee', { when: { '/kind': 'loan' } })];

  it.each<[string, JsonObject, JsonObject]>([
    ['is written', { amount: eur('30.00'), kind: 'loan', fee: eur('9.99') }, eur('0.30')],
    ['is zero when it does not apply', { amount: eur('30.00'), fee: eur('9.99') }, eur('0.00')],
    ['keeps the decimals of the amount', { amount: eur('30.000'), fee: eur('9') }, eur('0.000')],
  ])('%s', (_what, value, fee) => {
    expect(written(value, { charges })).toEqual({ ...value, fee });
  });

  it.each<[string, JsonObject]>([
    ['no fee', { amount: eur('30.00'), kind: 'loan' }],
    ['a fee that is not an amount', { amount: eur('30.00'), kind: 'loan', fee: { amount: 'x' } }],
    ['no amount', { kind: 'loan', fee: eur('9.99') }],
    ['an amount without digits', { amount: { currency: 'EUR' }, fee: eur('9.99') }],
    ['an amount that is a text', { amount: '30.00', fee: eur('9.99') }],
  ])('is not written with %s', (_what, value) => {
    expect(written(value, { charges })).toEqual(value);
  });

  it('keeps a cost that is already at its place', () => {
    const cost = [charge('cost', '/fee', { cost: eur('0.35') })];
    const value = { amount: eur('30.00'), fee: eur('0.12') };
    expect(written(value, { charges: cost })).toEqual(value);
  });

  it('is written at each of its places', () => {
    const both = [charge('fixed', '/fee'), charge('percent', '/more/fee')];
    const value = { amount: eur('30.00'), fee: eur('9.99'), more: { fee: eur('9.99'), note: 'a' } };
    expect(written(value, { charges: both })).toEqual({
      amount: eur('30.00'),
      fee: eur('0.50'),
      more: { fee: eur('0.30'), note: 'a' },
    });
  });
});

describe('a sum', () => {
  const sum = (of: readonly string[], more: Partial<Sum> = {}): Sum => ({
    at: '/total',
    of,
    ...more,
  });
  const value = {
    amount: eur('100.00'),
    total: eur('1.00'),
    tip: eur('2.50'),
    coins: coins('7'),
    fees: [
      { feeId: 'a', amount: eur('0.50') },
      { feeId: 'b', amount: eur('0.25') },
      { feeId: 'c', amount: coins('3') },
      { feeId: 'd' },
    ],
  };

  it.each<[readonly string[], string]>([
    [['/amount'], '100.00'],
    [['/amount', '/tip'], '102.50'],
    [['/amount', '-/tip'], '97.50'],
    [['/amount', '/fees'], '100.75'],
    [['/amount', '-/fees', '/tip'], '101.75'],
    [['/amount', '/coins'], '100.00'],
    [['/amount', '/missing'], '100.00'],
    [['/tip', '-/amount'], '0.00'],
    [['/tip', '-/tip'], '0.00'],
  ])('of %j is %s', (of, total) => {
    expect(written(value, { sums: [sum(of)] })).toEqual({ ...value, total: eur(total) });
  });

  it.each<[string, JsonObject, Sum]>([
    ['with no amount at its place', { amount: eur('5.00') }, sum(['/amount'])],
    ['without its first amount', { total: eur('5.00') }, sum(['/amount'])],
    ['without terms', { total: eur('5.00') }, sum([])],
    [
      'when its condition does not hold',
      { amount: eur('5.00'), total: eur('1.00') },
      sum(['/amount'], { when: { '/kind': 'loan' } }),
    ],
  ])('is not written %s', (_what, before, one) => {
    expect(written(before, { sums: [one] })).toEqual(before);
  });

  it('is added when its condition holds', () => {
    const before = { amount: eur('5.00'), kind: 'loan' };
    const sums = [sum(['/amount'], { when: { '/kind': 'loan' } })];
    expect(written(before, { sums })).toEqual({ ...before, total: eur('5.00') });
  });

  it('is written into a nested object, and skipped if that is missing', () => {
    const sums = [sum(['/amount'], { at: '/parts/total', when: {} })];
    const before = { amount: eur('5.00'), parts: { total: eur('1.00'), note: 'a' } };
    expect(written(before, { sums })).toEqual({
      ...before,
      parts: { total: eur('5.00'), note: 'a' },
    });
    expect(written({ amount: eur('5.00') }, { sums })).toEqual({ amount: eur('5.00') });
  });

  it('includes the fees that were just charged, and the sums before it', () => {
    const sums = [sum(['/amount', '/fees']), sum(['/total', '/tip'], { at: '/all' })];
    const before = {
      amount: eur('10.00'),
      tip: eur('1.00'),
      fees: [],
      total: eur('0'),
      all: eur('0'),
    };
    expect(written(before, { charges: [charge('fixed')], sums })).toEqual({
      ...before,
      fees: [entry('fixed', eur('0.50'))],
      total: eur('10.50'),
      all: eur('11.50'),
    });
  });
});

it('converts with the fees of the object', () => {
  const conversion = {
    of: ['/amount', '-/fee'],
    is: '/result',
    times: '/rate',
  };
  const value = { amount: eur('10.00'), fee: eur('0.00'), result: coins('0'), rate: '2' };
  const resource = { charges: [charge('fixed', '/fee')], conversions: [conversion] };
  const contract = { fees: FEES, scales: { coin: 2 }, forms: FORMS };
  const body = { amount: eur('10.00') };
  expect(withCharges(value, resource, contract, { body, now: NOW })).toEqual({
    ...value,
    fee: eur('0.50'),
    result: coins('19.00'),
  });
});
