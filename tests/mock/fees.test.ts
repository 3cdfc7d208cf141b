import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
import { amountFor } from '../../src/reference/fees/testing/fees';
import { withCharges } from '../../src/reference/mock/charges';
import type { Match } from '../../src/reference/mock/contract';
import { equal, withMemberAt } from '../../src/reference/mock/json';
import { ask, loadLibrary, loadSubjects, sampleRequest, START, stillSandbox } from './support';

const amountIn = (value: JsonValue | undefined): string => asText(asObject(value).amount) ?? '';

/** Returns a value that meets a condition; `null` if the property must be absent. */
function meeting(match: Match): JsonValue {
  if (isArray(match as JsonValue)) return (match as readonly JsonValue[])[0] ?? null;
  if (!isObject(match as JsonValue)) return match as JsonValue;
  return 'present' in (match as JsonObject) && (match as { present: boolean }).present ? '1' : null;
}

const subjects = await loadSubjects();
const library = await loadLibrary();

/**
 * Returns every object of a resource in the examples of the contract, with the name of its schema.
 */
function shownObjects(contract: Contract): readonly (readonly [string, JsonObject])[] {
  const shown = (name: string | undefined, value: JsonValue) => {
    const single = name !== undefined && isObject(value) ? [[name, value] as const] : [];
    const item = contract.schemas.get(name ?? '')?.schema;
    const data = asObject(asObject(asObject(item).properties).data);
    const itemName = (asText(asObject(data.items).$ref) ?? '').split('/').at(-1) ?? '';
    const listed = objects(asObject(value).data).map((entry) => [itemName, entry] as const);
    return [...single, ...listed];
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

describe.each(subjects)('fees of $set', ({ contract, mock }) => {
  const charged = Object.entries(mock.resources).filter(([, { charges }]) => charges);

  it('in examples of the contract match the schedule', () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const [name, value] of shownObjects(contract)) {
      const resource = mock.resources[name];
      if (!resource?.charges) continue;
      seen.add(name);
      const expected = withCharges(value, resource, mock, { now: START });
      const names = Object.keys(value).filter((key) => !equal(value[key], expected[key]));
      const parts = names.map(
        (key) => `${key}: ${JSON.stringify(value[key])} → ${JSON.stringify(expected[key])}`,
      );
      if (parts.length > 0) wrong.push(`${name} ${asText(value.id) ?? ''} ${parts.join('; ')}`);
    }
    expect(wrong).toEqual([]);
    expect([...seen].sort()).toEqual(charged.map(([name]) => name).sort());
  });

  it.each(charged)('follow the schedule for any amount of %s', (_name, resource) => {
    for (const charge of resource.charges ?? []) {
      const fee = contract.fees.find(({ id }) => id === charge.fee);
      if (!fee) throw new Error(`There is no fee ${charge.fee}.`);
      const unit = fee.unit.label === fee.unit.code ? 'currency' : 'asset';
      fc.assert(
        fc.property(amountFor(fee), (amount) => {
          const money = { amount, [unit]: fee.unit.code };
          const met = Object.fromEntries(
            Object.entries(charge.when ?? {})
              .map(([path, match]) => [path.slice(1), meeting(match)] as const)
              .filter(([, value]) => value !== null),
          );
          // A cost that is in no example is set by a rule, and kept.
          const isWritten = fee.basis === 'pass_through' && !charge.cost;
          const cost = { feeId: fee.id, amount: { amount: '0.5', [unit]: fee.unit.code } };
          const fees = isWritten ? { [charge.in.slice(1)]: [cost] } : {};
          const place = { ...resource.example, ...met, ...fees };
          const value = withMemberAt(place, charge.on, money);
          const answer = withCharges(value, resource, mock, { now: START });
          const shown = valueAt(answer, parsePointer(charge.in));
          const entry = objects(shown).find(({ feeId }) => feeId === fee.id)?.amount ?? shown;
          const passed = isWritten ? '0.5' : asObject(charge.cost).amount;
          const expected = computeFee(fee, amount)?.fee ?? passed;
          expect(entry, amount).toMatchObject({ amount: expected, [unit]: fee.unit.code });
        }),
        { numRuns: 40 },
      );
    }
  });
});

describe('fees', () => {
  it('are charged by a call according to the schedule', async () => {
    const [fee] = library.contract.fees;
    if (!fee) throw new Error('There is no fee.');
    const sample = (await sampleRequest(library, 'lendBook').json()) as JsonObject;
    await fc.assert(
      fc.asyncProperty(amountFor(fee), async (amount) => {
        const body = { ...sample, deposit: { amount, currency: 'EUR' } };
        const answer = await ask(library, stillSandbox(library), 'lendBook', { body });
        expect(answer.status, amount).toBe(201);
        const [charge] = objects(answer.body.fees);
        expect(charge?.feeId).toBe(fee.id);
        expect(amountIn(charge?.amount)).toBe(computeFee(fee, amount)?.fee);
      }),
      { numRuns: 40 },
    );
  });

  it('are not charged in a currency that is not in the schedule', () => {
    const resource = library.mock.resources.Loan;
    if (!resource) throw new Error('There are no loans.');
    const value = { ...resource.example, deposit: { amount: '25.00', currency: 'USD' } };
    expect(withCharges(value, resource, library.mock, { now: START }).fees).toEqual([]);
  });

  it('change on the date on which the schedule changes', () => {
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
      withCharges(
        value,
        { charges },
        { fees, scales: {}, forms: library.mock.forms },
        { now: Date.parse(day) },
      ).fee;
    expect(feeOn('2026-11-30T23:59:59.999Z')).toMatchObject({ amount: '1.00' });
    expect(feeOn('2026-12-01T00:00:00.000Z')).toMatchObject({ amount: '2.00' });
    expect(feeOn('2020-01-01T00:00:00.000Z')).toMatchObject({ amount: '1.00' });
  });
});
