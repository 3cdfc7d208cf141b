import { behavior, type Stored } from '../../../src/reference/mock/behavior';
import { minus, zeroOf } from '../../../src/reference/mock/money';
import { checkDecimals } from '../../shared/sandbox/assets';
import { uncountFromLimits } from '../../shared/sandbox/limits';
import type { CardTransaction, CardWorld } from './cards';
import { collect, countUse, giveBack, share } from './card-collection';
import { asksForMissingPin, decide, holdEnd, type Attempt } from './card-decision';
import { reportExceeded, reportUsedUp } from './card-limits';
import { bookUnasked, unasked } from './card-simulation';
import { countTry } from './card-tries';
import { uncountPayment } from './card-usage';
import { decisionIn } from './partner-calls';
import type { General } from './types';

/** Carries out a decision: creates the hold, or counts a declined attempt. */
export function carryOut(world: CardWorld, payment: Stored<CardTransaction>): void {
  const { key, value } = payment;
  const card = world.get('Card', value.cardId);
  if (!card) return;
  if (!asksForMissingPin(world, card, value)) countTry(world, card, value.declineReason);
  if (value.status === 'authorized') {
    world.ledger.hold(value.userId, value.fundingAmount, key);
    countUse(world, payment, value.billingAmount, 1);
    reportUsedUp(world, card);
  } else if (value.declineReason === 'limit_exceeded') {
    reportExceeded(world, card, { amount: value.billingAmount, count: 1 });
  }
}

/** Makes a payment that is not simulated by itself, such as after a challenge. */
export function pay(world: CardWorld, attempt: Attempt): void {
  const payment = decide(world, attempt);
  carryOut(
    world,
    world.create('CardTransaction', { ...payment, id: '' }, `card.transaction.${payment.status}`),
  );
}

/** Releases the amount of a payment that is not collected, also from the limits. */
export function letGo(world: CardWorld, payment: Stored<CardTransaction>): void {
  world.ledger.release(payment.key);
  uncountFromLimits(world, payment.key);
  uncountPayment(world, payment.key);
  world.change(payment, { fundingAmount: zeroOf(payment.value.fundingAmount) });
}

/** Payments: decisions, holds, clearing, refunds and disputes. */
export const cardPayment = behavior<General>({
  before: {
    simulateCardAuthorization: ({ body, steered, asked, refuse }, world) => {
      checkDecimals(world, refuse, body.amount);
      const card = world.get('Card', body.cardId);
      if (!card) return undefined;
      const patches = steered.map(({ patch }) => patch as Partial<CardTransaction> | undefined);
      const refusedFor = patches.find((patch) => patch?.declineReason)?.declineReason;
      const attempt = { ...body, ...decisionIn(asked), card, refusedFor };
      const { status, ...payment } = unasked(world, attempt, body.then) ?? decide(world, attempt);
      return {
        ...{ declineReason: null, expiresAt: null, walletProvider: null, fxRate: null },
        ...payment,
        ...(status === 'authorized' ? {} : { status }),
      };
    },
  },
  after: {
    simulateCardAuthorization: (payment, _call, world) => {
      if (payment.value.status === 'cleared') bookUnasked(world, payment);
      else carryOut(world, payment);
    },
  },
  moved: {
    CardTransaction: (payment, { from, to }, world) => {
      const { billingAmount, clearedAmount } = payment.value;
      const collected = from === 'partially_cleared' ? clearedAmount : undefined;
      const rest = collected ? minus(billingAmount, collected) : billingAmount;
      if (to === 'partially_cleared') {
        const part = share(billingAmount, '0.5');
        collect(world, payment, { part, held: rest, isLast: false });
      } else if (to === 'cleared') {
        // When the hold of a partially collected payment expires, the rest is released.
        const ranOut = from === 'partially_cleared' && world.now >= holdEnd(world, payment.value);
        const hasTip = world.steeredTo(payment)?.value === 'cleared_with_tip';
        const part = ranOut ? zeroOf(rest) : hasTip ? share(rest, '1.1') : rest;
        const held = from === 'expired' ? zeroOf(rest) : rest;
        collect(world, payment, { part, held, collected, isLast: true });
      } else if (to === 'reversed' || to === 'expired') {
        letGo(world, payment);
      } else if (to === 'dispute_won' && clearedAmount) {
        giveBack(world, payment, clearedAmount);
      }
    },
  },
  next: {
    CardTransaction: (payment, world) => {
      const { status, type } = payment.value;
      const goal = world.steeredTo(payment);
      const end = holdEnd(world, payment.value);
      const isNeverCollected =
        type === 'card_check' || goal?.state === 'expired' || goal?.from === 'expired';
      if (status === 'authorized' && isNeverCollected) return { to: 'expired', at: end };
      if (status === 'partially_cleared' && !goal) return { to: 'cleared', at: end };
      return undefined;
    },
  },
});
