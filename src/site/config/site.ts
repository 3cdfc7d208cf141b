/**
 * What a provider changes first: names, addresses and the announcement.
 *
 * `PRODUCT_NAME`, `SITE_URL` and `REPOSITORY_URL` in the environment override
 * the values below at build time.
 */
export interface SiteConfig {
  /** Name of the product, without "Partner Docs". */
  readonly productName: string;
  /** Site title: "{product} Partner Docs". */
  readonly title: string;
  readonly tagline: string;
  /** Origin that serves the site, without a path. */
  readonly url: string;
  /** Path the site is served under, with both slashes. */
  readonly baseUrl: string;
  /** Publisher of the documentation. */
  readonly organisation: string;
  /** Repository for "edit this page"; empty when there is none to link to. */
  readonly repositoryUrl: string;
  /** A new id shows the bar again to readers who dismissed the last one. */
  readonly announcement: { readonly id: string; readonly text: string };
}

/** An empty variable counts as unset: CI passes an empty text for one that is not defined. */
const fromEnvironment = (value: string | undefined, fallback: string): string =>
  value === undefined || value === '' ? fallback : value;

const productName = fromEnvironment(process.env.PRODUCT_NAME, 'Rebell');

export const site: SiteConfig = {
  productName,
  title: `${productName} Partner Docs`,
  tagline: 'Cards, payments and crypto for your users, through one API.',
  url: fromEnvironment(process.env.SITE_URL, 'https://docs.partner.example'),
  baseUrl: '/partner-api-docs/',
  organisation: productName,
  repositoryUrl: process.env.REPOSITORY_URL ?? '',
  announcement: {
    id: 'sample-contract',
    text: 'These pages describe a sample contract. Hosts, fees and limits are illustrative.',
  },
};
