import { oncePer } from '../../../src/reference/contract/once-per';
import { behavior } from '../../../src/reference/mock/behavior';
import {
  closeByProvider,
  endOfExpiry,
  cannotMissLetter,
  newNumber,
  UNUSED,
  type Card,
  type CardWorld,
} from './cards';
import { checkFee, holdFee } from './card-fee';
import { copyLimits } from './card-limits';
import type { General } from './types';

/** The activation code in the letters of all cards of the sandbox. */
const ACTIVATION_CODE = '482913';

/** Number of wrong activation codes by card. */
const wrongCodesIn = oncePer<CardWorld, Map<string, number>>(() => new Map());

/** Reasons with which the old card works until the new one is active. */
const KEEPS_WORKING = ['damaged', 'expiring'];

/** Activation with the code in the letter, and replacement of cards. */
export const cardReplacement = behavior<General>({
  before: {
    activateCard: ({ body, path, target, refuse }, world) => {
      if (target && endOfExpiry(target.value) <= world.now) {
        refuse('card_activation_not_possible', 'The card has expired.');
      }
      const counts = wrongCodesIn(world);
      const most = world.figure('confirmationAttempts');
      const wrong = counts.get(path.cardId) ?? 0;
      if (wrong >= most) refuse('activation_attempts_exceeded');
      if (body.activationCode !== ACTIVATION_CODE) {
        counts.set(path.cardId, wrong + 1);
        const left = most - wrong - 1;
        const detail = `The code is wrong. ${left} ${left === 1 ? 'attempt is' : 'attempts are'} left.`;
        refuse('activation_code_invalid', detail, '/activationCode');
      }
      return undefined;
    },
    replaceCard: ({ body, path, refuse }, world) => {
      const card = world.get('Card', path.cardId);
      if (!card) return undefined;
      const old = card.value;
      const renewable = endOfExpiry(old) - world.figure('cardRenewal');
      if (body.reason === 'expiring' && world.now < renewable) {
        refuse('validation_failed', 'The card expires later.', '/reason');
      }
      if (cannotMissLetter(card, body.reason)) {
        refuse('validation_failed', 'No letter of this card is missing.', '/reason');
      }
      if (old.type === 'virtual' && body.shipping) {
        refuse('validation_failed', 'A virtual card is not shipped.', '/shipping');
      }
      checkFee(world, old, refuse);
      const { type, label, currency, fundingSource, threeDsMethod, brand, nameOnCard, userId } =
        old;
      const shipping = body.shipping ?? old.shipping;
      const carriedOver: Partial<Card> = {
        ...{ type, currency, fundingSource, threeDsMethod, brand, nameOnCard, userId },
        ...(shipping ? { shipping: { method: shipping.method, address: shipping.address } } : {}),
      };
      return {
        ...UNUSED,
        ...carriedOver,
        ...newNumber(world),
        status: 'requested',
        label: label ?? null,
        externalId: body.externalId ?? null,
        metadata: null,
        replaces: path.cardId,
        createdAt: world.timestamp(),
        updatedAt: world.timestamp(),
      };
    },
  },
  after: {
    replaceCard: (card, { body, path }, world) => {
      const old = world.get('Card', path.cardId);
      if (!old) return;
      holdFee(world, card);
      copyLimits(world, old, card);
      world.change(old, { replacedBy: card.key });
      if (!KEEPS_WORKING.includes(body.reason)) closeByProvider(world, old, 'replaced');
    },
  },
});
