import { afterEach, describe, expect, it, vi } from 'vitest';
import { asObject, asText, objects } from '../../../src/reference/contract/json';
import { keyOf } from '../../../src/reference/webhooks/secret';
import { KEY } from '../../mock/support';
import { isGenuine, Listener, URL_OF_ENDPOINT, type Received } from './endpoint';
import { says } from './says';
import { EXAMPLE_USER } from './support';

const USER = { userId: EXAMPLE_USER };
const times = (listener: Listener) => listener.events().map(({ at }) => at);
const typesOf = (calls: readonly Received[]) => calls.map(({ body }) => asText(body.type));
const notesOf = (calls: readonly Received[]) =>
  calls.map(({ body }) => asText(asObject(asObject(body.data).metadata).note));

afterEach(() => {
  vi.useRealTimers();
});

describe.each(['general', 'rebell-pay'])('%s: deliveries', (set) => {
  it('an event is sent again on schedule, up to ten times, and then abandoned without notice', async () => {
    says(
      'The event is sent again 5 seconds, 5 minutes, 30 minutes, 2, 5, 10, 14, 20 and 24 hours after the attempt before.',
      'Each event has up to 10 attempts',
      'After the tenth, the event is given up, and no event tells you so.',
      'After the tenth attempt, it is given up',
      'It sends the event again after 5 seconds.',
      '`status` becomes `failing`; attempts continue on schedule.',
      'It gives up the oldest events, one by one.',
      'When a single event is given up after its tenth attempt.',
      '| fails for more than 3 days 3 h 35 min |',
    );
    const listener = await Listener.listening(set);
    listener.answer = () => 500;
    await listener.happen();
    const pauses = [5, 300, 1800, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * 3600)];
    for (const pause of pauses) {
      await listener.pass(`PT${pause - 1}S`);
      await listener.pass('PT1S');
    }
    const expected = pauses.reduce<number[]>(
      (all, pause) => [...all, (all.at(-1) ?? 0) + pause],
      [0],
    );
    expect(times(listener)).toEqual(expected);
    expect(expected.at(-1)).toBe((3 * 24 + 3) * 3600 + 35 * 60 + 5);
    expect((await listener.endpoint()).status).toBe('failing');
    listener.newEvents();
    await listener.pass('P1D');
    expect(listener.events()).toHaveLength(10);
    expect(listener.eventTypes()).toEqual([]);
  });

  it.each([
    ['200', () => 200, undefined],
    ['299 with a body', () => new Response('thanks', { status: 299 }), undefined],
    ['a redirect', () => 302, 5],
    ['404', () => 404, 5],
    ['599', () => 599, 5],
    ['nothing', () => new TypeError('fetch failed'), 5],
    [
      '429 and a time',
      () => new Response(null, { status: 429, headers: { 'Retry-After': '90' } }),
      90,
    ],
    [
      '503 and a time',
      () => new Response(null, { status: 503, headers: { 'Retry-After': '90' } }),
      90,
    ],
    [
      '503 and a long time',
      () => new Response(null, { status: 503, headers: { 'Retry-After': '7200' } }),
      3600,
    ],
    [
      '503 and a short time',
      () => new Response(null, { status: 503, headers: { 'Retry-After': '1' } }),
      5,
    ],
    [
      '500 and a time',
      () => new Response(null, { status: 500, headers: { 'Retry-After': '90' } }),
      5,
    ],
  ])('an endpoint that answers %s', async (_name, answer, pause) => {
    says(
      'An attempt succeeds if you answer with a status from `200` to `299` within 15 seconds.',
      'Every answer from `200` to `299` counts; the body is ignored.',
      'The body of your answer is ignored.',
      'Every other answer, including a redirect, and no answer within 15 seconds count as failed.',
      '| `200` to `299` | delivered | Nothing. |',
      '| any other status | failed | The event is sent again. |',
      'Your own answers need no error body; only the status counts.',
      'The next attempt waits at least as many seconds as you ask for, up to 1 hour.',
      'The attempt counts as failed; the next one waits at least the seconds in `Retry-After`, up to 1 hour.',
      'As with `429`, the next attempt waits for `Retry-After`.',
      'The event is sent again.',
      'the status alone counts',
    );
    const listener = await Listener.listening(set);
    listener.answer = answer;
    await listener.happen();
    expect((await listener.endpoint()).status).toBe(pause === undefined ? 'active' : 'failing');
    for (let seconds = 1; seconds <= 3600 && times(listener).length < 2; seconds += 1) {
      await listener.pass('PT1S');
    }
    expect(times(listener)).toEqual(pause === undefined ? [0] : [0, pause]);
  });

  it('every attempt has the same id and body, and its own time and signature', async () => {
    says(
      'message identifier, the same in every attempt',
      'Each change arrives there as a signed event',
      'Identifier of the event, the same in every attempt to deliver it and equal to the `webhook-id` header.',
      'time of this attempt, in seconds since 1970-01-01T00:00:00Z',
      'When it happened. The moment of the attempt is in `webhook-timestamp`.',
      'Drop it by its `webhook-id`, which is the same in every attempt; timestamp and signature differ.',
    );
    const listener = await Listener.listening(set);
    listener.answer = () => 500;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-02T09:30:00.000Z') });
    await listener.happen();
    vi.setSystemTime('2026-11-02T09:30:05.000Z');
    await listener.pass('PT5S');
    const [first, second] = listener.events();
    expect(second?.text).toBe(first?.text);
    const header = (name: string) => [first, second].map((call) => call?.headers.get(name));
    expect(header('webhook-id')).toEqual([first?.body.id, first?.body.id]);
    expect(header('webhook-timestamp')).toEqual(['1793611800', '1793611805']);
    const [one, other] = header('webhook-signature');
    expect(one).toMatch(/^v1,\S{44}$/);
    expect(other).not.toBe(one);
    expect(first?.body.timestamp).toBe('2026-11-02T09:30:00.000Z');
    for (const call of listener.events()) expect(await isGenuine(call, listener.secret)).toBe(true);
  });

  it('an event contains the object at its time; later events can overtake it, and reading returns the current state', async () => {
    says(
      'The object as it was at `timestamp`.',
      'The event shows how things were; `GET` shows how they are.',
      'The first attempt to deliver `user.suspended` failed, and `user.activated` arrived before the second.',
      'If objects have `updatedAt`, the later copy is right',
      'Both work at any time and in any order, because each object shows its current state.',
    );
    const listener = await Listener.listening(set);
    listener.answer = ({ body }) => (body.type === 'user.suspended' ? 500 : 204);
    await listener.done('suspendUser', { path: USER });
    await listener.pass();
    listener.advance('PT2S');
    await listener.done('reactivateUser', { path: USER });
    await listener.pass();
    listener.answer = () => 204;
    await listener.pass('PT3S');
    const [, newer, older] = listener.events();
    expect(typesOf(listener.events())).toEqual([
      'user.suspended',
      'user.activated',
      'user.suspended',
    ]);
    const [before, after] = [asObject(older?.body.data), asObject(newer?.body.data)];
    expect([before.status, after.status]).toEqual(['suspended', 'active']);
    expect(Date.parse(asText(before.updatedAt) ?? '')).toBeLessThan(
      Date.parse(asText(after.updatedAt) ?? ''),
    );
    expect((await listener.done('getUser', { path: USER })).status).toBe('active');
    const since = { createdFrom: '2026-11-02T09:30:02.000Z' };
    await listener.newUser();
    const { data } = await listener.done('listUsers', { query: since });
    expect(objects(data)).toHaveLength(1);
  });

  it('410 disables the endpoint; kept events are sent after `partner.webhook_disabled`, oldest first', async () => {
    says(
      'The endpoint becomes `disabled` at once, and nothing more is sent.',
      'You want no more events here. The endpoint becomes `disabled` at once',
      'Events are kept for 30 days; set the endpoint again to get them.',
      'No events are sent until you set the endpoint again.',
      'and to the endpoint as the first event once it is set again.',
      'The first event is `partner.webhook_disabled`; the kept ones follow, oldest first.',
      'the events that were kept are sent, oldest first',
      'An endpoint that was `disabled` becomes `active` again.',
      'an endpoint that was disabled receives events that are up to 30 days old.',
    );
    const listener = await Listener.listening(set);
    await listener.pass('PT1H');
    listener.answer = () => 500;
    await listener.happen('waits');
    await listener.pass('PT1S');
    listener.answer = () => 410;
    await listener.happen('refused');
    expect((await listener.endpoint()).status).toBe('disabled');
    expect(
      listener.newEvents().find(({ type }) => type === 'partner.webhook_disabled')?.data,
    ).toMatchObject({
      status: 'disabled',
      lastFailure: { httpStatus: 410 },
    });
    const before = listener.received.length;
    await listener.happen('while disabled');
    await listener.pass('P1D');
    expect(listener.received).toHaveLength(before);

    listener.answer = () => 204;
    expect((await listener.listen()).status).toBe('active');
    await listener.pass();
    expect(typesOf(listener.events(before))[0]).toBe('partner.webhook_disabled');
    expect(notesOf(listener.events(before + 1))).toEqual(['waits', 'refused', 'while disabled']);
  });

  it('events of a disabled endpoint are kept for 30 days', async () => {
    const listener = await Listener.listening(set);
    listener.answer = () => 410;
    await listener.happen('too old');
    await listener.pass('PT1M');
    await listener.happen('old');
    await listener.pass('P29DT23H59M');
    const before = listener.received.length;
    listener.answer = () => 204;
    await listener.pass('PT1M');
    await listener.listen();
    await listener.pass();
    expect(typesOf(listener.events(before))[0]).toBe('partner.webhook_disabled');
    expect(notesOf(listener.events(before + 1))).toEqual(['old']);
  });

  it('an endpoint that fails for 5 days is disabled; a success resets the count', async () => {
    says(
      'After 5 days without a single delivery, the endpoint becomes `disabled`.',
      'after 5 days without one success, the endpoint is disabled',
      '5 days have passed without a success.',
      'The latest attempt failed.',
      'Your endpoint answers an event with `200` to `299`.',
    );
    const listener = await Listener.listening(set);
    listener.answer = () => 500;
    await listener.happen();
    await listener.pass('P4D');
    listener.answer = () => 204;
    await listener.happen();
    expect((await listener.endpoint()).status).toBe('active');
    listener.answer = () => 500;
    await listener.happen();
    await listener.pass('P4DT23H59M');
    expect((await listener.endpoint()).status).toBe('failing');
    listener.newEvents();
    await listener.pass('PT1M');
    expect((await listener.endpoint()).status).toBe('disabled');
    expect(listener.eventTypes()).toEqual(['partner.webhook_disabled']);
  });

  it('the endpoint shows its last failure for 30 days', async () => {
    says(
      'an attempt failed in the last 30 days',
      'The last attempt that failed.',
      'What your endpoint answered.',
    );
    const listener = await Listener.listening(set);
    expect(await listener.endpoint()).not.toHaveProperty('lastFailure');
    listener.answer = () => 302;
    await listener.happen();
    const detail = 'The endpoint answered with a redirect.';
    const redirected = { at: '2026-11-02T09:30:00.000Z', httpStatus: 302, detail };
    expect((await listener.endpoint()).lastFailure).toEqual(redirected);
    listener.answer = () => new DOMException('Late.', 'TimeoutError');
    await listener.pass('PT5S');
    const late = { at: '2026-11-02T09:30:05.000Z', detail: 'No answer within 15 seconds.' };
    expect((await listener.endpoint()).lastFailure).toEqual(late);
    listener.answer = () => 204;
    await listener.pass('PT5M');
    expect(await listener.endpoint()).toMatchObject({ status: 'active', lastFailure: late });
    await listener.pass('P30D');
    expect(await listener.endpoint()).not.toHaveProperty('lastFailure');
  });

  it('the health of a failing endpoint is requested every 60 seconds; after three successes all waiting events are sent', async () => {
    says(
      'While the webhook endpoint is `failing`, the provider asks every 60 seconds; after `200` to 3 requests in a row, all waiting events are sent without waiting for their next attempt.',
      'After `200` to 3 requests in a row, it sends all waiting events at once, without waiting for their next attempt.',
      'The call has no signature',
      'The request is not signed',
      'Waiting events are kept and sent later.',
    );
    const listener = await Listener.listening(set);
    await listener.pass('PT10M');
    expect(listener.received).toEqual([]);
    listener.answer = () => 500;
    await listener.happen('one');
    await listener.happen('two');
    await listener.pass('PT5S');
    const health = [200, 503, 200, 200, 200];
    listener.answer = ({ call }) => (call === 'GET /health' ? (health.shift() ?? 599) : 204);
    const before = listener.received.length;
    for (let second = 0; second < 310 && health.length > 0; second += 1)
      await listener.pass('PT1S');
    const asked = listener.received.slice(before).filter(({ call }) => call === 'GET /health');
    expect(asked.map(({ at }, index) => at - (asked[index - 1]?.at ?? at))).toEqual([
      0, 60, 60, 60, 60,
    ]);
    expect(asked.flatMap(({ headers }) => [...headers.keys()])).toEqual([]);
    expect(notesOf(listener.events(before)).toSorted()).toEqual(['one', 'two']);
    expect(times(listener).at(-1)).toBe(asked.at(-1)?.at);
    expect((await listener.endpoint()).status).toBe('active');
    await listener.pass('PT10M');
    expect(listener.received.at(-1)?.call).toBe('POST /events');
  });

  it('during a rotation every delivery has two signatures, including deliveries of older events', async () => {
    says(
      'You can replace a secret without losing an event: for 24 hours, each delivery is signed with both the old and the new one',
      'Until when events are also signed with the previous secret.',
      'Receivers that still have the old one keep working.',
      'The delivery carries two signatures; both your old and your new receiver take it.',
      'A receiver needs only one secret, old or new.',
      'A receiver that compares the whole header refuses everything from the moment of the rotation.',
      'until `previousSecretExpiresAt`, whoever has the old secret can still sign events that you accept',
      'for 24 hours, each event has a signature that you can check',
    );
    const listener = await Listener.listening(set);
    listener.answer = () => 500;
    await listener.happen('before');
    const old = listener.secret;
    const { secret, previousSecretExpiresAt } = await listener.done('rotateWebhookSecret');
    expect(previousSecretExpiresAt).toBe('2026-11-03T09:30:00.000Z');
    const rotated = asText(secret) ?? '';
    await listener.happen('during');
    await listener.pass('PT5S');
    const takenBy = async (call: Received | undefined) => {
      if (!call) return 'nothing';
      return [await isGenuine(call, old), await isGenuine(call, rotated)];
    };
    const [first, ...later] = listener.events();
    expect(await takenBy(first)).toEqual([true, false]);
    for (const call of later) {
      expect(call.headers.get('webhook-signature')?.split(' ')).toHaveLength(2);
      expect(await takenBy(call)).toEqual([true, true]);
    }
    expect(later).toHaveLength(3);
    await listener.pass('P1D');
    expect(await takenBy(listener.events().at(-1))).toEqual([false, true]);
  });

  it('a secret has 24 to 64 bytes', async () => {
    says(
      'Signing secret, `whsec_` and the Base64 of 24 to 64 bytes.',
      'The result is 24 to 64 bytes.',
    );
    const listener = await Listener.listening(set);
    const { secret } = await listener.done('rotateWebhookSecret');
    for (const one of [listener.secret, asText(secret) ?? '']) {
      expect(keyOf(one).length).toBeGreaterThanOrEqual(24);
      expect(keyOf(one).length).toBeLessThanOrEqual(64);
    }
  });

  it('waiting events are sent to the new address', async () => {
    says('Events that wait for delivery go to the new address from now on.');
    const listener = await Listener.listening(set);
    listener.answer = () => 500;
    await listener.happen();
    await listener.listen({ url: `${URL_OF_ENDPOINT}/v2/` });
    await listener.pass('PT5S');
    expect(listener.events().map(({ url }) => url)).toEqual([`${URL_OF_ENDPOINT}/events`]);
    expect(listener.received.at(-1)?.url).toBe(`${URL_OF_ENDPOINT}/v2/events`);
  });

  it('only the listed types are sent', async () => {
    says(
      'Types to send. If omitted, all of them, including those added later.',
      'An event type, all of one kind, such as `transfer.*`, or `*` for all.',
      'It was given up, or your filter excluded it.',
      'With an explicit list, you do not get types that are added later',
    );
    const listener = await Listener.listening(set);
    const arrivals = async (events: readonly string[] | null) => {
      await listener.listen({ events: events === null ? null : [...events] });
      const before = listener.received.length;
      await listener.happen();
      return typesOf(listener.events(before));
    };
    expect(await arrivals(['transfer.*'])).toEqual([]);
    expect(await arrivals(['user.*'])).toEqual(['user.updated']);
    expect(await arrivals(['user.updated'])).toEqual(['user.updated']);
    expect(await arrivals(['user.created'])).toEqual([]);
    expect(await arrivals(null)).toEqual(['user.updated']);
  });

  it('an endpoint can be read, changed and written', async () => {
    says(
      'A `PUT` replaces the whole setting.',
      '`PUT /partner/webhook-endpoint` accepts `*` in `events`, as the endpoint shows it when all types are sent.',
      'An address with a query or a fragment is refused with `validation_failed`.',
      'Read, change and write in one place.',
      'without user name, password, query or fragment',
    );
    const listener = await Listener.listening(set);
    const { url, events = null } = await listener.endpoint();
    expect(await listener.listen({ url: `${asText(url) ?? ''}/`, events })).toMatchObject({
      events,
    });
    await listener.happen();
    expect(typesOf(listener.events())).toEqual(['user.updated']);
    for (const more of ['?tenant=1', '?', '#events']) {
      const body = { url: `${URL_OF_ENDPOINT}${more}` };
      expect(await listener.refused('setWebhookEndpoint', { body }), more).toBe(
        'validation_failed',
      );
    }
  });

  it('a test event is sent immediately and only once, even to a disabled endpoint', async () => {
    says(
      'Sends a signed sample of an event to your endpoint, at once and only once, and returns what your endpoint answered.',
      'An endpoint that is `disabled` gets it too.',
      'The same `Idempotency-Key` returns the stored result and sends nothing; a new one sends another event.',
      'The event that was sent.',
    );
    const listener = await Listener.listening(set);
    const body = { type: 'transfer.completed' };
    listener.answer = () => 500;
    const key = 'a-test-event-once';
    const failed = await listener.done('testWebhookEndpoint', { body, key });
    expect(failed).toMatchObject({ delivered: false, httpStatus: 500 });
    expect(await listener.done('testWebhookEndpoint', { body, key })).toEqual(failed);
    await listener.pass('PT1H');
    expect(listener.events()).toHaveLength(1);
    expect((await listener.endpoint()).status).toBe('active');
    const [sent] = listener.events();
    expect(sent?.body).toMatchObject({ id: failed.eventId, type: 'transfer.completed' });
    expect(sent && (await isGenuine(sent, listener.secret))).toBe(true);

    listener.answer = () => 410;
    await listener.happen();
    expect((await listener.endpoint()).status).toBe('disabled');
    listener.answer = () => 204;
    expect((await listener.done('testWebhookEndpoint', { body })).delivered).toBe(true);
  });

  it('the objects in a test event do not exist', async () => {
    says(
      'The objects in it do not exist.',
      "The objects in a test event don't exist: reading one answers `not_found`.",
    );
    const listener = await Listener.listening(set);
    await listener.done('testWebhookEndpoint', { body: { type: 'transfer.completed' } });
    await listener.done('testWebhookEndpoint', { body: { type: 'user.updated' } });
    const [transfer, user] = listener
      .events()
      .map(({ body }) => asText(asObject(body.data).id) ?? '');
    expect(await listener.refused('getTransfer', { path: { transferId: transfer ?? '' } })).toBe(
      'not_found',
    );
    expect(await listener.refused('getUser', { path: { userId: user ?? '' } })).toBe('not_found');
  });

  it('every type of event can be tested, is signed and is smaller than 20 kB', async () => {
    says('A body is smaller than 20 kB.', 'Event type of which to send a sample.');
    const listener = await Listener.listening(set);
    const types = listener.subject.contract.events.map(({ type }) => type);
    for (const type of types) {
      const result = await listener.done('testWebhookEndpoint', { body: { type } });
      expect(result).toMatchObject({ delivered: true, httpStatus: 204 });
    }
    expect(typesOf(listener.events())).toEqual(types);
    for (const call of listener.events()) {
      expect(Buffer.byteLength(call.text)).toBeLessThan(20_000);
      expect(await isGenuine(call, listener.secret)).toBe(true);
      expect(listener.subject.eventFaults(call.text)).toEqual([]);
    }
    expect(await listener.refused('testWebhookEndpoint', { body: { type: 'no.such' } })).toBe(
      'validation_failed',
    );
  });

  it('calls to you do not count toward the quota; your reads do', async () => {
    says('calls to you do not count against your rate limit', 'Reading objects afterward does');
    const listener = await Listener.listening(set);
    const used = () => listener.sandbox.session(KEY).window.used;
    await listener.happen();
    const before = used();
    await listener.pass('PT1S');
    expect(used()).toBe(before);
    await listener.done('getUser', { path: USER });
    expect(used()).toBe(before + 1);
  });
});

