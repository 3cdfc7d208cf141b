import { oncePer } from '../../../src/reference/contract/once-per';
import { isZero, minus, plus } from '../../../src/reference/mock/money';
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

/** The calendar day or month in UTC of a moment, `crd_… 2026-11-02` or `crd_… 2026-11`. */
export const keyOf = (cardId: string, period: Period, ms: number): string =>
  `${cardId} ${new Date(ms).toISOString().slice(0, period === 'daily' ? 10 : 7)}`;

export function endOf(period: Period, ms: number): number {
  const date = new Date(ms);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return period === 'daily'
    ? Date.UTC(year, month, date.getUTCDate() + 1)
    : Date.UTC(year, month + 1);
}

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
