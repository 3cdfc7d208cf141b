import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../contract/model';
import type { Fee } from '../../fees/schedule';
import { fixed, passThrough, percent, tiered } from '../../fees/testing/fees';
import { chargesOf, compileFees, formsOf, scalesIn } from './charges';
import { answer, call, written } from '../testing/written';

const COST: Fee = { ...passThrough, id: 'network' };
const FIXED: Fee = { ...fixed('1.00'), id: 'fixed' };
const contract = (more: Parameters<typeof written>[1] = {}) =>
  written(
    {
      Money: { properties: { amount: { 'x-amount': 'value' }, currency: { 'x-amount': 'unit' } } },
      Asset: { properties: { asset: { 'x-amount': 'unit' }, scale: { 'x-amount': 'scale' } } },
      Fee: {
        properties: {
          feeId: { 'x-charge': 'fee' },
          type: { 'x-charge-kinds': { own: ['fixed', 'percent'], others: ['pass_through'] } },
          amount: { 'x-charge': 'amount' },
        },
      },
    },
    { fees: [FIXED, COST], ...more },
  );
const eur = (amount: string): JsonObject => ({ amount, currency: 'EUR' });
const charge = (fee: string, place = '/fees') => ({ fee, on: '/amount', in: place });
const compiled = (schema: JsonObject, example: JsonObject = {}) =>
  chargesOf(contract(), schema, example);

describe('formsOf', () => {
  it('returns the marked parts of amounts and charges', () => {
    expect(formsOf(contract())).toEqual({
      amounts: [{ value: 'amount', unit: 'currency', units: {} }],
      charge: {
        fee: 'feeId',
        amount: 'amount',
        kind: { name: 'type', ofBasis: { fixed: 'own', percent: 'own', pass_through: 'others' } },
      },
    });
    expect(formsOf(written({ Money: { properties: { amount: {}, currency: {} } } }))).toEqual({
      amounts: [],
    });
  });
});

describe('chargesOf', () => {
  it('returns only the keywords that the schema has', () => {
    expect(compiled({})).toEqual({});
    const sum = { at: '/total', of: ['/amount'] };
    expect(compiled({ 'x-sums': [sum] })).toEqual({ sums: [sum] });
    const conversion = { of: ['/from'], is: '/to', times: '/rate' };
    expect(compiled({ 'x-conversions': [conversion] })).toEqual({ conversions: [conversion] });
    expect(compiled({ 'x-fees': [charge('fixed')] })).toEqual({ charges: [charge('fixed')] });
  });

  it.each<[string, string, JsonValue, JsonObject | undefined]>([
    [
      'in a list',
      'network',
      [
        { feeId: 'fixed', amount: eur('1') },
        { feeId: 'network', amount: eur('2') },
      ],
      eur('2'),
    ],
    ['by itself', 'network', eur('3'), eur('3')],
    ['in a list without the fee', 'network', [{ feeId: 'fixed', amount: eur('1') }], undefined],
    ['as a text', 'network', '3', undefined],
    ['for a fee that the schedule computes', 'fixed', eur('3'), undefined],
    ['for a fee that the schedule does not have', 'other', eur('3'), undefined],
  ])('reads the cost that an example shows %s', (_what, fee, fees, cost) => {
    const { charges } = compiled({ 'x-fees': [charge(fee)] }, { fees });
    expect(charges).toEqual([{ ...charge(fee), ...(cost === undefined ? {} : { cost }) }]);
  });

  it('reads the decimals of the assets that answers describe', () => {
    const asset = (name: JsonValue, scale: JsonValue) => ({ asset: name, scale });
    const operations = [
      call('a', {
        responses: [
          answer(
            '200',
            'A',
            { data: [asset('coin', 3), { deep: asset('gold', 0) }] },
            asset('oil', 1),
          ),
          answer('404', 'B', asset('ice', 2)),
          answer('204'),
        ],
      }),
      call('b', { responses: [answer('200', 'A', [asset('x', '3'), asset(7, 3), 'text', null])] }),
    ];
    expect(scalesIn(contract({ operations }))).toEqual({ coin: 3, gold: 0, oil: 1, ice: 2 });
  });
});

describe('compileFees', () => {
  const rule = { unit: { code: 'EUR', scale: 2 }, rounding: 'half_up', from: '2026-11-01' };
  const tiers = [{ from: '0', to: undefined, rateBps: 5 }];

  it.each<[Fee, object]>([
    [FIXED, { ...rule, basis: 'fixed', fixed: '1.00' }],
    [
      { ...FIXED, effectiveTo: '2026-12-31' },
      { ...rule, basis: 'fixed', fixed: '1.00', to: '2026-12-31' },
    ],
    [percent(50), { ...rule, basis: 'percent', rateBps: 50 }],
    [
      percent(50, { min: '1', max: '2' }),
      { ...rule, basis: 'percent', rateBps: 50, min: '1', max: '2' },
    ],
    [percent(50, { min: '1' }), { ...rule, basis: 'percent', rateBps: 50, min: '1' }],
    [tiered(...tiers), { ...rule, basis: 'tiered', tiers }],
    [
      { ...tiered(...tiers), max: '2' },
      { ...rule, basis: 'tiered', tiers, max: '2' },
    ],
    [COST, { ...rule, basis: 'pass_through' }],
  ])('%# keeps only what decides the amount', (fee, compiledFee) => {
    expect(compileFees(contract({ fees: [fee] }))).toStrictEqual({ [fee.id]: compiledFee });
  });
});
