import type { Attempt } from './behavior';

/** An event as it was sent. */
export interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  /** JSON, as it is signed and delivered. */
  readonly body: string;
  /** Signing secrets that were valid at that time, newest first. */
  readonly secrets: readonly string[];
}

/** The parts of an event that are signed and delivered. */
export type Message = Pick<SentEvent, 'id' | 'body' | 'secrets'>;

/** Makes one attempt to deliver a message. @param within timeout in milliseconds */
export type Deliver = (message: Message, address: string, within: number) => Promise<Attempt>;

/** An event with its only attempt, which may still be running. */
export interface Delivery {
  readonly id: string;
  readonly attempt: Promise<Attempt>;
}
