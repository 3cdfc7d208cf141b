import { defined } from '../../src/reference/contract/json';
import type { Attempt, Message } from '../../src/reference/mock';
import { signatureHeaders } from '../../src/reference/webhooks/sign';

/** The longest reason that the contract allows, in characters. */
const LONGEST_REASON = 300;

/** Why there was no response, in words that help to fix the cause. */
function reasonOf(error: unknown, within: number): string {
  if (!(error instanceof Error)) return 'No answer.';
  if (error.name === 'TimeoutError') return `No answer within ${within / 1000} seconds.`;
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  return (reason || 'No answer.').slice(0, LONGEST_REASON);
}

/**
 * Sends a signed message once.
 *
 * @param within time limit for the response, in milliseconds
 */
export async function post(
  send: typeof fetch,
  url: string,
  { id, body, secrets }: Message,
  within: number,
): Promise<Attempt & { readonly retryAfter: number }> {
  // Receivers compare the time with their own clock, so it is the real one.
  const started = Date.now();
  const timestamp = Math.floor(started / 1000);
  const elapsed = () => Math.min(Date.now() - started, within);
  try {
    const response = await send(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
      headers: {
        'Content-Type': 'application/json',
        ...(await signatureHeaders(secrets, { id, timestamp, body })),
      },
      body,
    });
    const answer = await response.text();
    const seconds = [429, 503].includes(response.status)
      ? Number(response.headers.get('Retry-After'))
      : 0;
    const retryAfter = Number.isFinite(seconds) ? seconds : 0;
    const { status: httpStatus } = response;
    const redirect = httpStatus >= 300 && httpStatus < 400;
    const detail = redirect ? 'The endpoint answered with a redirect.' : undefined;
    return { ...defined({ httpStatus, detail }), durationMs: elapsed(), retryAfter, body: answer };
  } catch (error) {
    return { detail: reasonOf(error, within), durationMs: elapsed(), retryAfter: 0 };
  }
}
