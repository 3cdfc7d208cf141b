import { behavior, type Stored } from '../../../src/reference/mock/behavior';
import { minus, plus, times, zeroOf } from '../../../src/reference/mock/money';
import { countAgainstLimits, uncountFromLimits } from '../../shared/sandbox/limits';
import { CARD_NETWORK, FEES } from '../../shared/sandbox/parties';
import type { CardTransaction, CardWorld, Money } from './cards';
import { decide, holdEnd, type Attempt } from './card-decision';
import { toFunding, totalOf } from './card-funding';
import { countPayment, reportExceeded } from './card-limits';
import { uncountPayment } from './card-usage';
import { countTry } from './card-tries';
import type { General } from './types';

/** What follows from a decision: the hold, or what a declined attempt changes. */
export function carryOut(world: CardWorld, { key, value }: Stored<CardTransaction>): void {
  const card = world.get('Card', value.cardId);
  if (!card) return;
  countTry(world, card, value.declineReason);
  if (value.status === 'authorized') {
    world.ledger.hold(value.userId, value.fundingAmount, key);
    countPayment(world, card, value.billingAmount);
    const user = world.get('User', value.userId);
    countAgainstLimits(world, key, { product: 'card', amount: value.billingAmount, user });
  } else if (value.declineReason === 'limit_exceeded') {
    reportExceeded(world, card, value.billingAmount);
  }
}

/** A payment that does not begin with a simulation, such as the one after a challenge. */
export function pay(world: CardWorld, attempt: Attempt): void {
  const payment = decide(world, attempt);
  carryOut(
    world,
    world.create('CardTransaction', { ...payment, id: '' }, `card.transaction.${payment.status}`),
  );
}

interface Collection {
  /** What the merchant collected before. */
  readonly collected: Money | undefined;
  readonly isLast: boolean;
  /** Whether the money is held; else the balance may become negative. */
  readonly isHeld: boolean;
}

/** The merchant collects a part, with the last one the fees. */
function collect(
  world: CardWorld,
  payment: Stored<CardTransaction>,
  part: Money,
  { collected, isLast, isHeld }: Collection,
): void {
  const { key, value } = payment;
  const card = world.get('Card', value.cardId)?.value;
  if (!card) return;
  const clearedAmount = collected ? plus(collected, part) : part;
  world.change(payment, { clearedAmount });
  const book = (type: 'card' | 'fee', amount: Money, to: string): void => {
    const booked = toFunding(card, amount);
    if (isHeld) world.ledger.capture(key, to, type, booked);
    else world.ledger.move(value.userId, to, booked, { type, relatedId: key }, true);
  };
  book('card', part, CARD_NETWORK);
  if (!isLast) return;
  const fees = totalOf(payment.value.fees, part);
  book('fee', fees, FEES);
  world.ledger.release(key);
  world.change(payment, { fundingAmount: toFunding(card, plus(clearedAmount, fees)) });
}

/** The merchant gives back all that it collected. */
function giveBack(world: CardWorld, { key, value }: Stored<CardTransaction>): void {
  const card = world.get('Card', value.cardId)?.value;
  if (!card || !value.clearedAmount) return;
  const amount = toFunding(card, value.clearedAmount);
  world.ledger.move(CARD_NETWORK, value.userId, amount, { type: 'card', relatedId: key });
}

function letGo(world: CardWorld, payment: Stored<CardTransaction>): void {
  const { cardId, billingAmount, createdAt, fundingAmount } = payment.value;
  world.ledger.release(payment.key);
  uncountFromLimits(world, payment.key);
  uncountPayment(world, cardId, billingAmount, Date.parse(createdAt));
  world.change(payment, { fundingAmount: zeroOf(fundingAmount) });
}

/** Payments: decisions, holds, clearing, refunds and disputes. */
export const cardPayment = behavior<General>({
  before: {
    simulateCardAuthorization: ({ body, steered }, world) => {
      const card = world.get('Card', body.cardId);
      if (!card) return undefined;
      const patches = steered.map(({ patch }) => patch as Partial<CardTransaction> | undefined);
      const refusedFor = patches.find((patch) => patch?.declineReason)?.declineReason;
      const { status, fundingAmount, ...payment } = decide(world, { ...body, card, refusedFor });
      return {
        ...{ declineReason: null, expiresAt: null, walletProvider: null, fxRate: null },
        ...payment,
        fundingAmount: { currency: null, asset: null, ...fundingAmount },
        ...(status === 'declined' ? { status } : {}),
      };
    },
  },
  after: {
    simulateCardAuthorization: (payment, _call, world) => carryOut(world, payment),
  },
  moved: {
    CardTransaction: (payment, { from, to }, world) => {
      const { billingAmount, clearedAmount } = payment.value;
      const collected = from === 'partially_cleared' ? clearedAmount : undefined;
      const rest = collected ? minus(billingAmount, collected) : billingAmount;
      if (to === 'partially_cleared') {
        const half = { ...billingAmount, amount: times(billingAmount, '0.5', 2, 'up') };
        collect(world, payment, half, { collected, isLast: false, isHeld: true });
      } else if (to === 'cleared') {
        // The rest of a payment that was collected in part is released when its hold runs out.
        const ranOut = from === 'partially_cleared' && world.now >= holdEnd(world, payment.value);
        const part = ranOut ? zeroOf(rest) : rest;
        collect(world, payment, part, { collected, isLast: true, isHeld: from !== 'expired' });
      } else if (to === 'reversed' || to === 'expired') {
        letGo(world, payment);
      } else if (to === 'refunded') {
        giveBack(world, payment);
        if (clearedAmount) world.change(payment, { refundedAmount: clearedAmount });
      } else if (to === 'dispute_won') {
        giveBack(world, payment);
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
