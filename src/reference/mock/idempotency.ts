import { Refused } from './problems';
import type { Answer, Session } from './session';

/** An answer that is kept for an idempotency key. */
export interface StoredAnswer {
  /** Method, path and body of the request. */
  readonly fingerprint: string;
  readonly at: number;
  /** Missing while the first request is running, as is `refusal`. */
  answer?: Answer;
  refusal?: Refused;
}

/** Time for which an answer is kept, in milliseconds. */
const KEY_LIFETIME = 24 * 3_600_000;

/** Only a contract that shares the conventions documents the header. */
const replayedHeader = ({ contract }: Session): Answer['headers'] =>
  contract.isPlain ? {} : { 'Idempotency-Replayed': 'true' };

/** Statuses and codes of requests that were not carried out. Their keys can be used again. */
const NOT_CARRIED_OUT: ReadonlySet<unknown> = new Set([401, 403, 429, 503, 'validation_failed']);

const wasCarriedOut = ({ contract }: Session, { code }: Refused): boolean =>
  !NOT_CARRIED_OUT.has(code) && !NOT_CARRIED_OUT.has(contract.errors[code]?.status);

/**
 * Runs a request once, and answers repeated requests with the stored answer or refusal.
 *
 * @throws {Refused} when another request used the key, or when the first request is still running
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
    const { answer, refusal } = previous;
    if (previous.fingerprint !== fingerprint) throw new Refused('idempotency_key_reused');
    const replayed = replayedHeader(session);
    if (refusal) throw refusal.with(replayed);
    if (!answer) throw new Refused('idempotency_in_progress');
    return { ...answer, headers: { ...answer.headers, ...replayed } };
  }
  const stored: StoredAnswer = { fingerprint, at: session.time };
  session.idempotency.set(key, stored);
  try {
    stored.answer = await run();
    return stored.answer;
  } catch (error) {
    if (error instanceof Refused && wasCarriedOut(session, error)) stored.refusal = error;
    else session.idempotency.delete(key);
    throw error;
  }
}
