import type { Conditions } from './condition';

/** Lifecycle of an object (`x-states` on its schema). */
export interface Lifecycle {
  readonly schema: string;
  /** Property that holds the state. */
  readonly property: string;
  /** Property that says why a move failed. */
  readonly failure?: string | undefined;
  readonly initial: readonly string[];
  readonly states: readonly State[];
}

export type Mover = 'partner' | 'user' | 'provider' | 'network';

/** What a state or a status means to the reader; each has its own color role. */
export type Tone = 'neutral' | 'progress' | 'success' | 'warning' | 'danger';

export interface State {
  readonly name: string;
  /** Markdown. */
  readonly meaning: string;
  readonly tone: Tone;
  readonly terminal: boolean;
  readonly next: readonly Transition[];
}

export interface Transition {
  readonly to: string;
  readonly by: Mover;
  /** Markdown. */
  readonly when: string;
  /** Operation that makes the move, when a call does. */
  readonly operation: string | undefined;
  /** ISO 8601 duration the sandbox's virtual clock waits, when time or the provider moves it. */
  readonly after: string | undefined;
  /** Event sent with the move. */
  readonly event: string | undefined;
  /** Code that `failure` of the object holds from then on. */
  readonly failure: string | undefined;
  /** What the object has when the move can be made. */
  readonly if?: Conditions | undefined;
}
