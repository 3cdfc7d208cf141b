import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asObject, asText, objects } from '../../src/reference/contract/json';
import type { JsonObject } from '../../src/reference/contract/model';
import { add, compare, decimal, subtract, type Decimal } from '../../src/reference/fees/decimal';
import { ask, loadLibrary, stillSandbox } from './support';

/** Checks that the amounts of an answer are consistent with the request, and with each other. */
const library = await loadLibrary();

async function quote(body: JsonObject): Promise<JsonObject> {
  const request = { body: { from: 'EUR', to: 'CHF', ...body } };
  const answer = await ask(library, stillSandbox(library), 'createVoucherQuote', request);
  expect(answer.status, JSON.stringify(body)).toBe(201);
  return answer.body;
}

const times = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
});
const amountIn = (answer: JsonObject, name: string): Decimal =>
  decimal(asText(asObject(answer[name]).amount) ?? '');
const rateIn = (answer: JsonObject): Decimal => decimal(asText(answer.rate) ?? '');
/** Returns the paid amount less the fees. */
const netIn = (answer: JsonObject): Decimal =>
  objects(answer.fees).reduce(
    (rest, fee) => subtract(rest, amountIn(fee, 'amount')),
    amountIn(answer, 'fromAmount'),
  );

const CENT = decimal('0.01');
/** Amounts from 10.00 to 80,000.00. */
const amounts = fc
  .integer({ min: 1000, max: 8_000_000 })
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);

describe('a quote', () => {
  it('calculates the amount received: the amount less fees, times the rate, rounded down', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, async (amount) => {
        const fromAmount = { amount, currency: 'EUR' };
        const answer = await quote({ fromAmount });
        expect(answer.fromAmount).toEqual(fromAmount);
        const exact = times(netIn(answer), rateIn(answer));
        const rounded = amountIn(answer, 'toAmount');
        expect(compare(rounded, exact)).toBeLessThanOrEqual(0);
        expect(compare(exact, add(rounded, CENT))).toBeLessThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it('calculates the amount to give, and keeps the requested amount to receive', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, async (amount) => {
        const toAmount = { amount, currency: 'CHF' };
        const answer = await quote({ toAmount });
        expect(answer.toAmount).toEqual(toAmount);
        const [net, rate] = [netIn(answer), rateIn(answer)];
        expect(compare(times(net, rate), decimal(amount))).toBeGreaterThanOrEqual(0);
        const tooLittle = times(subtract(net, CENT), rate);
        expect(compare(tooLittle, decimal(amount))).toBeLessThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it('returns its amounts in the currencies of the request', async () => {
    const answer = await quote({
      from: 'USD',
      to: 'GBP',
      toAmount: { amount: '30.00', currency: 'GBP' },
    });
    expect(answer).toMatchObject({
      fromAmount: { currency: 'USD' },
      toAmount: { currency: 'GBP' },
      fees: [],
    });
  });
});
