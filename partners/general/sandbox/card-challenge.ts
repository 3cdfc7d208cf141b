import { behavior, type Stored } from '../../../src/reference/mock/behavior';
import type { JsonObject } from '../../../src/reference/contract/model';
import { checkDecimals } from '../../shared/sandbox/assets';
import type { CardWorld } from './cards';
import { BOOKSTORE } from './card-decision';
import { pay } from './card-payment';
import { decisionIn } from './partner-calls';
import type { General } from './types';

type Challenge = General['schemas']['CardChallenge'];

/** Makes the payment of a challenge, which is declined unless the user approved it. */
function continuePayment(
  world: CardWorld,
  { cardId, amount, merchant, status }: Challenge,
  asked?: JsonObject,
): void {
  const card = world.get('Card', cardId);
  const refusedFor = status === 'approved' ? undefined : 'authentication_failed';
  const decision = decisionIn(asked);
  if (card) pay(world, { card, amount, merchant, channel: 'ecom', refusedFor, ...decision });
}

/** Challenges: online payments that the user approves in your app. */
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
    submitCardChallengeDecision: ({ value }: Stored<Challenge>, { asked }, world) =>
      continuePayment(world, value, asked),
  },
  moved: {
    CardChallenge: ({ value }, { to }, world) => {
      if (to === 'expired') continuePayment(world, value);
    },
  },
});
