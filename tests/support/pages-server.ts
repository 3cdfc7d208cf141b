import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Content types by extension. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.yaml': 'text/yaml; charset=utf-8',
};

const isFile = async (file: string): Promise<boolean> =>
  stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );

const isFolder = async (file: string): Promise<boolean> =>
  stat(file).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

export interface PagesServerOptions {
  /** Folder to serve. */
  readonly root: string;
  /** Path under which the folder is served, with both slashes. */
  readonly baseUrl: string;
  /** Port; 0 chooses a free port. */
  readonly port?: number;
  /** Time for which a browser may cache scripts and styles, in seconds; defaults to 0. */
  readonly assetAge?: number;
  /** Maximum random delay of each script and style, in milliseconds; defaults to 0. */
  readonly assetDelay?: number;
  /** Called with the path and query of each request, and the status of its response. */
  readonly onAnswer?: (target: string, status: number) => void;
  /** Answers a request instead of the host; returns false to leave the request to the host. */
  readonly instead?: (target: string, response: ServerResponse) => boolean;
}

export interface PagesServer {
  /** Address of the landing page, with a trailing slash. */
  readonly url: string;
  /** Serves another folder from now on, like a deployment. */
  deploy(root: string): void;
  close(): Promise<void>;
}

/** The response of a static host: a file, a redirect or the not-found page. */
export type Answer =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301; readonly location: string }
  | { readonly status: 400 };

/**
 * Answers like GitHub Pages: an existing file is sent as it is. `/p` is served from `p.html`;
 * without that file, it redirects to `/p/` if the folder has an index page. `/p/` is served from
 * `p/index.html`. Anything else gets `404.html` with status 404.
 *
 * @param target path and query of the request
 */
export async function answer(target: string, root: string, baseUrl: string): Promise<Answer> {
  const notFound: Answer = { status: 404, file: path.join(root, '404.html') };
  const [rawPath = '', query] = target.split('?', 2);
  if (`${rawPath}/` === baseUrl) {
    return { status: 301, location: baseUrl + (query === undefined ? '' : `?${query}`) };
  }
  if (!rawPath.startsWith(baseUrl)) return notFound;
  let relative: string;
  try {
    relative = decodeURIComponent(rawPath.slice(baseUrl.length));
  } catch {
    // Bytes that are not UTF-8 cannot be the name of a file.
    return /%(?![\da-f]{2})/i.test(rawPath) ? { status: 400 } : notFound;
  }
  const file = path.join(root, relative);
  if (file !== root && !`${file}${path.sep}`.startsWith(root + path.sep)) return { status: 400 };
  if (relative === '' || relative.endsWith('/')) {
    const index = path.join(file, 'index.html');
    return (await isFile(index)) ? { status: 200, file: index } : notFound;
  }
  if (await isFile(file)) return { status: 200, file };
  if (await isFile(`${file}.html`)) return { status: 200, file: `${file}.html` };
  if ((await isFolder(file)) && (await isFile(path.join(file, 'index.html')))) {
    return { status: 301, location: `${rawPath}/${query === undefined ? '' : `?${query}`}` };
  }
  return notFound;
}

const isAsset = (reply: Answer): boolean => 'file' in reply && /\.(?:css|js)$/.test(reply.file);

const send = (response: ServerResponse, reply: Answer, assetAge: number): void => {
  if (reply.status === 400) {
    response.writeHead(400).end();
  } else if (reply.status === 301) {
    response.writeHead(301, { location: reply.location }).end();
  } else {
    response.writeHead(reply.status, {
      'content-type': CONTENT_TYPES[path.extname(reply.file)] ?? 'application/octet-stream',
      'cache-control': assetAge > 0 && isAsset(reply) ? `max-age=${assetAge}` : 'no-cache',
    });
    createReadStream(reply.file)
      .on('error', () => response.destroy())
      .pipe(response);
  }
};

/** Serves a built site on 127.0.0.1, like GitHub Pages. */
export async function startPagesServer(options: PagesServerOptions): Promise<PagesServer> {
  let root = path.resolve(options.root);
  const server = createServer((request, response) => {
    if (options.instead?.(request.url ?? '/', response)) return;
    answer(request.url ?? '/', root, options.baseUrl).then(
      async (reply) => {
        options.onAnswer?.(request.url ?? '/', reply.status);
        if (isAsset(reply)) await setTimeout(Math.random() * (options.assetDelay ?? 0));
        send(response, reply, options.assetAge ?? 0);
      },
      () => response.writeHead(500).end(),
    );
  });
  // A client that is busy for longer than the default of 5 s would use a connection that was just
  // closed.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${options.baseUrl}`,
    deploy: (next) => {
      root = path.resolve(next);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
