import type { JsonValue } from '../contract/model';
import type { Answer, Session } from './session';

/** How long an answer is kept for its key. */
export const KEY_LIFE = 24 * 3_600_000;

export const fingerprintOf = (method: string, path: string, body: JsonValue): string =>
  `${method} ${path} ${JSON.stringify(body)}`;

/** Runs a request once and keeps its answer; a refused request changed nothing and is not kept. */
export async function finish(
  session: Session,
  key: string,
  fingerprint: string,
  latency: () => Promise<void>,
  work: () => Answer,
): Promise<Answer> {
  const stored: { fingerprint: string; at: number; answer?: Answer } = {
    fingerprint,
    at: session.at,
  };
  session.idempotency.set(key, stored);
  try {
    await latency();
    const answer = work();
    stored.answer = answer;
    return answer;
  } catch (error) {
    session.idempotency.delete(key);
    throw error;
  }
}
