import { behavior, type OpenCall, type Stored } from '../../../src/reference/mock/behavior';
import { minus, unitOf, type Amount } from '../../../src/reference/mock/money';
import { isCurrency } from '../../../src/reference/mock/contract/units';
import type { World } from '../../../src/reference/mock/world';
import { checkAmount, isBelow } from './assets';
import { countAgainstLimits, fitsLimits, isOpenTo, uncountFromLimits } from './limits';
import { EXAMPLES, FEES, MARKET, ownerOf, userOf } from './parties';
import { inEuros, isOffered, rateOf, SPREAD_BPS } from './rates';
import type { Shared } from './types';

type Exchange = Shared['schemas']['Exchange'];
type Quote = Shared['schemas']['ExchangeQuote'];
type QuoteCall = OpenCall<Shared['operations']['createExchangeQuote']>;
type W = World<Shared>;

/**
 * Residents of this country, a user-assigned code of ISO 3166-1, may sell crypto-assets but not
 * buy.
 */
const SELLS_ONLY = 'XX';

/** Returns the rate of a pair. Refuses a pair without one. */
function checkedRate(refuse: QuoteCall['refuse'], from: string, to: string): string {
  for (const [unit, place] of [
    [from, '/from'],
    [to, '/to'],
  ] as const) {
    if (unit.includes('/') && !isOffered(unit)) refuse('asset_not_supported', undefined, place);
  }
  return rateOf(from, to) ?? refuse('pair_not_supported', `${from} is not exchanged for ${to}.`);
}

/**
 * Returns the amount in a request for a quote. Refuses one in a wrong unit or below the minimum.
 */
function checkedAmount({ body, refuse }: QuoteCall, world: W) {
  const side = body.fromAmount ? 'from' : 'to';
  const amount = body.fromAmount ?? body.toAmount ?? refuse('validation_failed');
  const place = `/${side}Amount`;
  if (unitOf(amount) !== body[side]) {
    refuse('validation_failed', `Expected an amount in ${body[side]}.`, place);
  }
  checkAmount(world, refuse, amount, `${place}/amount`);
  const minimum = world.figure('exchangeLeast').toFixed(2);
  if (isBelow(inEuros(amount), minimum)) {
    const least = `The smallest amount of this pair is worth ${minimum} EUR.`;
    refuse('exchange_amount_below_minimum', least, `${place}/amount`);
  }
  return amount;
}

/** Returns the amount that a quote takes from the balance, for either amount in the request. */
function soldFor(body: QuoteCall['body'], rate: string, amount: Amount, world: W): Amount {
  const { from, to } = body;
  const draft = { id: '', status: 'open', from, to, rate, spreadBps: SPREAD_BPS } as const;
  const amounts = { fromAmount: amount, toAmount: amount, createdAt: '', expiresAt: '' };
  return world.priced('ExchangeQuote', { ...draft, ...amounts, fees: [] }, body).fromAmount;
}

/** Pays both sides of an exchange, with a separate booking for each fee. */
function settle({ ledger }: W, { key, value }: Stored<Exchange>): void {
  const { userId, fromAmount, toAmount, fees } = value;
  ledger.capture(key, MARKET, 'exchange', minus(fromAmount, ...fees.map(({ amount }) => amount)));
  for (const { amount } of fees) ledger.capture(key, FEES, 'fee', amount);
  ledger.move(MARKET, ownerOf(userId), toAmount, { type: 'exchange', relatedId: key });
}

/** Exchanges between the balances of one owner, at a quoted rate. */
export const exchange = behavior<Shared>({
  seeded: {
    Exchange: (object, world) => {
      const { userId, fromAmount, toAmount } = object.value;
      const opening = { type: 'adjustment', relatedId: object.key };
      world.ledger.move(EXAMPLES, ownerOf(userId), fromAmount, opening);
      world.ledger.hold(ownerOf(userId), fromAmount, object.key);
      if (object.value.status !== 'settled') return;
      settle(world, object);
      world.ledger.move(ownerOf(userId), EXAMPLES, toAmount, opening);
    },
  },
  before: {
    createExchangeQuote: (call, world) => {
      const { body, refuse } = call;
      const rate = checkedRate(refuse, body.from, body.to);
      const amount = checkedAmount(call, world);
      const user = userOf(world, body.userId);
      if (user && !isOpenTo(user, 'exchange')) refuse('user_not_eligible');
      if (user?.value.address.country === SELLS_ONLY && !isCurrency(body.to)) {
        refuse('direction_restricted');
      }
      const sold = soldFor(body, rate, amount, world);
      if (!fitsLimits(world, { product: 'exchange', amount: sold, user })) refuse('limit_exceeded');
      const validity = world.delay('ExchangeQuote', 'open', 'expired');
      return { rate, spreadBps: SPREAD_BPS, expiresAt: world.timestamp(world.now + validity) };
    },
    createExchange: ({ body, steered, refuse }, world) => {
      const quote: Stored<Quote> | undefined = world.get('ExchangeQuote', body.quoteId);
      if (!quote) return refuse('quote_not_found');
      const { userId, from, to, fromAmount, toAmount, rate, fees } = quote.value;
      if (!world.ledger.covers(ownerOf(userId), fromAmount)) refuse('insufficient_balance');
      if (steered.some(({ error }) => error === 'rate_moved')) {
        world.move(quote, 'expired');
        refuse('rate_moved');
      }
      return {
        userId: userId ?? null,
        from,
        to,
        fromAmount,
        toAmount,
        rate,
        fees,
        failure: null,
        settledAt: null,
      };
    },
  },
  after: {
    createExchangeQuote: ({ key, value }, _call, world) => {
      const user = userOf(world, value.userId);
      countAgainstLimits(world, key, { product: 'exchange', amount: value.fromAmount, user });
      world.schedule('forgetQuote', key, world.now + world.figure('quotesKept'));
    },
    createExchange: ({ key, value }, _call, { ledger }) => {
      ledger.hold(ownerOf(value.userId), value.fromAmount, key);
    },
  },
  moved: {
    ExchangeQuote: ({ key }, { to }, world) => {
      // An accepted quote still counts, on behalf of its exchange.
      if (to !== 'accepted') uncountFromLimits(world, key);
    },
    Exchange: (object, { to }, world) => {
      if (to === 'settled') settle(world, object);
      if (to !== 'failed') return;
      world.ledger.release(object.key);
      uncountFromLimits(world, object.value.quoteId);
    },
  },
  next: {
    ExchangeQuote: ({ value }) =>
      value.status === 'open' ? { to: 'expired', at: Date.parse(value.expiresAt) } : undefined,
    /** An exchange that fails was executing for the longest time that the market may take. */
    Exchange: (object, world) => {
      const { status, createdAt } = object.value;
      if (world.steeredTo(object)?.state !== 'failed') return undefined;
      if (status === 'accepted') {
        return {
          to: 'executing',
          at: world.now + world.delay('Exchange', 'accepted', 'executing'),
        };
      }
      return { to: 'failed', at: Date.parse(createdAt) + world.figure('exchangeLongest') };
    },
  },
  answer: {
    getIndicativeRate: ({ query, refuse }, world) => {
      const [from, to] = [query.from ?? '', query.to ?? ''];
      const rate =
        rateOf(from, to) ?? refuse('pair_not_supported', `${from} is not exchanged for ${to}.`);
      return { from, to, rate, spreadBps: SPREAD_BPS, asOf: world.timestamp(), indicative: true };
    },
  },
  jobs: {
    forgetQuote: (id, world) => {
      const quote = world.get('ExchangeQuote', id);
      if (quote) world.forget(quote);
    },
  },
});
