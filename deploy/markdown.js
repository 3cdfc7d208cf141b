/**
 * Programs that ask for Markdown get the copy of a page. Netlify: put this file at
 * `netlify/edge-functions/markdown.js`. Cloudflare Pages: put it at `functions/_middleware.js`.
 * `npm run -s hosts -- markdown.js` prints it with the names of this site.
 */
const BASE = '{{base}}';

/** Returns the address of the requested copy; undefined for a request of HTML or of a file. */
function copyOf({ url, method, headers }) {
  const { origin, pathname } = new URL(url);
  const asks = /text\/markdown/i.test(headers.get('accept') ?? '');
  if (!asks || method !== 'GET' || !pathname.startsWith(BASE)) return undefined;
  const path = pathname.slice(BASE.length).replace(/(?:(?:^|\/)index\.html|\.html|\/+)$/, '');
  return /\.\w+$/.test(path) ? undefined : `${origin}${BASE}${path || 'index'}.md`;
}

async function answer(request, page, load) {
  const copy = copyOf(request);
  const markdown = copy === undefined ? undefined : await load(copy);
  const found = markdown?.ok ? markdown : await page();
  const varied = new Response(found.body, found);
  varied.headers.append('Vary', 'Accept');
  return varied;
}

/** The entry point on Netlify. */
export default (request, { next }) => answer(request, next, fetch);

export const config = { path: `${BASE}*` };

/** The entry point on Cloudflare Pages. */
export const onRequest = ({ request, next, env }) =>
  answer(request, next, (address) => env.ASSETS.fetch(address));
