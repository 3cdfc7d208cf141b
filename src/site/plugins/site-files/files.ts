/** Names and addresses for the files at the root of the site. */
export interface SiteIdentity {
  readonly title: string;
  readonly tagline: string;
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Path with both slashes. */
  readonly baseUrl: string;
}

/** Page backgrounds of tokens.css, for the browser's own bars. */
export const THEME_COLORS = { light: '#fbfbf9', dark: '#0f1317' } as const;

/** robots.txt (RFC 9309): everything may be read; the sitemap has an absolute address. */
export const robotsTxt = ({ url, baseUrl }: SiteIdentity): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`;

/** site.webmanifest (W3C Web Application Manifest). */
export const webManifest = ({ title, tagline, baseUrl }: SiteIdentity): string =>
  JSON.stringify({
    name: title,
    short_name: title,
    description: tagline,
    lang: 'en',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [
      { src: `${baseUrl}img/favicon.svg`, type: 'image/svg+xml', sizes: 'any' },
      { src: `${baseUrl}img/apple-touch-icon.png`, type: 'image/png', sizes: '180x180' },
    ],
  });

/** The contents of security.txt besides the addresses of the site. */
interface SecurityContact {
  /** Repository in which vulnerabilities are reported privately. */
  readonly repositoryUrl: string;
  /** The date by which the file has to be reviewed. */
  readonly expires: Date;
}

/**
 * security.txt (RFC 9116): where to report a vulnerability. The standard wants it at the root of
 * the host, where a site below a base path cannot write; `Canonical` names its real address.
 */
export const securityTxt = (
  { url, baseUrl }: SiteIdentity,
  { repositoryUrl, expires }: SecurityContact,
): string =>
  `${[
    `Contact: ${repositoryUrl}/security/advisories/new`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}${baseUrl}.well-known/security.txt`,
    `Policy: ${repositoryUrl}/blob/main/SECURITY.md`,
  ].join('\n')}\n`;
