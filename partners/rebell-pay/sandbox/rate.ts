import { behavior } from '../../../src/reference/mock/behavior';
import { over } from '../../../src/reference/mock/money';
import { BTC, USDC } from '../../shared/sandbox/assets';
import type { RebellPay } from './types';

type Rate = RebellPay['schemas']['Rate'];
type Side = Rate['side'];

/** A pair, and its price for each side. The prices of the sandbox are constant. */
export interface OfferedPair {
  readonly pair: RebellPay['schemas']['RatePair'];
  readonly rates: Readonly<Record<Side, string>>;
  readonly spreadBps: number;
}

/** Properties that all pairs share. */
const TERMS: Pick<OfferedPair['pair'], 'quoteScale' | 'rateScale' | 'sides' | 'min' | 'max'> = {
  quoteScale: 2,
  rateScale: 6,
  sides: ['buy', 'sell'],
  min: { amount: '10.00', currency: 'EUR' },
  max: { amount: '15000.00', currency: 'EUR' },
};

const PAIRS: readonly OfferedPair[] = [
  {
    pair: {
      pair: { base: USDC, quote: 'EUR' },
      symbol: 'USDC/EUR',
      baseScale: 6,
      ...TERMS,
      enabled: true,
    },
    rates: { buy: '0.820000', sell: '0.812000' },
    spreadBps: 49,
  },
  {
    pair: {
      pair: { base: BTC, quote: 'EUR' },
      symbol: 'BTC/EUR',
      baseScale: 8,
      ...TERMS,
      enabled: false,
    },
    rates: { buy: '0.000010', sell: '0.000010' },
    spreadBps: 49,
  },
];

/** Time for which a rate may be shown, in seconds. */
const TTL = 10;

export const isOfferedAsset = (asset: string): boolean =>
  PAIRS.some(({ pair }) => pair.pair.base === asset);

/** Returns the pair of an asset and a currency; undefined if it cannot be quoted for the side. */
export const pairFor = (asset: string, currency: string, side: Side): OfferedPair | undefined =>
  PAIRS.find(
    ({ pair }) =>
      pair.pair.base === asset &&
      pair.pair.quote === currency &&
      pair.enabled &&
      pair.sides.includes(side),
  );

/** Indicative rates and the list of pairs. */
export const rate = behavior<RebellPay>({
  answer: {
    getRate: ({ query: { base = '', quote = '', side = 'buy' }, refuse }, { timestamp }) => {
      const { pair, rates, spreadBps } =
        pairFor(base, quote, side) ??
        refuse('pair_not_supported', `${base} has no price in ${quote}.`);
      const inverse = over({ amount: '1', asset: base }, rates[side], pair.rateScale, 'down');
      return {
        pair: pair.pair,
        side,
        rate: rates[side],
        inverse,
        spreadBps,
        asOf: timestamp(),
        ttlSeconds: TTL,
        indicative: true,
      };
    },
    listRatePairs: (call, world) =>
      world.page<RebellPay['schemas']['RatePairList'], OfferedPair['pair']>(
        PAIRS.map(({ pair }) => pair),
        call,
      ),
  },
});