describe('the script of the page on webhooks', () => {
  it('has the end of an order overtake earlier events, and sends the events that the receiver missed', async () => {
    says(
      '`order.created` arrives 5 seconds after its first attempt, or 5 minutes after the second one.',
      'Answer the first two attempts of `order.payment_detected` with a `500`. The third one comes 5 minutes later, after `order.completed`',
      'Can overtake `order.payment_detected`.',
    );
    const listener = await Listener.listening('rebell-pay');
    const order = async (misses: number, type: string) => {
      const since = listener.received.length;
      let missed = 0;
      listener.answer = ({ body }) => (body.type === type && missed++ < misses ? 500 : 204);
      const { id: quoteId = '' } = await listener.done('createOrderQuote');
      const externalId = `${type}-${misses}`;
      await listener.done('createOrder', { body: { quoteId, externalId } });
      for (let seconds = 0; seconds < 600; seconds += 1) await listener.pass('PT1S');
      return listener.events(since).map(({ body, at }) => [asText(body.type) ?? '', at] as const);
    };
    const attempts = async (misses: number) => {
      const of = (await order(misses, 'order.created')).filter(
        ([type]) => type === 'order.created',
      );
      return of.map(([, at], index) => at - (of[index - 1]?.[1] ?? at));
    };
    expect(await attempts(1)).toEqual([0, 5]);
    expect(await attempts(2)).toEqual([0, 5, 300]);
    const events = await order(2, 'order.payment_detected');
    expect(events.map(([type]) => type)).toEqual([
      'order.created',
      'order.payment_detected',
      'order.payment_detected',
      'order.completed',
      'order.payment_detected',
    ]);
  });
});
