import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { MOST_CHARACTERS } from '../../src/reference/contract/http/parse-json';
import { Origins } from './origins';
import { problem } from './problem';

/** Answers a request, as in `src/reference/mock`. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** In bytes: a body with too many characters has too many bytes as well. */
const LARGEST_BODY = MOST_CHARACTERS;
const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
const CORS = {
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, Api-Version, Prefer, If-None-Match',
  'access-control-allow-methods': METHODS,
  'access-control-expose-headers':
    'Date, Request-Id, RateLimit, RateLimit-Policy, Retry-After, Location, Allow, ETag, ' +
    'Idempotency-Replayed, Preference-Applied',
  'access-control-max-age': '600',
  vary: 'Origin',
};

/** Status for requests that Node.js could not read, by its error code; 400 for the others. */
const UNREADABLE = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

const LISTEN_FAILURES = new Map([
  ['EADDRINUSE', 'is taken'],
  ['EACCES', 'is not open to this account'],
]);

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  return size > LARGEST_BODY ? undefined : Buffer.concat(chunks);
}

/** Whether there is one `Host`, with or without port (RFC 9112, section 3.2), or HTTP/1.0. */
function hasHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage): boolean {
  const [name = httpVersion === '1.0' ? 'localhost' : '', ...repeated] = host;
  return repeated.length === 0 && /^[\w.:[\]-]+$/.test(name) && URL.canParse(`http://${name}`);
}

/** The address on this machine for a request target; ignores the host in the target. */
function addressOf(target: string): URL | undefined {
  if (target.startsWith('/')) return new URL(`http://localhost${target}`);
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return new URL(`http://localhost${pathname}${search}`);
}

async function answer(
  handler: FetchHandler,
  request: IncomingMessage,
  origins: Origins,
): Promise<Response> {
  const body = await bodyOf(request);
  if (!body)
    return problem(413, `The body is larger than ${LARGEST_BODY.toLocaleString('en')} bytes.`);
  if (!hasHost(request)) return problem(400, 'Send one `Host` header: a name, or name and port.');
  const { host = 'localhost', origin } = request.headers;
  const refusal = origins.refusal(host, origin);
  if (refusal) return refusal;
  const { method = 'GET', url: target = '/' } = request;
  if (method === 'OPTIONS') return new Response(null, { status: 204 });
  const address = addressOf(target);
  if (!address) return problem(400, 'Begin the request target with `/`.');
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return handler(
    new Request(address, {
      // `Request` refuses TRACE; a method that no path has gets the same response.
      method: method === 'TRACE' ? 'UNKNOWN' : method,
      headers,
      ...(hasBody ? { body: new Uint8Array(body) } : {}),
    }),
  );
}

async function send(
  response: ServerResponse,
  reply: Response,
  cors: Readonly<Record<string, string>> = {},
): Promise<void> {
  response.writeHead(reply.status, { ...Object.fromEntries(reply.headers), ...CORS, ...cors });
  response.end(await reply.text());
}

/** Answers on a connection without a readable request. */
async function refuse(socket: Duplex, reply: Response): Promise<void> {
  if (!socket.writable) return;
  const headers = [...reply.headers, ['connection', 'close']].map((header) => header.join(': '));
  const status = `HTTP/1.1 ${String(reply.status)} ${STATUS_CODES[reply.status] ?? ''}`;
  socket.end([status, ...headers, '', await reply.text()].join('\r\n'));
}

/**
 * Serves a handler over HTTP on this machine. Port 0 picks a free port.
 *
 * @param allowedOrigins origins of web pages that may use it, besides those of this machine
 */
export async function serve(
  handler: FetchHandler,
  port: number,
  allowedOrigins: readonly string[] = [],
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const origins = new Origins(allowedOrigins);
  const server: Server = createServer({ requireHostHeader: false }, (request, response) => {
    answer(handler, request, origins)
      .catch((error: unknown) => {
        // The client has gone in the middle of its request: nothing failed, and nobody listens.
        if (request.destroyed && !request.complete) return undefined;
        console.error(error);
        return problem(500, 'The sandbox failed; its terminal says where.');
      })
      .then((reply) => reply && send(response, reply, origins.headersFor(request.headers.origin)))
      .catch(console.error);
  });
  server
    .on('checkExpectation', (_, response) => {
      void send(response, problem(417, 'The only expectation known is `100-continue`.'));
    })
    .on('connect', (_, socket) => {
      const headers = { Allow: METHODS };
      void refuse(
        socket,
        problem(405, `The sandbox is no proxy; it knows ${METHODS}.`, { headers }),
      );
    })
    .on('clientError', ({ code = '', message }: NodeJS.ErrnoException, socket) => {
      const detail = `This is not a request of HTTP/1.1 as the sandbox reads it: ${message}.`;
      void refuse(socket, problem(UNREADABLE.get(code) ?? 400, detail));
    });
  await new Promise<void>((resolve, reject) => {
    server
      .once('error', (error: NodeJS.ErrnoException) => {
        const reason = LISTEN_FAILURES.get(error.code ?? '');
        const next = 'Start with another `--port`; `--port 0` takes a free one.';
        reject(reason === undefined ? error : new Error(`Port ${String(port)} ${reason}. ${next}`));
      })
      .listen(port, '127.0.0.1', resolve);
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
