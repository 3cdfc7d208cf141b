import { behavior } from '../../../src/reference/mock/behavior';
import { isZero, plus, times } from '../../../src/reference/mock/money';
import {
  book,
  dueOf,
  excessOf,
  missingFrom,
  PAYER,
  receivedOf,
  referenceOf,
  txHashFor,
  type Order,
  type OrderAmount,
  type OrderValue,
  type OrderWorld,
} from './order-money';
import { isTooFine } from './order-quote';
import { refund } from './order-refund';
import type { RebellPay } from './types';

/** Maximum number of payments of an order, and so of its transactions and refunds. */
const MOST_PAYMENTS = 20;

/** Number of payments that have arrived for an order. A purchase does not show it. */
const payments = new WeakMap<Order, number>();

/** Books a payment of the payer, and adds it to `payment`. */
export function receive(order: Order, amount: OrderAmount, world: OrderWorld): void {
  const { key, value } = order;
  if (isZero(amount)) return;
  payments.set(order, (payments.get(order) ?? 0) + 1);
  book(world, key, PAYER, key, amount);
  const before = value.payment;
  const received = plus(receivedOf(value), amount);
  const txHashes = before?.txHashes ?? [];
  const onChain =
    value.side === 'sell'
      ? {
          confirmations: before?.confirmations ?? 0,
          txHashes: [...txHashes, txHashFor(key, `payment ${txHashes.length + 1}`)],
        }
      : {};
  const detectedAt = before?.detectedAt ?? world.timestamp();
  const counted = { received, detectedAt, ...onChain };
  const [missing, excess] = [missingFrom, excessOf].map((compute) =>
    compute({ ...value, payment: counted }),
  );
  world.change(order, {
    payment: {
      ...counted,
      missing: missing && !isZero(missing) ? missing : null,
      excess: excess && !isZero(excess) ? excess : null,
    },
  });
}

/** Receives a payment, and moves or refunds the order according to its state. */
function pay(order: Order, amount: OrderAmount, world: OrderWorld): void {
  const { status } = order.value;
  receive(order, amount, world);
  if (status === 'awaiting_payment' || status === 'underpaid') {
    const isEnough = isZero(missingFrom(order.value));
    const state = !isEnough
      ? 'underpaid'
      : isZero(excessOf(order.value))
        ? 'payment_detected'
        : 'overpaid';
    if (state !== status) world.move(order, state);
  } else if (status === 'expired' || status === 'canceled') {
    world.move(order, 'refund_pending');
  } else {
    const hasEnded = ['completed', 'failed', 'refund_pending', 'refunded'].includes(status);
    refund(order, hasEnded ? 'payment_late' : 'overpaid', amount, world);
  }
}

/**
 * Whether an order accepts no more payments. Its kept amount may still need an additional refund.
 */
const isFull = (order: Order): boolean =>
  Math.max(payments.get(order) ?? 0, (order.value.refunds ?? []).length + 1) >= MOST_PAYMENTS;

/**
 * Returns the amount of a simulated payment; defaults to the missing amount, or else the full one.
 */
const amountOf = (order: OrderValue, amount: string | undefined): OrderAmount => {
  const due = dueOf(order);
  const missing = missingFrom(order);
  const scale = due.amount.split('.')[1]?.length ?? 0;
  if (amount === undefined) return isZero(missing) ? due : missing;
  return { ...due, amount: times({ ...due, amount }, '1', scale, 'down') };
};

/** Simulated payments of the payer. */
export const orderPayment = behavior<RebellPay>({
  before: {
    simulateOrderPayment: ({ target, body, refuse }) => {
      if (!target) return undefined;
      const order = target.value;
      if (order.status === 'created') refuse('conflict', 'Nobody has the instructions yet.');
      if (isFull(target)) refuse('conflict', 'The order takes no more payments.');
      const { amount, reference } = body;
      const [, decimals = ''] = dueOf(order).amount.split('.');
      if (isTooFine(amount, decimals.length)) {
        refuse('validation_failed', `At most ${decimals.length} decimals.`, ['/amount', 'pattern']);
      }
      if (amount !== undefined && isZero({ ...dueOf(order), amount })) {
        refuse('validation_failed', 'Nothing would arrive.', ['/amount', 'minimum']);
      }
      if (reference !== undefined && order.side === 'sell') {
        refuse('validation_failed', 'Only a bank transfer has a reference.', '/reference');
      }
      return undefined;
    },
  },
  after: {
    simulateOrderPayment: (order, { body: { amount, reference } }, world) => {
      const paid = amountOf(order.value, amount);
      if (reference === undefined || reference === referenceOf(order.key)) pay(order, paid, world);
      else {
        // A transfer that cannot be assigned is sent back to its account.
        book(world, order.key, PAYER, order.key, paid);
        book(world, order.key, order.key, PAYER, paid);
      }
    },
  },
});
