import { behavior, type OpenCall } from '../../../src/reference/mock/behavior';
import { compareAmounts, unitOf } from '../../../src/reference/mock/money';
import { isIban, withChecksum } from '../../shared/sandbox/checks';
import { countAgainstLimits, fitsLimits, isOpenTo, type Use } from '../../shared/sandbox/limits';
import { checkReceiver } from '../../shared/sandbox/withdrawal-address';
import type { OrderWorld } from './order-money';
import { hasWayBack, isOpen, resumeRefunds, withdrawRefunds } from './order-refund';
import type { RebellPay } from './types';

type Schemas = RebellPay['schemas'];
type OrderCall = OpenCall<RebellPay['operations']['createOrder']>;
type Quote = Schemas['OrderQuote'];

/** The chain of the assets that are traded. */
const CHAIN = 'eip155:1';

/** Returns an address as the API shows it: with its checksum. */
const returned = <A extends { readonly address: string }>(given: A): A => ({
  ...given,
  address: withChecksum(given.address),
});

/** Refuses an invalid address or bank account. */
function checkReceivers({ body: { destination, refundAddress }, refuse }: OrderCall): void {
  if (destination?.type === 'crypto_address')
    checkReceiver(refuse, CHAIN, destination, '/destination');
  if (destination?.type === 'bank_account' && !isIban(destination.iban)) {
    refuse('iban_invalid', 'Country, length or check digits are wrong.', '/destination/iban');
  }
  if (refundAddress) checkReceiver(refuse, CHAIN, refundAddress, '/refundAddress');
}

/** Returns the name of the payer, which the holder of a bank account must have. */
function payerName({ userId, payer }: Schemas['CreateOrderRequest'], world: OrderWorld): string {
  const user = userId === undefined ? undefined : world.get('User', userId)?.value;
  if (!user) return payer?.name ?? '';
  return user.type === 'business'
    ? (user.legalName ?? '')
    : `${user.firstName ?? ''} ${user.lastName ?? ''}`;
}

/** Returns the destination. Refuses one that does not fit the payout method of the quote. */
function checkedDestination(
  { body, refuse }: OrderCall,
  { payoutMethod }: Quote,
  world: OrderWorld,
): Schemas['OrderDestination'] | undefined {
  const { destination, userId } = body;
  if (payoutMethod === 'balance') {
    if (destination) refuse('destination_mismatch', 'Expected no destination.', '/destination');
    if (userId === undefined) {
      refuse('destination_mismatch', 'A payout to a balance needs a user.', '/userId');
    }
    return undefined;
  }
  if (destination?.type !== payoutMethod) {
    refuse('destination_mismatch', `Expected ${payoutMethod}.`, '/destination/type');
  }
  if (destination?.type === 'crypto_address') return returned(destination);
  if (
    destination?.type === 'bank_account' &&
    destination.holder.toLowerCase() !== payerName(body, world).toLowerCase()
  ) {
    refuse('destination_mismatch', 'The holder is not the payer.', '/destination/holder');
  }
  return destination;
}

/** Returns the refund address of a sale, which is required if the payer is not a user. */
function checkedRefundAddress(
  { body, refuse }: OrderCall,
  { side }: Quote,
): Schemas['RefundAddress'] | undefined {
  const { refundAddress, payer } = body;
  if (side === 'sell' && payer && !refundAddress) {
    refuse(
      'refund_address_required',
      'A sale by a payer who is not a user needs a refundAddress.',
      '/refundAddress',
    );
  }
  if (side === 'buy' && refundAddress) {
    refuse('validation_failed', 'Fiat money needs no refund address.', '/refundAddress');
  }
  return refundAddress && returned(refundAddress);
}

/** Returns the use of an order, which counts against the limits of its user. */
const useOf = (amount: Use['amount'], userId: string | undefined, world: OrderWorld): Use => ({
  product: 'order',
  amount,
  user: userId === undefined ? undefined : world.get('User', userId),
});

/** Orders: checks of the calls. */
export const order = behavior<RebellPay>({
  check: { createOrder: checkReceivers },
  before: {
    createOrder: (call, world) => {
      const { body, refuse } = call;
      const quote = world.get('OrderQuote', body.quoteId)?.value;
      if (!quote) return undefined;
      const { side, rate, fiatAmount, assetAmount, fees, payoutMethod } = quote;
      const { confirmedAmount: confirmed } = body;
      if (
        confirmed &&
        (unitOf(confirmed) !== unitOf(fiatAmount) || compareAmounts(confirmed, fiatAmount) !== 0)
      ) {
        const [due, agreed] = [fiatAmount, confirmed].map(
          ({ amount, currency }) => `${amount} ${currency}`,
        );
        refuse(
          'amount_mismatch',
          `The quote is for ${due ?? ''}, confirmedAmount is ${agreed ?? ''}.`,
          '/confirmedAmount/amount',
        );
      }
      const destination = checkedDestination(call, quote, world);
      const refundAddress = checkedRefundAddress(call, quote);
      const use = useOf(fiatAmount, body.userId, world);
      if (use.user && !isOpenTo(use.user, 'order')) refuse('user_not_eligible');
      if (!fitsLimits(world, use)) refuse('limit_exceeded');
      const paymentDueAt = world.timestamp(world.now + world.figure('orderPaymentWindow'));
      return {
        ...{ side, rate, fiatAmount, assetAmount, fees, payoutMethod, paymentDueAt },
        destination: destination ?? null,
        refundAddress: refundAddress ?? null,
      };
    },
    cancelOrder: ({ target, refuse }, world) => {
      if (target?.value.status === 'underpaid' && !hasWayBack(target.value, world)) {
        refuse('refund_address_required', 'The asset has no way back.');
      }
      return undefined;
    },
    setOrderRefundAddress: ({ target, body, refuse }, world) => {
      if (!target) return undefined;
      const { status, refunds = [] } = target.value;
      const hasEnded = ['completed', 'failed', 'refunded'].includes(status);
      if (hasEnded && !refunds.some(isOpen)) refuse('refund_address_locked');
      checkReceiver(refuse, CHAIN, body, '');
      withdrawRefunds(target, world);
      return { refundAddress: returned(body) };
    },
  },
  after: {
    createOrder: ({ key, value: { fiatAmount, userId } }, _call, world) =>
      countAgainstLimits(world, key, useOf(fiatAmount, userId, world)),
    setOrderRefundAddress: (changed, _call, world) => resumeRefunds(changed, world),
  },
});
