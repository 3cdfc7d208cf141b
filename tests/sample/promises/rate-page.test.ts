import { beforeEach, describe, expect, it } from 'vitest';
import { asObject, objects, textOf } from '../../../src/reference/contract/json';
import { ask, KEY, stillSandbox } from '../../mock/support';
import { says } from './says';
import { partnerOf, valuesOf, type Partner } from './support';

const USDC = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
let partner: Partner;
beforeEach(() => {
  partner = partnerOf('rebell-pay');
});

const rate = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  partner.ask('getRate', { query: { base: USDC, quote: 'EUR', side: 'buy', ...query }, headers });

describe('a rate', () => {
  it('applies to a side, and its inverse is rounded', async () => {
    says(
      '| `buy` | `0.820000` | 123.00 EUR to pay, before fees | 49 basis points |',
      '| `sell` | `0.812000` | 121.80 EUR to receive, before fees | 49 basis points |',
      '`inverse` is rounded and only for display: 123.00 × 1.219512 is 149.999976, not 150.',
      'Difference between `rate` and the mid-market rate, already included in `rate`.',
      "`spreadBps` is already part of `rate`; don't add it again.",
      'Units of `base` for 1 unit of `quote`, for display. Rounded; calculate with `rate`.',
      'Always `true`: the rate binds nobody.',
      'Rates send no events.',
    );
    const [{ body: buy }, { body: sell }] = [await rate(), await rate({ side: 'sell' })];
    expect(150 * Number(buy.rate)).toBeCloseTo(123, 6);
    expect(150 * Number(sell.rate)).toBeCloseTo(121.8, 6);
    const middle = (Number(buy.rate) + Number(sell.rate)) / 2;
    for (const { rate: price, spreadBps, indicative } of [buy, sell]) {
      const distance = Math.abs(Number(price) - middle) / middle;
      expect([Math.round(distance * 10_000), indicative]).toEqual([spreadBps, true]);
    }
    expect(buy.inverse).toBe('1.219512');
    expect(123 * Number(buy.inverse)).toBeCloseTo(149.999976, 9);
    expect(partner.eventTypes()).toEqual([]);
  });

  it('can be shown for a while, and is not sent twice during that time', async () => {
    says(
      'You can show a rate for `ttlSeconds` after `asOf`. `Cache-Control` says how much of that time is left',
      '`304` has no body and renews the entry; `200` replaces it.',
      'A `304` counts against the rate limit like any other answer.',
      '| `GET /rates` for a pair | `200` with `ETag` |',
      '| The same with `If-None-Match` within `ttlSeconds` | `304` without a body |',
      'Moment at which the rate was taken from the market.',
      '`max-age` is what is left of `ttlSeconds`.',
      'The rate is still the one your `If-None-Match` names. The answer has no body; use the stored one.',
    );
    const first = await rate();
    expect(first.body).toMatchObject({ ttlSeconds: 10, asOf: '2026-11-02T09:30:00.000Z' });
    expect(first.headers.get('Cache-Control')).toBe('private, max-age=10');
    partner.advance('PT9S');
    const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const again = await rate({}, known);
    expect([again.status, again.body]).toEqual([304, {}]);
    expect((await rate({}, { 'If-None-Match': '"r-other"' })).status).toBe(200);
    const sandbox = stillSandbox(partner.subject, { quota: 100 });
    for (const left of [99, 98]) {
      const query = { base: USDC, quote: 'EUR', side: 'buy' };
      const { status, headers } = await ask(partner.subject, sandbox, 'getRate', {
        query,
        headers: known,
      });
      expect([status, headers.get('RateLimit')]).toEqual([304, `"default";r=${left};t=60`]);
    }
  });

  it('of ten pairs with both sides can be refreshed every 15 seconds', async () => {
    says(
      'Ten pairs with both sides, renewed every 15 seconds, take 80 requests per 60 seconds, out of the 100 that the quota allows',
    );
    const sandbox = stillSandbox(partner.subject, { quota: 100 });
    const left = [];
    for (let seconds = 0; seconds < 60; seconds += 15) {
      for (let rates = 0; rates < 10 * 2; rates += 1) {
        const { headers } = await ask(partner.subject, sandbox, 'getRate');
        left.push(headers.get('RateLimit')?.replace(/;t=.*/, ''));
      }
      sandbox.advance(KEY, 'PT15S');
    }
    expect([left.length, left.at(-1)]).toEqual([80, '"default";r=20']);
  });

  it('has its pairs in a list that can be cached for an hour, with the decimals of its amounts', async () => {
    says(
      'A page of pairs, in the order of the list of assets.',
      'Use this list for the choice of assets and the limits of your form, and cache it for 1 hour.',
      'How long you can use the list before you request it again.',
      'The list is still the one your `If-None-Match` names.',
      'Decimals of an amount in `base`.',
      'Decimals of an amount in `quote`.',
      'Decimals of `rate`.',
      '| `GET /rates/pairs?enabled=true` | `200`, the pairs |',
    );
    const list = await partner.ask('listRatePairs');
    expect(list.headers.get('Cache-Control')).toBe('private, max-age=3600');
    const known = { 'If-None-Match': list.headers.get('ETag') };
    const again = await partner.ask('listRatePairs', { headers: known });
    expect([again.status, again.body]).toEqual([304, {}]);
    const pairs = objects(list.body.data);
    const bases = pairs.map(({ pair }) => asObject(pair).base);
    const assets = valuesOf((await partner.ask('listAssets')).body.data, 'asset');
    expect(bases).toEqual(assets.filter((asset) => bases.includes(asset)));
    const enabled = await partner.ask('listRatePairs', { query: { enabled: 'true' } });
    expect(objects(enabled.body.data)).toEqual(pairs.filter((pair) => pair.enabled));
    const { body: quoted } = await partner.ask('createOrderQuote');
    const decimals = [asObject(quoted.assetAmount).amount, asObject(quoted.fiatAmount).amount]
      .concat(quoted.rate)
      .map((text) => textOf(text).split('.')[1]?.length);
    const scales = ['baseScale', 'quoteScale', 'rateScale'].map((name) => pairs[0]?.[name]);
    expect(decimals).toEqual(scales);
  });

  it('is refused for an incomplete identifier, and while no market has a price', async () => {
    says(
      'A value that is cut off at the first `/` gets `pair_not_supported` or `parameter_invalid`.',
      '| `GET /rates` with the `base` of the table above that ends in `0504` | `503` `stale_rate` |',
      'Wait the seconds in `Retry-After`, then ask again.',
    );
    expect((await rate({ base: 'eip155:1' })).body.code).toBe('parameter_invalid');
    for (const [end, code] of [
      ['0503', 'rate_unavailable'],
      ['0504', 'stale_rate'],
    ] as const) {
      const { status, body, headers } = await rate({
        base: `eip155:1/erc20:0x${end.padStart(40, '0')}`,
      });
      expect([status, body.code, Number(headers.get('Retry-After')) > 0]).toEqual([
        503,
        code,
        true,
      ]);
    }
  });
});
