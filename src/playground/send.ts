import { explain, TIMEOUT_SECONDS, type Failure } from './failure';
import type { OutgoingRequest } from './request';

export type Outcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: string;
      /** Milliseconds from sending to the end of the body. */
      readonly took: number;
    }
  | { readonly kind: 'failure'; readonly failure: Failure };

export type Fetch = (request: Request) => Promise<Response>;

const requestOf = ({ method, url, headers, body }: OutgoingRequest, more: RequestInit): Request =>
  new Request(url, {
    ...more,
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body === undefined ? {} : { body }),
  });

async function answerTo(request: Request, fetch: Fetch): Promise<Outcome> {
  const start = performance.now();
  const response = await fetch(request);
  const body = await response.text();
  return {
    kind: 'answer',
    status: response.status,
    headers: [...response.headers],
    body,
    took: performance.now() - start,
  };
}

/** Sends a request to the sandbox in the page. */
export const sendToSandbox = (request: OutgoingRequest, fetch: Fetch): Promise<Outcome> =>
  answerTo(requestOf(request, {}), fetch);

/** Whether a server answers when no permission of it is needed. Carries no key. */
const isReachable = (url: string): Promise<boolean> =>
  fetch(new URL(url).origin, {
    mode: 'no-cors',
    credentials: 'omit',
    signal: AbortSignal.timeout(5000),
  }).then(
    () => true,
    () => false,
  );

/** Sends a request over the network, without cookies, and explains a failure. */
export async function sendToServer(request: OutgoingRequest): Promise<Outcome> {
  const violations: Event[] = [];
  const noteViolation = (event: Event): void => void violations.push(event);
  document.addEventListener('securitypolicyviolation', noteViolation);
  try {
    const options: RequestInit = {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    };
    return await answerTo(requestOf(request, options), (one) => fetch(one));
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    const blockedByPolicy = violations.length > 0;
    const reachable = !isTimeout && !blockedByPolicy && (await isReachable(request.url));
    const failure = explain({
      kind: isTimeout ? 'timeout' : 'no-answer',
      url: request.url,
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
