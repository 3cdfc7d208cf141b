import type { Find } from './secrets';

/** Names reserved by RFC 2606 and RFC 6761, and loopback addresses. */
const RESERVED =
  /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$|^127\.0\.0\.1$|^\[::1\]$/;

/** Hosts that pages may name: publishers of the cited standards, and vocabularies. */
const KNOWN: ReadonlySet<string> = new Set([
  'csrc.nist.gov',
  'chainagnostic.org',
  'datatracker.ietf.org',
  'developer.mozilla.org',
  'eips.ethereum.org',
  'eur-lex.europa.eu',
  'json-schema.org',
  'modelcontextprotocol.io',
  'namespaces.chainagnostic.org',
  'schema.getpostman.com',
  'schema.org',
  'spec.openapis.org',
  'standards.iso.org',
  'www.europeanpaymentscouncil.eu',
  'www.google.com',
  'www.iana.org',
  'www.iso.org',
  'www.iso20022.org',
  'www.pcisecuritystandards.org',
  'www.rfc-editor.org',
  'www.sitemaps.org',
  'www.standardwebhooks.com',
  'www.w3.org',
]);

const WITH_SCHEME = /\b(?:https?|wss?):\/\/(?:[^\s/"'<>@]*@)?(\[[\d:a-f]+\]|[\w.-]+)/gi;
/**
 * Excludes the credentials in an address. It looks back only behind an `@`, since looking back from
 * every letter takes seconds for a long text.
 */
const EMAIL = /(?<![\w.+-])[\w.+-]+@(?<!\/\/[^\s/]*)((?:[\w-]+\.)+[a-z]{2,})\b/gi;
/** A host without a scheme; if another label follows, it is a name in code (`java.net.URI`). */
const BARE =
  /(?<![\w.@/-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|eu|app|dev|bank|finance)\b(?![.\w-]*\w)/gi;

/** Counts the hosts and e-mail addresses in a text, and finds those that may belong to someone. */
export function hostsIn(
  text: string,
  isOwn: (host: string) => boolean,
): { readonly checked: number; readonly finds: readonly Find[] } {
  const hosts = [
    ...[...text.matchAll(WITH_SCHEME)].map(({ index, 1: host = '' }) => ({ index, host })),
    ...[...text.matchAll(BARE)].map(({ index, 0: host }) => ({ index, host })),
  ].map(({ index, host }) => ({ index, host: host.toLowerCase().replace(/\.$/, '') }));
  const mails = [...text.matchAll(EMAIL)];
  return {
    checked: hosts.length + mails.length,
    finds: [
      ...hosts
        .filter(({ host }) => !RESERVED.test(host) && !KNOWN.has(host) && !isOwn(host))
        .map(({ index, host }) => ({
          index,
          message: `${host} is neither reserved nor a known host`,
        })),
      ...mails
        .filter(([, domain = '']) => !RESERVED.test(domain.toLowerCase()))
        .map(({ index, 0: mail }) => ({ index, message: `${mail} may be somebody's address` })),
    ],
  };
}
