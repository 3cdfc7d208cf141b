import { expect, it } from 'vitest';
import { errorAnchor, eventAnchor, operationAnchor, stateAnchor } from './anchors';

it('keeps the forms that links from outside rely on', () => {
  expect([
    operationAnchor('createCard'),
    stateAnchor('Card', 'status', 'frozen'),
    stateAnchor('KycCase', 'status', 'pending_review'),
    eventAnchor('card.transaction.authorized'),
    errorAnchor('card_not_active'),
  ]).toEqual([
    'create-card',
    'card-status-frozen',
    'kyc-case-status-pending-review',
    'event-card-transaction-authorized',
    'error-card-not-active',
  ]);
});
