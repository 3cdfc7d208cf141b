import { behavior, type MadeMove } from '../../../src/reference/mock/behavior';
import { isZero, minus, plus, times, type Amount } from '../../../src/reference/mock/money';
import { uncountFromLimits } from '../../shared/sandbox/limits';
import { FEES, MARKET, PARTNER } from '../../shared/sandbox/parties';
import {
  book,
  CONFIRMATIONS,
  dueOf,
  excessOf,
  instructionsFor,
  keptOf,
  missingFrom,
  PAYER,
  receivedOf,
  referenceOf,
  txHashFor,
  type Order,
  type OrderValue,
  type OrderWorld,
  type Refund,
} from './order-money';
import { receive } from './order-payment';
import { isOpen, refund, sendRefunds, withdrawRefunds } from './order-refund';
import type { RebellPay } from './types';

/** Returns the payout: the asset of a purchase, or the fiat money of a sale. */
const payoutOf = ({ side, fiatAmount, assetAmount }: OrderValue) =>
  side === 'buy' ? assetAmount : fiatAmount;

/** Returns the user whose balance receives the payout; undefined for a closed user. */
function payee({ payoutMethod, userId = '' }: OrderValue, world: OrderWorld): string | undefined {
  const user = payoutMethod === 'balance' ? world.get('User', userId) : undefined;
  return user && user.value.status !== 'closed' ? user.key : undefined;
}

/** Exchanges at the quoted rate, takes the fees and sends the payout, which arrives later. */
function convert(order: Order, world: OrderWorld): void {
  const { key, value } = order;
  const amount = payoutOf(value);
  const fees = value.fees.map((fee) => fee.amount);
  const isPurchase = value.side === 'buy';
  const exchanged: Amount = isPurchase ? minus(keptOf(value), ...fees) : keptOf(value);
  book(world, key, key, MARKET, exchanged);
  book(world, key, MARKET, key, isPurchase ? amount : plus(amount, ...fees));
  for (const fee of fees) book(world, key, key, FEES, fee, 'fee');
  const user = payee(value, world);
  if (user !== undefined) world.ledger.announce(user, amount, key);
  const { payoutMethod } = value;
  const proof = {
    crypto_address: { txHash: txHashFor(key, 'payout') },
    bank_account: { endToEndId: referenceOf(key) },
    balance: {},
  }[payoutMethod];
  world.change(order, { payout: { amount, ...proof, sentAt: world.timestamp() } });
}

/** Books a payout that has arrived, or a refused one, which your program gets. */
function settle({ key, value }: Order, state: 'completed' | 'failed', world: OrderWorld): void {
  const amount = payoutOf(value);
  const user = payee(value, world);
  if (user !== undefined) world.ledger.withdrawAnnouncement(user, amount, key);
  book(world, key, key, state === 'failed' ? PARTNER : (user ?? 'outside:payee'), amount);
}

/** Details of a refused payout, by payout method. */
const REFUSED_PAYOUTS: Readonly<Record<OrderValue['payoutMethod'], string>> = {
  crypto_address: 'The destination reports that it does not take this asset.',
  bank_account: 'The bank of the destination reports a closed account.',
  balance: 'The balance of the user does not take the amount.',
};

/** Reverses a payment that the payer's bank or the chain took back; nothing is left to refund. */
function undoPayment(order: Order, world: OrderWorld): void {
  const { key, value } = order;
  const { refunds = [] } = value;
  const open = refunds.filter(isOpen).map(({ amount }) => amount);
  const sent = refunds.filter((each) => !isOpen(each));
  withdrawRefunds(order, world);
  book(world, key, key, PAYER, plus(keptOf(value), ...open));
  world.change(order, { refunds: sent.length > 0 ? sent : null });
}

const REASONS: Readonly<Record<string, Refund['reason']>> = {
  screening: 'screening_rejected',
  on_hold: 'screening_rejected',
  converting: 'conversion_failed',
  expired: 'payment_late',
  canceled: 'payment_late',
};

