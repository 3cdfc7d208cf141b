/** The reason why a request got no answer, with steps to fix it. */
export interface Failure {
  readonly title: string;
  readonly explanation: string;
  readonly steps: readonly string[];
}

/** Timeout for requests to the reader's server, in seconds. */
export const TIMEOUT_SECONDS = 30;

/** The circumstances of a request that failed. */
export interface Circumstances {
  /** `cut-off`: an answer began, but the connection ended before it was complete. */
  readonly kind: 'timeout' | 'no-answer' | 'cut-off' | 'redirect';
  readonly url: string;
  /** URL of the page, which decides about mixed content. */
  readonly pageUrl: string;
  /** Whether the request has an idempotency key. */
  readonly hasKey: boolean;
  readonly online: boolean;
  /** Whether the content security policy of the page blocked the request. */
  readonly blockedByPolicy: boolean;
  /** Whether the server answers a simple request, for which CORS requires no permission. */
  readonly reachable: boolean;
}

const failure = (title: string, explanation: string, ...steps: readonly string[]): Failure => ({
  title,
  explanation,
  steps,
});

const isLocal = (hostname: string): boolean => /^(localhost|127\.|\[::1\])/.test(hostname);

/** Infers the reason for a failure from its circumstances, as browsers hide it from pages. */
export function explain(circumstances: Circumstances): Failure {
  const { kind, url, pageUrl, online, blockedByPolicy, reachable } = circumstances;
  const { origin, protocol, hostname } = new URL(url);
  const page = new URL(pageUrl);
  if (blockedByPolicy) {
    return failure(
      'The page is not allowed to call this address',
      `The content security policy of this documentation allows no requests to ${origin}.`,
      'Open the playground in a new tab and send again.',
      'Copy the request as code and run it outside the browser.',
    );
  }
  if (kind === 'redirect') {
    return failure(
      'The server answered with a redirect',
      `${origin} sends this request to another address. The playground follows no redirect, because it would take your key and the body along. Browsers hide where it leads.`,
      'Check the base URL: https instead of http, the host with or without www, the final slash.',
      'Copy the request as code: curl shows the status, and with --include the Location header.',
    );
  }
  if (kind === 'timeout') {
    return failure(
      `No answer within ${TIMEOUT_SECONDS} seconds`,
      'The request was canceled here. The server may have carried it out all the same.',
      'Read the object before you send the request again.',
      ...(circumstances.hasKey
        ? [
            'Send again with the same idempotency key: a request that was carried out is not repeated.',
          ]
        : []),
      'Check the address, and any firewall or VPN on the way.',
    );
  }
  if (kind === 'cut-off') {
    return failure(
      'The answer was cut off',
      `${origin} began to answer, and the connection ended before the answer did. The server may have carried out the request.`,
      'Read the object before you send the request again.',
      'Check the server, and any proxy on the way: the answer is shorter than its headers say.',
    );
  }
  if (!online) {
    return failure(
      'This device is offline',
      'The browser reports that there is no network.',
      'Connect, or switch to the sandbox in the page: once loaded, it needs no network.',
    );
  }
  if (page.protocol === 'https:' && protocol === 'http:' && !isLocal(hostname)) {
    return failure(
      'Blocked: an encrypted page calls an address without encryption',
      'Browsers refuse requests from https pages to http addresses (mixed content).',
      'Use an https address, or run the server on localhost.',
    );
  }
  if (reachable) {
    return failure(
      'The server answers, but not to this page (CORS)',
      `${origin} is reachable, yet its answer does not allow requests from ${page.origin}.`,
      `Answer the preflight request (OPTIONS) with Access-Control-Allow-Origin: ${page.origin}.`,
      'Allow its method, and every header that it sends.',
      'A live API should not allow it: copy the request as code and run it outside the browser.',
    );
  }
  return failure(
    'The address could not be reached',
    `The browser got no connection to ${origin} and does not tell a page why.`,
    'Name: check that the host name is spelled correctly and resolves.',
    'Network: check that the server runs, and that no firewall, VPN or blocker stops it.',
    `Certificate (TLS): open ${origin} in a tab; a warning there stops requests from this page.`,
  );
}
