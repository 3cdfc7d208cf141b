import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Middleware } from './middleware';

type Request = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

/** Addresses of tools instead of pages: they open the writer's editor, recompile, or show sources. */
const TOOL = /^\/(?:webpack-dev-server|__get-internal-source)/i;

/**
 * Whether a page of this site sent the request, by `Sec-Fetch-Site` at `localhost` and over HTTPS;
 * elsewhere (`npm start -- --host 0.0.0.0`), `Origin` or `Referer` must prove it.
 */
export function isFromOwnPage({ origin, referer, host, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const [, , sender] = (origin ?? referer ?? '').split('/');
  return sender !== undefined && sender === host;
}

/** Whether a request from elsewhere only reads, or opens a page in its own browser tab. */
function isReading({ method = '', url = '', headers }: Request): boolean {
  if (!['GET', 'HEAD'].includes(method) || TOOL.test(url)) return false;
  const site = headers['sec-fetch-site'];
  if (site === undefined) return headers.origin === undefined;
  const isTab =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return site === 'none' || isTab;
}

/** Whether a request would open a file outside the folder in the editor. */
function leaves(folder: string, url: string): boolean {
  if (!TOOL.test(url)) return false;
  const name = new URL(url, 'http://localhost').searchParams.get('fileName') ?? '';
  const path = relative(folder, resolve(folder, name));
  return path.startsWith('..') || isAbsolute(path);
}

/** Whether the dev server, started in a folder, answers a request. */
export const mayAnswer = (request: Request, folder: string): boolean =>
  isFromOwnPage(request.headers) ? !leaves(folder, request.url ?? '') : isReading(request);

/**
 * Refuses requests from other sites. A request without an origin, such as from curl, can only read
 * pages and files: a foreign page that hides its address looks the same.
 */
export const ownPagesOnly: Middleware = {
  name: 'own-pages-only',
  middleware: (request, response, next) => {
    if (mayAnswer(request, process.cwd())) {
      next();
      return;
    }
    response
      .writeHead(403)
      .end('Only a page of this site may request this, and only files of its own project.');
  },
};
