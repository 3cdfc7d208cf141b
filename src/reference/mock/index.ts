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
  /** Milliseconds since 1970; the virtual clock runs with it. */
  readonly now?: () => number;
  /** From 0 up to 1, as `Math.random`. */
  readonly random?: () => number;
  /** Signing secret of the events (`whsec_…`) until it is rotated; made up when left out. */
  readonly secret?: string;
  /** Requests per minute and API key; 100 by default. */
  readonly quota?: number;
  /** Awaited while a request with an idempotency key is running. */
  readonly latency?: () => Promise<void>;
  /** Rules of the contract's topics, `partners/<set>/sandbox`. */
  readonly behaviors?: readonly BehaviorModule[];
  /** Delivers a single message to an address and says what came of it. */
  readonly deliver?: Deliver;
  /** Makes the calls that wait for an answer of the partner, where there are such. */
  readonly asksPartner?: boolean;
  /** Allows what only a development machine needs, such as loopback addresses. */
  readonly isLocal?: boolean;
  readonly onEvent?: (event: SentEvent, key: string) => void;
  /** Called when the sandbox failed for a key; its session was reset. */
  readonly onFault?: (error: unknown, key: string) => void;
}

export interface Sandbox {
  /** Answers a request; the path decides, the host does not matter. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The key of a request; empty where the contract knows none, undefined without one. */
  readonly keyOf: (request: Pick<Request, 'headers' | 'url'>) => string | undefined;
  /** Whether a key has been used. */
  readonly has: (key: string) => boolean;
  readonly isReadOnly: (key: string) => boolean;
  /** The session of a key: each key has its own objects, events and clock. */
  readonly session: (key: string) => Session;
  /**
   * Moves the virtual clock of a key forward by an ISO 8601 duration and makes the moves that fall due.
   *
   * @throws RangeError for another text, or when the clock would pass its end
   */
  readonly advance: (key: string, duration: string) => void;
  /**
   * Makes a move of the lifecycle that no call makes, such as a block by the provider.
   *
   * @returns whether the object exists and the move is possible
   */
  readonly move: (key: string, id: string, to: string) => boolean;
  readonly reset: (key: string) => void;
  /** Makes the moves that have fallen due, for every key. */
  readonly tick: () => void;
}

/** Sessions that are kept; the least recently used one is dropped first. */
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

/** The object with an id, or at a path. */
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

/** The API of a contract, in memory: one pure handler, the same in a browser and in Node. */
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
    // A map keeps the order in which keys were added: the last one used is the last one in it.
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
