import { Refused } from './problems';
import type { Answer, Session, StoredAnswer } from './session';

export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,64}$/;

/** How long an answer is kept for its idempotency key. */
const KEY_LIFETIME = 24 * 3_600_000;

/**
 * Runs a request once and answers its repetitions with the stored answer. The key of a refused
 * request can be used again, because a refused request changed nothing.
 *
 * @throws {Refused} when another request has the key, or the same one is still running
 */
export async function runOnce(
  session: Session,
  key: string,
  fingerprint: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  for (const [oldest, { at }] of session.idempotency) {
    if (session.time - at < KEY_LIFETIME) break;
    session.idempotency.delete(oldest);
  }
  const previous = session.idempotency.get(key);
  if (previous) {
    if (previous.fingerprint !== fingerprint) throw new Refused('idempotency_key_reused');
    if (!previous.answer) throw new Refused('idempotency_in_progress');
    const { headers } = previous.answer;
    return { ...previous.answer, headers: { ...headers, 'Idempotency-Replayed': 'true' } };
  }
  const stored: StoredAnswer = { fingerprint, at: session.time };
  session.idempotency.set(key, stored);
  try {
    stored.answer = await run();
    return stored.answer;
  } catch (error) {
    session.idempotency.delete(key);
    throw error;
  }
}
