import { oncePer } from '../../../src/reference/contract/once-per';
import type { Stored } from '../../../src/reference/mock/behavior';
import { reason, type Card, type CardTransaction, type CardWorld } from './cards';

type DeclineReason = NonNullable<CardTransaction['declineReason']>;

/** Number of consecutive wrong secrets after which the provider blocks the card. */
const TRIES = {
  pin_incorrect: { most: 3, code: 'pin_tries' },
  security_code_incorrect: { most: 5, code: 'cvv_tries' },
} as const;
type WrongSecret = keyof typeof TRIES;

/** Number of consecutive wrong secrets, by card and kind. */
const triesIn = oncePer<CardWorld, Map<string, number>>(() => new Map());

const isWrongSecret = (reason: DeclineReason | undefined): reason is WrongSecret =>
  reason !== undefined && Object.hasOwn(TRIES, reason);

/** Returns the decline reason of a refusal. The third consecutive wrong PIN has its own reason. */
export function nextTry(
  world: CardWorld,
  { key }: Stored<Card>,
  refusedFor: DeclineReason,
): DeclineReason {
  const wrongBefore = triesIn(world).get(`${key} pin_incorrect`) ?? 0;
  return refusedFor === 'pin_incorrect' && wrongBefore + 1 >= TRIES.pin_incorrect.most
    ? 'pin_tries_exceeded'
    : refusedFor;
}

/**
 * Counts a wrong secret, and blocks the card at the maximum. A successful payment resets the
 * counts.
 */
export function countTry(
  world: CardWorld,
  card: Stored<Card>,
  declineReason: DeclineReason | undefined,
): void {
  const tries = triesIn(world);
  const secret = declineReason === 'pin_tries_exceeded' ? 'pin_incorrect' : declineReason;
  if (declineReason === undefined) {
    for (const name of Object.keys(TRIES)) tries.delete(`${card.key} ${name}`);
  }
  if (!isWrongSecret(secret) || card.value.status !== 'active') return;
  const key = `${card.key} ${secret}`;
  const { most, code } = TRIES[secret];
  const count = (tries.get(key) ?? 0) + 1;
  tries.set(key, count);
  if (count < most) return;
  tries.delete(key);
  world.move(card, 'blocked', reason(world, 'provider', code));
}
