import { oncePer } from '../../../src/reference/contract/once-per';
import { behavior } from '../../../src/reference/mock/behavior';
import { compareAmounts, unitOf, type Amount } from '../../../src/reference/mock/money';
import type { World } from '../../../src/reference/mock/world';
import { PARTNER } from './parties';
import type { Shared } from './types';

/** Times of the last warning about each balance, by unit. */
const warningsIn = oncePer<object, Map<string, number>>(() => new Map());

/** Returns the threshold of a balance. In the sandbox, only the one in euros has one. */
const thresholdOf = (
  unit: string,
  { figure }: Pick<World<Shared>, 'figure'>,
): Amount | undefined =>
  unit === 'EUR' ? { amount: figure('lowBalance').toFixed(2), currency: unit } : undefined;

/** Warns you when a balance of your program falls below its threshold. */
export const lowBalance = behavior<Shared>({
  spent: (owner, before, world) => {
    const { ledger, schedule, now } = world;
    const unit = unitOf(before);
    const threshold = thresholdOf(unit, world);
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
      world.notify('partner.balance_low', { balance, threshold: thresholdOf(unit, world) });
    },
  },
});
