import type { Stored } from '../../../src/reference/mock/behavior';
import type { Refuse } from '../../../src/reference/mock/problems';
import { PARTNER } from '../../shared/sandbox/parties';
import type { Card, CardWorld } from './cards';

/** Returns the fee of your program for a card; zero for a virtual one. */
const feeOf = (world: CardWorld, { type }: Pick<Card, 'type'>) => {
  const nothing = { amount: '0.00', currency: 'EUR' };
  return type === 'physical' ? world.fee('card-physical', nothing) : nothing;
};

/** Refuses a card whose fee your balance does not cover. */
export function checkFee(world: CardWorld, card: Pick<Card, 'type'>, refuse: Refuse): void {
  if (world.ledger.covers(PARTNER, feeOf(world, card))) return;
  refuse('insufficient_balance', 'Your balance does not cover the fee of the card.');
}

/** Reserves the fee of a card until it is produced. */
export const holdFee = (world: CardWorld, { key, value }: Stored<Card>): void => {
  world.ledger.hold(PARTNER, feeOf(world, value), key);
};
