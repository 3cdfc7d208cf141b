import type { Conditions } from './condition';

/** Lifecycle of an object (`x-states` on its schema). */
export interface Lifecycle {
  readonly schema: string;
  /** Property with the state. */
  readonly property: string;
  /** Property with the reason why a state transition failed. */
  readonly failure?: string | undefined;
  /** Property with the reason why the object waits (`meanwhile` of a state). */
  readonly waiting?: string | undefined;
  readonly initial: readonly string[];
  readonly states: readonly State[];
}

export type Mover = 'partner' | 'user' | 'provider' | 'network';

/** The meaning of a state or status to the reader; each tone has its own color role. */
export type Tone = 'neutral' | 'progress' | 'success' | 'warning' | 'danger';

export interface State {
  readonly name: string;
  /** Markdown. */
  readonly meaning: string;
  readonly tone: Tone;
  readonly terminal: boolean;
  readonly next: readonly Transition[];
  /** What other objects do to an object in this state. */
  readonly meanwhile?: readonly Meanwhile[];
}

/** What happens to an object in a state while another object, which it names, meets conditions. */
export interface Meanwhile {
  /** Schema of the other object. */
  readonly of: string;
  /** RFC 6901 pointers to the places that name the other object. */
  readonly at: readonly string[];
  /** Conditions on the other object. */
  readonly object: Conditions;
  /** State to which the object moves at once; without it, it waits: time moves it nowhere. */
  readonly to?: string | undefined;
  /** Reason that the object shows while it waits. */
  readonly reason?: string | undefined;
}

export interface Transition {
  readonly to: string;
  readonly by: Mover;
  /** Markdown. */
  readonly when: string;
  /** Operation that causes the state transition, if a request does. */
  readonly operation: string | undefined;
  /** ISO 8601 duration that the sandbox's virtual clock waits, if no request causes it. */
  readonly after: string | undefined;
  /** Event sent with the state transition. */
  readonly event: string | undefined;
  /** Code in `failure` of the object from then on. */
  readonly failure: string | undefined;
  /** Conditions that the object must meet for the state transition. */
  readonly if?: Conditions | undefined;
}
