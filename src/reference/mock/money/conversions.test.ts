import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model';
import type { Conversion } from '../contract/money';
import { Amounts } from '../../contract/amounts';
import { FORMS } from '../testing/forms';
import { withConversions } from './conversions';

const eur = (amount: string): JsonObject => ({ amount, currency: 'EUR' });
const coins = (amount: string): JsonObject => ({ amount, asset: 'coin' });
const uncharged = (value: JsonObject): JsonObject => value;

const times = (more: Partial<Conversion> = {}): Conversion => ({
  of: ['/from', '-/fees'],
  is: '/to',
  times: '/rate',
  ...more,
});
const over = (more: Partial<Conversion> = {}): Conversion => ({
  of: ['/from', '-/fees'],
  is: '/to',
  over: '/rate',
  ...more,
});

const withScales = (...conversions: readonly Conversion[]) => ({
  conversions,
  scales: { coin: 3 },
  amounts: new Amounts(FORMS),
});

const convert = (
  value: JsonObject,
  conversion: Conversion,
  given: 'from' | 'to' = 'from',
  charge = uncharged,
): JsonObject =>
  withConversions(value, withScales(conversion), { [given]: value[given] ?? null }, charge);

describe('the resulting amount', () => {
  it.each<[string, string, Conversion, string]>([
    ['10.00', '2', times(), '20.000'],
    ['10.00', '0.3333333', times(), '3.333'],
    ['10.00', '0.0999999', times(), '0.999'],
    ['10.00', '3', over(), '3.333'],
    ['20.00', '3', over(), '6.666'],
    ['10.00', '0.5', over(), '20.000'],
    ['10.00', '1.25', over(), '8.000'],
    ['0.00', '2', times(), '0.000'],
  ])('of %s at the rate %s', (from, rate, conversion, to) => {
    const value = { from: eur(from), to: coins('1'), rate };
    expect(convert(value, conversion)).toEqual({ ...value, to: coins(to) });
  });

  it('is rounded up if the other amount is paid out and its fees are added', () => {
    const value = { from: eur('10.00'), to: coins('1'), fees: eur('1.00'), rate: '3' };
    const paid = over({ of: ['/from', '/fees'] });
    // 11 ÷ 3 = 3.6667.
    expect(convert(value, paid).to).toEqual(coins('3.667'));
    expect(convert({ ...value, from: eur('5.00') }, paid).to).toEqual(coins('2.000'));
  });

  it.each<[string, JsonObject | readonly JsonObject[], string]>([
    ['one fee', eur('1.50'), '17.000'],
    ['a list of fees', [{ amount: eur('1.00') }, { amount: eur('0.25') }, {}], '17.500'],
    ['no amount', [{ amount: 'x' }, { amount: { amount: 'x' } }], '20.000'],
    ['more than the amount', eur('10.01'), '0.000'],
  ])('subtracts %s', (_what, fees, to) => {
    const value = { from: eur('10.00'), to: coins('1'), fees, rate: '2' };
    expect(convert(value, times())).toEqual({ ...value, to: coins(to) });
  });

  it('includes the fees that are charged during the conversion', () => {
    const value = { from: eur('10.00'), to: coins('1'), fees: eur('0'), rate: '2' };
    const charge = (one: JsonObject): JsonObject => ({ ...one, fees: eur('4.00') });
    expect(convert(value, times(), 'from', charge)).toEqual({
      ...value,
      fees: eur('4.00'),
      to: coins('12.000'),
    });
  });

  it.each(['nothing', 'toString'])('keeps its decimals if the unit is %s', (unit) => {
    const value = { from: eur('10.00'), to: { amount: '1.00', currency: unit }, rate: '2' };
    expect(convert(value, times()).to).toEqual({ amount: '20.00', currency: unit });
    const assets = { ...value, to: { amount: '1.00', asset: unit } };
    expect(convert(assets, times()).to).toEqual({ amount: '20.00', asset: unit });
  });

  it('is a plain text if it was one before', () => {
    const value = { from: '10.00', to: '1.0', rate: { amount: '2' } };
    expect(convert(value, times()).to).toBe('20');
    expect(convert({ ...value, from: '1.25', to: eur('1') }, times()).to).toEqual(eur('2.50'));
  });

  it.each([
    ['EUR', '1.33'],
    ['JPY', '1'],
    ['BHD', '1.333'],
  ])('has the decimals of %s', (currency, amount) => {
    const value = { from: coins('4'), to: { amount: '9', currency }, rate: '3' };
    expect(convert(value, over()).to).toEqual({ amount, currency });
  });

  it('keeps its decimals in an asset that the contract does not describe', () => {
    const to = { amount: '1.1234', asset: 'other' };
    expect(convert({ from: eur('4'), to, rate: '3' }, over()).to).toEqual({
      ...to,
      amount: '1.3333',
    });
    expect(
      convert({ from: eur('4'), to: { amount: '7', asset: 'o' }, rate: '3' }, over()).to,
    ).toEqual({ amount: '1', asset: 'o' });
  });

  it.each<[string, JsonObject]>([
    ['no rate', { from: eur('1.00'), to: coins('1') }],
    ['a rate of zero', { from: eur('1.00'), to: coins('1'), rate: '0.00' }],
    ['an invalid rate', { from: eur('1.00'), to: coins('1'), rate: 'x' }],
    ['no amount', { from: { currency: 'EUR' }, to: coins('1'), rate: '2' }],
  ])('is left alone with %s, and charged all the same', (_what, value) => {
    const charge = (one: JsonObject): JsonObject => ({ ...one, charged: true });
    for (const conversion of [times(), over()]) {
      expect(convert(value, conversion, 'from', charge)).toEqual({ ...value, charged: true });
    }
  });
});

