import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  asObject,
  asText,
  isArray,
  isObject,
  objects,
  parsePointer,
  valueAt,
} from '../../src/reference/contract/json';
import type { Contract, JsonObject, JsonValue } from '../../src/reference/contract/model';
import { computeFee } from '../../src/reference/fees/compute';
import { add, compare, decimal, formatDecimal, round } from '../../src/reference/fees/decimal';
import { amountFor } from '../../src/reference/fees/testing/fees';
import { withCharges } from '../../src/reference/mock/charges';
import type { Match } from '../../src/reference/mock/contract';
import { equal, replaceAt } from '../../src/reference/mock/json';
import { requestOf } from '../../src/reference/samples/from-contract';
import { ask, loadSubjects, START, stillSandbox, type Subject } from './support';

/** Fees that no object of the API shows, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'kyc-full': 'a case has no amount',
  'card-physical': 'a card has no amount',
};

const USDC = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

/** None of them is a sandbox value. */
const AMOUNTS = ['10', '77.77', '123.45', '999.99', '1000', '2600.31', '19999.99'] as const;

const usdc = (amount: string): JsonObject => ({ amount, asset: USDC });
const eur = (amount: string): JsonObject => ({ amount, currency: 'EUR' });
const amountIn = (value: JsonValue | undefined): string => asText(asObject(value).amount) ?? '';

const sampleBody = ({ contract }: Subject, id: string): JsonValue => {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return requestOf(contract, operation).body ?? {};
};

interface ChargedCall {
  readonly set: string;
  readonly id: string;
  readonly body: (subject: Subject, amount: string) => JsonObject;
  /** Every fee the answer tells; the first one is worked out by the schedule. */
  readonly fees: readonly string[];
  /** Amounts of the answer that add up to another one of it. */
  readonly sum?: (answer: JsonObject) => { readonly of: readonly string[]; readonly at: string };
}

/** Calls of both sets that cost something. */
const CALLS: readonly ChargedCall[] = ['general', 'rebell-pay'].flatMap((set) => {
  const call = (
    id: string,
    fees: readonly string[],
    change: (amount: string) => JsonObject,
    sum?: ChargedCall['sum'],
  ): ChargedCall => ({
    set,
    id,
    fees,
    body: (subject, amount) => ({ ...asObject(sampleBody(subject, id)), ...change(amount) }),
    ...(sum ? { sum } : {}),
  });
  const withdrawalFees = ['crypto-withdrawal-service', 'crypto-withdrawal-network'];
  const total = (answer: JsonObject) => ({
    of: [answer.amount, answer.providerFee, answer.networkFee].map(amountIn),
    at: amountIn(answer.total),
  });
  return [
    call('estimateWithdrawal', withdrawalFees, (amount) => ({ amount: usdc(amount) }), total),
    call('createWithdrawal', withdrawalFees, (amount) => ({ amount: usdc(amount) }), total),
    call('simulateDeposit', ['crypto-deposit-service'], (amount) => ({ amount: usdc(amount) })),
    call('createExchangeQuote', ['exchange-service'], (amount) => ({ fromAmount: eur(amount) })),
    call('createExchangeQuote', ['exchange-service-usdc'], (amount) => ({
      from: USDC,
      to: 'EUR',
      fromAmount: usdc(amount),
    })),
    call('createTransfer', ['transfer-user-to-user'], (amount) => ({
      amount: eur(amount),
      reason: 'user_to_user',
    })),
    ...(set === 'general'
      ? [
          call('createSepaTransfer', ['sepa-transfer-service'], (amount) => ({
            amount: eur(amount),
          })),
        ]
      : [
          call('createOrderQuote', ['order-service', 'order-network'], (amount) => ({
            fiatAmount: amount,
          })),
        ]),
  ];
});

/** Fees an answer tells, with their amounts. */
const chargesIn = ({ fees, providerFee, networkFee }: JsonObject): ReadonlyMap<string, string> =>
  new Map([
    ...objects(fees).map(({ feeId, amount }) => [asText(feeId) ?? '', amountIn(amount)] as const),
    ...(providerFee ? [['crypto-withdrawal-service', amountIn(providerFee)] as const] : []),
    ...(networkFee ? [['crypto-withdrawal-network', amountIn(networkFee)] as const] : []),
  ]);

