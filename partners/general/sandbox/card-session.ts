import { behavior } from '../../../src/reference/mock/behavior';
import type { CardWorld } from './cards';
import type { General } from './types';

/** A page that opens once, for a short time. */
function sessionOf(world: CardWorld, page: 'pin' | 'reveal') {
  const token = Array.from({ length: 16 }, () => Math.floor(world.random() * 16).toString(16));
  return {
    url: `https://secure.sandbox.partner.example/${page}/cs_${token.join('')}`,
    expiresAt: world.timestamp(world.now + world.figure('sessionValidity')),
  };
}

/** Hosted pages for card data and PIN. */
export const cardSession = behavior<General>({
  before: {
    createCardRevealSession: (_call, world) => sessionOf(world, 'reveal'),
    createCardPinSession: (_call, world) => sessionOf(world, 'pin'),
  },
});
