import { type Site, textFiles } from '../site';
import type { Rule } from './rule';

/** Reserved names: RFC 2606, RFC 6761, and the loopback address. */
const RESERVED =
  /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$|^127\.0\.0\.1$|^\[::1\]$/;

/** Hosts that pages may name: bodies that publish the standards cited, and vocabularies. */
const KNOWN: ReadonlySet<string> = new Set([
  'csrc.nist.gov',
  'chainagnostic.org',
  'datatracker.ietf.org',
  'developer.mozilla.org',
  'eips.ethereum.org',
  'eur-lex.europa.eu',
  'json-schema.org',
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

/** License texts, which name their authors. */
const NOTICES = 'third-party-notices.txt';

const WITH_SCHEME = /\b(?:https?|wss?):\/\/(?:[^\s/"'<>@]*@)?(\[[\d:a-f]+\]|[\w.-]+)/gi;
/** Not the credentials of an address. */
const EMAIL = /(?<!\/\/[^\s/]*)[\w.+-]+@((?:[\w-]+\.)+[a-z]{2,})\b/gi;
/** A host without a scheme; a further label after it makes it a name in code (`java.net.URI`). */
const BARE =
  /(?<![\w.@/-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|eu|app|dev|bank|finance)\b(?![.\w-]*\w)/gi;

const isAllowed = (host: string, site: Site): boolean =>
  RESERVED.test(host) || KNOWN.has(host) || host === new URL(site.origin).host;

/** Only reserved hosts and those of standards; e-mail only at reserved names. */
export const hosts: Rule = {
  name: 'hosts and e-mail addresses are reserved or known',
  perPage: 5,
  ofWords: true,
  check(site) {
    let checked = 0;
    const files = textFiles(site).filter(({ file }) => file !== NOTICES);
    const faults = files.flatMap(({ file, content }) => {
      const mentions = [
        ...[...content.matchAll(WITH_SCHEME)].map(([, host = '']) => host),
        ...[...content.matchAll(BARE)].map(([host]) => host),
      ].map((host) => host.toLowerCase().replace(/\.$/, ''));
      const mails = [...content.matchAll(EMAIL)];
      checked += mentions.length + mails.length;
      return [
        ...[...new Set(mentions)]
          .filter((host) => !isAllowed(host, site))
          .map((host) => `${file}: ${host} is neither reserved nor a known host`),
        ...mails
          .filter(([, domain = '']) => !RESERVED.test(domain.toLowerCase()))
          .map(([mail]) => `${file}: ${mail} may be somebody's address`),
      ];
    });
    return { checked, faults };
  },
};