/** A value that meets a condition; `null` for one that must not be there. */
function meeting(match: Match): JsonValue {
  if (isArray(match as JsonValue)) return (match as readonly JsonValue[])[0] ?? null;
  if (!isObject(match as JsonValue)) return match as JsonValue;
  return 'present' in (match as JsonObject) && (match as { present: boolean }).present ? '1' : null;
}

let all: readonly Subject[] = [];
beforeAll(async () => {
  all = await loadSubjects();
});

/** Every object of a resource that the contract shows, with the name of its schema. */
function shownObjects(contract: Contract): readonly (readonly [string, JsonObject])[] {
  const shown = (name: string | undefined, value: JsonValue) => {
    const own = name !== undefined && isObject(value) ? [[name, value] as const] : [];
    const item = contract.schemas.get(name ?? '')?.schema;
    const data = asObject(asObject(asObject(item).properties).data);
    const of = (asText(asObject(data.items).$ref) ?? '').split('/').at(-1) ?? '';
    const listed = objects(asObject(value).data).map((entry) => [of, entry] as const);
    return [...own, ...listed];
  };
  return [
    ...[...contract.schemas.values()].flatMap(({ name, example }) => shown(name, example ?? null)),
    ...contract.operations.flatMap(({ responses }) =>
      responses.flatMap(({ body }) =>
        (body?.examples ?? []).flatMap(({ value }) => shown(body?.schema.name, value)),
      ),
    ),
    ...contract.events.flatMap(({ dataSchema, example }) =>
      shown(dataSchema, asObject(example).data ?? null),
    ),
  ];
}

