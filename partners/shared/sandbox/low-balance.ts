import { oncePer } from '../../../src/reference/contract/once-per';
import { behavior } from '../../../src/reference/mock/behavior';
import { compareAmounts, unitOf, type Amount } from '../../../src/reference/mock/money';
import { PARTNER } from './parties';
import type { Shared } from './types';

/** Thresholds that you agreed with the provider, for some balances. */
const THRESHOLDS: readonly Amount[] = [{ amount: '1000.00', currency: 'EUR' }];

/** Times of the last warning about each balance, by unit. */
const warningsIn = oncePer<object, Map<string, number>>(() => new Map());

const thresholdOf = (unit: string): Amount | undefined =>
  THRESHOLDS.find((threshold) => unitOf(threshold) === unit);

/** Warns you when a balance of your program falls below its threshold. */
export const lowBalance = behavior<Shared>({
  spent: (owner, before, { ledger, schedule, now }) => {
    const unit = unitOf(before);
    const threshold = thresholdOf(unit);
    if (owner !== PARTNER || !threshold) return;
    const { available } = ledger.balance(PARTNER, unit);
    const hasFallen =
      compareAmounts(before, threshold) >= 0 && compareAmounts(available, threshold) < 0;
    if (hasFallen) schedule('warn-of-low-balance', unit, now);
  },
  jobs: {
    'warn-of-low-balance': (unit, world) => {
      const last = warningsIn(world);
      const isPaused = world.now < (last.get(unit) ?? -Infinity) + world.figure('lowBalancePause');
      if (isPaused) return;
      last.set(unit, world.now);
      const balance = { ...world.ledger.balance(PARTNER, unit), asOf: world.timestamp() };
      world.notify('partner.balance_low', { balance, threshold: thresholdOf(unit) });
    },
  },
});
