import { expect } from 'vitest';
import { Courier } from '../../../../scripts/sandbox/delivery';
import { verify } from '../../../../src/reference/webhooks/verify';
import { KEY, replied } from '../../../mock/support';
import type { Player } from '../player';
import { activeUser, type Play, type Script } from './play';

/**
 * Starts a receiver that records the types and headers of its deliveries. Deliveries run in
 * parallel, so their order is meaningless.
 *
 * @param refused number of attempts that it answers with 500, per type of event, before it accepts
 * one
 */
function receiver(player: Player, refused: Readonly<Record<string, number>>, since = 0) {
  const attempts: { readonly type: string; readonly status: number; readonly headers: Headers }[] =
    [];
  const courier = new Courier({
    addressOf: () => 'https://app.partner.example/rebell/events',
    termsOf: (key) => {
      const { figure, series } = player.sandbox.session(key).world;
      return { timeout: figure('eventTimeout'), pauses: series('eventRetries'), longestWait: 0 };
    },
    secretsOf: (key) => player.sandbox.session(key).signingSecrets(),
    now: (key) => player.sandbox.session(key).now(),
    log: () => undefined,
    contact: (_url, { headers, body = '{}' }) => {
      const { type } = JSON.parse(body) as { readonly type: string };
      const before = attempts.filter((attempt) => attempt.type === type).length;
      const status = before < (refused[type] ?? 0) ? 500 : 204;
      attempts.push({ type, status, headers: new Headers(headers) });
      return Promise.resolve(replied(status));
    },
  });
  const deliver = async (): Promise<void> => {
    for (const event of player.sandbox.session(KEY).events.slice(since)) {
      if (!courier.deliveries().some((delivery) => delivery.event === event))
        courier.take(event, KEY);
    }
    await courier.tick();
  };
  return { attempts, deliver };
}

const sent = (player: Player): number => player.sandbox.session(KEY).events.length;

/**
 * Creates the object for which the script of the set needs an event: a user, or an order from a new
 * quote.
 */
async function make(player: Player, externalId: string): Promise<void> {
  if (player.subject.set === 'general') {
    await player.send('createUser', { body: { externalId } });
    return;
  }
  const { id = '' } = await player.send('createOrderQuote');
  await player.send('createOrder', { body: { quoteId: id, externalId } });
}

/** Returns the event of a delivery. */
const eventOf = (player: Player, headers: Headers | undefined) =>
  player.sandbox.session(KEY).events.find(({ id }) => id === headers?.get('webhook-id'));

const receive =
  (type: string): Play =>
  async (p) => {
    await p.send('setWebhookEndpoint');
    const result = await p.send('testWebhookEndpoint', { body: { type } });
    expect(result.delivered).toBe(true);
  };

/** Delivers an old event, which is refused only because of its age. */
const refuse: Play = async (p) => {
  await make(p, 'script-refused');
  p.sandbox.advance(KEY, 'PT2S');
  const since = sent(p) - 1;
  const { attempts, deliver } = receiver(p, {}, since);
  await deliver();
  const [first] = attempts;
  const event = eventOf(p, first?.headers);
  if (!first || !event) throw new Error('Nothing was delivered.');
  const delivered = {
    secret: event.secrets[0] ?? '',
    headers: Object.fromEntries(first.headers),
    body: event.body,
  };
  const sentAt = Number(first.headers.get('webhook-timestamp'));
  expect((await verify({ ...delivered, now: sentAt })).valid).toBe(true);
  expect((await verify({ ...delivered, now: sentAt + 6 * 60 })).valid).toBe(false);
  p.saw('6 minutes');
  p.answered(400);
};

const repeated =
  (type: string): Play =>
  async (p) => {
    const { attempts, deliver } = receiver(p, { [type]: 2 }, sent(p));
    await make(p, 'script-repeated');
    p.sandbox.advance(KEY, 'PT2S');
    await deliver();
    p.advance('PT5S');
    await deliver();
    p.advance('PT5M');
    await deliver();
    const statuses = attempts
      .filter((attempt) => attempt.type === type)
      .map(({ status }) => status);
    expect(statuses[0]).toBe(500);
    expect(statuses.at(-1)).toBe(204);
    p.answered(500);
  };

const rotate: Play = async (p) => {
  // Setting the endpoint also created a secret, whose overlap must be over.
  p.sandbox.advance(KEY, 'PT25H');
  await p.send('rotateWebhookSecret');
  const since = sent(p);
  await make(p, 'script-rotated');
  p.sandbox.advance(KEY, 'PT2S');
  const { attempts, deliver } = receiver(p, {}, since);
  await deliver();
  const [taken] = attempts;
  const event = eventOf(p, taken?.headers);
  const signatures = taken?.headers.get('webhook-signature')?.split(' ') ?? [];
  expect(signatures).toHaveLength(2);
  const headers = Object.fromEntries(taken?.headers ?? []);
  const now = Number(headers['webhook-timestamp']);
  for (const secret of event?.secrets ?? []) {
    expect((await verify({ secret, headers, body: event?.body ?? '', now })).valid).toBe(true);
  }
};

export const webhook: Script = {
  file: 'general/api-for-us/webhook.mdx',
  steps: [
    receive('transfer.completed'),
    refuse,
    repeated('user.created'),
    rotate,
    async (p) => {
      await p.send('simulateCardAuthorization');
    },
    async (p) => {
      await p.send('simulateCardAuthorization', { body: { amount: { amount: '91.00' } } });
    },
    async (p) => {
      await activeUser(p);
      await p.make('challenge', 'simulateCardChallenge');
      p.saw('5 minutes');
      await p.send('submitCardChallengeDecision', { path: { challengeId: p.id('challenge') } });
    },
  ],
};

export const payWebhook: Script = {
  file: 'rebell-pay/api-for-us/webhook.mdx',
  steps: [
    receive('order.completed'),
    refuse,
    repeated('order.created'),
    async (p) => {
      const { attempts, deliver } = receiver(p, { 'order.payment_detected': 2 }, sent(p));
      const taken = async (duration: string) => {
        p.advance(duration);
        await deliver();
        return attempts.filter(({ status }) => status === 204).map(({ type }) => type);
      };
      await make(p, 'script-order');
      for (let seconds = 0; seconds < 175; seconds += 5) await taken('PT5S');
      expect(await taken('PT5S')).toEqual(['order.created', 'order.completed']);
      expect(await taken('PT5M')).toEqual([
        'order.created',
        'order.completed',
        'order.payment_detected',
      ]);
      p.answered(500);
    },
    rotate,
  ],
};
