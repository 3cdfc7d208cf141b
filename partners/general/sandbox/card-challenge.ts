import { behavior, type Stored } from '../../../src/reference/mock/behavior';
import { checkDecimals } from '../../shared/sandbox/assets';
import type { CardWorld } from './cards';
import { BOOKSTORE } from './card-decision';
import { pay } from './card-payment';
import type { General } from './types';

type Challenge = General['schemas']['CardChallenge'];

/** The merchant goes on with the payment, or learns that nobody approved it. */
function continuePayment(world: CardWorld, { cardId, amount, merchant, status }: Challenge): void {
  const card = world.get('Card', cardId);
  const refusedFor = status === 'approved' ? undefined : 'authentication_failed';
  if (card) pay(world, { card, amount, merchant, channel: 'ecom', refusedFor });
}

/** Online payments that the user approves in your app. */
export const cardChallenge = behavior<General>({
  before: {
    simulateCardChallenge: ({ body, refuse }, world) => {
      checkDecimals(world, refuse, body.amount);
      const card = world.get('Card', body.cardId);
      return {
        ...(card ? { userId: card.value.userId } : {}),
        merchant: body.merchant ?? BOOKSTORE,
        createdAt: world.timestamp(),
        expiresAt: world.timestamp(world.now + world.figure('challengeValidity')),
      };
    },
    submitCardChallengeDecision: ({ body }, world) => ({
      status: body.decision === 'approve' ? 'approved' : 'declined',
      decidedAt: world.timestamp(),
    }),
  },
  after: {
    submitCardChallengeDecision: ({ value }: Stored<Challenge>, _call, world) =>
      continuePayment(world, value),
  },
  moved: {
    CardChallenge: ({ value }, { to }, world) => {
      if (to === 'expired') continuePayment(world, value);
    },
  },
});
