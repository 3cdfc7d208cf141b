import { asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { behavior, type Attempt as Answer } from '../../../src/reference/mock/behavior';
import { addressOfCall } from '../../shared/sandbox/webhook-endpoint';
import type { CardTransaction, CardWorld } from './cards';
import { priced, type Attempt } from './card-decision';
import type { General } from './types';

type Reason = NonNullable<CardTransaction['declineReason']>;
type Challenge = General['schemas']['CardChallenge'];

/** Maximum number of attempts to deliver a challenge. */
const CHALLENGE_ATTEMPTS = 3;

/** Returns why the answer to a decision request declines the payment; undefined if it approves. */
function reasonIn(world: CardWorld, { httpStatus, body = '' }: Answer): Reason | undefined {
  const decision = httpStatus === 200 ? world.read('CardAuthorizationDecision', body) : undefined;
  if (!decision) return 'partner_timeout';
  return decision.decision === 'approve' ? undefined : (decision.reason ?? 'partner_declined');
}

/** Asks your endpoint to decide on a payment; returns undefined if it is not asked. */
export function askForDecision(
  world: CardWorld,
  attempt: Attempt,
): Promise<JsonObject> | undefined {
  const address = addressOfCall(world, 'card-authorizations');
  if (address === undefined) return undefined;
  const { authorizationId, cardId, userId, billingAmount, transactionAmount, merchant, channel } =
    priced(world, attempt);
  const within = world.figure('decisionTimeout');
  const request: General['schemas']['CardAuthorizationRequest'] = {
    ...{ id: authorizationId, cardId, userId, billingAmount, transactionAmount, merchant, channel },
    decideBy: world.timestamp(world.now + within),
  };
  return world.callPartner(request, address, within)?.then((answer) => {
    const declineReason = reasonIn(world, answer);
    return { authorizationId, ...(declineReason ? { declineReason } : {}) };
  });
}

/** Returns the decision of your endpoint, for the payment that follows. */
export const decisionIn = (
  asked: JsonObject | undefined,
): Pick<Attempt, 'authorizationId' | 'partnerReason'> => ({
  authorizationId: asText(asked?.authorizationId),
  partnerReason: asText(asked?.declineReason) as Reason | undefined,
});

function handOver(world: CardWorld, challenge: Challenge, attempt: number): void {
  const address = addressOfCall(world, 'card-challenges');
  if (address === undefined) return;
  const { id, cardId, userId, amount, merchant, expiresAt } = challenge;
  const request: General['schemas']['CardChallengeRequest'] = {
    ...{ id, cardId, userId, amount, merchant, expiresAt },
  };
  const again = world.now + world.figure('challengePause');
  void world
    .callPartner(request, address, world.figure('decisionTimeout'))
    ?.then(({ httpStatus = 0 }) => {
      const isTaken = httpStatus >= 200 && httpStatus < 300;
      if (isTaken || attempt === CHALLENGE_ATTEMPTS) return;
      world.schedule('hand-over-challenge', `${id} ${String(attempt + 1)}`, again);
    });
}

/** Calls that wait for your answer, if your program has them switched on. */
export const partnerCalls = behavior<General>({
  ask: {
    simulateCardAuthorization: ({ body }, world) => {
      const card = world.get('Card', body.cardId);
      const isAsked = body.then !== 'offline' && body.then !== 'credited';
      return card && isAsked ? askForDecision(world, { ...body, card }) : undefined;
    },
    submitCardChallengeDecision: ({ body, target }, world) => {
      const card = world.get('Card', target?.value.cardId ?? '');
      if (!card || target?.value.status !== 'pending' || body.decision !== 'approve')
        return undefined;
      const { amount, merchant } = target.value;
      return askForDecision(world, { card, amount, merchant, channel: 'ecom' });
    },
  },
  after: {
    simulateCardChallenge: ({ value }, _call, world) => {
      handOver(world, value, 1);
    },
  },
  jobs: {
    'hand-over-challenge': (subject, world) => {
      const [id = '', attempt] = subject.split(' ');
      const challenge = world.get('CardChallenge', id);
      if (challenge) handOver(world, challenge.value, Number(attempt));
    },
  },
});
