import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asObject, asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import {
  add,
  compare,
  decimal,
  formatDecimal,
  subtract,
  type Decimal,
} from '../../../src/reference/fees/decimal';
import { ask, KEY, loadSite, stillSandbox, type Subject } from '../../mock/support';
import { isWhole } from '../../support/daily';
import { says } from '../promises/says';

/** Checks that answers of the sandbox are consistent with the request, and in themselves. */
const subjects = await loadSite();
const subjectOf = (set: string): Subject => {
  const subject = subjects.find((candidate) => candidate.set === set);
  if (!subject) throw new Error(`There is no set ${set}.`);
  return subject;
};

/** Amounts at random for each calculation. */
const RUNS = isWhole ? 60 : 12;
const USDC = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const amountIn = (value: JsonObject, name: string): string =>
  asText(asObject(value[name]).amount) ?? '';
const feesOf = (value: JsonObject): Decimal =>
  objects(value.fees).reduce(
    (sum, { amount }) => add(sum, decimal(asText(asObject(amount).amount) ?? '')),
    decimal('0'),
  );
const times = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
});

async function answerTo(set: string, id: string, body: JsonObject): Promise<JsonObject> {
  const subject = subjectOf(set);
  const answer = await ask(subject, stillSandbox(subject), id, { body });
  expect(answer.status, JSON.stringify(body)).toBe(201);
  return answer.body;
}

const SANDBOX_VALUES = ['503.00', '503.01', '125.66', '62.50', '77.00'];

