import { oncePer } from '../../../src/reference/contract/once-per';
import { minus, plus } from '../../../src/reference/mock/money';
import { endOf, periodOf } from '../../shared/sandbox/calendar';
import type { CardWorld, Money } from './cards';

export const PERIODS = ['daily', 'monthly'] as const;
export type Period = (typeof PERIODS)[number];

export interface Used {
  readonly amount: Money;
  readonly count: number;
}

/** Usage of cards, and the limits that were reported, by card and period. */
class Usage {
  readonly used = new Map<string, Used>();
  readonly byPayment = new Map<string, readonly (Used & { readonly key: string })[]>();
  readonly reported = new Set<string>();
}

export const usageIn = oncePer<CardWorld, Usage>(() => new Usage());

const CALENDAR = { daily: 'day', monthly: 'month' } as const;

/** Returns the key of a card and a day or month, `crd_… 2026-11-02` or `crd_… 2026-11`. */
export const keyOf = (cardId: string, period: Period, ms: number): string =>
  `${cardId} ${periodOf(CALENDAR[period], ms)}`;

/** Returns when the usage of a limit is reset to zero. */
export const resetOf = (period: Period, ms: number): number => endOf(CALENDAR[period], ms);

/** Counts an accepted amount, on the day and in the month of a time. */
export function addUsage(
  world: CardWorld,
  { key, cardId }: { readonly key: string; readonly cardId: string },
  { amount, count }: Used,
  at: number = world.now,
): void {
  const { used, byPayment } = usageIn(world);
  const places = PERIODS.map((period) => keyOf(cardId, period, at));
  for (const place of places) {
    const before = used.get(place);
    used.set(place, {
      amount: before ? plus(before.amount, amount) : amount,
      count: (before?.count ?? 0) + count,
    });
  }
  const added = places.map((place) => ({ key: place, amount, count }));
  byPayment.set(key, [...(byPayment.get(key) ?? []), ...added]);
}

/** Removes a payment from the days and months in which it was counted. */
export function uncountPayment(world: CardWorld, payment: string): void {
  const { used, byPayment } = usageIn(world);
  for (const { key, amount, count } of byPayment.get(payment) ?? []) {
    const before = used.get(key);
    if (!before) continue;
    used.set(key, { amount: minus(before.amount, amount), count: before.count - count });
  }
  byPayment.delete(payment);
}