describe('fees', () => {
  it('in examples of the contract are those of the schedule', () => {
    let checked = 0;
    const wrong: string[] = [];
    for (const { contract, mock } of all) {
      for (const [name, value] of shownObjects(contract)) {
        const resource = mock.resources[name];
        if (!resource?.charges) continue;
        checked += 1;
        const charged = withCharges(value, resource, mock.fees, { now: START });
        if (!equal(charged, value)) {
          const names = Object.keys(value).filter((key) => !equal(value[key], charged[key]));
          const parts = names.map(
            (key) => `${key}: ${JSON.stringify(value[key])} → ${JSON.stringify(charged[key])}`,
          );
          wrong.push(
            `${mock.set} ${name} ${asText(value.id) ?? ''} ${asText(value.status) ?? ''} ${parts.join('; ')}`,
          );
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(60);
  });

  it('are worked out by the schedule on any amount of every object', () => {
    const seen = new Set<string>();
    for (const { contract, mock } of all) {
      for (const [name, resource] of Object.entries(mock.resources)) {
        for (const charge of resource.charges ?? []) {
          const fee = contract.fees.find(({ id }) => id === charge.fee);
          if (!fee) throw new Error(`There is no fee ${charge.fee}.`);
          seen.add(`${mock.set} ${fee.id}`);
          const unit = fee.unit.label === fee.unit.code ? 'currency' : 'asset';
          fc.assert(
            fc.property(amountFor(fee), (amount) => {
              const money = { amount, [unit]: fee.unit.code };
              const met = Object.fromEntries(
                Object.entries(charge.when ?? {})
                  .map(([at, match]) => [at.slice(1), meeting(match)] as const)
                  .filter(([, value]) => value !== null),
              );
              const place = { ...resource.example, ...met };
              const value = asObject(replaceAt(place, parsePointer(charge.on), money));
              const charged = withCharges(value, resource, mock.fees, { now: START });
              const told = valueAt(charged, parsePointer(charge.in));
              const one = objects(told).find(({ feeId }) => feeId === fee.id)?.amount ?? told;
              const expected = computeFee(fee, amount)?.fee ?? asObject(charge.cost).amount;
              expect(one, `${name} ${amount}`).toMatchObject({
                amount: expected,
                [unit]: fee.unit.code,
              });
            }),
            { numRuns: 40 },
          );
        }
      }
      for (const { id } of contract.fees) {
        const known = seen.has(`${mock.set} ${id}`) || ELSEWHERE[id] !== undefined;
        expect(known, `${mock.set} ${id} is charged on an object`).toBe(true);
      }
    }
    expect(seen.size).toBeGreaterThan(14);
  });

  it('are charged by calls as the schedule says, and add up', async () => {
    let checked = 0;
    for (const subject of all) {
      for (const { id, body, fees, sum } of CALLS.filter(({ set }) => set === subject.set)) {
        for (const amount of AMOUNTS) {
          const sandbox = stillSandbox(subject.mock);
          const answer = await ask(subject, sandbox, id, { body: body(subject, amount) });
          expect(answer.status, `${id} ${amount}`).toBeLessThan(300);
          const [base = '', ...others] = fees;
          const told = chargesIn(answer.body);
          expect([...told.keys()].sort()).toEqual([base, ...others].sort());
          const fee = subject.contract.fees.find((one) => one.id === base);
          if (!fee) throw new Error(`There is no fee ${base}.`);
          const scaled = formatDecimal(round(decimal(amount), fee.unit.scale, 'half_up'));
          expect(told.get(base), `${id} ${amount}`).toBe(computeFee(fee, scaled)?.fee);
          if (sum !== undefined) {
            const { of, at } = sum(answer.body);
            const total = of.reduce((one, other) => add(one, decimal(other)), decimal('0'));
            expect(compare(total, decimal(at)), `${id} ${amount}`).toBe(0);
          }
          checked += 1;
        }
      }
    }
    expect(checked).toBe(CALLS.length * AMOUNTS.length);
  });

  it('are not charged in a currency or an asset that the schedule has no entry for', () => {
    const { mock } = all.find(({ set }) => set === 'general') ?? {};
    const resource = mock?.resources.Transfer;
    if (!mock || !resource) throw new Error('There are no transfers.');
    const value = {
      ...resource.example,
      reason: 'user_to_user',
      amount: { amount: '25.00', currency: 'USD' },
    };
    expect(withCharges(value, resource, mock.fees, { now: START }).fees).toEqual([]);
  });

  it('change on the day on which the schedule changes', () => {
    const rule = { basis: 'fixed', rounding: 'half_up', unit: { code: 'EUR', scale: 2 } } as const;
    const fees = {
      old: { ...rule, fixed: '1.00', from: '2026-11-01', to: '2026-11-30' },
      new: { ...rule, fixed: '2.00', from: '2026-12-01' },
    };
    const charges = ['old', 'new'].map((fee) => ({ fee, on: '/amount', in: '/fee' }));
    const value = {
      amount: { amount: '10.00', currency: 'EUR' },
      fee: { amount: '0.00', currency: 'EUR' },
    };
    const feeOn = (day: string) =>
      withCharges(value, { charges }, fees, { now: Date.parse(day) }).fee;
    expect(feeOn('2026-11-30T23:59:59.999Z')).toMatchObject({ amount: '1.00' });
    expect(feeOn('2026-12-01T00:00:00.000Z')).toMatchObject({ amount: '2.00' });
    expect(feeOn('2020-01-01T00:00:00.000Z')).toMatchObject({ amount: '1.00' });
  });

  it('of a withdrawal are part of the amount, or come on top', async () => {
    const [subject] = all;
    if (!subject) throw new Error('There is no set.');
    const totals = async (id: string, feeMode: string) => {
      const body = { ...asObject(sampleBody(subject, id)), feeMode };
      const answer = (await ask(subject, stillSandbox(subject.mock), id, { body })).body;
      return [asObject(answer.amount).amount, asObject(answer.total).amount];
    };
    expect(await totals('createWithdrawal', 'on_top')).toEqual(['150.000000', '151.700000']);
    expect(await totals('createWithdrawal', 'included')).toEqual(['150.000000', '150.000000']);
    expect(await totals('estimateWithdrawal', 'included')).toEqual(['148.300000', '150.000000']);
  });
});
