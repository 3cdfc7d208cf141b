import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface Captured {
  readonly method: string;
  /** The path and query below the base URL, as sent. */
  readonly target: string;
  /** Values by lower-case name, one per header line. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly body: string;
}

export type Reply = { readonly status: number; readonly body: string } | 'never';

/** One client's view of the server: its own base URL with the requests received there. */
export interface Inbox {
  readonly baseUrl: string;
  readonly requests: readonly Captured[];
}

function headersOf(raw: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const headers = new Map<string, string[]>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), raw[index + 1] ?? '']);
  }
  return headers;
}

/**
 * Starts a server on a free port of this machine that records every request and sends a fixed
 * reply.
 */
export async function startCaptureServer() {
  const inboxes = new Map<string, { readonly reply: Reply; readonly requests: Captured[] }>();
  const server = createServer((request, response) => {
    const [, name = '', target = ''] = /^\/(\d+)(.*)$/.exec(request.url ?? '') ?? [];
    const inbox = inboxes.get(name);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      inbox?.requests.push({
        method: request.method ?? '',
        target,
        headers: headersOf(request.rawHeaders),
        body: Buffer.concat(chunks).toString('utf8'),
      });
      if (inbox?.reply === 'never') return;
      const { status, body } = inbox?.reply ?? { status: 404, body: '' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    open(reply: Reply): Inbox {
      const name = String(inboxes.size + 1);
      const requests: Captured[] = [];
      inboxes.set(name, { reply, requests });
      return { baseUrl: `http://127.0.0.1:${String(port)}/${name}`, requests };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