describe('the required amount', () => {
  it.each<[string, string, Conversion, string]>([
    ['20.000', '2', times(), '10.00'],
    ['10.000', '3', times(), '3.34'],
    ['9.000', '3', times(), '3.00'],
    ['10.000', '3', over(), '30.00'],
    ['0.001', '0.3', over(), '0.01'],
  ])('for %s at the rate %s is rounded up', (to, rate, conversion, from) => {
    const value = { from: eur('1'), to: coins(to), rate };
    expect(convert(value, conversion, 'to')).toEqual({ ...value, from: eur(from) });
  });

  it('is rounded down if it is paid out', () => {
    const value = { from: eur('1.00'), to: coins('10.000'), fees: eur('0.00'), rate: '3' };
    expect(convert(value, times({ of: ['/from', '/fees'] }), 'to').from).toEqual(eur('3.33'));
  });

  it('includes its own fees', () => {
    const value = { from: eur('1.00'), to: coins('20.000'), fees: eur('0.00'), rate: '2' };
    const fixed = (one: JsonObject): JsonObject => ({ ...one, fees: eur('1.50') });
    expect(convert(value, times(), 'to', fixed)).toEqual({
      ...value,
      from: eur('11.50'),
      fees: eur('1.50'),
    });
    // The fee is a tenth of the amount, in whole cents: 11.12 − 1.11 = 10.01, 11.11 − 1.11 = 10.00.
    const share = (one: JsonObject): JsonObject => {
      const cents = Math.floor(Number((one.from as { amount: string }).amount) * 10);
      return { ...one, fees: eur((cents / 100).toFixed(2)) };
    };
    expect(convert(value, times(), 'to', share).from).toEqual(eur('11.11'));
  });

  it('is rounded in favor of the provider if no amount fits exactly', () => {
    // The fee is half of the paid amount, in whole cents, so the sum is never 0.04, 0.07 or 0.10.
    const half = (one: JsonObject): JsonObject => {
      const cents = Math.round(Number((one.from as { amount: string }).amount) * 100);
      return { ...one, fees: eur((Math.round(cents / 2) / 100).toFixed(2)) };
    };
    const rate = '1';
    for (const [to, from] of [
      ['0.040', '0.02'],
      ['0.050', '0.03'],
      ['0.070', '0.04'],
      ['0.100', '0.06'],
    ] as const) {
      const value = { from: eur('1.00'), to: coins(to), fees: eur('0.00'), rate };
      const paid = convert(value, times({ of: ['/from', '/fees'] }), 'to', half);
      expect(paid.from, to).toEqual(eur(from));
    }
  });

  it('is not calculated if the fees use up the whole amount', () => {
    const charge = (order: JsonObject): JsonObject => ({ ...order, fees: order.from ?? null });
    const value = { from: eur('1.00'), to: coins('20.000'), fees: eur('0.00'), rate: '2' };
    expect(convert(value, times(), 'to', charge)).toEqual({ ...value, fees: eur('1.00') });
  });

  it('is never negative', () => {
    const value = { from: eur('1.00'), to: coins('2.000'), fees: eur('5.00'), rate: '2' };
    expect(convert(value, times({ of: ['/from', '/fees'] }), 'to').from).toEqual(eur('0.00'));
  });

  it.each<[string, JsonObject]>([
    ['no rate', { from: eur('1.00'), to: coins('1') }],
    ['a rate of zero', { from: eur('1.00'), to: coins('1'), rate: '0' }],
    ['no amount', { from: eur('1.00'), to: { asset: 'coin' }, rate: '2' }],
  ])('is left alone with %s, and charged all the same', (_what, value) => {
    const charge = (one: JsonObject): JsonObject => ({ ...one, charged: true });
    for (const conversion of [times(), over()]) {
      expect(convert(value, conversion, 'to', charge)).toEqual({ ...value, charged: true });
    }
  });
});

