import { explain, TIMEOUT_SECONDS } from './failure';
import type { OutgoingRequest } from './request';
import { answerTo, requestOf, type Outcome } from './send';

/** Whether a server answers a simple request without a key, for which CORS needs no permission. */
const isReachable = (url: string): Promise<boolean> =>
  fetch(new URL(url).origin, {
    mode: 'no-cors',
    credentials: 'omit',
    signal: AbortSignal.timeout(5000),
  }).then(
    () => true,
    () => false,
  );

class Redirected extends Error {}

/** Sends a request over the network, without cookies, and explains a failure. */
export async function sendToServer(request: OutgoingRequest): Promise<Outcome> {
  const violations: Event[] = [];
  const noteViolation = (event: Event): void => void violations.push(event);
  document.addEventListener('securitypolicyviolation', noteViolation);
  const answers: Response[] = [];
  const fetchNoted = async (sent: Request): Promise<Response> => {
    const response = await fetch(sent);
    answers.push(response);
    if (response.type === 'opaqueredirect') throw new Redirected();
    return response;
  };
  try {
    const options: RequestInit = {
      cache: 'no-store',
      credentials: 'omit',
      // A redirect could carry the key and the body to another address.
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    };
    return await answerTo(requestOf(request, options), fetchNoted);
  } catch (error) {
    const isRedirect = error instanceof Redirected;
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    const blockedByPolicy = violations.length > 0;
    const hasBegun = answers.length > 0;
    const isSilent = !isTimeout && !hasBegun;
    const reachable = isSilent && !blockedByPolicy && (await isReachable(request.url));
    const failure = explain({
      kind: isRedirect ? 'redirect' : isTimeout ? 'timeout' : hasBegun ? 'cut-off' : 'no-answer',
      url: request.url,
      hasKey: request.headers.some(([name]) => name === 'Idempotency-Key'),
      pageUrl: location.href,
      online: navigator.onLine,
      blockedByPolicy,
      reachable,
    });
    return { kind: 'failure', failure };
  } finally {
    document.removeEventListener('securitypolicyviolation', noteViolation);
  }
}
