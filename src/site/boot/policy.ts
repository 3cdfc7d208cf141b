/**
 * The content security policy (CSP Level 3) in the first `<meta>` of every page.
 * `frame-ancestors`, which only works in a response header, is set in `deploy/`.
 */

/** Sources that a page may call in addition to the site's own origin. */
export type Connections = readonly string[];

/** The playground sends requests to any base URL that its reader enters. */
export const ANY_SERVER: Connections = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

interface PolicyParts {
  /** Hashes of inline scripts, such as `'sha256-…'`. */
  readonly scripts: readonly string[];
  /** Hashes of inline style sheets. */
  readonly styles: readonly string[];
  readonly connections: Connections;
}

/** No inline script without its hash, no `eval`, nothing from another origin. */
export const policyText = ({ scripts, styles, connections }: PolicyParts): string =>
  [
    // Only for prefetches in Firefox (https://bugzilla.mozilla.org/1457204): every other kind of
    // load has its own directive below.
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src-elem 'self'", ...styles].join(' '),
    // React writes `style` attributes, which cannot run code.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
  ].join('; ');

const POLICIES = 'meta[http-equiv="Content-Security-Policy"]';

/** The sources of each `connect-src` in the document's policies. */
const connectionsIn = (document: Document): readonly (readonly string[])[] =>
  [...document.querySelectorAll<HTMLMetaElement>(POLICIES)].flatMap(({ content }) =>
    content
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name === 'connect-src')
      .map(([, ...sources]) => sources),
  );

const reachesAll = (sources: readonly string[]): boolean =>
  ANY_SERVER.every((source) => sources.includes(source));

/**
 * Whether every policy of the document allows requests to any server. The page that was loaded
 * decides, even after the router has moved on to others. The dev server sets no policy.
 */
export const mayCallOut = (document: Document): boolean =>
  connectionsIn(document).every(reachesAll);

/**
 * Takes the right to call any server away from a document, by adding a stricter policy. Policies
 * add up and cannot be removed, so only loading the page again restores the right.
 */
export function tighten(document: Document): void {
  const [sources] = connectionsIn(document);
  if (!sources || !mayCallOut(document)) return;
  const remaining = sources.filter((source) => !ANY_SERVER.includes(source));
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = ['connect-src', ...remaining].join(' ');
  document.head.append(meta);
}
