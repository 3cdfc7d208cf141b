/*
 * The parts of the sample that browser tests use, by their role. Whoever replaces the sample sets
 * their own pages and operations here.
 */

/** A topic with operations, a lifecycle, events and errors. */
export const TOPIC_PAGE = 'general/api/card';

/** A page with a recipe of many steps, including steps that wait. */
export const RECIPE = { page: 'general/api/exchange', title: 'Quote, accept, be late' } as const;

/** Operations of the first set. */
export const OPERATIONS = {
  /** Answers without parameters or a body. */
  plain: { id: 'getPartner', path: '/partner' },
  /** Creates an object from its example body. */
  create: { id: 'createCard' },
  /** Reads the object with the id in the path. */
  read: { id: 'getCard', path: '/cards/{cardId}', parameter: 'cardId' },
} as const;

/** An operation of each set that creates an object. */
export const CREATES = [
  ['general', 'createCard'],
  ['rebell-pay', 'createOrderQuote'],
] as const;

/**
 * Fragments for the fee calculator of the last set, each with a text of its answer: a result, a
 * mistake, a very long amount.
 */
export const FEES = [
  ['fee=order-service&amount=2500.00', 'Sum of the parts'],
  ['fee=order-service&amount=2,5&cost.order-network=x', 'Nothing is worked out'],
  ['fee=crypto-withdrawal-service&amount=999999999999999.999999', '999999999999999.999999'],
] as const;
