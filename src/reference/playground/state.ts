import { compare } from '../contract/compare';
import type { Draft } from './draft';
import type { Environment } from './environment';
import { NO_OWN, type OwnEnvironmentStorage, type OwnEnvironment } from './own-environment';
import type { RememberedIds } from './chain';
import type { OutgoingRequest } from './request';
import type { Outcome } from './send';

/** A request of this visit and its outcome. */
export interface Exchange {
  /** Counts up from 1. */
  readonly number: number;
  readonly draft: Draft;
  readonly environment: Environment['kind'];
  /** Without the API key. */
  readonly request: OutgoingRequest;
  readonly outcome: Outcome;
}

/** A notification of the sandbox as it would be delivered. */
export interface LoggedEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Secret that verifies the signature. */
  readonly secret: string;
}

export interface PlaygroundState {
  readonly draft: Draft;
  /** Drafts by operation; the one that is edited is `draft`. */
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly environment: Environment;
  /** The reader's own address and key, also while the sandbox is chosen. */
  readonly ownEnvironment: OwnEnvironment;
  readonly keeping: OwnEnvironmentStorage;
  readonly sending: boolean;
  /** The newest first. */
  readonly history: readonly Exchange[];
  /** Number of the exchange that is shown. */
  readonly shown: number | undefined;
  /** The newest first. */
  readonly events: readonly LoggedEvent[];
  readonly ids: RememberedIds;
  /** What went wrong with a link or a request before it was sent. */
  readonly warning: string | undefined;
  /** What to do to see the error that a link is about. */
  readonly hint: string | undefined;
  /** What happened last, for screen readers. */
  readonly notice: string;
  /** Virtual time of the sandbox, in milliseconds since 1970. */
  readonly now: number;
  /** Whether the browser keeps drafts; undefined before the first was to be kept. */
  readonly keepsDrafts: boolean | undefined;
}

/** The state at the start of a visit. */
export const initialState = (
  draft: Draft,
  drafts: PlaygroundState['drafts'],
  ownEnvironment: OwnEnvironment | undefined,
  now: number,
): PlaygroundState => ({
  draft,
  drafts,
  environment: { kind: 'sandbox', access: 'full' },
  ownEnvironment: ownEnvironment ?? NO_OWN,
  keeping: ownEnvironment ? 'stored' : 'memory',
  sending: false,
  history: [],
  shown: undefined,
  events: [],
  ids: {},
  warning: undefined,
  hint: undefined,
  notice: '',
  now,
  keepsDrafts: undefined,
});

/** Requests and events that are kept in a visit. */
const MOST_EXCHANGES = 50;
const MOST_EVENTS = 100;

/** The drafts with one more; the one that was edited last is at the end. */
export const withDraft = (
  drafts: PlaygroundState['drafts'],
  draft: Draft,
): PlaygroundState['drafts'] => {
  const others = Object.entries(drafts).filter(([id]) => id !== draft.operation);
  return Object.fromEntries([...others, [draft.operation, draft]]);
};

/** The history with one more exchange, the newest first. */
export const withExchange = (
  history: readonly Exchange[],
  exchange: Omit<Exchange, 'number'>,
): readonly Exchange[] =>
  [{ number: (history[0]?.number ?? 0) + 1, ...exchange }, ...history].slice(0, MOST_EXCHANGES);

/** The events with one more or a newer version of one, the newest first. */
export const withEvent = (
  events: readonly LoggedEvent[],
  event: LoggedEvent,
): readonly LoggedEvent[] =>
  [event, ...events.filter(({ id }) => id !== event.id)]
    .sort((a, b) => compare(b.id, a.id))
    .slice(0, MOST_EVENTS);

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** What to say about an answer. */
export const answerNotice = (outcome: Outcome, events: number): string =>
  outcome.kind === 'failure'
    ? outcome.failure.title
    : `Answer: ${outcome.status}${events === 0 ? '' : `, ${count(events, 'new event')}`}`;

export const clockNotice = (now: number, events: number): string =>
  `The clock is at ${new Date(now).toISOString()}, ${count(events, 'new event')}`;
