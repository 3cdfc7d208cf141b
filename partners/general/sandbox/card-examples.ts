import { behavior } from '../../../src/reference/mock/behavior';
import { EXAMPLE_USER } from '../../shared/sandbox/parties';
import { businessDayAfter } from './business-days';
import { countUse } from './card-collection';
import { letGo } from './card-payment';
import type { Card, CardWorld } from './cards';
import type { General } from './types';

const DISPATCHED = 'crd_01931f72-3d4e-7f50-8b1c-d6e7f8091a2b';
const PHYSICAL = 'crd_01931f73-4e5f-7061-9c2d-e7f8091a2b3c';
/** The authorized payment in the examples. */
const PAYMENT = 'ctx_01931f61-2b3c-7d4e-9f50-6b7c8d9e0f1a';

const CHALLENGE = 'chl_01931f73-4d5e-7f60-8b12-e7f8091a2b3c';
const CARD = 'crd_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f';
const AMOUNT = { amount: '25.50', currency: 'EUR' };

const sentNow = (world: CardWorld): Partial<Card> => ({
  type: 'physical',
  label: 'Travel',
  shipping: {
    method: 'standard',
    address: { line1: 'Example Street 12', city: 'Ljubljana', postalCode: '1000', country: 'SI' },
    dispatchedAt: world.timestamp(),
    expectedBy: world
      .timestamp(businessDayAfter(world.now, world.figure('cardLetter')))
      .slice(0, 10),
  },
});

/** Cards and payments of the examples. Most become objects when a call first names them. */
export const cardExamples = behavior<General>({
  start: (world) => {
    world.example('Card', DISPATCHED, { ...sentNow(world), status: 'dispatched' });
    world.example('Card', PHYSICAL, sentNow(world));
    // Creates them now: if they were created on first use, they would be sent before their order.
    for (const id of [DISPATCHED, PHYSICAL]) world.get('Card', id);
    // The payment and its card date from now, even if they are first read later.
    const made = { createdAt: world.timestamp(), updatedAt: world.timestamp() };
    const end = world.now + world.figure('hold');
    world.example('Card', CARD, made);
    world.example('CardTransaction', PAYMENT, { ...made, expiresAt: world.timestamp(end) });
    world.ledger.hold(EXAMPLE_USER, AMOUNT, PAYMENT);
    const value = { cardId: CARD, userId: EXAMPLE_USER, createdAt: made.createdAt };
    countUse(world, { key: PAYMENT, value }, AMOUNT, 1);
    world.schedule('expire-example', PAYMENT, end);
  },
  moved: {
    /** Ends the example challenge when its card can no longer be used. */
    Card: ({ key }, { to }, world) => {
      if (key !== CARD || to === 'active') return;
      const ended = { createdAt: world.timestamp(), expiresAt: world.timestamp() };
      world.example('CardChallenge', CHALLENGE, { ...ended, status: 'expired' });
    },
  },
  jobs: {
    /**
     * The amount is held from the start, so the hold must end even if no call names the payment.
     */
    'expire-example': (id, world) => {
      const createdAt = world.timestamp(world.now - world.figure('hold'));
      const updatedAt = world.timestamp();
      world.example('CardTransaction', id, { status: 'expired', createdAt, updatedAt });
      const payment = world.get('CardTransaction', id);
      if (payment?.value.status === 'authorized') world.move(payment, 'expired');
      else if (payment?.value.status === 'expired') letGo(world, payment);
    },
  },
});