describe('a conversion', () => {
  const value = { from: eur('10.00'), to: coins('1'), rate: '2', kind: 'buy' };
  const done = { ...value, to: coins('20.000') };

  it.each<[string, JsonObject, Partial<Conversion>, JsonObject]>([
    ['calculates the other amount', { from: 1 }, {}, done],
    ['is skipped if the request has neither amount', {}, {}, value],
    ['is skipped if the request has both amounts', { from: 1, to: 1 }, {}, value],
    ['is applied if its condition holds', { from: 1 }, { when: { '/kind': 'buy' } }, done],
    [
      'is skipped if its condition does not hold',
      { from: 1 },
      { when: { '/kind': 'sell' } },
      value,
    ],
    ['is skipped without a place', { from: 1 }, { of: [] }, value],
  ])('%s', (_what, body, more, after) => {
    expect(withConversions(value, withScales(times(more)), body, uncharged)).toEqual(after);
  });

  it('is the first one that fits', () => {
    const conversions = withScales(times({ when: { '/kind': 'sell' } }), over(), times());
    expect(withConversions(value, conversions, { from: 1 }, uncharged).to).toEqual(coins('5.000'));
  });

  it('writes which of the amounts was given', () => {
    const fixed = { at: '/fixed', of: 'source', is: 'target' };
    const open = { ...value, fixed: '' };
    expect(convert(open, times({ fixed })).fixed).toBe('source');
    expect(convert(open, times({ fixed }), 'to').fixed).toBe('target');
    expect(convert(open, times()).fixed).toBe('');
  });

  it('uses the units that other places name', () => {
    const units = ['/sell', '/buy'] as const;
    const named = { ...value, sell: 'USD', buy: 'gold' };
    expect(convert(named, times({ units }))).toEqual({
      ...named,
      from: { amount: '10.00', currency: 'USD' },
      to: { amount: '20', asset: 'gold' },
    });
    expect(convert({ ...named, buy: 'XUSD' }, times({ units })).to).toMatchObject({
      asset: 'XUSD',
    });
    expect(convert({ ...named, buy: 'USDX' }, times({ units })).to).toMatchObject({
      asset: 'USDX',
    });
  });

  it.each<[string, JsonObject]>([
    ['nothing', {}],
    ['no text', { sell: 7, buy: null }],
    ['an empty text', { sell: '', buy: '' }],
  ])('keeps its units when the places name %s', (_what, names) => {
    const units = ['/sell', '/buy'] as const;
    expect(convert({ ...value, ...names }, times({ units }))).toEqual({ ...done, ...names });
  });

  it('adds no unit to an amount that is a text, and none to an amount without digits', () => {
    const units = ['/sell', '/buy'] as const;
    const bare = { from: '10.00', to: {}, rate: '2', sell: 'USD', buy: 'USD' };
    expect(convert(bare, times({ units }))).toMatchObject({
      from: '10.00',
      to: { amount: '20.00', currency: 'USD' },
    });
    const empty = { ...value, to: {}, sell: 'USD', buy: 'USD', rate: '0' };
    expect(convert(empty, times({ units })).to).toEqual({ amount: '0', currency: 'USD' });
  });
});
