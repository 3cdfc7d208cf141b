const { dirname, join } = require('node:path');

const LIVE = JSON.stringify(join(__dirname, 'live.ts'));
const REACT = dirname(require.resolve('react'));
const RUNTIME = JSON.stringify(join(REACT, 'cjs/react-jsx-runtime.production.js'));

/**
 * Adds a call to each page that gives its new state to its tab; partials belong to pages. Also
 * replaces React's development runtime, whose stacks take half of the rendering time of a long page
 * and only show lines of compiled Markdown.
 */
module.exports = function livePageLoader(code) {
  const light = code.replace(/(?<=from )"react\/jsx-runtime"/, RUNTIME);
  if (!code.includes('as metadata}')) return light;
  const page = JSON.stringify(this.resourcePath);
  return `${light}
import * as ownPage from ${page};
import { takeOver } from ${LIVE};
if (import.meta.webpackHot) takeOver(import.meta.webpackHot, ownPage);
`;
};
