import { describe, expect, it } from 'vitest';
import { isObject } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { memberAt, withMemberAt } from '../../../src/reference/mock/json';
import { usdc } from './accounts';
import { says } from './says';
import { partnerOf, subjectOf } from './support';

const BTC = 'bip122:000000000019d6689c085ae165831e93/slip44:0';
const DECIMALS = 6;

/**
 * Returns the sandbox values of a set that are amounts of an asset, with the body in which they are
 * sent.
 */
function amountsOf(set: string) {
  return subjectOf(set).contract.operations.flatMap(({ id, body, sandbox }) => {
    const example = body?.examples[0]?.value;
    return sandbox.flatMap(({ in: place, name, value }) => {
      if (place !== 'body' || !name.endsWith('/amount') || !isObject(example)) return [];
      const parent = name.slice(0, -'/amount'.length);
      if (!isObject(memberAt(example, parent)) || typeof value !== 'string') return [];
      return [{ id, name, value, body: withMemberAt(example, parent, usdc(value)) }];
    });
  });
}

/** Returns an amount such as `77.01` with all decimals of the asset. */
function inFull(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.padEnd(DECIMALS, '0')}`;
}

describe.each(['general', 'rebell-pay'])('%s: an amount that triggers a simulation', (set) => {
  it('works with any number of trailing zeros', async () => {
    says('with at most as many decimals as the `scale` of the asset');
    const outcomeOf = async (id: string, body: JsonObject) => {
      const partner = partnerOf(set);
      const { status, code } = await partner.send(id, {}, body);
      partner.advance('PT1H');
      const moved = partner.newEvents().map(({ type, data }) => [type, data.status]);
      return { status, code, moved };
    };
    const values = amountsOf(set);
    expect(new Set(values.map(({ id }) => id))).toContain('createWithdrawal');
    for (const { id, name, value, body } of values) {
      const full = withMemberAt(body, name, inFull(value));
      const short = withMemberAt(body, name, value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''));
      const played = await outcomeOf(id, body);
      expect(await outcomeOf(id, full), `${id} ${inFull(value)}`).toEqual(played);
      expect(await outcomeOf(id, short), `${id} ${value}, shortened`).toEqual(played);
    }
  });

  it('does not apply to another asset for which so small an amount is worth enough', async () => {
    says(
      'In `EUR`, answers `exchange_amount_below_minimum`.',
      'The amount is worth less than 5 EUR',
    );
    const partner = partnerOf(set);
    const outcome = (from: string, fromAmount: JsonObject) =>
      partner.outcome('createExchangeQuote', {}, { from, to: 'EUR', fromAmount });
    expect(await outcome(BTC, { amount: '0.01', asset: BTC })).toBe('ok');
    expect(await outcome(BTC, { amount: '0.00001', asset: BTC })).toBe(
      'exchange_amount_below_minimum',
    );
  });
});
