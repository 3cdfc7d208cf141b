import type { SentEvent } from '../../src/reference/mock';
import { Recent } from '../../src/reference/mock/recent';
import type { CourierOptions, Delivery } from './courier-options';
import type { Contact } from './outgoing';
import { post } from './post';

/** The progress of the health checks on an endpoint that fails. */
interface HealthState {
  /** Virtual time of the next check. */
  next: number;
  /** Number of good checks in a row. */
  good: number;
  /** Whether the last check failed; if so, a jump of the clock does not stop for further checks. */
  isBad?: boolean;
}

/** Delivers events as the API does: signed, at least once, with the documented retries. */
export class Courier {
  private readonly byKey = new Map<string, Recent<Delivery>>();
  /** Addresses that answered 410, by key; a webhook endpoint records this itself. */
  private readonly gone = new Map<string, Set<string>>();
  /** Running attempts, each with its key. */
  private readonly running = new Map<Promise<void>, string>();
  private readonly checks = new Map<string, HealthState>();
  /** Keys whose endpoint let the time limit of its last attempt pass. */
  private readonly late = new Set<string>();

  constructor(private readonly options: CourierOptions) {}

  take(event: SentEvent, key: string): void {
    if (this.options.addressOf(event, key) === undefined) return;
    const recent = this.byKey.get(key) ?? new Recent<Delivery>((delivery) => delivery.event.body);
    recent.add({ event, key, attempts: [], due: this.options.now(key) });
    this.byKey.set(key, recent);
  }

  /** The deliveries of a key, oldest first; of all keys, if none is given. */
  deliveries(key?: string): readonly Delivery[] {
    if (key !== undefined) return this.byKey.get(key)?.items ?? [];
    return [...this.byKey.values()].flatMap(({ items }) => items);
  }

  /** Drops all deliveries of a key. */
  forget(key: string): void {
    this.byKey.delete(key);
    this.gone.delete(key);
    this.checks.delete(key);
  }

  /** Called before the clock of a key moves: the endpoint may work again since the last call. */
  expectHealth(key: string): void {
    this.late.delete(key);
    const check = this.checks.get(key);
    if (check) check.isBad = false;
  }

  /**
   * Whether a jump of the clock goes on without the endpoint of a key, so that it ends. What is due
   * then is sent after the jump.
   */
  isLate(key: string): boolean {
    return this.late.has(key);
  }

  /** Virtual time of the next attempt or check of a key that is not due yet; Infinity for none. */
  nextDue(key: string): number {
    if (this.isLate(key)) return Infinity;
    const now = this.options.now(key);
    const waiting = this.deliveries(key).flatMap(({ due }) => due ?? []);
    const check = this.checks.get(key);
    if (check && !check.isBad) waiting.push(check.next);
    return Math.min(...waiting.filter((due) => due > now));
  }

  /** Starts all due attempts, and waits for all running ones; only for one key, if given. */
  async tick(only?: string): Promise<void> {
    const concerns = (key: string) => only === undefined || key === only;
    const asked = this.deliveries(only);
    for (const key of new Set(asked.map((delivery) => delivery.key))) await this.checkHealth(key);
    const due = asked.filter((delivery) => this.isDue(delivery));
    const alone = due.filter(({ isKept }) => !isKept).map((delivery) => [delivery]);
    const keys = new Set(due.flatMap(({ isKept, key }) => (isKept ? [key] : [])));
    const kept = [...keys].map((key) =>
      due
        .filter((delivery) => delivery.isKept && delivery.key === key)
        .sort((one, other) => this.rank(one) - this.rank(other)),
    );
    for (const queue of [...alone, ...kept]) {
      const sending = this.send(queue).finally(() => this.running.delete(sending));
      this.running.set(sending, queue[0]?.key ?? '');
    }
    await Promise.all(
      [...this.running].flatMap(([sending, key]) => (concerns(key) ? sending : [])),
    );
  }

  /** Whether to make an attempt now; if so, clears `due`. Marks deliveries that have to wait. */
  private isDue(delivery: Delivery): boolean {
    const { due, event, key } = delivery;
    if (due === undefined || due > this.options.now(key)) return false;
    if (this.options.addressOf(event, key) === 'kept') {
      delivery.isKept = true;
      return false;
    }
    delivery.due = undefined;
    return true;
  }

  private rank({ event }: Delivery): number {
    return event.type === this.options.first ? 0 : 1;
  }

  /** Makes one attempt for each delivery, one after another. */
  private async send(queue: readonly Delivery[]): Promise<void> {
    for (const [index, delivery] of queue.entries()) {
      const address = this.options.addressOf(delivery.event, delivery.key);
      // The response to the previous delivery may have disabled the endpoint.
      if (address === 'kept') delivery.due = this.options.now(delivery.key);
      else if (address !== undefined && !this.gone.get(delivery.key)?.has(address)) {
        await this.attempt(delivery, address);
        if (!this.late.has(delivery.key)) continue;
        // The others would only wait for the same endpoint; they come after its next attempt.
        for (const next of queue.slice(index + 1)) {
          next.due = delivery.due ?? this.options.now(delivery.key);
        }
        return;
      }
    }
  }

  /** Checks a failing endpoint; after enough good checks, makes its waiting deliveries due. */
  private async checkHealth(key: string): Promise<void> {
    const { healthOf, now, log, termsOf, contact } = this.options;
    const health = healthOf?.(key);
    if (!health) {
      this.checks.delete(key);
      return;
    }
    const check = this.checks.get(key) ?? { next: now(key) + health.every, good: 0 };
    this.checks.set(key, check);
    while (check.next <= now(key)) {
      const asked = check.next;
      // Set before the request, so that another tick does not check as well.
      check.next = now(key) + health.every;
      const status = await healthStatus(contact, health.address, termsOf(key).timeout);
      log(`GET ${health.address}: ${String(status ?? 'no answer')}`);
      check.isBad = status !== 200;
      check.good = check.isBad ? 0 : check.good + 1;
      if (check.isBad) return;
      check.next = asked + health.every;
      if (check.good < health.enough) continue;
      this.checks.delete(key);
      for (const delivery of this.deliveries(key)) {
        if (delivery.due !== undefined) delivery.due = now(key);
      }
      return;
    }
  }

  private async attempt(delivery: Delivery, address: string): Promise<void> {
    const { event, attempts, key } = delivery;
    const { addressOf, secretsOf, termsOf, log, now, onAttempt, contact } = this.options;
    const { timeout, pauses, longestWait } = termsOf(key);
    const signed = { ...event, secrets: secretsOf(key) };
    const { retryAfter, isLate, ...attempt } = await post(contact, address, signed, timeout);
    if (isLate) this.late.add(key);
    else this.late.delete(key);
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
      else this.gone.set(key, (this.gone.get(key) ?? new Set<string>()).add(address));
      return;
    }
    const pause = pauses[attempts.length - 1];
    if (pause === undefined) return;
    const requested = Math.min(retryAfter * 1000, longestWait);
    delivery.due = now(key) + Math.max(pause, requested);
  }
}

const healthStatus = (
  contact: Contact,
  address: string,
  within: number,
): Promise<number | undefined> =>
  contact(address, { method: 'GET', within }).then(
    ({ status }) => status,
    () => undefined,
  );
