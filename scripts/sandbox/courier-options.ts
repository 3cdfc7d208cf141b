import type { Attempt, SentEvent } from '../../src/reference/mock';
import type { DeliveryTerms, HealthCheck } from '../../src/reference/mock/behavior';
import type { Contact } from './outgoing';

/** An event to deliver. */
export interface Delivery {
  readonly event: SentEvent;
  readonly key: string;
  /** Outcome of each attempt: an HTTP status, or why there was none. */
  readonly attempts: (number | string)[];
  /** Virtual time of the next attempt; undefined when there is none. */
  due: number | undefined;
  /** Whether it had to wait because the endpoint took no events. */
  isKept?: boolean;
}

export interface CourierOptions {
  /** The address for an event; `kept` while the endpoint takes none, undefined to send none. */
  readonly addressOf: (event: SentEvent, key: string) => string | undefined;
  /** The secrets that currently sign the events of a key, newest first. */
  readonly secretsOf: (key: string) => readonly string[];
  readonly termsOf: (key: string) => DeliveryTerms;
  /** The type of event that is sent before the other kept events. */
  readonly first?: string | undefined;
  /** The health check of a key whose endpoint fails; undefined while the endpoint works. */
  readonly healthOf?: (key: string) => HealthCheck | undefined;
  readonly onAttempt?: (attempt: Attempt, key: string) => void;
  /** Virtual time of a key in milliseconds. */
  readonly now: (key: string) => number;
  readonly log: (line: string) => void;
  readonly contact: Contact;
}
