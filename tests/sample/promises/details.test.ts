import { describe, expect, it } from 'vitest';
import { asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { programOf } from './program';
import { EXAMPLE_USER } from './support';

const USDC = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const textOf = (body: JsonObject, member: string): string => asText(body[member]) ?? '';

/** Returns the code and detail of a refused call. */
const reasonOf = ({ body }: { readonly body: JsonObject }): string =>
  `${textOf(body, 'code')}: ${textOf(body, 'detail')}`;

describe('the detail of a refusal contains no false information', () => {
  it('when the quote was canceled, and never accepted', async () => {
    const p = programOf('general');
    const at = { path: { quoteId: await p.made('createExchangeQuote') } };
    await p.done('cancelExchangeQuote', at);
    expect(reasonOf(await p.call('cancelExchangeQuote', at))).toBe(
      'quote_already_used: The quote was accepted or canceled before.',
    );
  });

  it('when the deposit is not credited yet', async () => {
    const p = programOf('general');
    const { address = '' } = await p.done('createDepositAddress');
    const amount = { amount: '150.000000', asset: USDC };
    const depositId = await p.made('simulateDeposit', { body: { address, amount } });
    expect(reasonOf(await p.call('setDepositOriginator', { path: { depositId } }))).toBe(
      'originator_not_needed: The deposit does not wait for an originator.',
    );
  });

  it('when the bank of the payee could not check the name', async () => {
    const p = programOf('general');
    const body = {
      creditor: { name: 'Bank Silent' },
      payeeVerificationId: null,
      payeeRiskAccepted: null,
    };
    expect(reasonOf(await p.call('createSepaTransfer', { body }))).toBe(
      'payee_no_match_unconfirmed: The bank of the payee did not confirm the name.',
    );
  });

  it.each(['DE00999999990012345678', 'DE3999999999001234567', 'US39999999990012345678'])(
    'for any mistake in the IBAN %s',
    async (iban) => {
      const p = programOf('general');
      const body = { creditor: { iban, bic: null } };
      expect(reasonOf(await p.call('createSepaTransfer', { body }))).toBe(
        'iban_invalid: Country, length or check digits of the IBAN are wrong.',
      );
    },
  );

  it('when the order was completed without a refund', async () => {
    const p = programOf('rebell-pay');
    const quoteId = await p.made('createOrderQuote', {
      body: { side: 'sell', fiatAmount: null, assetAmount: '150.000000', payoutMethod: 'balance' },
    });
    const order = { quoteId, userId: EXAMPLE_USER, externalId: 'sale-1' };
    const { body } = await p.ask('createOrder', { body: order });
    p.advance('PT10M');
    const path = { orderId: textOf(body, 'id') };
    expect(await p.done('getOrder', { path })).toMatchObject({ status: 'completed' });
    expect(
      reasonOf(await p.call('setOrderRefundAddress', { path, body: { address: ADDRESS } })),
    ).toBe('refund_address_locked: The refund was sent, or the order has ended without one.');
  });
});
