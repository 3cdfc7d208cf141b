const { join } = require('node:path');

const LIVE = JSON.stringify(join(__dirname, 'live.ts'));

/** Ends each page with a call that hands it to the tab that shows it; a partial is part of a page. */
module.exports = function livePageLoader(code) {
  if (!code.includes('as metadata}')) return code;
  const own = JSON.stringify(this.resourcePath);
  return `${code}
import * as ownPage from ${own};
import { takeOver } from ${LIVE};
if (import.meta.webpackHot) takeOver(import.meta.webpackHot, ownPage);
`;
};
