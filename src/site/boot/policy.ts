/**
 * The content security policy (CSP Level 3) that every page carries as its first
 * `<meta>`. What only a response header can say, `frame-ancestors`, stands in
 * `deploy/`.
 */

/** What beside the site's own origin a page may call. */
export type Connections = readonly string[];

/** The playground sends to the base URL that its reader enters. */
export const ANY_SERVER: Connections = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

export interface PolicyParts {
  /** Hashes of inline scripts, such as `'sha256-…'`. */
  readonly scripts: readonly string[];
  /** Hashes of inline style sheets. */
  readonly styles: readonly string[];
  readonly connections: Connections;
}

/** No inline script without its hash, no `eval`, nothing from another origin. */
export const policyText = ({ scripts, styles, connections }: PolicyParts): string =>
  [
    // Firefox asks it whether a page may be prefetched (https://bugzilla.mozilla.org/1457204);
    // for all other loads a directive of their own follows.
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src-elem 'self'", ...styles].join(' '),
    // React writes `style` attributes into the HTML; they run nothing.
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

/** The sources of `connect-src` in each policy of the document that has them. */
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
 * Whether requests may leave for any server: every policy of the document allows
 * it. The page that was loaded decides, for as long as the router shows others
 * in its document. The development server sends no policy.
 */
export const mayCallOut = (document: Document): boolean =>
  connectionsIn(document).every(reachesAll);

/**
 * Takes the right to call any server from a document that has it, by a policy
 * more: policies add up and cannot be taken back, so only another load of the
 * page restores it.
 */
export function tighten(document: Document): void {
  const [sources] = connectionsIn(document);
  if (!sources || !mayCallOut(document)) return;
  const others = sources.filter((source) => !ANY_SERVER.includes(source));
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = ['connect-src', ...others].join(' ');
  document.head.append(meta);
}
