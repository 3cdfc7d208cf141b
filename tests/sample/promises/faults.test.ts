import { describe, expect, it } from 'vitest';
import { asText, objects } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { ordered } from './card-program';
import { programOf, type Program } from './program';

const UNKNOWN_ASSET = 'eip155:1/erc20:0x0000000000000000000000000000000000000000';
const AQ = { line1: 'Base 1', city: 'Vostok', postalCode: '1000', country: 'AQ' };
const NEW = { externalId: null };
const bare = (more: JsonObject): JsonObject => ({
  ...NEW,
  userId: null,
  estimateId: null,
  destination: { addressId: null, ...more },
});

/** The error of a call, and each field at fault with the rule that it breaks. */
async function faults(p: Program, id: string, call: Parameters<Program['call']>[1]) {
  const { body } = await p.call(id, call);
  const fields = objects(body.errors).map(({ pointer, code }) =>
    [pointer, code].map((part) => asText(part)).join(' '),
  );
  return [body.code, ...fields];
}

describe('the fields at fault are those of the request, and the rules those of the pages', () => {
  it.each<[string, JsonObject, readonly string[]]>([
    [
      'createCard',
      { ...NEW, currency: 'USD', fundingSource: { type: 'fiat_balance', currency: 'USD' } },
      ['card_currency_not_supported', '/currency enum'],
    ],
    [
      'createCard',
      { ...NEW, currency: 'EUR', fundingSource: { type: 'fiat_balance', currency: 'USD' } },
      ['card_currency_not_supported', '/fundingSource/currency conflict'],
    ],
    [
      'createCard',
      { ...NEW, type: 'physical', shipping: { method: 'standard', address: AQ } },
      ['country_not_supported', '/shipping/address/country enum'],
    ],
    ['verifyPayee', { iban: 'DE00999999990012345678' }, ['iban_invalid', '/iban format']],
    [
      'estimateWithdrawal',
      { address: '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      ['address_invalid', '/address format'],
    ],
    [
      'createWithdrawal',
      bare({ address: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', beneficiary: null }),
      ['beneficiary_required', '/destination/beneficiary required'],
    ],
    [
      'createTransfer',
      { ...NEW, amount: { amount: '10.00', currency: null, asset: UNKNOWN_ASSET } },
      ['asset_not_supported', '/amount/asset enum'],
    ],
    [
      'createTransfer',
      { ...NEW, amount: { amount: '10.001', currency: 'EUR' } },
      ['validation_failed', '/amount/amount pattern'],
    ],
    [
      'createUser',
      { termsAcceptedAt: '2030-01-01T00:00:00.000Z' },
      ['validation_failed', '/termsAcceptedAt maximum'],
    ],
  ])('%s %j', async (id, body, expected) => {
    expect(await faults(programOf('general'), id, { body })).toEqual(expected);
  });

  it('none, if the request has none of those in the example', async () => {
    const p = programOf('general');
    const quoteId = await p.made('createExchangeQuote', {
      body: { fromAmount: { amount: '1000.00' } },
    });
    expect(await faults(p, 'createExchange', { body: { ...NEW, quoteId } })).toEqual([
      'insufficient_balance',
    ]);
  });

  it('of a limit of a card, whichever it is', async () => {
    const { p, at } = await ordered(programOf('general'));
    const body = { daily: { count: 101 } };
    expect(await faults(p, 'setCardLimits', { ...at, body })).toEqual([
      'card_limit_above_maximum',
      '/daily/count maximum',
    ]);
  });

  it('of a proof without its message', async () => {
    const p = programOf('general');
    const addressId = await p.made('createWithdrawalAddress');
    const call = { path: { addressId }, body: { message: null } };
    expect(await faults(p, 'verifyWithdrawalAddress', call)).toEqual([
      'validation_failed',
      '/message required',
    ]);
  });
});

describe('a number in place of a text is one wrong field', () => {
  it.each(['createSepaTransfer', 'createTransfer', 'estimateWithdrawal'])('%s', async (id) => {
    const body = { amount: { amount: 125 } };
    expect(await faults(programOf('general'), id, { body })).toEqual([
      'validation_failed',
      '/amount/amount type',
    ]);
  });
});

describe('what is wrong in a request comes before what exists', () => {
  const WRONG: readonly [string, JsonObject, readonly string[]][] = [
    [
      'createSepaTransfer',
      { amount: { amount: '20.001' } },
      ['validation_failed', '/amount/amount pattern'],
    ],
    [
      'createSepaTransfer',
      { creditor: { iban: 'DE00999999990012345678' } },
      ['iban_invalid', '/creditor/iban format'],
    ],
    [
      'createTransfer',
      { amount: { amount: '20.001' } },
      ['validation_failed', '/amount/amount pattern'],
    ],
    [
      'createWithdrawal',
      { estimateId: null, amount: { amount: '0.000001' } },
      ['withdrawal_amount_below_minimum', '/amount/amount minimum'],
    ],
    ['createCard', { currency: 'USD' }, ['card_currency_not_supported', '/currency enum']],
    ['createUser', { dateOfBirth: '2020-01-01' }, ['age_below_minimum', '/dateOfBirth maximum']],
  ];
  it.each(WRONG)('%s %j, with an identifier in use', async (id, body, expected) => {
    const p = programOf('general');
    const externalId = 'in-use';
    const first = id === 'createWithdrawal' ? { estimateId: null, externalId } : { externalId };
    await p.done(id, { body: first });
    expect((await faults(p, id, { body: first }))[1]).toBe('/externalId conflict');
    expect(await faults(p, id, { body: { ...body, externalId } })).toEqual(expected);
  });

  it('with the identifier of the sandbox that is in use', async () => {
    const p = programOf('general');
    const body = { externalId: 'taken-0815', amount: { amount: '20.001' } };
    expect(await faults(p, 'createSepaTransfer', { body })).toEqual([
      'validation_failed',
      '/amount/amount pattern',
    ]);
  });

  it('but a balance that is too low comes after an identifier in use', async () => {
    const p = programOf('general');
    const body = { externalId: 'in-use', amount: { amount: '5000.00' } };
    await p.done('createTransfer', { body: { externalId: 'in-use' } });
    expect((await faults(p, 'createTransfer', { body }))[0]).toBe('external_id_taken');
  });

  it('an order with a wrong IBAN', async () => {
    const p = programOf('rebell-pay');
    const sale = { side: 'sell', payoutMethod: 'bank_account' };
    const order = async (iban: string) => ({
      body: {
        quoteId: await p.made('createOrderQuote', { body: sale }),
        externalId: 'in-use',
        confirmedAmount: null,
        destination: { type: 'bank_account', address: null, iban, holder: 'Ana Kovač' },
      },
    });
    await p.done('createOrder', await order('SI39990000000000471'));
    expect(await faults(p, 'createOrder', await order('SI38990000000000471'))).toEqual([
      'iban_invalid',
      '/destination/iban format',
    ]);
  });
});
