import { STATUS_CODES } from 'node:http';

/** A problem of the server itself (RFC 9457); the contract defines the problems of the API. */
export const problem = (
  status: number,
  detail: string,
  { headers, ...members }: { readonly headers?: Record<string, string>; controls?: unknown } = {},
): Response =>
  new Response(
    JSON.stringify({
      type: 'about:blank',
      title: STATUS_CODES[status],
      status,
      detail,
      ...members,
    }),
    { status, headers: { ...headers, 'Content-Type': 'application/problem+json' } },
  );
