/**
 * Returns the address of the documentation without a final slash,
 * `https://docs.partner.example/partner-api-docs`. Contract loaders build links with it.
 */
export const docsUrlOf = ({
  url,
  baseUrl,
}: {
  readonly url: string;
  readonly baseUrl: string;
}): string => `${url}${baseUrl}`.replace(/\/$/, '');
