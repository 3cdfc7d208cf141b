import { describe, expect, it } from 'vitest';
import { textOf } from '../../../src/reference/contract/json';
import { eur, parts, used, usdc } from './accounts';
import { says } from './says';
import { partnerOf } from './support';

describe.each(['general', 'rebell-pay'])('%s: a withdrawn offer cannot be used again', (set) => {
  it('a quote after the market has moved', async () => {
    says(
      'The market moved by more than 3 percent and the quote was withdrawn early; its state is `expired`.',
      '`expiresAt` of the quote has passed, or the quote was withdrawn with `rate_moved`.',
      'and the provider withdrew the quote, which is now `expired`.',
    );
    const partner = partnerOf(set);
    const { id } = await partner.send('createExchangeQuote', {}, { fromAmount: eur('125.00') });
    const accept = (externalId: string) =>
      partner.outcome('createExchange', {}, { quoteId: textOf(id), externalId });
    expect(await used(partner, 'exchange')).toBe('125.00');
    expect(await accept('rate-moved')).toBe('rate_moved');
    expect(await partner.send('getExchangeQuote', { quoteId: textOf(id) })).toMatchObject({
      status: 'expired',
    });
    expect(await accept('again')).toBe('quote_expired');
    expect([await used(partner, 'exchange'), await parts(partner, 'EUR')]).toEqual([
      '0.00',
      '400.00 + 0.00',
    ]);
  });

  it('an estimate after the network fee has risen', async () => {
    says(
      'is the estimate withdrawn, and can no longer be used.',
      '`expiresAt` of the estimate has passed, or the estimate was withdrawn with `network_fee_changed`.',
      'The estimate is withdrawn; if you use it again, the answer is `estimate_expired`.',
    );
    const partner = partnerOf(set);
    const { id } = await partner.send('estimateWithdrawal');
    const withdraw = (externalId: string) =>
      partner.outcome(
        'createWithdrawal',
        {},
        { amount: usdc('150.000000'), estimateId: textOf(id), externalId },
      );
    expect(await withdraw('network-fee-rose')).toBe('network_fee_changed');
    expect(await withdraw('again')).toBe('estimate_expired');
  });
});
