import type { Patch, Stored } from '../../../src/reference/mock/behavior';
import type { World } from '../../../src/reference/mock/world';
import type { General } from './types';

/** The world of the card modules. */
export type CardWorld = World<General>;
export type Card = General['schemas']['Card'];
export type CardTransaction = General['schemas']['CardTransaction'];
export type Money = General['schemas']['Money'];
type Reason = NonNullable<Card['statusReason']>;

/** Whether a card is neither closed nor expired. */
export const isOpen = ({ value }: Stored<Card>): boolean =>
  value.status !== 'closed' && value.status !== 'expired';

/** Returns the reason for the state of a card, as of now. */
export const reason = (
  world: CardWorld,
  by: Reason['by'],
  code: Reason['code'],
): { statusReason: Reason } => ({ statusReason: { by, code, since: world.timestamp() } });

/** Cards that were active before their current state. */
export const usedBefore = new WeakSet<Stored<Card>>();

/** Whether a letter is reported missing that the card never had, or that has already arrived. */
export const cannotMissLetter = (card: Stored<Card>, said: string): boolean =>
  said === 'not_received' &&
  (card.value.type === 'virtual' || card.value.status === 'active' || usedBefore.has(card));

/** Closes an open card on behalf of the provider. */
export function closeByProvider(
  world: CardWorld,
  card: Stored<Card>,
  code: 'replaced' | 'user_closed',
): void {
  if (isOpen(card)) world.move(card, 'closed', reason(world, 'provider', code));
}

/** Returns the end of the month of expiry. */
export const endOfExpiry = ({ expiryYear, expiryMonth }: Card): number =>
  Date.UTC(expiryYear, expiryMonth);

const VALID_YEARS = 3;

/** Returns the last digits and the expiry of a new card. */
export function newNumber(world: CardWorld): Pick<Card, 'last4' | 'expiryMonth' | 'expiryYear'> {
  const now = new Date(world.now);
  return {
    last4: String(Math.floor(world.random() * 10_000)).padStart(4, '0'),
    expiryMonth: now.getUTCMonth() + 1,
    expiryYear: now.getUTCFullYear() + VALID_YEARS,
  };
}

/** Patch that removes the properties that a new card does not have yet. */
export const UNUSED: Patch<Card> = { statusReason: null, replaces: null, replacedBy: null };
