import { connectedSandbox } from '../../../scripts/sandbox/connected';
import type { Courier } from '../../../scripts/sandbox/delivery';
import { asText } from '../../../src/reference/contract/json';
import type { JsonObject } from '../../../src/reference/contract/model';
import { verify } from '../../../src/reference/webhooks/verify';
import { KEY, START } from '../../mock/support';
import { Program } from './program';
import { EXAMPLE_USER, subjectOf } from './support';

export const URL_OF_ENDPOINT = 'https://app.partner.example/rebell';

/** A call of the provider to a partner. */
export interface Received {
  /** `POST /events`, below the address of the endpoint. */
  readonly call: string;
  readonly url: string;
  /** Virtual time since the start of the test, in seconds. */
  readonly at: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: JsonObject;
}

type Answer = number | Response | Error;

/** A program with an endpoint that answers as the test says. */
export class Listener extends Program {
  readonly received: Received[] = [];
  /** What the endpoint answers: a status, a whole answer, or the reason why there is none. */
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
      send: (url, init) => listener.take(url as string, init ?? {}),
    });
    const listener: Listener = new Listener(subject, sandbox);
    listener.courier = courier;
    return listener;
  }

  /** A program that has set its endpoint. */
  static async listening(
    set: string,
    asksPartner = false,
  ): Promise<Listener & { readonly secret: string }> {
    const listener = Listener.of(set, asksPartner);
    const { secret } = await listener.listen();
    return Object.assign(listener, { secret: asText(secret) ?? '' });
  }

  private async take(url: string, { method = 'GET', headers, body }: RequestInit) {
    const text = typeof body === 'string' ? body : '';
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
    return typeof answer === 'number' ? new Response(null, { status: answer }) : answer;
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

  /** Lets virtual time pass, and everything due be sent. */
  async pass(duration = 'PT0S'): Promise<void> {
    this.advance(duration);
    await this.courier?.tick();
  }

  /** Something happens: `user.updated`, and its first attempt. */
  async happen(note = `news ${this.sandbox.session(KEY).events.length}`): Promise<void> {
    await this.done('updateUser', {
      path: { userId: EXAMPLE_USER },
      body: { metadata: { note } },
    });
    await this.pass();
  }

  /** Calls to a path that arrived. */
  calls(path: string): readonly Received[] {
    return this.received.filter(({ call }) => call === `POST ${path}`);
  }

  /** Events that arrived, from the first or a later one on. */
  events(since = 0): readonly Received[] {
    return this.received.slice(since).filter(({ call }) => call === 'POST /events');
  }
}

/** Whether a call is genuine to a receiver that holds a secret. */
export const isGenuine = async ({ headers, text }: Received, secret: string): Promise<boolean> => {
  const now = Number(headers.get('webhook-timestamp'));
  const delivery = { secret, headers: Object.fromEntries(headers), body: text, now };
  return (await verify(delivery)).valid;
};
