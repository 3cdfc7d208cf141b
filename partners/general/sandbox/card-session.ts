import { oncePer } from '../../../src/reference/contract/once-per';
import { behavior, type Stored } from '../../../src/reference/mock/behavior';
import type { Card, CardWorld } from './cards';
import type { General } from './types';

/** Returns the URL of a hosted page that opens once, for a short time. */
function sessionOf(world: CardWorld, page: 'pin' | 'reveal') {
  const token = Array.from({ length: 16 }, () => Math.floor(world.random() * 16).toString(16));
  return {
    url: `https://secure.sandbox.partner.example/${page}/cs_${token.join('')}`,
    expiresAt: world.timestamp(world.now + world.figure('sessionValidity')),
  };
}

/** Cards whose user has set a PIN. */
const cardsWithPin = oncePer<CardWorld, Set<string>>(() => new Set());

/** Whether a physical card has no PIN yet. Virtual cards need none. */
export const lacksPin = (world: CardWorld, { key, value, seed }: Stored<Card>): boolean =>
  value.type === 'physical' && !seed && !cardsWithPin(world).has(key);

/** Hosted pages for card data and PIN. */
export const cardSession = behavior<General>({
  answer: {
    createCardRevealSession: (_call, world) => sessionOf(world, 'reveal'),
    createCardPinSession: ({ path }, world) => {
      cardsWithPin(world).add(path.cardId);
      return sessionOf(world, 'pin');
    },
  },
});
