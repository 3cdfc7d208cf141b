import type { SentEvent } from '../../src/reference/mock';
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
  readonly url: string;
  /** Virtual time of a key in milliseconds. */
  readonly now: (key: string) => number;
  readonly log: (line: string) => void;
  readonly fetch?: typeof fetch;
}

/** Delivers events as the API does: signed, at least once, with the documented retries. */
export class Courier {
  readonly deliveries: Delivery[] = [];
  private disabled = false;
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly options: CourierOptions) {}

  take(event: SentEvent, key: string): void {
    this.deliveries.push({ event, key, attempts: [], due: this.options.now(key) });
  }

  /** Starts every attempt that is due and waits for all that are running. */
  async tick(): Promise<void> {
    for (const delivery of this.deliveries) {
      if (delivery.due === undefined || delivery.due > this.options.now(delivery.key)) continue;
      delivery.due = undefined;
      if (this.disabled) continue;
      const attempt = this.attempt(delivery).finally(() => this.running.delete(attempt));
      this.running.add(attempt);
    }
    await Promise.all(this.running);
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const { event, attempts, key } = delivery;
    const { url, log, now, fetch: send = fetch } = this.options;
    const { outcome, retryAfter } = await post(send, url, event);
    attempts.push(outcome);
    log(
      `webhook ${event.type} ${event.id}, attempt ${String(attempts.length)}: ${String(outcome)}`,
    );
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return;
    if (outcome === 410) {
      this.disabled = true;
      log('The endpoint answered 410; no more events are sent.');
      return;
    }
    const delay = RETRIES[attempts.length - 1];
    if (delay === undefined) return;
    const requested = Math.min(retryAfter * 1000, LONGEST_WAIT);
    delivery.due = now(key) + Math.max(durationMs(delay), requested);
  }
}

async function post(
  send: typeof fetch,
  url: string,
  { id, body, secrets }: SentEvent,
): Promise<{ readonly outcome: number | string; readonly retryAfter: number }> {
  // Receivers compare the time with their own clock, so it is the real one.
  const timestamp = Math.floor(Date.now() / 1000);
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
    const seconds = response.status === 429 ? Number(response.headers.get('Retry-After')) : 0;
    return { outcome: response.status, retryAfter: Number.isFinite(seconds) ? seconds : 0 };
  } catch (error) {
    return { outcome: error instanceof Error ? error.message : 'no answer', retryAfter: 0 };
  }
}