/** Amounts from 10.00 to 80,000.00, none of them a sandbox value. */
const cents = fc
  .integer({ min: 1000, max: 8_000_000 })
  .map((value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`)
  .filter((amount) => !SANDBOX_VALUES.includes(amount));

/**
 * Expects `smaller` to be at most `greater`, and to differ from it by less than a unit of its last
 * decimal.
 */
function expectRounded(smaller: Decimal, greater: Decimal, unit: Decimal): void {
  expect(compare(smaller, greater)).toBeLessThanOrEqual(0);
  expect(compare(greater, add(smaller, unit))).toBeLessThan(0);
}

const MICRO = decimal('0.000001');
const CENT = decimal('0.01');

describe('an exchange quote', () => {
  const quote = (body: JsonObject) =>
    answerTo('general', 'createExchangeQuote', { from: 'EUR', to: USDC, ...body });

  it('matches the example for its amount', async () => {
    const answer = await quote({ fromAmount: { amount: '125.00', currency: 'EUR' } });
    expect(answer.toAmount).toEqual({ amount: '152.036400', asset: USDC });
  });

  it('calculates the amount received: the amount less fees, times the rate, rounded down', async () => {
    await fc.assert(
      fc.asyncProperty(cents, async (amount) => {
        const answer = await quote({ fromAmount: { amount, currency: 'EUR' } });
        expect(answer.fromAmount).toEqual({ amount, currency: 'EUR' });
        const net = subtract(decimal(amount), feesOf(answer));
        const exact = times(net, decimal(asText(answer.rate) ?? ''));
        expectRounded(decimal(amountIn(answer, 'toAmount')), exact, MICRO);
      }),
      { numRuns: RUNS },
    );
  });

  it('calculates the amount to give, and keeps the requested amount to receive', async () => {
    await fc.assert(
      fc.asyncProperty(cents, async (amount) => {
        const answer = await quote({ toAmount: { amount: `${amount}0000`, asset: USDC } });
        expect(answer.toAmount).toEqual({ amount: `${amount}0000`, asset: USDC });
        const net = subtract(decimal(amountIn(answer, 'fromAmount')), feesOf(answer));
        const rate = decimal(asText(answer.rate) ?? '');
        const tooLittle = times(subtract(net, decimal('0.01')), rate);
        expect(compare(times(net, rate), decimal(amount))).toBeGreaterThanOrEqual(0);
        expect(compare(tooLittle, decimal(amount))).toBeLessThan(0);
      }),
      { numRuns: RUNS },
    );
  });

  it('returns its amounts in the units of the request', async () => {
    const fromAsset = await quote({
      from: USDC,
      to: 'EUR',
      fromAmount: { amount: '100.000000', asset: USDC },
    });
    expect(asObject(fromAsset.toAmount)).toEqual({
      amount: expect.stringMatching(/^\d+\.\d\d$/) as string,
      currency: 'EUR',
    });
    const toYen = await quote({
      from: USDC,
      to: 'JPY',
      toAmount: { amount: '5000', currency: 'JPY' },
    });
    expect(asObject(toYen.fromAmount)).toEqual({
      amount: expect.stringMatching(/^\d+\.\d{6}$/) as string,
      asset: USDC,
    });
  });

  it('passes its figures on to the exchange', async () => {
    const subject = subjectOf('general');
    const sandbox = stillSandbox(subject);
    const body = { from: 'EUR', to: USDC, fromAmount: { amount: '40.00', currency: 'EUR' } };
    const made = (await ask(subject, sandbox, 'createExchangeQuote', { body })).body;
    const accepted = await ask(subject, sandbox, 'createExchange', {
      body: { quoteId: made.id ?? '' },
    });
    for (const name of ['fromAmount', 'toAmount', 'rate', 'fees']) {
      expect(accepted.body[name], name).toEqual(made[name]);
    }
  });
});

describe('an order quote', () => {
  const quote = (body: JsonObject) =>
    answerTo('rebell-pay', 'createOrderQuote', {
      side: 'buy',
      fiatCurrency: 'EUR',
      asset: USDC,
      payoutMethod: 'balance',
      ...body,
    });
  const sides = fc.constantFrom('buy', 'sell');
  /** Amounts for which the limits of the pair leave room for the fees. */
  const within = cents
    .map((amount) => (Number(amount) % 13_900) + 50)
    .map((amount) => amount.toFixed(2))
    .filter((amount) => !SANDBOX_VALUES.includes(amount));
  /**
   * Returns the fiat amount before fees, which is the same for both sides: `assetAmount` × `rate`.
   */
  const bare = (answer: JsonObject, side: string) => {
    const fiat = decimal(amountIn(answer, 'fiatAmount'));
    return (side === 'buy' ? subtract : add)(fiat, feesOf(answer));
  };

  it('calculates the asset side of a fiat amount', async () => {
    says('down if the payer receives it and up if the payer sends it');
    await fc.assert(
      fc.asyncProperty(within, sides, async (fiatAmount, side) => {
        const answer = await quote({ side, fiatAmount });
        expect(answer).toMatchObject({ side, fixedSide: 'fiat' });
        expect(amountIn(answer, 'fiatAmount')).toBe(fiatAmount);
        const rate = decimal(asText(answer.rate) ?? '');
        const asset = decimal(amountIn(answer, 'assetAmount'));
        const [smaller, greater] =
          side === 'buy'
            ? [times(asset, rate), bare(answer, side)]
            : [bare(answer, side), times(asset, rate)];
        expectRounded(smaller, greater, times(MICRO, rate));
      }),
      { numRuns: RUNS },
    );
  });

  it('calculates the fiat side of an asset amount', async () => {
    await fc.assert(
      fc.asyncProperty(within, sides, async (amount, side) => {
        const answer = await quote({ side, assetAmount: `${amount}0000` });
        expect(answer).toMatchObject({ side, fixedSide: 'asset' });
        expect(answer.assetAmount).toEqual({ amount: `${amount}0000`, asset: USDC });
        const exact = times(decimal(amount), decimal(asText(answer.rate) ?? ''));
        const fiat = decimal(amountIn(answer, 'fiatAmount'));
        const beside = formatDecimal((side === 'buy' ? subtract : add)(fiat, CENT));
        fc.pre(!SANDBOX_VALUES.includes(beside));
        const beyond = bare(await quote({ side, fiatAmount: beside }), side);
        // A cent less does not pay for the assets; a cent more exceeds their value.
        const balance = (fiat: Decimal) =>
          side === 'buy' ? compare(fiat, exact) : compare(exact, fiat);
        expect(balance(bare(answer, side))).toBeGreaterThanOrEqual(0);
        expect(balance(beyond)).toBeLessThan(0);
      }),
      // For these amounts, a cent more also adds a cent of fees, so that no amount matches to the
      // cent.
      {
        numRuns: isWhole ? 200 : 36,
        examples: [
          ['62.81', 'sell'],
          ['62.82', 'sell'],
        ],
      },
    );
  });
});

describe('a deposit', () => {
  it('shows the credited amount once it is credited, and not before', async () => {
    for (const subject of subjects) {
      const sandbox = stillSandbox(subject);
      const address = (await ask(subject, sandbox, 'createDepositAddress')).body;
      const body = { address: address.address ?? '', amount: { amount: '80.000000', asset: USDC } };
      const made = (await ask(subject, sandbox, 'simulateDeposit', { body })).body;
      expect(made).not.toHaveProperty('creditedAmount');
      sandbox.advance(KEY, 'P1D');
      const path = { depositId: asText(made.id) ?? '' };
      const { body: credited } = await ask(subject, sandbox, 'getDeposit', { path });
      const creditedAmount = { amount: '79.500000', asset: USDC };
      expect(credited).toMatchObject({ status: 'credited', creditedAmount });
      const event = sandbox.session(KEY).events.find(({ type }) => type === 'deposit.credited');
      expect(JSON.parse(event?.body ?? '')).toMatchObject({ data: { creditedAmount } });
      expect(subject.eventFaults(event?.body ?? '')).toEqual([]);
    }
  });
});

describe('a rotation of the secret', () => {
  it('ends after its time, and another rotation is possible', async () => {
    for (const subject of subjects) {
      const sandbox = stillSandbox(subject);
      const rotate = async () => (await ask(subject, sandbox, 'rotateWebhookSecret')).status;
      expect(await rotate()).toBe(200);
      sandbox.advance(KEY, 'PT23H59M59S');
      expect(await rotate()).toBe(409);
      expect((await ask(subject, sandbox, 'getWebhookEndpoint')).body).toHaveProperty(
        'previousSecretExpiresAt',
      );
      sandbox.advance(KEY, 'PT1S');
      expect((await ask(subject, sandbox, 'getWebhookEndpoint')).body).not.toHaveProperty(
        'previousSecretExpiresAt',
      );
      expect(await rotate()).toBe(200);
    }
  });
});
