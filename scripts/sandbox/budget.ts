import type { Sandbox, Session } from '../../src/reference/mock';
import { problem } from './problem';
import type { FetchHandler } from './server';

/** What the calls of one key may leave in memory, in bytes: 64 MiB. */
const MOST_KEPT = 64 * 1024 * 1024;

const sizeOf = async (message: Request | Response): Promise<number> =>
  (await message.clone().arrayBuffer()).byteLength;

/**
 * Bounds the memory of each key. What the sandbox keeps of a call (objects, idempotency keys) grows
 * with its request and its answer, so these are counted.
 */
export function withBudget({ fetch, keyOf, session }: Sandbox): FetchHandler {
  const kept = new WeakMap<Session, number>();
  return async (request) => {
    const key = keyOf(request);
    if (key === undefined || request.method === 'GET') return fetch(request);
    const owner = session(key);
    const before = kept.get(owner) ?? 0;
    if (before > MOST_KEPT) {
      return problem(507, 'This key keeps 64 MiB. Use `POST /_sandbox/reset`, or another key.');
    }
    const sent = await sizeOf(request);
    const reply = await fetch(request);
    kept.set(owner, before + sent + (await sizeOf(reply)));
    return reply;
  };
}
