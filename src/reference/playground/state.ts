import { compare } from '../contract/compare';
import type { Draft } from './draft';
import type { Environment } from './environment';
import { NO_OWN, type OwnEnvironmentStorage, type OwnEnvironment } from './own-environment';
import type { RememberedIds } from './chain';
import type { OutgoingRequest } from './request';
import type { Outcome } from './send';

/** A request of this visit and its outcome. */
export interface Exchange {
  /** Ascending number, from 1. */
  readonly number: number;
  readonly draft: Draft;
  readonly environment: Environment['kind'];
  /** Without the API key. */
  readonly request: OutgoingRequest;
  readonly outcome: Outcome;
}

/** An event of the sandbox, as it would be delivered. */
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
  /** Drafts by operation, including the open `draft`. */
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly environment: Environment;
  /** The reader's own URL and key, even while the sandbox is selected. */
  readonly ownEnvironment: OwnEnvironment;
  readonly keeping: OwnEnvironmentStorage;
  readonly sending: boolean;
  /** Newest first. */
  readonly history: readonly Exchange[];
  /** Number of the exchange that is shown. */
  readonly shown: number | undefined;
  /** Newest first. */
  readonly events: readonly LoggedEvent[];
  readonly ids: RememberedIds;
  /** A problem with a link, or with a request before it was sent. */
  readonly warning: string | undefined;
  /** Instructions to see the error of a link. */
  readonly hint: string | undefined;
  /** Announcement of the last action, for screen readers. */
  readonly notice: string;
  /** Virtual time of the sandbox, in milliseconds since 1970. */
  readonly now: number;
  /** Whether the browser stores drafts; undefined before the first attempt. */
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

/** Maximum numbers of requests and events that are kept in a visit. */
const MOST_EXCHANGES = 50;
const MOST_EVENTS = 100;

/** Returns the drafts with a new or changed draft, which is moved to the end. */
export const withDraft = (
  drafts: PlaygroundState['drafts'],
  draft: Draft,
): PlaygroundState['drafts'] => {
  const others = Object.entries(drafts).filter(([id]) => id !== draft.operation);
  return Object.fromEntries([...others, [draft.operation, draft]]);
};

/** Returns the history with an additional exchange, newest first. */
export const withExchange = (
  history: readonly Exchange[],
  exchange: Omit<Exchange, 'number'>,
): readonly Exchange[] =>
  [{ number: (history[0]?.number ?? 0) + 1, ...exchange }, ...history].slice(0, MOST_EXCHANGES);

/** Returns the events with a new event or a new version of one, newest first. */
export const withEvent = (
  events: readonly LoggedEvent[],
  event: LoggedEvent,
): readonly LoggedEvent[] =>
  [event, ...events.filter(({ id }) => id !== event.id)]
    .sort((a, b) => compare(b.id, a.id))
    .slice(0, MOST_EVENTS);

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Returns the announcement of an answer. */
export const answerNotice = (outcome: Outcome, events: number): string =>
  outcome.kind === 'failure'
    ? outcome.failure.title
    : `Answer: ${outcome.status}${events === 0 ? '' : `, ${count(events, 'new event')}`}`;

export const clockNotice = (now: number, events: number): string =>
  `The clock is at ${new Date(now).toISOString()}, ${count(events, 'new event')}`;
