import { defined } from '../../src/reference/contract/json';
import type { Attempt, Message } from '../../src/reference/mock';
import { signatureHeaders } from '../../src/reference/webhooks/sign';
import type { Contact } from './outgoing';

/** The longest reason that the contract allows, in characters. */
const LONGEST_REASON = 300;

/** What is wrong with a status, if anything. HTTP ends at 599 (RFC 9110, section 15). */
function faultOf(status: number): string | undefined {
  if (status < 100 || status > 599) return `The endpoint answered ${status}, which is no status.`;
  const redirect = status >= 300 && status < 400;
  return redirect ? 'The endpoint answered with a redirect.' : undefined;
}

/** The outcome of an attempt. */
export interface Posted extends Attempt {
  /** Seconds that the endpoint asks to wait. */
  readonly retryAfter: number;
  /** Whether the endpoint let the time limit pass. */
  readonly isLate: boolean;
}

/**
 * Sends a signed message once.
 *
 * @param within time limit for the response, in milliseconds
 */
export async function post(
  contact: Contact,
  url: string,
  { id, body, secrets }: Message,
  within: number,
): Promise<Posted> {
  // Receivers compare the time with their own clock, so it is the real one.
  const started = Date.now();
  const timestamp = Math.floor(started / 1000);
  const elapsed = () => Math.min(Date.now() - started, within);
  try {
    const headers = {
      'Content-Type': 'application/json',
      ...(await signatureHeaders(secrets, { id, timestamp, body })),
    };
    const answer = await contact(url, { method: 'POST', headers, body, within });
    const { status } = answer;
    const seconds = [429, 503].includes(status) ? Number(answer.retryAfter) : 0;
    return {
      ...defined({
        httpStatus: status >= 100 && status <= 599 ? status : undefined,
        detail: faultOf(status),
      }),
      durationMs: elapsed(),
      retryAfter: Number.isFinite(seconds) ? seconds : 0,
      isLate: false,
      body: answer.body,
    };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const reason = error instanceof Error && error.message !== '' ? error.message : 'No answer.';
    const detail = isLate
      ? `No answer within ${within / 1000} seconds.`
      : reason.slice(0, LONGEST_REASON);
    return { detail, durationMs: elapsed(), retryAfter: 0, isLate };
  }
}
