import { oncePer } from '../../../src/reference/contract/once-per';
import { isZero, minus, plus } from '../../../src/reference/mock/money';
import { endOf, periodOf } from '../../shared/sandbox/calendar';
import type { CardWorld, Money } from './cards';

export const PERIODS = ['daily', 'monthly'] as const;
export type Period = (typeof PERIODS)[number];

interface Used {
  readonly amount: Money;
  readonly count: number;
}

/** What cards have used, and the limits that were reported, by card and period. */
class Usage {
  readonly used = new Map<string, Used>();
  readonly reported = new Set<string>();
}

export const usageIn = oncePer<CardWorld, Usage>(() => new Usage());

const CALENDAR = { daily: 'day', monthly: 'month' } as const;

/** A card and the day or month of a moment, `crd_… 2026-11-02` or `crd_… 2026-11`. */
export const keyOf = (cardId: string, period: Period, ms: number): string =>
  `${cardId} ${periodOf(CALENDAR[period], ms)}`;

/** When what was used of a limit starts at zero again. */
export const resetOf = (period: Period, ms: number): number => endOf(CALENDAR[period], ms);

/** Counts a payment that no limit can refuse any more. */
export function addUsage(world: CardWorld, cardId: string, amount: Money): void {
  const { used } = usageIn(world);
  for (const period of PERIODS) {
    const key = keyOf(cardId, period, world.now);
    const before = used.get(key);
    used.set(key, {
      amount: before ? plus(before.amount, amount) : amount,
      count: (before?.count ?? 0) + 1,
    });
  }
}

/** Takes a payment out of the day and the month that it was counted in. */
export function uncountPayment(world: CardWorld, cardId: string, amount: Money, at: number): void {
  const { used } = usageIn(world);
  for (const period of PERIODS) {
    const key = keyOf(cardId, period, at);
    const before = used.get(key);
    if (!before || isZero(amount)) continue;
    used.set(key, { amount: minus(before.amount, amount), count: before.count - 1 });
  }
}
