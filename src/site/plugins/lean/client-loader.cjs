const { basename, join } = require('node:path');

/**
 * Places in lib/client of Docusaurus 3.8.0 and in what its router is made of; another release
 * stops the build here.
 */
const CHANGES = {
  'clientEntry.js': [
    [
      "import { BrowserRouter, HashRouter } from 'react-router-dom';",
      `import BrowserRouter from ${JSON.stringify(join(__dirname, 'client/router.tsx'))};`,
    ],
    // The site has clean addresses.
    [
      "siteConfig.future.experimental_router === 'hash' ? (<HashRouter>{children}</HashRouter>) : ",
      '',
    ],
    // Modules and the requests for the page's own are two tasks: each is short on a phone.
    [
      'preload(window.location.pathname).then(',
      'new Promise((resolve) => { setTimeout(resolve); })' +
        '.then(() => preload(window.location.pathname)).then(',
    ],
  ],
  // The order of a language would have the browser load its tables first: 9 ms of a laptop.
  'docsClientUtils.js': [
    ['b[1].path.localeCompare(a[1].path)', '(b[1].path < a[1].path ? -1 : 1)'],
  ],
  'reactUtils.js': [['a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)']],
  // Bundlers keep what the classes of other routers call, without the classes.
  'history.js': [
    ['function createHashHistory(props) {', 'function createHashHistory(props) { return;'],
    ['function createMemoryHistory(props) {', 'function createMemoryHistory(props) { return;'],
  ],
  'react-router-config.js': [
    // The only one that asks the class for it.
    [
      'Router.computeRootMatch(pathname)',
      "{ path: '/', url: '/', params: {}, isExact: pathname === '/' }",
    ],
  ],
  'renderToHtml.js': [
    // React would else put a part of a page into a hidden element that a script has to move.
    [
      'renderToPipeableStream(app, {',
      'renderToPipeableStream(app, { progressiveChunkSize: Infinity,',
    ],
  ],
};

module.exports = function withChanges(source) {
  // What an earlier build kept is made again when this file changes.
  this.addDependency(__filename);
  const file = basename(this.resourcePath);
  return CHANGES[file].reduce((rest, [from, to]) => {
    if (rest.split(from).length !== 2) {
      throw new Error(
        `\`${from}\` is not where it was in Docusaurus 3.8.0. Next: find what ${file} does now, ` +
          'and correct CHANGES in src/site/plugins/lean/client-loader.cjs.',
      );
    }
    return rest.replace(from, () => to);
  }, source);
};
