/** An empty variable counts as unset: CI passes an empty string for an undefined variable. */
const fromEnvironment = (value: string | undefined, fallback: string): string =>
  value === undefined || value === '' ? fallback : value;

const productName = fromEnvironment(process.env.PRODUCT_NAME, 'Rebell');

/**
 * What a provider changes first: names and addresses. `PRODUCT_NAME`, `SITE_URL`
 * and `REPOSITORY_URL` in the environment override the values at build time.
 */
export const site = {
  /** Name of the product, without "Partner Docs". */
  productName,
  title: `${productName} Partner Docs`,
  /** Title of the landing page. */
  headline: 'Balances, cards and payments, behind one API',
  /** One sentence for search engines and for cards in social networks. */
  tagline: 'Cards, payments and crypto for your users, through one API.',
  /** Origin that serves the site, without a path. */
  url: fromEnvironment(process.env.SITE_URL, 'https://docs.partner.example'),
  /** Path the site is served under, with both slashes. */
  baseUrl: '/partner-api-docs/',
  /** Publisher of the documentation. */
  organisation: productName,
  /** Repository for "edit this page"; empty when there is none to link to. */
  repositoryUrl: process.env.REPOSITORY_URL ?? '',
};
