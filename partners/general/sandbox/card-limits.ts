import { behavior, type OpenCall, type Stored } from '../../../src/reference/mock/behavior';
import { compareAmounts, isMore, isZero, plus } from '../../../src/reference/mock/money';
import { checkDecimals } from '../../shared/sandbox/assets';
import type { Card, CardWorld, Money } from './cards';
import { keyOf, PERIODS, resetOf, usageIn, type Period, type Used } from './card-usage';
import type { General } from './types';

export type Limits = General['schemas']['CardLimits'];
type Reached = General['schemas']['CardLimitReached'];
type SetCall = OpenCall<General['operations']['setCardLimits']>;

const pathOf = (cardId: string): string => `/cards/${cardId}/limits`;

/** Sets and returns the default limits of a card. */
export function setDefaultLimits(world: CardWorld, cardId: string, currency: string): Limits {
  const money = (amount: string): Money => ({ amount, currency });
  const unused = { usedAmount: money('0.00'), usedCount: 0, resetsAt: world.timestamp() };
  const limits: Limits = {
    cardId,
    perTransaction: { amount: money('500.00'), maximumAmount: money('5000.00') },
    daily: {
      ...{ amount: money('1000.00'), count: 20, ...unused },
      ...{ maximumAmount: money('10000.00'), maximumCount: 100 },
    },
    monthly: {
      ...{ amount: money('5000.00'), count: 200, ...unused },
      ...{ maximumAmount: money('20000.00'), maximumCount: 500 },
    },
    channels: { pos: true, contactless: true, ecom: true, atm: false },
    updatedAt: world.timestamp(),
  };
  return world.put('CardLimits', pathOf(cardId), limits).value;
}

/** Returns the limits of a card with their current usage. */
export function limitsOf(world: CardWorld, { key, value }: Stored<Card>): Limits {
  const limits =
    world.get('CardLimits', pathOf(key))?.value ?? setDefaultLimits(world, key, value.currency);
  const used = (period: Period) => {
    const { amount, count } = usageIn(world).used.get(keyOf(key, period, world.now)) ?? {
      amount: { amount: '0.00', currency: value.currency },
      count: 0,
    };
    const resetsAt = world.timestamp(resetOf(period, world.now));
    return { ...limits[period], usedAmount: amount, usedCount: count, resetsAt };
  };
  return { ...limits, daily: used('daily'), monthly: used('monthly') };
}

/** Copies the limits of a card to its replacement. */
export function copyLimits(world: CardWorld, from: Stored<Card>, to: Stored<Card>): void {
  const limits = { ...limitsOf(world, from), cardId: to.key, updatedAt: world.timestamp() };
  world.put('CardLimits', pathOf(to.key), limits);
}

/** Returns which measure of a period's limit would be exceeded; undefined for none. */
function runsOut(limit: Limits[Period], { amount, count }: Used): Reached['measure'] | undefined {
  if (isMore(plus(limit.usedAmount, amount), limit.amount)) return 'amount';
  return count > 0 && limit.usedCount + count > limit.count ? 'count' : undefined;
}

/** Whether a payment, of which the periods count `more`, would exceed a limit of its card. */
export function exceedsLimits(
  world: CardWorld,
  card: Stored<Card>,
  payment: Money,
  more: Used,
): boolean {
  const limits = limitsOf(world, card);
  if (isZero(payment)) return false;
  return (
    isMore(payment, limits.perTransaction.amount) ||
    PERIODS.some((period) => runsOut(limits[period], more) !== undefined)
  );
}

/** Sends `card.limit_reached`, at most once for each card, limit and period. */
function report(world: CardWorld, card: Stored<Card>, limit: Period, measure: Reached['measure']) {
  const { reported } = usageIn(world);
  const key = keyOf(card.key, limit, world.now);
  if (reported.has(key)) return;
  reported.add(key);
  const event: Reached = {
    cardId: card.key,
    userId: card.value.userId,
    limit,
    measure,
    resetsAt: world.timestamp(resetOf(limit, world.now)),
    reachedAt: world.timestamp(),
  };
  world.notify('card.limit_reached', event);
}

/** Reports the limits that caused a payment to be declined. */
export function reportExceeded(world: CardWorld, card: Stored<Card>, more: Used): void {
  const limits = limitsOf(world, card);
  for (const period of PERIODS) {
    const measure = runsOut(limits[period], more);
    if (measure) report(world, card, period, measure);
  }
}

/** Reports the limits that the payments of a card have used up. */
export function reportUsedUp(world: CardWorld, card: Stored<Card>): void {
  const limits = limitsOf(world, card);
  for (const period of PERIODS) {
    const { amount: most, usedAmount, count, usedCount } = limits[period];
    if (compareAmounts(usedAmount, most) >= 0) report(world, card, period, 'amount');
    else if (usedCount >= count) report(world, card, period, 'count');
  }
}

function checkLimit(
  world: CardWorld,
  { refuse }: SetCall,
  place: string,
  { amount, currency }: Money,
  most: Money,
): void {
  checkDecimals(world, refuse, { amount, currency }, `${place}/amount`);
  if (currency === most.currency && !isMore({ amount, currency }, most)) return;
  const detail = `The limit can be at most ${most.amount} ${most.currency}.`;
  refuse('card_limit_above_maximum', detail, `${place}/amount`);
}

/** Limits and payment channels of a card. */
export const cardLimits = behavior<General>({
  answer: {
    getCardLimits: ({ path }, world) => {
      const card = world.get('Card', path.cardId);
      if (!card) throw new Error(`There is no card ${path.cardId}.`);
      return limitsOf(world, card);
    },
  },
  before: {
    setCardLimits: (call, world) => {
      const card = world.get('Card', call.path.cardId);
      if (!card) return undefined;
      const limits = limitsOf(world, card);
      const { perTransaction, channels } = call.body;
      checkLimit(
        world,
        call,
        '/perTransaction',
        perTransaction,
        limits.perTransaction.maximumAmount,
      );
      for (const period of PERIODS) {
        const { amount, count } = call.body[period];
        const { maximumAmount, maximumCount } = limits[period];
        checkLimit(world, call, `/${period}/amount`, amount, maximumAmount);
        if (count > maximumCount) {
          const detail = `The number can be at most ${maximumCount}.`;
          call.refuse('card_limit_above_maximum', detail, `/${period}/count`);
        }
      }
      return {
        ...limits,
        perTransaction: { ...limits.perTransaction, amount: perTransaction },
        daily: { ...limits.daily, ...call.body.daily },
        monthly: { ...limits.monthly, ...call.body.monthly },
        channels,
        updatedAt: world.timestamp(),
      };
    },
  },
});
