import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Middleware } from './middleware';

type Asked = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

/** Addresses of the dev server that are no pages: they open the writer's editor, compile again, show sources. */
const TOOL = /^\/(?:webpack-dev-server|__get-internal-source)/i;

/**
 * Whether a page of this site sent the request. Browsers say so themselves at `localhost` and over
 * HTTPS; at other addresses (`npm start -- --host 0.0.0.0`) `Origin` or `Referer` has to prove it.
 */
export function isFromOwnPage({ origin, referer, host, ...others }: IncomingHttpHeaders): boolean {
  const site = others['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const [, , sender] = (origin ?? referer ?? '').split('/');
  return sender !== undefined && sender === host;
}

/** What is left to everybody else: to read, and in a browser to open a page in a tab of its own. */
function isReading({ method = '', url = '', headers }: Asked): boolean {
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
export const mayAnswer = (request: Asked, folder: string): boolean =>
  isFromOwnPage(request.headers) ? !leaves(folder, request.url ?? '') : isReading(request);

/**
 * Refuses what other sites send. Without a browser's word who asks, as from curl, pages and files
 * can be read, but nothing else: a foreign page that hides its address looks the same.
 */
export const ownPagesOnly: Middleware = {
  name: 'own-pages-only',
  middleware: (request, response, next) => {
    if (mayAnswer(request, process.cwd())) next();
    else
      response
        .writeHead(403)
        .end('Only a page of this site may ask for this, and for its own files.');
  },
};
