import { formatPointer } from '../contract/json';
import { checkChanges } from './authority';
import { authenticate } from './access';
import type { BehaviorModule } from './behavior';
import type { MockContract } from './contract';
import { handle } from './handler';
import { makeMove, makeDueMoves, openMoves } from './lifecycle';
import { Session, type Deliver, type Entity, type SentEvent } from './session';
import { durationMs } from './time';
import { lookUp } from './store';
import { worldOf } from './open-world';

export type { Attempt, BehaviorModule } from './behavior';
export type { MockContract } from './contract';
export type { Message, SentEvent, Session } from './session';

export interface SandboxOptions {
  /** The real clock that the virtual one follows, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Random numbers from 0 to below 1, like `Math.random`. */
  readonly random?: () => number;
  /** Signing secret of the events (`whsec_…`) until it is rotated; random by default. */
  readonly secret?: string;
  /** Requests per minute and API key; defaults to 100. */
  readonly quota?: number;
  /** Awaited while a request with an idempotency key is running. */
  readonly latency?: () => Promise<void>;
  /** Rules of the contract's topics, from `partners/<set>/sandbox`. */
  readonly behaviors?: readonly BehaviorModule[];
  /** Makes one attempt to deliver a message to a URL, and returns the result. */
  readonly deliver?: Deliver;
  /** Whether the sandbox makes calls that wait for an answer of the partner. */
  readonly asksPartner?: boolean;
  /** Allows settings for development machines, such as loopback addresses. */
  readonly isLocal?: boolean;
  readonly onEvent?: (event: SentEvent, key: string) => void;
  /** Called when the moves of a key have failed and its session was reset. */
  readonly onFault?: (error: unknown, key: string) => void;
}

export interface Sandbox {
  /** Answers a request. The host in its URL does not matter. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Returns the key of a request; undefined without one, empty if the contract has no keys. */
  readonly keyOf: (request: Pick<Request, 'headers' | 'url'>) => string | undefined;
  /** Whether a key has a session. */
  readonly has: (key: string) => boolean;
  readonly isReadOnly: (key: string) => boolean;
  /** Returns the session of a key. Each key has its own objects, events and clock. */
  readonly session: (key: string) => Session;
  /**
   * Moves the virtual clock of a key forward by an ISO 8601 duration, and makes all moves then due.
   *
   * @throws RangeError for any other text, or when the clock would pass `CLOCK_END`
   */
  readonly advance: (key: string, duration: string) => void;
  /**
   * Makes a move of the lifecycle that needs no call, such as a block by the provider.
   *
   * @returns whether the object exists and the move is possible
   */
  readonly move: (key: string, id: string, to: string) => boolean;
  readonly reset: (key: string) => void;
  /** Makes the moves of all keys that have fallen due. */
  readonly tick: () => void;
}

/** Number of sessions that are kept. The least recently used one is dropped first. */
const MOST_SESSIONS = 10_000;

function openSession(
  session: Session,
  key: string,
  { deliver, asksPartner = false, isLocal = false }: SandboxOptions,
): Session {
  session.key = key;
  session.deliver = deliver;
  session.asksPartner = asksPartner;
  session.isLocal = isLocal;
  session.world = worldOf(session);
  for (const { start } of session.behaviors) start?.(session.world);
  return session;
}

/** Returns the object with an id. It may also be kept at a path and have the id as a property. */
function withId(session: Session, id: string): Entity | undefined {
  const [entity] = Object.keys(session.contract.resources).flatMap(
    (type) => lookUp(session, type, id) ?? [],
  );
  if (entity) return entity;
  const types = session.identifiers.typesOf(id);
  return types.flatMap((type) => {
    const place = formatPointer([session.resource(type)?.id ?? '']);
    return session.objects.having(type, place, id);
  })[0];
}

/** Creates the API of a contract in memory. It works the same in browsers and in Node. */
export function createSandbox(contract: MockContract, options: SandboxOptions = {}): Sandbox {
  const {
    now = Date.now,
    random = Math.random,
    secret,
    quota = 100,
    latency = () => Promise.resolve(),
    behaviors = [],
    onEvent = () => undefined,
    onFault = () => undefined,
  } = options;
  const sessions = new Map<string, Session>();
  const session = (key: string): Session => {
    const opened =
      sessions.get(key) ??
      openSession(
        new Session(contract, now, random, secret, (event) => onEvent(event, key), behaviors),
        key,
        options,
      );
    // A map keeps its keys in insertion order, so the most recently used key comes last.
    sessions.delete(key);
    sessions.set(key, opened);
    const [oldest] = sessions.keys();
    if (sessions.size > MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest);
    return opened;
  };
  return {
    fetch: (request) => handle(request, { contract, quota, latency, sessionOf: session }),
    keyOf: (request) => authenticate(contract, request),
    has: (key) => sessions.has(key),
    isReadOnly: (key) => key === contract.keys?.readOnly,
    session,
    advance: (key, duration) => {
      const opened = session(key);
      opened.skip(durationMs(duration));
      makeDueMoves(opened);
    },
    move: (key, id, to) => {
      const opened = session(key);
      makeDueMoves(opened);
      const entity = withId(opened, id);
      const next =
        entity &&
        openMoves(opened, entity).find(
          (candidate) => candidate.to === to && candidate.operation === undefined,
        );
      if (entity && next) makeMove(opened, entity, next);
      checkChanges(opened);
      return next !== undefined;
    },
    tick: () => {
      for (const [key, opened] of [...sessions]) {
        try {
          makeDueMoves(opened);
        } catch (error) {
          sessions.delete(key);
          onFault(error, key);
        }
      }
    },
    reset: (key) => void sessions.delete(key),
  };
}
