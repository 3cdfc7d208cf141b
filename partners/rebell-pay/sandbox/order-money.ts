import type { Stored } from '../../../src/reference/mock/behavior';
import { isMore, minus, plus, times, zeroOf, type Amount } from '../../../src/reference/mock/money';
import type { World } from '../../../src/reference/mock/world';
import { evmAddressFor, keccak256 } from '../../shared/sandbox/checks';
import type { RebellPay } from './types';

export type Order = Stored<RebellPay['schemas']['Order']>;
export type OrderValue = Order['value'];
export type OrderWorld = World<RebellPay>;
export type OrderAmount = RebellPay['schemas']['OrderAmount'];
export type Refund = RebellPay['schemas']['OrderRefund'];

/** Counterparty for the payer's money. The money of an order is in an account of the order. */
export const PAYER = 'outside:payer';

/** Returns the amount that the payer must send. */
export const dueOf = ({ side, fiatAmount, assetAmount }: OrderValue): OrderAmount =>
  side === 'buy' ? fiatAmount : assetAmount;

/** Returns the tolerance of a payment: none for fiat money, 0.1 % for a crypto-asset. */
export function toleranceOf(order: OrderValue): OrderAmount {
  const due = dueOf(order);
  if (order.side === 'buy') return zeroOf(due);
  const scale = due.amount.split('.')[1]?.length ?? 0;
  return { ...due, amount: times(due, '0.001', scale, 'down') };
}

export const receivedOf = (order: OrderValue): OrderAmount =>
  order.payment?.received ?? zeroOf(dueOf(order));

/** Returns the received amount without all sent and planned refunds. */
export const keptOf = (order: OrderValue): OrderAmount =>
  minus(receivedOf(order), ...(order.refunds ?? []).map(({ amount }) => amount));

/** Returns the missing amount; zero if it is within the tolerance. */
export function missingFrom(order: OrderValue): OrderAmount {
  const [due, received] = [dueOf(order), receivedOf(order)];
  return isMore(minus(due, toleranceOf(order)), received) ? minus(due, received) : zeroOf(due);
}

/** Returns the excess amount; zero if it is within the tolerance. */
export function excessOf(order: OrderValue): OrderAmount {
  const [due, received] = [dueOf(order), receivedOf(order)];
  return isMore(received, plus(due, toleranceOf(order))) ? minus(received, due) : zeroOf(due);
}

/** Returns the reference for the remittance field, which is also in the URL of the payment page. */
export const referenceOf = (orderId: string): string => `RP${orderId.slice(-10).toUpperCase()}`;

/** Returns the hash of a transaction of an order. */
export const txHashFor = (orderId: string, what: string): string =>
  `0x${keccak256(`${orderId} ${what}`)}`;

/** Returns the payment instructions, and the page that shows them. */
export function instructionsFor(
  orderId: string,
  order: OrderValue,
): Pick<OrderValue, 'paymentInstructions' | 'paymentUrl'> {
  const paymentUrl = `https://pay.sandbox.partner.example/p/${referenceOf(orderId)}`;
  const [chain = ''] = order.assetAmount.asset.split('/');
  return {
    paymentUrl,
    paymentInstructions:
      order.side === 'buy'
        ? {
            type: 'bank_transfer',
            amount: order.fiatAmount,
            tolerance: zeroOf(order.fiatAmount),
            iban: 'DE06000000000000004711',
            bic: 'EXMPDEF0XXX',
            holder: 'Sample client funds',
            reference: referenceOf(orderId),
          }
        : {
            type: 'crypto_address',
            amount: order.assetAmount,
            tolerance: toleranceOf(order) as OrderValue['assetAmount'],
            chain,
            address: evmAddressFor(orderId),
            requiredConfirmations: CONFIRMATIONS,
          },
  };
}

/** Number of confirmations after which a payment in a crypto-asset is final. */
export const CONFIRMATIONS = 12;

/** Moves the money of an order. The bookings are related to the order. */
export const book = (
  { ledger }: OrderWorld,
  orderId: string,
  from: string,
  to: string,
  amount: Amount,
  type: 'order' | 'fee' = 'order',
): void => ledger.move(from, to, amount, { type, relatedId: orderId });
