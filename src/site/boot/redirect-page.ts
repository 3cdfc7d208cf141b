import { escapeHtml } from '../../reference/contract/escape-html';
import { redirectScript } from './index';
import type { AddressOptions } from './address';

interface RedirectPage extends AddressOptions {
  /** Clean path of the new page, base path included. */
  readonly target: string;
  /** Origin of the published site, for the canonical address. */
  readonly siteUrl: string;
}

/**
 * A page that redirects to `target`: a script keeps query and hash; without JavaScript there is
 * an instant refresh and a link. The refresh is inside `<noscript>`, where it cannot run before
 * the script and lose the query.
 */
export const redirectPage = ({ target, siteUrl, ...address }: RedirectPage): string => {
  const href = escapeHtml(encodeURI(target));
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<script>${redirectScript(address)}</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
<title>This page moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${escapeHtml(siteUrl)}${href}">
</head>
<body>
<p>This page moved to <a href="${href}">${href}</a>.</p>
</body>
</html>
`;
};
