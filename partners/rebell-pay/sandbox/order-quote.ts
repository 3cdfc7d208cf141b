import { behavior, type OpenCall } from '../../../src/reference/mock/behavior';
import { isMore, times, unitOf } from '../../../src/reference/mock/money';
import { decimalsIn } from '../../shared/sandbox/assets';
import { isOfferedAsset, pairFor, type OfferedPair } from './rate';
import type { RebellPay } from './types';

type QuoteCall = OpenCall<RebellPay['operations']['createOrderQuote']>;

/** Whether an amount has more decimals than its unit. */
export const isTooFine = (amount = '', scale: number): boolean => decimalsIn(amount) > scale;

/**
 * Returns the pair of a request. Refuses one that is not offered, or amounts that do not fit it.
 */
function askedPair({ body, refuse }: QuoteCall): OfferedPair {
  const { side, asset, fiatCurrency, payoutMethod, fiatAmount, assetAmount } = body;
  if (!isOfferedAsset(asset)) refuse('asset_not_supported');
  const offered =
    pairFor(asset, fiatCurrency, side) ??
    refuse('pair_not_supported', `${asset} is not traded for ${fiatCurrency}.`);
  if (payoutMethod === (side === 'buy' ? 'bank_account' : 'crypto_address')) {
    refuse('validation_failed', `A ${side} is not paid out this way.`, '/payoutMethod');
  }
  const { quoteScale, baseScale } = offered.pair;
  if (fiatAmount !== undefined && decimalsIn(fiatAmount) !== quoteScale) {
    refuse('validation_failed', `Expected ${quoteScale} decimals.`, ['/fiatAmount', 'pattern']);
  }
  if (isTooFine(assetAmount, baseScale)) {
    refuse('validation_failed', `At most ${baseScale} decimals.`, ['/assetAmount', 'pattern']);
  }
  return offered;
}

/** Order quotes: the rate of the side, amounts within the limits of the pair, and an expiry. */
export const orderQuote = behavior<RebellPay>({
  before: {
    createOrderQuote: (call, world) => {
      const { body, refuse } = call;
      const { pair, rates } = askedPair(call);
      const { min, max, quoteScale, baseScale } = pair;
      const { quote: currency, base: asset } = pair.pair;
      const place = body.fiatAmount === undefined ? '/assetAmount' : '/fiatAmount';
      const fiat = { amount: body.fiatAmount ?? '0', currency };
      const crypto = { amount: body.assetAmount ?? '0', asset };
      const rate = rates[body.side];
      const tooMuch = `The largest order of this pair is ${max.amount} ${currency}.`;
      // For an amount far above the limit, the fees make no difference.
      const farTooMuch = { amount: times(max, '2', quoteScale, 'up'), currency };
      if (isMore({ amount: times(crypto, rate, quoteScale, 'down'), currency }, farTooMuch)) {
        refuse('limit_exceeded', tooMuch, [place, 'maximum']);
      }
      const terms = {
        status: 'open',
        side: body.side,
        fixedSide: body.fiatAmount === undefined ? 'asset' : 'fiat',
        rate,
        payoutMethod: body.payoutMethod,
        createdAt: world.timestamp(),
        expiresAt: world.timestamp(world.now + world.figure('orderQuoteValidity')),
      } as const;
      const { fiatAmount, assetAmount, fees } = world.priced(
        'OrderQuote',
        {
          ...terms,
          id: '',
          fees: [],
          fiatAmount: { ...fiat, amount: times(fiat, '1', quoteScale, 'down') },
          assetAmount: { ...crypto, amount: times(crypto, '1', baseScale, 'down') },
        },
        body,
      );
      if (isMore(min, fiatAmount)) {
        const least = `The smallest order of this pair is ${min.amount} ${unitOf(min)}.`;
        refuse('order_amount_below_minimum', least, place);
      }
      if (isMore(fiatAmount, max)) refuse('limit_exceeded', tooMuch, [place, 'maximum']);
      return { ...terms, fees, fiatAmount, assetAmount };
    },
  },
  after: {
    createOrderQuote: ({ key }, _call, world) =>
      world.schedule('forget-order-quote', key, world.now + world.figure('orderQuotesKept')),
  },
  jobs: {
    'forget-order-quote': (id, world) => {
      const quote = world.get('OrderQuote', id);
      if (quote) world.forget(quote);
    },
  },
  next: {
    OrderQuote: (quote, world) =>
      quote.value.status !== 'open' || world.steeredTo(quote)
        ? undefined
        : { to: 'expired', at: Date.parse(quote.value.expiresAt) },
  },
});
