import type { Failure } from './failure';
import type { Part } from '../contract/http/payload';
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

export const requestOf = (
  { method, url, headers, body, parts }: OutgoingRequest,
  more: RequestInit,
): Request =>
  new Request(url, {
    ...more,
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body === undefined ? {} : { body: parts ? formOf(parts) : body }),
  });

/** Returns a multipart form. Files contain only their name, as the playground has no files. */
function formOf(parts: readonly Part[]): FormData {
  const form = new FormData();
  for (const { name, text = '', file, type } of parts) {
    const blob = new Blob([file ?? text], type === undefined ? {} : { type });
    if (file === undefined && type === undefined) form.append(name, text);
    else form.append(name, blob, file ?? 'blob');
  }
  return form;
}

export async function answerTo(request: Request, fetch: Fetch): Promise<Outcome> {
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

/** The sandbox has violated the contract, so it stopped. */
const stopped = (error: unknown): Failure => ({
  title: 'The sandbox stopped',
  explanation: error instanceof Error ? error.message : String(error),
  steps: [
    'Reset the sandbox and send the request again.',
    'If it stops again, report this message: the mistake is in the sandbox, not in your request.',
  ],
});

/** The sandbox, or the code that sends over the network, could not be loaded. */
export const NOT_LOADED: Failure = {
  title: 'A part of this page could not be loaded',
  explanation: 'It answers or sends your request. Nothing was sent.',
  steps: [
    'Check the connection and try again.',
    'If that does not help, load this page again: your request is kept.',
  ],
};

/** Returns a request with all headers, even `Cookie` and others that browsers forbid. */
function withAllHeaders(request: Request, written: OutgoingRequest['headers']): Request {
  const headers = new Headers(request.headers);
  for (const [name, value] of written) headers.set(name, value);
  return Object.defineProperty(request, 'headers', { value: headers });
}

/** Sends a request to the sandbox in the page. */
export const sendToSandbox = (
  request: OutgoingRequest,
  sandbox: { readonly fetch: Fetch },
): Promise<Outcome> => {
  const sent = withAllHeaders(requestOf(request, {}), request.headers);
  return answerTo(sent, sandbox.fetch).catch((error: unknown) => ({
    kind: 'failure',
    failure: stopped(error),
  }));
};

/** Loads the code that sends requests over the network, for readers with their own environment. */
export const loadNetworkSender = () => import('./send-to-server');

export async function sendOverNetwork(request: OutgoingRequest): Promise<Outcome> {
  const server = await loadNetworkSender().catch(() => undefined);
  return server ? server.sendToServer(request) : { kind: 'failure', failure: NOT_LOADED };
}
