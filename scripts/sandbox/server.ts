import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request, as in `src/reference/mock`. */
export type FetchHandler = (request: Request) => Promise<Response>;

const LARGEST_BODY = 1024 * 1024;
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, Api-Version, Prefer, If-None-Match',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers':
    'Request-Id, RateLimit, RateLimit-Policy, Retry-After, Location, Allow, ETag, ' +
    'Idempotency-Replayed, Preference-Applied',
  'access-control-max-age': '600',
};

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  return size > LARGEST_BODY ? undefined : Buffer.concat(chunks);
}

async function answer(
  handler: FetchHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request);
  if (body === undefined) {
    response.writeHead(413, CORS).end();
    return;
  }
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS') {
    response.writeHead(204, CORS).end();
    return;
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  const address = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const given = await handler(
    new Request(address, { method, headers, ...(hasBody ? { body: new Uint8Array(body) } : {}) }),
  );
  response.writeHead(given.status, { ...Object.fromEntries(given.headers), ...CORS });
  response.end(await given.text());
}

/** A handler over HTTP on this machine, open to every origin. Port 0 takes a free one. */
export async function serve(
  handler: FetchHandler,
  port: number,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    answer(handler, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, CORS);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(taken)}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
