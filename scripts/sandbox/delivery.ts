import type { Attempt, SentEvent } from '../../src/reference/mock';
import { durationMs } from '../../src/reference/mock/time';
import { signatureHeaders } from '../../src/reference/webhooks/sign';

/** Time from each failed attempt to the next, as the contract documents it. */
export const RETRIES = [
  'PT5S',
  'PT5M',
  'PT30M',
  'PT2H',
  'PT5H',
  'PT10H',
  'PT14H',
  'PT20H',
  'PT24H',
] as const;
const TIMEOUT = durationMs('PT15S');
const LONGEST_WAIT = durationMs('PT1H');

/** A notification on its way. */
export interface Delivery {
  readonly event: SentEvent;
  readonly key: string;
  /** Outcome of each attempt: an HTTP status, or why there was none. */
  readonly attempts: (number | string)[];
  /** Virtual time of the next attempt; undefined when there is none. */
  due: number | undefined;
}

export interface CourierOptions {
  /** Where an event of a key goes: `kept` while its endpoint takes none, undefined for nowhere. */
  readonly addressOf: (event: SentEvent, key: string) => string | undefined;
  readonly onAttempt?: (attempt: Attempt, key: string) => void;
  /** Virtual time of a key in milliseconds. */
  readonly now: (key: string) => number;
  readonly log: (line: string) => void;
  readonly fetch?: typeof fetch;
}

/** Delivers events as the API does: signed, at least once, with the documented retries. */
export class Courier {
  readonly deliveries: Delivery[] = [];
  /** Addresses that answered 410, where no webhook endpoint keeps account of it. */
  private readonly gone = new Set<string>();
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly options: CourierOptions) {}

  take(event: SentEvent, key: string): void {
    if (this.options.addressOf(event, key) === undefined) return;
    this.deliveries.push({ event, key, attempts: [], due: this.options.now(key) });
  }

  /** Starts every attempt that is due and waits for all that are running. */
  async tick(): Promise<void> {
    for (const delivery of this.deliveries) {
      if (delivery.due === undefined || delivery.due > this.options.now(delivery.key)) continue;
      const address = this.options.addressOf(delivery.event, delivery.key);
      if (address === 'kept') continue;
      delivery.due = undefined;
      if (address === undefined || this.gone.has(address)) continue;
      const attempt = this.attempt(delivery, address).finally(() => this.running.delete(attempt));
      this.running.add(attempt);
    }
    await Promise.all(this.running);
  }

  private async attempt(delivery: Delivery, address: string): Promise<void> {
    const { event, attempts, key } = delivery;
    const { addressOf, log, now, onAttempt, fetch: send = fetch } = this.options;
    const { retryAfter, ...attempt } = await post(send, address, event);
    const outcome = attempt.httpStatus ?? attempt.detail ?? 'no answer';
    attempts.push(outcome);
    log(
      `webhook ${event.type} ${event.id}, attempt ${String(attempts.length)}: ${String(outcome)}`,
    );
    onAttempt?.(attempt, key);
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return;
    if (outcome === 410) {
      log('The endpoint answered 410; no more events are sent.');
      if (addressOf(event, key) === 'kept') delivery.due = now(key);
      else this.gone.add(address);
      return;
    }
    const delay = RETRIES[attempts.length - 1];
    if (delay === undefined) return;
    const requested = Math.min(retryAfter * 1000, LONGEST_WAIT);
    delivery.due = now(key) + Math.max(durationMs(delay), requested);
  }
}

export async function post(
  send: typeof fetch,
  url: string,
  { id, body, secrets }: SentEvent,
): Promise<Attempt & { readonly retryAfter: number }> {
  // Receivers compare the time with their own clock, so it is the real one.
  const started = Date.now();
  const timestamp = Math.floor(started / 1000);
  const elapsed = () => Math.min(Date.now() - started, TIMEOUT);
  try {
    const response = await send(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        'Content-Type': 'application/json',
        ...(await signatureHeaders(secrets, { id, timestamp, body })),
      },
      body,
    });
    await response.arrayBuffer();
    const seconds = [429, 503].includes(response.status)
      ? Number(response.headers.get('Retry-After'))
      : 0;
    const retryAfter = Number.isFinite(seconds) ? seconds : 0;
    return { httpStatus: response.status, durationMs: elapsed(), retryAfter };
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'no answer';
    return { detail, durationMs: elapsed(), retryAfter: 0 };
  }
}
