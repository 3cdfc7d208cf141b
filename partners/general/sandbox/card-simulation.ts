import { asText } from '../../../src/reference/contract/json';
import { behavior, type Stored } from '../../../src/reference/mock/behavior';
import { isMore, minus, plus, zeroOf } from '../../../src/reference/mock/money';
import type { CardTransaction, CardWorld } from './cards';
import { collect, countUse, giveBack, share } from './card-collection';
import { canUse, priced, reasonToDecline, type Attempt, type Payment } from './card-decision';
import { toBilling, toFunding, totalOf } from './card-funding';
import { reportExceeded, reportUsedUp } from './card-limits';
import type { General } from './types';

type Then = NonNullable<General['schemas']['SimulateCardAuthorizationRequest']['then']>;

/** Factors by which a merchant changes an authorization, half a minute after it. */
const CHANGES: Readonly<Record<string, string>> = { raised: '1.5', lowered: '0.5' };
const CHANGED_AFTER = 'PT30S';
const REST_REFUNDED_AFTER = 'P1D';

/**
 * Returns a payment that arrives without an authorization; undefined for one that needs a decision.
 */
export function unasked(world: CardWorld, attempt: Attempt, then?: Then): Payment | undefined {
  if (then !== 'offline' && then !== 'credited') return undefined;
  const payment = priced(world, attempt);
  if (!canUse(attempt.card.value, payment.channel)) return undefined;
  const cleared = { ...payment, status: 'cleared', clearedAmount: payment.billingAmount } as const;
  return then === 'offline'
    ? cleared
    : { ...cleared, type: 'credit', fundingAmount: zeroOf(payment.fundingAmount) };
}

/** Books a payment that arrived without an authorization. */
export function bookUnasked(world: CardWorld, payment: Stored<CardTransaction>): void {
  const { type, billingAmount } = payment.value;
  if (type === 'credit') giveBack(world, payment, billingAmount);
  else collect(world, payment, { part: billingAmount, held: zeroOf(billingAmount), isLast: true });
}

/** Raises or lowers an authorization for the merchant. A refused raise changes nothing. */
function reauthorize(world: CardWorld, payment: Stored<CardTransaction>, factor: string): void {
  const { key, value } = payment;
  const card = world.get('Card', value.cardId);
  if (!card || value.status !== 'authorized') return;
  const transactionAmount = share(value.transactionAmount, factor);
  const billingAmount = toBilling(transactionAmount, card.value.currency);
  const { fees } = world.priced('CardTransaction', { ...value, billingAmount });
  const fundingAmount = toFunding(card.value, plus(billingAmount, totalOf(fees, billingAmount)));
  const difference = minus(billingAmount, value.billingAmount);
  if (isMore(fundingAmount, value.fundingAmount)) {
    const more = minus(fundingAmount, value.fundingAmount);
    const use = { amount: difference, count: 0 };
    const refused = reasonToDecline(world, card, { ...value, billingAmount }, more, use);
    if (refused === 'limit_exceeded') reportExceeded(world, card, use);
    if (refused) return;
    world.ledger.hold(value.userId, more, key);
  } else world.ledger.release(key, minus(value.fundingAmount, fundingAmount));
  countUse(world, payment, difference);
  reportUsedUp(world, card);
  world.change(payment, { transactionAmount, billingAmount, fundingAmount });
  world.emit('card.transaction.authorized', payment);
}

/** Simulated actions of merchants after a payment. */
export const cardSimulation = behavior<General>({
  after: {
    simulateCardAuthorization: ({ key }, { body }, world) => {
      if (!Object.hasOwn(CHANGES, body.then)) return;
      world.schedule('change-authorization', key, world.now + world.duration(CHANGED_AFTER));
    },
  },
  moved: {
    CardTransaction: (payment, { to }, world) => {
      const { clearedAmount } = payment.value;
      if (to !== 'refunded' || !clearedAmount) return;
      const isInParts = world.steeredTo(payment)?.value === 'refunded_in_parts';
      const refundedAmount = isInParts ? share(clearedAmount, '0.5') : clearedAmount;
      giveBack(world, payment, refundedAmount);
      world.change(payment, { refundedAmount });
      if (!isInParts) return;
      const then = world.now + world.duration(REST_REFUNDED_AFTER);
      world.schedule('refund-rest', payment.key, then);
    },
  },
  jobs: {
    'change-authorization': (id, world) => {
      const payment = world.get('CardTransaction', id);
      const factor = payment && CHANGES[asText(world.steeredTo(payment)?.value) ?? ''];
      if (payment && factor !== undefined) reauthorize(world, payment, factor);
    },
    'refund-rest': (id, world) => {
      const payment = world.get('CardTransaction', id);
      const { clearedAmount, refundedAmount } = payment?.value ?? {};
      if (!payment || !clearedAmount || !refundedAmount) return;
      giveBack(world, payment, minus(clearedAmount, refundedAmount));
      world.change(payment, { refundedAmount: clearedAmount });
      world.emit('card.transaction.refunded', payment);
    },
  },
});
