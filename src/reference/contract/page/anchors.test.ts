import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anchorWords,
  errorAnchor,
  errorsAnchor,
  eventAnchor,
  fieldSegment,
  operationAnchor,
  schemaAnchor,
  schemeAnchor,
  stateAnchor,
  statesAnchor,
  topicAnchor,
} from './anchors';

const HOUSE = { sharesConventions: true };
const FOREIGN = { sharesConventions: false };

it('keeps the forms that links from outside rely on', () => {
  expect([
    operationAnchor('lendBook'),
    schemaAnchor(HOUSE, 'VoucherQuote'),
    stateAnchor(HOUSE, { schema: 'Loan', property: 'status' }, 'overdue'),
    stateAnchor(HOUSE, { schema: 'VoucherQuote', property: 'status' }, 'pending_review'),
    eventAnchor(HOUSE, 'loan.reminder_sent'),
    errorAnchor('loan_not_active'),
    errorsAnchor('library-card'),
  ]).toEqual([
    'lend-book',
    'voucher-quote',
    'loan-status-overdue',
    'voucher-quote-status-pending-review',
    'event-loan-reminder-sent',
    'error-loan-not-active',
    'errors-library-card',
  ]);
});

it('keeps the words of any name, and marks what they leave out', () => {
  const names = ['get_user', 'getUSER', 'Pets & "toys" (all)', 'a/b', 'ürün', '名前', 'eventLoan'];
  const anchors = names.map(operationAnchor);
  expect(anchors.map(anchorWords)).toEqual([
    'get_user',
    'get-user',
    'pets-toys-all',
    'a-b',
    'urun',
    'name',
    'event-loan',
  ]);
  expect(anchors.filter((anchor) => anchorWords(anchor) !== anchor)).toHaveLength(6);
});

/** Names that differ in what anchors, files or languages tend to ignore. */
const nasty = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...Array.from('aAbB1-_./ ~#%&é\u0301é日')),
    minLength: 1,
    maxLength: 6,
  }),
  fc.constantFrom(
    ...[
      'getShelf',
      'get_shelf',
      'getSHELF',
      'get-shelf',
      'GetShelf',
      'get.shelf',
      'getshelf',
      'GETSHELF',
    ],
    ...['eventUser', 'event-user', 'errorUser', 'objectUser', 'statesUser', 'topicUserErrors'],
  ),
);

describe('by construction, and for any names', () => {
  const kinds: Readonly<Record<string, (name: string) => string>> = {
    operation: operationAnchor,
    schema: (name) => schemaAnchor(FOREIGN, name),
    states: statesAnchor,
    state: (name) => stateAnchor(FOREIGN, { schema: name, property: 'status' }, 'open'),
    event: (name) => eventAnchor(FOREIGN, name),
    error: errorAnchor,
    errors: errorsAnchor,
    scheme: schemeAnchor,
    topic: (name) => topicAnchor(name, 'events'),
  };

  it('no two things share an anchor, also where capitals do not count', () => {
    let compared = 0;
    const names = fc.uniqueArray(nasty, { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(names, (all) => {
        const anchors = Object.values(kinds).flatMap((anchorOf) => all.map(anchorOf));
        expect(new Set(anchors.map((anchor) => anchor.toLowerCase())).size).toBe(anchors.length);
        for (const anchor of anchors) expect(anchor).toMatch(/^[\w-]+$/);
        expect(new Set(all.map(fieldSegment)).size).toBe(all.length);
        compared += anchors.length;
      }),
      { numRuns: 500 },
    );
    expect(compared).toBeGreaterThan(10_000);
  });
});
