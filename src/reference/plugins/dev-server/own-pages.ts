import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Middleware } from './middleware';

type Request = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

/** Addresses that are not pages: they open the writer's editor, compile again, show sources. */
const TOOL = /^\/(?:webpack-dev-server|__get-internal-source)/i;

/**
 * Whether a page of this site sent the request. Browsers say so themselves at `localhost` and over
 * HTTPS; at other addresses (`npm start -- --host 0.0.0.0`) `Origin` or `Referer` has to prove it.
 */
export function isFromOwnPage({ origin, referer, host, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const [, , sender] = (origin ?? referer ?? '').split('/');
  return sender !== undefined && sender === host;
}

/** What others may do: read, and in a browser open a page in its own tab. */
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
 * Refuses what other sites send. A request that does not say where it comes from, as from curl, can
 * read pages and files, but nothing else: a foreign page that hides its address looks the same.
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
