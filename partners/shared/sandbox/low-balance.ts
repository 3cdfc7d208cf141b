import { behavior } from '../../../src/reference/mock/behavior';
import { compareAmounts, unitOf, type Amount } from '../../../src/reference/mock/money';
import { PARTNER } from './owners';
import type { Shared } from './types';

/** What you agreed with the provider, for each balance that has a threshold. */
const THRESHOLDS: readonly Amount[] = [{ amount: '1000.00', currency: 'EUR' }];

/** When each session was last warned, by unit. */
const warnings = new WeakMap<object, Map<string, number>>();

const thresholdOf = (unit: string): Amount | undefined =>
  THRESHOLDS.find((threshold) => unitOf(threshold) === unit);

/** Warns you of a balance that falls below its threshold. */
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
      const last = warnings.get(world) ?? new Map<string, number>();
      const isPaused = world.now < (last.get(unit) ?? -Infinity) + world.figure('lowBalancePause');
      if (isPaused) return;
      warnings.set(world, last.set(unit, world.now));
      const balance = { ...world.ledger.balance(PARTNER, unit), asOf: world.timestamp() };
      world.notify('partner.balance_low', { balance, threshold: thresholdOf(unit) });
    },
  },
});
