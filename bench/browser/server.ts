import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { answer, CONTENT_TYPES } from '../../tests/support/pages-server';

/** A response body that the server has sent. */
export interface Sent {
  /** The path of the request, without query. */
  readonly path: string;
  /** The size as sent: compressed with brotli if possible. */
  readonly bytes: number;
  readonly kind: Kind;
  /** Whether the browser prefetched it. */
  readonly isPrefetch: boolean;
}

export type Kind = 'html' | 'js' | 'css' | 'font' | 'other';

export interface BenchServer {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Returns the bodies sent since the last call. */
  take(): readonly Sent[];
  close(): Promise<void>;
}

const COMPRESSED = /\.(?:html|js|css|json|svg|txt|xml|md|webmanifest)$/;
const compress = promisify(brotliCompress);

const KINDS: Readonly<Record<string, Kind>> = {
  '.html': 'html',
  '.js': 'js',
  '.mjs': 'js',
  '.css': 'css',
  '.woff2': 'font',
  '.woff': 'font',
};

export const kindOf = (file: string): Kind => KINDS[extname(file)] ?? 'other';

/** The bodies of files as a host with brotli 11 sends them, each compressed once. */
class Bodies {
  private readonly bodies = new Map<string, Promise<Buffer>>();

  of(file: string): Promise<Buffer> {
    const body = this.bodies.get(file) ?? this.read(file);
    this.bodies.set(file, body);
    return body;
  }

  private async read(file: string): Promise<Buffer> {
    const text = await readFile(file);
    if (!COMPRESSED.test(file)) return text;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    return compress(text, { params });
  }
}

/** Serves a built site with brotli 11 and ten minutes of caching, and records all responses. */
export async function startBenchServer(root: string, baseUrl: string): Promise<BenchServer> {
  const bodies = new Bodies();
  let sent: Sent[] = [];
  const server = createServer((request, response) => {
    const target = request.url ?? '/';
    const isPrefetch = request.headers['sec-purpose']?.includes('prefetch') ?? false;
    const respond = async (): Promise<void> => {
      const reply = await answer(target, root, baseUrl);
      if (reply.status === 400) response.writeHead(400).end();
      else if (reply.status === 301) response.writeHead(301, { location: reply.location }).end();
      else {
        const body = await bodies.of(reply.file);
        const path = target.split('?')[0] ?? target;
        sent.push({ path, bytes: body.length, kind: kindOf(reply.file), isPrefetch });
        response
          .writeHead(reply.status, {
            'content-type': CONTENT_TYPES[extname(reply.file)] ?? 'application/octet-stream',
            'content-length': body.length,
            'cache-control': 'max-age=600',
            ...(COMPRESSED.test(reply.file) && { 'content-encoding': 'br' }),
          })
          .end(body);
      }
    };
    respond().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
