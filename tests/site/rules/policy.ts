import { createHash } from 'node:crypto';
import { setIds } from '../../../src/site/config/sets';
import { attribute, elements, elementsNamed, text, type Element } from '../dom';
import type { Page } from '../site';
import type { Rule } from './rule';

/** Pages that call the reader's own base URL. */
const WIDE = setIds.map((set) => `/${set}/api/playground`);
const MOST_SCRIPTS = 2;
const POLICY = 'Content-Security-Policy';

/** Returns the expected policy, with the hashes of a page. */
const expectedPolicy = (isWide: boolean, scripts: string, styles: string): string =>
  "default-src 'self'; " +
  `script-src 'self'${scripts}; style-src-elem 'self'${styles}; style-src-attr 'unsafe-inline'; ` +
  "img-src 'self' data:; font-src 'self'; " +
  `connect-src 'self'${isWide ? ' https: http://localhost:* http://127.0.0.1:*' : ''}; ` +
  "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; " +
  "frame-src 'none'; media-src 'none'";

const hashes = (nodes: readonly Element[]): string =>
  [...new Set(nodes.map((node) => text(node)))]
    .map((code) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join('');

const isInlineScript = (script: Element): boolean =>
  attribute(script, 'src') === undefined &&
  attribute(script, 'type') !== 'application/ld+json' &&
  script.tagName === 'script';

function* faultsOf({ file, route, document }: Page): Generator<string> {
  const [head] = elementsNamed(document, 'head');
  const [charset, meta] = head ? elements(head) : [];
  if (charset && attribute(charset, 'charset') === undefined) yield `${file}: no charset first`;
  const scripts = [...elementsNamed(document, 'script')].filter(isInlineScript);
  const styles = [...elementsNamed(document, 'style')];
  const isWide = WIDE.includes(route);
  const policy = meta && attribute(meta, 'http-equiv') === POLICY && attribute(meta, 'content');
  if (policy === undefined || policy === false) {
    yield `${file}: no policy right behind the charset`;
  } else if (policy !== expectedPolicy(isWide, hashes(scripts), hashes(styles))) {
    yield `${file}: not the ${isWide ? 'wider' : 'strict'} policy of its scripts: ${policy}`;
  }
  const referrer = [...elementsNamed(document, 'meta')].find(
    (element) => attribute(element, 'name') === 'referrer',
  );
  if (!referrer || attribute(referrer, 'content') !== 'strict-origin-when-cross-origin') {
    yield `${file}: tells other sites which page its reader came from`;
  }
  if (scripts.length > MOST_SCRIPTS) yield `${file}: ${scripts.length} inline scripts`;
  for (const element of elements(document)) {
    const handler = element.attrs.find(({ name }) => name.startsWith('on'));
    if (handler) yield `${file}: <${element.tagName} ${handler.name}>`;
    const address = attribute(element, 'href') ?? attribute(element, 'src') ?? '';
    if (/^\s*(?:javascript|data|vbscript):/i.test(address) && element.tagName !== 'img') {
      yield `${file}: <${element.tagName}> leads to ${address.slice(0, 30)}`;
    }
  }
}

/**
 * Every HTML file has the strict policy, or the wider one on playgrounds, with the hashes of
 * exactly its scripts and styles.
 */
export const policy: Rule = {
  name: 'every page has its content security policy, and at most 2 inline scripts',
  perPage: 1,
  check({ pages, redirects, copies }) {
    const all = [...pages, ...redirects];
    return {
      // A copy has the policy of its page, because both are identical.
      checked: all.length + copies.length,
      faults: all.flatMap((page) => [...faultsOf(page)]),
    };
  },
};