/** Refunds the rest of the payment. */
function giveBack(order: Order, { from, operation }: MadeMove, world: OrderWorld): void {
  const isCanceled = operation === 'cancelOrder';
  const reason = isCanceled ? 'canceled' : (REASONS[from] ?? 'underpaid');
  const [received, due] = [receivedOf(order.value), dueOf(order.value)];
  const details: Partial<Record<Refund['reason'], string>> = {
    underpaid: `${received.amount} of ${due.amount} had arrived at the deadline.`,
    canceled: `${received.amount} of ${due.amount} had arrived when you canceled.`,
    payment_late: `${received.amount} arrived when the order had ended.`,
  };
  // A paid order can be canceled only while its user is suspended, and its failure says so.
  const detail = from === 'underpaid' || reason === 'payment_late' ? details[reason] : undefined;
  if (detail !== undefined) {
    const code = reason === 'payment_late' ? 'payment_late' : 'amount_mismatch';
    world.change(order, { failure: { code, detail, retryable: true } });
  }
  refund(order, reason, keptOf(order.value), world);
}

/** States in which an order no longer counts toward the limits of its user. */
const ENDS_WITHOUT_PAYOUT = new Set(['expired', 'canceled', 'failed', 'refund_pending']);

/** Carries out the consequences of a state that an order has reached. */
function reach(order: Order, move: MadeMove, world: OrderWorld): void {
  const { key, value } = order;
  const due = dueOf(value);
  if (ENDS_WITHOUT_PAYOUT.has(move.to)) uncountFromLimits(world, key);
  switch (move.to) {
    case 'awaiting_payment':
      world.change(order, instructionsFor(key, value));
      break;
    case 'underpaid':
      if (!value.payment) {
        const scale = due.amount.split('.')[1]?.length ?? 0;
        receive(order, { ...due, amount: times(due, '0.5', scale, 'down') }, world);
      }
      break;
    case 'payment_detected':
      receive(order, missingFrom(value), world);
      break;
    case 'overpaid':
      if (isZero(excessOf(value))) receive(order, minus(plus(due, due), receivedOf(value)), world);
      refund(order, 'overpaid', excessOf(order.value), world);
      break;
    case 'confirming':
    case 'screening':
      if (value.side === 'sell') {
        const confirmations = move.to === 'confirming' ? 1 : CONFIRMATIONS;
        world.change(order, { payment: { confirmations } });
      }
      break;
    case 'on_hold':
      world.change(order, { hold: { reason: 'compliance_review', since: world.timestamp() } });
      break;
    case 'payout':
      convert(order, world);
      break;
    case 'completed':
      settle(order, 'completed', world);
      break;
    case 'failed':
      if (move.from === 'payout') {
        settle(order, 'failed', world);
        world.change(order, { failure: { detail: REFUSED_PAYOUTS[value.payoutMethod] } });
      }
      if (move.from === 'confirming') undoPayment(order, world);
      break;
    case 'refund_pending':
      if (!value.payment) receive(order, due, world);
      giveBack(order, move, world);
      break;
    case 'refunded':
      sendRefunds(order, world);
      break;
  }
}

/** The state transitions of an order. */
export const orderStates = behavior<RebellPay>({
  moved: { Order: reach },
  next: {
    Order: (order, world) => {
      const { status, paymentDueAt, refunds, payoutMethod } = order.value;
      const due = Date.parse(paymentDueAt);
      if (status === 'awaiting_payment') {
        const goal = world.steeredTo(order);
        const isNotPaid = [goal?.state, goal?.from].includes('expired');
        return isNotPaid ? { to: 'expired', at: due } : undefined;
      }
      if (status === 'underpaid') return { to: 'refund_pending', at: due };
      if (status === 'payout' && payoutMethod === 'balance' && !payee(order.value, world)) {
        return { to: 'failed', at: world.now };
      }
      const isWaiting = refunds?.some(({ progress }) => progress === 'awaiting_address');
      return status === 'refund_pending' && isWaiting ? 'nothing' : undefined;
    },
  },
  jobs: {
    'send-order-refunds': (orderId, world) => {
      const order = world.get('Order', orderId);
      if (order) sendRefunds(order, world, world.now - world.figure('orderRefund'));
    },
  },
});
