import { beforeAll, describe, expect, it } from 'vitest';
import { asObject, asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject, JsonValue } from '../../../src/reference/contract/model';
import { computeFee } from '../../../src/reference/fees/compute';
import { add, compare, decimal, formatDecimal, round } from '../../../src/reference/fees/decimal';
import { requestOf } from '../../../src/reference/samples/from-contract';
import type { Sandbox } from '../../../src/reference/mock';
import { daily } from '../../support/daily';
import { ask, KEY, loadSite, stillSandbox, type Subject } from '../../mock/support';

/** Fees that no object of the API shows, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'kyc-full': 'a case has no amount',
  'card-physical': 'a card has no amount',
};

const USDC = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

/** Amounts that are not sandbox values. */
const AMOUNTS = daily(['10.00', '77.77', '123.45', '999.99', '1000.00', '2600.31', '9999.99'], 3);

const usdc = (amount: string): JsonObject => ({ amount, asset: USDC });
const eur = (amount: string): JsonObject => ({ amount, currency: 'EUR' });
const amountIn = (value: JsonValue | undefined): string => asText(asObject(value).amount) ?? '';

const sampleBody = ({ contract }: Subject, id: string): JsonValue => {
  const operation = contract.operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return requestOf(contract, operation).body ?? {};
};

interface ChargedCall {
  readonly set: string;
  readonly id: string;
  readonly body: (subject: Subject, amount: string) => JsonObject;
  /** Ids of all fees in the answer; the first fee is calculated according to the schedule. */
  readonly fees: readonly string[];
  /** Amounts of the answer whose sum is another amount of the answer. */
  readonly sum?: (answer: JsonObject) => {
    readonly parts: readonly string[];
    readonly stated: string;
  };
}

/** Calls of both sets that charge fees. */
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
    parts: [answer.amount, answer.providerFee, answer.networkFee].map(amountIn),
    stated: amountIn(answer.total),
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
      source: { type: 'user', userId: 'usr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e' },
      destination: { type: 'user', userId: 'usr_01931f5e-8d3b-7c4d-8e5f-6a7b8c9d0e1f' },
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

/** Returns the fees of an answer, with their amounts. */
const chargesIn = ({ fees, providerFee, networkFee }: JsonObject): ReadonlyMap<string, string> =>
  new Map([
    ...objects(fees).map(({ feeId, amount }) => [asText(feeId) ?? '', amountIn(amount)] as const),
    ...(providerFee ? [['crypto-withdrawal-service', amountIn(providerFee)] as const] : []),
    ...(networkFee ? [['crypto-withdrawal-network', amountIn(networkFee)] as const] : []),
  ]);

/**
 * Gives the user of the examples enough money to pay with, and proves the address of the examples.
 */
async function prepare(subject: Subject, sandbox: Sandbox): Promise<void> {
  const deposits = ['40000.000000', '40000.000000'].map((amount) => ({ amount: usdc(amount) }));
  for (const body of deposits) {
    const sample = asObject(sampleBody(subject, 'simulateDeposit'));
    await ask(subject, sandbox, 'simulateDeposit', { body: { ...sample, ...body } });
    sandbox.advance(KEY, 'P1D');
  }
  await ask(subject, sandbox, 'verifyWithdrawalAddress');
  const funding = { amount: eur('10500.00'), externalId: 'fees-funding' };
  const transfer = asObject(sampleBody(subject, 'createTransfer'));
  await ask(subject, sandbox, 'createTransfer', { body: { ...transfer, ...funding } });
}

let all: readonly Subject[] = [];
beforeAll(async () => {
  all = await loadSite();
});

describe('fees', () => {
  it('are each charged on an object of the API, or on something without an amount', () => {
    for (const { contract, mock } of all) {
      const charged = Object.values(mock.resources).flatMap(({ charges = [] }) =>
        charges.map(({ fee }) => fee),
      );
      const expected = contract.fees.map(({ id }) => id).filter((id) => !(id in ELSEWHERE));
      expect([...new Set(charged)].sort(), contract.set).toEqual(expected.sort());
    }
  });

  it('are charged by calls according to the schedule, and add up', async () => {
    let checked = 0;
    for (const subject of all) {
      for (const { id, body, fees, sum } of CALLS.filter(({ set }) => set === subject.set)) {
        for (const amount of AMOUNTS) {
          const sandbox = stillSandbox(subject);
          await prepare(subject, sandbox);
          const answer = await ask(subject, sandbox, id, { body: body(subject, amount) });
          expect(answer.status, `${id} ${amount}`).toBeLessThan(300);
          const [base = '', ...rest] = fees;
          const charges = chargesIn(answer.body);
          expect([...charges.keys()].sort()).toEqual([base, ...rest].sort());
          const fee = subject.contract.fees.find((candidate) => candidate.id === base);
          if (!fee) throw new Error(`There is no fee ${base}.`);
          const scaled = formatDecimal(round(decimal(amount), fee.unit.scale, 'half_up'));
          expect(charges.get(base), `${id} ${amount}`).toBe(computeFee(fee, scaled)?.fee);
          if (sum !== undefined) {
            const { parts, stated } = sum(answer.body);
            const total = parts.reduce(
              (sumSoFar, part) => add(sumSoFar, decimal(part)),
              decimal('0'),
            );
            expect(compare(total, decimal(stated)), `${id} ${amount}`).toBe(0);
          }
          checked += 1;
        }
      }
    }
    expect(checked).toBe(CALLS.length * AMOUNTS.length);
  });

  it('of a withdrawal are part of the amount, or are added to it', async () => {
    const [subject] = all;
    if (!subject) throw new Error('There is no set.');
    const totals = async (id: string, feeMode: string) => {
      const body = { ...asObject(sampleBody(subject, id)), feeMode };
      const answer = (await ask(subject, stillSandbox(subject), id, { body })).body;
      return [asObject(answer.amount).amount, asObject(answer.total).amount];
    };
    expect(await totals('createWithdrawal', 'on_top')).toEqual(['150.000000', '151.700000']);
    expect(await totals('createWithdrawal', 'included')).toEqual(['150.000000', '150.000000']);
    expect(await totals('estimateWithdrawal', 'included')).toEqual(['148.300000', '150.000000']);
  });
});
