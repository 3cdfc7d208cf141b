/*
 * What browser tests use of the sample, by the part that it plays. Whoever replaces the sample names
 * pages and operations of their own here.
 */

/** A topic with operations, a lifecycle, events and errors. */
export const TOPIC_PAGE = 'general/api/card';

/** A page with a recipe of many steps, some of which wait. */
export const RECIPE = { page: 'general/api/exchange', title: 'Quote, accept, be late' } as const;

/** Operations of the first set. */
export const OPERATIONS = {
  /** Answers without a parameter or a body. */
  plain: { id: 'getPartner', path: '/partner' },
  /** Makes an object from the body of its example. */
  create: { id: 'createCard' },
  /** Reads an object that is named in the path. */
  read: { id: 'getCard', path: '/cards/{cardId}', parameter: 'cardId' },
} as const;

/** An operation of each set that makes an object. */
export const CREATES = [
  ['general', 'createCard'],
  ['rebell-pay', 'createOrderQuote'],
] as const;

/** What the fee calculator of the last set is asked in its address, and what it says: worked out, wrong, very long. */
export const FEES = [
  ['fee=order-service&amount=2500.00', 'Sum of the parts'],
  ['fee=order-service&amount=2,5&cost.order-network=x', 'Nothing is worked out'],
  ['fee=crypto-withdrawal-service&amount=999999999999999.999999', '999999999999999.999999'],
] as const;
