import { expect, it } from 'vitest';
import { asObject, textOf } from '../../../src/reference/contract/json';
import { bookings, parts, usdc, USDC } from './accounts';
import { says } from './says';
import { EXAMPLE_USER, partnerOf, type Partner } from './support';

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93';
const BTC = `${BITCOIN}/slip44:0`;
const WALLET = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** Receives 150 USDC, and exchanges the credited amount. */
async function payIn(partner: Partner, to: string) {
  await partner.send('createDepositAddress');
  const { id } = await partner.send('simulateDeposit', {}, { amount: usdc('150.000000') });
  partner.advance('PT5M');
  const { creditedAmount = '' } = await partner.send('getDeposit', { depositId: textOf(id) });
  expect(creditedAmount).toEqual(usdc('149.500000'));
  const quote = () =>
    partner.send('createExchangeQuote', {}, { from: USDC, to, fromAmount: creditedAmount });
  const failing = { quoteId: textOf((await quote()).id), externalId: 'fail-exchange' };
  await partner.send('createExchange', {}, failing);
  partner.advance('PT1M');
  expect(await parts(partner, USDC)).toBe('1149.500000 + 0.000000');
  const { id: quoteId = '', toAmount = '' } = await quote();
  await partner.send('createExchange', {}, { quoteId, externalId: 'payout-0815-exchange' });
  partner.advance('PT5S');
  expect(partner.eventTypes().slice(-1)).toEqual(['exchange.settled']);
  return toAmount;
}

it('general: a pay-in in USDC is paid out to a bank account', async () => {
  says(
    '`creditedAmount`, 149.500000 USDC, is in the balance.',
    'Send `POST /exchange-quotes` with `fromAmount` 149.500000 USDC to EUR, and show `toAmount`.',
    '`exchange.settled`: the euros are available.',
    "Send `POST /sepa-transfers` with the scheme `auto`, and confirm it with the user's code.",
    "`sepa.transfer.settled`: the money is at the user's bank, within 10 seconds when the transfer was instant.",
    'Take the amount of each step from the object of the step before',
    'If a step fails, the money stays in the balance of the step before',
  );
  const partner = partnerOf('general');
  const amount = await payIn(partner, 'EUR');
  const body = { amount, scheme: 'auto', externalId: 'payout-0815-sepa' };
  const { id } = await partner.send('createSepaTransfer', {}, body);
  await partner.send('confirmSepaTransfer', { sepaTransferId: textOf(id) });
  partner.advance('PT5S');
  expect(partner.eventTypes()).toEqual(['sepa.transfer.submitted']);
  partner.advance('PT10S');
  expect(partner.newEvents()).toMatchObject([{ type: 'sepa.transfer.settled', data: { amount } }]);
});

it('rebell-pay: a pay-in in USDC is paid out in bitcoin', async () => {
  says(
    "Add the [withdrawal address](./crypto-withdrawals.mdx#create-withdrawal-address) first: it cools off for 24 hours, and the deposit shouldn't wait for it.",
    'Send `POST /exchange-quotes` with `fromAmount` 149.500000 USDC to BTC, and show `toAmount`.',
    '`exchange.settled`: the bitcoin is available.',
    "with `feeMode` `included`, create it, and confirm it with the customer's code",
    '`withdrawal.completed`: it is final on the chain.',
    'If a step fails, the asset stays in the balance of the step before',
  );
  const partner = partnerOf('rebell-pay');
  const entry = await partner.send(
    'createWithdrawalAddress',
    {},
    { chain: BITCOIN, address: WALLET },
  );
  partner.advance('PT24H');
  const amount = await payIn(partner, BTC);
  const sent = { chain: BITCOIN, amount, feeMode: 'included' };
  const estimate = await partner.send('estimateWithdrawal', {}, { ...sent, address: WALLET });
  const { id } = await partner.send(
    'createWithdrawal',
    {},
    {
      ...sent,
      userId: EXAMPLE_USER,
      estimateId: textOf(estimate.id),
      destination: { addressId: textOf(entry.id) },
      externalId: 'payout-0815-withdrawal',
    },
  );
  await partner.send('confirmWithdrawal', { withdrawalId: textOf(id) });
  partner.advance('PT1H1M44S');
  expect(partner.eventTypes()).toEqual(['withdrawal.created', 'withdrawal.broadcast']);
  partner.advance('PT1S');
  expect(partner.eventTypes()).toEqual(['withdrawal.completed']);
  expect(await bookings(partner, id)).toEqual([
    `withdrawal debit ${textOf(asObject(amount).amount)}`,
  ]);
});
