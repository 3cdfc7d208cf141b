const { dirname, join } = require('node:path');

const LIVE = JSON.stringify(join(__dirname, 'live.ts'));
const REACT = dirname(require.resolve('react'));
const RUNTIME = JSON.stringify(join(REACT, 'cjs/react-jsx-runtime.production.js'));

/**
 * Ends each page with a call that hands it to the tab that shows it; a partial is part of a page.
 * In development each element holds the stack of its making: of a page's thousands, which are all
 * made anew, that takes half of the time, and nobody looks for a line of compiled Markdown.
 */
module.exports = function livePageLoader(code) {
  const light = code.replace(/(?<=from )"react\/jsx-runtime"/, RUNTIME);
  if (!code.includes('as metadata}')) return light;
  const own = JSON.stringify(this.resourcePath);
  return `${light}
import * as ownPage from ${own};
import { takeOver } from ${LIVE};
if (import.meta.webpackHot) takeOver(import.meta.webpackHot, ownPage);
`;
};
