import { expect, it } from 'vitest';
import {
  errorAnchor,
  eventAnchor,
  fieldAnchor,
  operationAnchor,
  schemaFieldAnchor,
  stateAnchor,
} from './anchors';

it('keeps the forms that links from outside rely on', () => {
  expect([
    operationAnchor('createCard'),
    schemaFieldAnchor('Card', ['status']),
    schemaFieldAnchor('CardLimits', ['perDay', 'amount']),
    fieldAnchor('createCard', 'body', ['fundingSource']),
    fieldAnchor('freezeCard', 'path', ['cardId']),
    fieldAnchor('createCard', 'header', ['Idempotency-Key']),
    fieldAnchor('createCard', '201.header', ['Location']),
    stateAnchor('Card', 'status', 'frozen'),
    stateAnchor('KycCase', 'status', 'pending_review'),
    eventAnchor('card.transaction.authorized'),
    errorAnchor('card_not_active'),
  ]).toEqual([
    'create-card',
    'card.status',
    'card-limits.perDay.amount',
    'create-card.body.fundingSource',
    'freeze-card.path.cardId',
    'create-card.header.Idempotency-Key',
    'create-card.201.header.Location',
    'card-status-frozen',
    'kyc-case-status-pending-review',
    'event-card-transaction-authorized',
    'error-card-not-active',
  ]);
});
