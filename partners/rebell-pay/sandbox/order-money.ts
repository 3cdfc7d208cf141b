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

/** Where the payer's money comes from and goes back to. The money of an order is its own account. */
export const PAYER = 'outside:payer';

/** What the payer has to send. */
export const dueOf = ({ side, fiatAmount, assetAmount }: OrderValue): OrderAmount =>
  side === 'buy' ? fiatAmount : assetAmount;

/** What counts as exact: fiat money to the cent, a crypto-asset within 0.1 %. */
export function toleranceOf(order: OrderValue): OrderAmount {
  const due = dueOf(order);
  if (order.side === 'buy') return zeroOf(due);
  const scale = due.amount.split('.')[1]?.length ?? 0;
  return { ...due, amount: times(due, '0.001', scale, 'down') };
}

export const receivedOf = (order: OrderValue): OrderAmount =>
  order.payment?.received ?? zeroOf(dueOf(order));

/** What has arrived and neither went back nor is about to. */
export const keptOf = (order: OrderValue): OrderAmount =>
  minus(receivedOf(order), ...(order.refunds ?? []).map(({ amount }) => amount));

/** `0.00` when nothing is missing, or less than the tolerance. */
export function missingFrom(order: OrderValue): OrderAmount {
  const [due, received] = [dueOf(order), receivedOf(order)];
  return isMore(minus(due, toleranceOf(order)), received) ? minus(due, received) : zeroOf(due);
}

/** `0.00` when there is no more than the amount and the tolerance. */
export function excessOf(order: OrderValue): OrderAmount {
  const [due, received] = [dueOf(order), receivedOf(order)];
  return isMore(received, plus(due, toleranceOf(order))) ? minus(received, due) : zeroOf(due);
}

/** Text that the payer puts in the remittance field, and the name of the payment page. */
export const referenceOf = (orderId: string): string => `RP${orderId.slice(-10).toUpperCase()}`;

/** Hash of a transaction of an order. */
export const txHashFor = (orderId: string, what: string): string =>
  `0x${keccak256(`${orderId} ${what}`)}`;

/** How the payer pays, and the page that shows it. */
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

/** Confirmations after which a payment in a crypto-asset counts as final. */
export const CONFIRMATIONS = 12;

/** Moves the money of an order; a booking of a balance belongs to the order. */
export const book = (
  { ledger }: OrderWorld,
  orderId: string,
  from: string,
  to: string,
  amount: Amount,
  type: 'order' | 'fee' = 'order',
): void => ledger.move(from, to, amount, { type, relatedId: orderId });
