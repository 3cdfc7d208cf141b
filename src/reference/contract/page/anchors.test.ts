import { expect, it } from 'vitest';
import { errorAnchor, eventAnchor, operationAnchor, stateAnchor } from './anchors';

it('keeps the forms that links from outside rely on', () => {
  expect([
    operationAnchor('lendBook'),
    stateAnchor('Loan', 'status', 'overdue'),
    stateAnchor('VoucherQuote', 'status', 'pending_review'),
    eventAnchor('loan.reminder.sent'),
    errorAnchor('loan_not_active'),
  ]).toEqual([
    'lend-book',
    'loan-status-overdue',
    'voucher-quote-status-pending-review',
    'event-loan-reminder-sent',
    'error-loan-not-active',
  ]);
});

it('makes anchors of any name', () => {
  expect(['Pets & "toys" (all)', 'a/b', "use's", 'ürün'].map(operationAnchor)).toEqual([
    'pets-toys-all-',
    'a-b',
    'use-s',
    'ürün',
  ]);
});
