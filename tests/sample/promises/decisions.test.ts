import { describe, expect, it } from 'vitest';
import { asObject, asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { Validator, referable } from '../../../src/reference/contract/schema/validate';
import { isGenuine, Listener, type Received } from './endpoint';
import { says } from './says';
import { subjectOf } from './support';

const json = (body: unknown, status = 200) => Response.json(body, { status });
const late = () => new DOMException('Late.', 'TimeoutError');

/**
 * Returns a program whose endpoint decides about payments, and answers everything else with 204.
 */
async function deciding(
  answer: (request: JsonObject) => Response | number | Error = () => json({ decision: 'approve' }),
) {
  const listener = await Listener.listening('general', true);
  listener.answer = ({ call, body }) => (call === 'POST /card-authorizations' ? answer(body) : 204);
  return listener;
}

const pay = (listener: Listener, amount = '25.50', more: JsonObject = {}) =>
  listener.done('simulateCardAuthorization', {
    body: { amount: { amount, currency: 'EUR' }, ...more },
  });

const outcome = async (answer: () => Response | number | Error, amount?: string) => {
  const { status, declineReason } = await pay(await deciding(answer), amount);
  return [asText(status), asText(declineReason)].filter((part) => part !== undefined).join(' ');
};

/** Returns the differences between a call and the request in the contract. */
function faultsOf(name: string, { body }: Received): readonly unknown[] {
  const { schemas } = subjectOf('general').contract.document.components as { schemas: JsonObject };
  const validator = new Validator(referable(schemas, '#/components/schemas/'));
  return validator.check(body, asObject(referable(schemas, '#/components/schemas/')[name]));
}

describe('decisions about card payments', () => {
  it('are requested once, signed, with 2 seconds to answer, before the payment', async () => {
    says(
      'Asks you whether a card payment may proceed.',
      'It cannot wait, so you are asked once, and no answer is an answer.',
      'The request is signed like an event.',
      'You are asked once.',
      'Equal to `id` of the request to your own `POST /card-authorizations`, when you decide yourself.',
      'The card transaction contains it as `authorizationId`.',
      'Amount in the currency of the card. Decide on this one.',
      'Latest moment for your answer, 2 seconds after the request was sent.',
      'Whatever you decide, a notification tells you the outcome',
    );
    const listener = await deciding();
    const payment = await pay(listener);
    await listener.pass();
    const [request, ...others] = listener.calls('/card-authorizations');
    if (!request) throw new Error('Nothing was asked.');
    expect(others).toEqual([]);
    expect(faultsOf('CardAuthorizationRequest', request)).toEqual([]);
    expect(await isGenuine(request, listener.secret)).toBe(true);
    expect(request.headers.get('webhook-id')).toBe(request.body.id);
    const { cardId, userId, billingAmount, transactionAmount, merchant, channel } = payment;
    expect(request.body).toEqual({
      ...{ cardId, userId, billingAmount, transactionAmount, merchant, channel },
      id: payment.authorizationId,
      decideBy: '2026-11-02T09:30:02.000Z',
    });
    expect(payment.status).toBe('authorized');
    const [event] = listener.events();
    expect(event?.body).toMatchObject({
      type: 'card.transaction.authorized',
      data: { id: payment.id },
    });
    expect(listener.received.indexOf(request)).toBe(0);
  });

  it('are requested once per key, and again with another key', async () => {
    const listener = await deciding();
    const key = 'a-payment-played-once';
    for (const same of [key, key, `${key}-more`]) {
      await listener.done('simulateCardAuthorization', { key: same });
    }
    expect(listener.calls('/card-authorizations')).toHaveLength(2);
  });

  it('decline with your own reason', async () => {
    says(
      'The payment is declined; give a `reason`.',
      'Your own `POST /card-authorizations` answered `decline` with this reason.',
      'A sandbox that asks you decides by your answer.',
      'Why it is declined; it appears as `declineReason` of the card transaction.',
      'the body counts',
    );
    for (const reason of [
      'insufficient_balance',
      'merchant_not_allowed',
      'limit_exceeded',
      'suspected_fraud',
      'partner_declined',
    ]) {
      expect(await outcome(() => json({ decision: 'decline', reason }))).toBe(`declined ${reason}`);
    }
    expect(await outcome(() => json({ decision: 'decline' }))).toBe('declined partner_declined');
    expect(
      await outcome(() => json({ decision: 'decline', reason: 'suspected_fraud' }), '100000.00'),
    ).toBe('declined suspected_fraud');
  });

  it.each([
    ['late', late],
    ['an error', () => 500],
    ['a forgery, as it thinks', () => 400],
    ['a status without a body', () => 204],
    ['another success', () => json({ decision: 'approve' }, 201)],
    ['no JSON', () => new Response('approve')],
    ['no decision of this contract', () => json({ decision: true })],
    ['an unknown reason', () => json({ decision: 'decline', reason: 'mood' })],
  ])('decline when the answer is %s', async (_what, answer) => {
    says(
      'An answer that is late, malformed or not `200` declines the payment with `partner_timeout`.',
      'Without a valid answer within 2 seconds, the payment is declined with `partner_timeout`',
      'No decision of this contract: declined.',
      'A later answer is ignored.',
      'Your own `POST /card-authorizations` did not answer within 2 seconds.',
      'the payment is declined',
    );
    expect(await outcome(answer)).toBe('declined partner_timeout');
  });

  it('do not lift a limit, a block or an empty balance', async () => {
    says(
      'Your `approve` cannot lift a limit or a block.',
      "The payment proceeds. The provider's own checks still apply.",
      "An `approve` is not yet a payment: the provider's own checks follow.",
    );
    const listener = await deciding();
    expect(await pay(listener, '450.00')).toMatchObject({
      status: 'declined',
      declineReason: 'insufficient_balance',
    });
    expect(await pay(listener, '100000.00')).toMatchObject({
      status: 'declined',
      declineReason: 'limit_exceeded',
    });
    await listener.done('freezeCard');
    expect(await pay(listener)).toMatchObject({
      status: 'declined',
      declineReason: 'card_not_active',
    });
    expect(listener.calls('/card-authorizations')).toHaveLength(3);
  });

  it('are not requested if the call is not switched on, or while the endpoint is disabled', async () => {
    says(
      'Optional, and enabled per program: without it, the provider decides by balance and limits alone.',
      'Without `--decisions`, and in the playground, payments are decided as if you had approved them.',
    );
    const without = await Listener.listening('general');
    expect((await pay(without)).status).toBe('authorized');
    expect(without.calls('/card-authorizations')).toEqual([]);
    const listener = await deciding(() => late());
    listener.answer = () => 410;
    await listener.happen();
    expect((await listener.endpoint()).status).toBe('disabled');
    expect((await pay(listener)).status).toBe('authorized');
    expect((await pay(Listener.of('general', true))).status).toBe('authorized');
  });
});

describe('challenges that are sent to the partner', () => {
  const challenged = async (...answers: readonly (number | Error)[]) => {
    const listener = await Listener.listening('general', true);
    const left = [...answers];
    listener.answer = ({ call }) => {
      if (call === 'POST /card-challenges') return left.shift() ?? 204;
      return call === 'POST /card-authorizations' ? json({ decision: 'approve' }) : 204;
    };
    const challenge = await listener.done('simulateCardChallenge');
    for (let second = 0; second < 10; second += 1) {
      // A later event has arrived, so everything sent before it has arrived, too.
      await listener.happen();
      await listener.pass('PT1S');
    }
    return { listener, challenge, calls: listener.calls('/card-challenges') };
  };

  it('arrive at once, signed, and also as an event', async () => {
    says(
      'Sends you a 3-D Secure challenge to show in your app, with amount and merchant.',
      'by this call, at once, and by `card.challenge.created`',
      'drop the other one, which has the same `id`',
      "Latest moment for the user's decision, 5 minutes after the challenge was created.",
    );
    const { listener, challenge, calls } = await challenged();
    const [call, ...others] = calls;
    if (!call) throw new Error('Nothing was handed over.');
    expect(others).toEqual([]);
    expect(call.at).toBe(0);
    expect(faultsOf('CardChallengeRequest', call)).toEqual([]);
    expect(await isGenuine(call, listener.secret)).toBe(true);
    const { id, cardId, userId, amount, merchant, expiresAt } = challenge;
    expect(call.body).toEqual({ id, cardId, userId, amount, merchant, expiresAt });
    expect(expiresAt).toBe('2026-11-02T09:35:00.000Z');
    const [event] = listener.events().filter(({ body }) => body.type === 'card.challenge.created');
    expect(event?.body).toMatchObject({ data: { id } });
  });

  it.each([
    [
      [500, 204],
      [0, 2],
    ],
    [
      [late(), 500, 500, 204],
      [0, 2, 4],
    ],
    [[299], [0]],
  ])('are sent up to 3 times, 2 seconds apart: %j', async (answers, expected) => {
    says(
      'Sent up to 3 times, 2 seconds apart, until you answer with `200` to `299`; show each `id` once.',
      'an error makes the provider ask two more times, which changes nothing',
    );
    const { calls } = await challenged(...answers);
    expect(calls.map(({ at }) => at)).toEqual(expected);
    expect(new Set(calls.map(({ body }) => body.id)).size).toBe(1);
  });

  it('the answer confirms the challenge; the decision of the user creates the payment, for which a decision is requested', async () => {
    says(
      'the answer to this call only says that you received the challenge',
      'That means "received", not "approved".',
      'If you never do, or the user does not decide in time, the payment is declined.',
    );
    const { listener, challenge } = await challenged();
    const path = { challengeId: asText(challenge.id) ?? '' };
    expect(listener.calls('/card-authorizations')).toEqual([]);
    await listener.done('submitCardChallengeDecision', { path, body: { decision: 'approve' } });
    await listener.pass();
    expect(listener.calls('/card-authorizations')).toHaveLength(1);
    expect(listener.eventTypes()).toContain('card.transaction.authorized');

    const ignored = await challenged(500, 500, 500);
    ignored.listener.eventTypes();
    await ignored.listener.pass('PT5M');
    const [declined] = ignored.listener.newEvents();
    expect(declined).toMatchObject({
      type: 'card.transaction.declined',
      data: { declineReason: 'authentication_failed' },
    });
  });
});
