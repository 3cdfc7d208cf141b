import type { Patch, Stored } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import type { General } from './types';

/** What the card modules have in common. */
export type CardWorld = World<General>;
export type Card = General['schemas']['Card'];
export type CardTransaction = General['schemas']['CardTransaction'];
export type Money = General['schemas']['Money'];
type Reason = NonNullable<Card['statusReason']>;

/** Whether a card can still be used, now or later. */
export const isOpen = ({ value }: Stored<Card>): boolean =>
  value.status !== 'closed' && value.status !== 'expired';

/** Why a card is in its state, from now on. */
export const reason = (
  world: CardWorld,
  by: Reason['by'],
  code: Reason['code'],
): { statusReason: Reason } => ({ statusReason: { by, code, since: world.timestamp() } });

/** Cards that were active before they came into their present state. */
export const usedBefore = new WeakSet<Stored<Card>>();

/** Whether a letter is said to be missing that the card never had, or that brought its code. */
export const cannotMissLetter = (card: Stored<Card>, said: string): boolean =>
  said === 'not_received' &&
  (card.value.type === 'virtual' || card.value.status === 'active' || usedBefore.has(card));

/** Closes a card that the provider ends. */
export function closeByProvider(
  world: CardWorld,
  card: Stored<Card>,
  code: 'replaced' | 'user_closed',
): void {
  if (isOpen(card)) world.move(card, 'closed', reason(world, 'provider', code));
}

/** The moment the month of expiry ends. */
export const endOfExpiry = ({ expiryYear, expiryMonth }: Card): number =>
  Date.UTC(expiryYear, expiryMonth);

const VALID_YEARS = 3;

/** What every new card gets from the provider. */
export function newNumber(world: CardWorld): Pick<Card, 'last4' | 'expiryMonth' | 'expiryYear'> {
  const now = new Date(world.now);
  return {
    last4: String(Math.floor(world.random() * 10_000)).padStart(4, '0'),
    expiryMonth: now.getUTCMonth() + 1,
    expiryYear: now.getUTCFullYear() + VALID_YEARS,
  };
}

/** What a new card has not yet. */
export const UNUSED: Patch<Card> = { statusReason: null, replaces: null, replacedBy: null };
