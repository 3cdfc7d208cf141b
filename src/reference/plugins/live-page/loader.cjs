const { dirname, join } = require('node:path');

const LIVE = JSON.stringify(join(__dirname, 'live.ts'));
const REACT = dirname(require.resolve('react'));
const RUNTIME = JSON.stringify(join(REACT, 'cjs/react-jsx-runtime.production.js'));

/**
 * Ends each page with a call that hands it to the tab that shows it; a partial is part of a page.
 * In development React keeps a stack for each element, which takes half of the time in which a long
 * page renders, and shows the lines of compiled Markdown, which are of no use to a writer.
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
