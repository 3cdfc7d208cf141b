import { connectedSandbox } from '../../../scripts/sandbox/connected';
import type { Courier } from '../../../scripts/sandbox/delivery';
import type { Outgoing, Reply } from '../../../scripts/sandbox/outgoing';
import { asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { verify } from '../../../src/reference/webhooks/verify';
import { KEY, replied, START } from '../../mock/support';
import { Program } from './program';
import { EXAMPLE_USER, subjectOf } from './support';

export const URL_OF_ENDPOINT = 'https://app.partner.example/rebell';

/** A call from the provider to a partner. */
export interface Received {
  /** Method and path below the address of the endpoint: `POST /events`. */
  readonly call: string;
  readonly url: string;
  /** Virtual time since the start of the test, in seconds. */
  readonly at: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: JsonObject;
}

type Answer = number | Response | Error;

/** A program with an endpoint whose answers the test chooses. */
export class Listener extends Program {
  readonly received: Received[] = [];
  /**
   * Returns the answer of the endpoint: a status, a complete response, or the error instead of one.
   */
  answer: (call: Received) => Answer | Promise<Answer> = () => 204;
  private courier: Courier | undefined;

  /** @param asksPartner whether calls that wait for an answer are made */
  static of(set: string, asksPartner = false): Listener {
    const subject = subjectOf(set);
    const { sandbox, courier } = connectedSandbox(subject.mock, {
      behaviors: subject.behaviors,
      asksPartner,
      now: () => START,
      quota: Infinity,
      log: () => undefined,
      contact: (url, call) => listener.take(url, call),
    });
    const listener: Listener = new Listener(subject, sandbox);
    listener.courier = courier;
    return listener;
  }

  /** Returns a program that has set its endpoint. */
  static async listening(
    set: string,
    asksPartner = false,
  ): Promise<Listener & { readonly secret: string }> {
    const listener = Listener.of(set, asksPartner);
    const { secret } = await listener.listen();
    return Object.assign(listener, { secret: asText(secret) ?? '' });
  }

  private async take(url: string, { method, headers, body: text = '' }: Outgoing): Promise<Reply> {
    const { pathname } = new URL(url);
    const call: Received = {
      call: `${method} ${pathname.replace('/rebell', '')}`,
      url,
      at: (this.sandbox.session(KEY).now() - START) / 1000,
      headers: new Headers(headers),
      text,
      body: text === '' ? {} : (JSON.parse(text) as JsonObject),
    };
    this.received.push(call);
    const answer = await this.answer(call);
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'number') return replied(answer);
    const retryAfter = answer.headers.get('Retry-After') ?? undefined;
    return { status: answer.status, retryAfter, body: await answer.text() };
  }

  /** Sets the endpoint. */
  listen(body: JsonObject = {}): Promise<JsonObject> {
    return this.done('setWebhookEndpoint', {
      body: { url: URL_OF_ENDPOINT, events: null, ...body },
    });
  }

  endpoint(): Promise<JsonObject> {
    return this.done('getWebhookEndpoint');
  }

  /** Advances the virtual clock, and waits until everything due is sent. */
  async pass(duration = 'PT0S'): Promise<void> {
    this.advance(duration);
    await this.courier?.tick();
  }

  /** Causes an event, `user.updated`, and its first delivery attempt. */
  async happen(note = `news ${this.sandbox.session(KEY).events.length}`): Promise<void> {
    await this.done('updateUser', {
      path: { userId: EXAMPLE_USER },
      body: { metadata: { note } },
    });
    await this.pass();
  }

  /** Returns the received calls to a path. */
  calls(path: string): readonly Received[] {
    return this.received.filter(({ call }) => call === `POST ${path}`);
  }

  /** Returns the received events, optionally from a later call on. */
  events(since = 0): readonly Received[] {
    return this.received.slice(since).filter(({ call }) => call === 'POST /events');
  }
}

/** Whether a receiver with this secret accepts a call as genuine. */
export const isGenuine = async ({ headers, text }: Received, secret: string): Promise<boolean> => {
  const now = Number(headers.get('webhook-timestamp'));
  const delivery = { secret, headers: Object.fromEntries(headers), body: text, now };
  return (await verify(delivery)).valid;
};
