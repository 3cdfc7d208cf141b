/**
 * Takes Algolia's client and logo out of DocSearch's bundle, which the embedded
 * search has no use for: a sixth of its bytes. The places are those of
 * @docsearch/react 3.9.0; another release stops the build here.
 */
const PARTS = [
  {
    what: 'the client',
    from: 'function Cr(e){var t,r="algolia-client-js-"',
    to: '),n(e)}),[t,r,n])}',
    // The embedded search brings a client of its own.
    by: 'var rn="3.9.0";function nn(t,r,n){return e.useMemo((function(){return n()}),[n])}',
  },
  {
    what: 'the logo',
    from: 'e.createElement("div",{className:"DocSearch-Logo"}',
    to: '{translations:{searchByText:b}})),',
    by: '',
  },
];

module.exports = function withoutProvider(source) {
  return PARTS.reduce((rest, { what, from, to, by }) => {
    const start = rest.indexOf(from);
    const end = start < 0 ? -1 : rest.indexOf(to, start);
    if (end < 0 || rest.indexOf(from, start + 1) >= 0) {
      throw new Error(
        `${what} of Algolia is not where it was in @docsearch/react 3.9.0. Next: find its new ` +
          'place in dist/esm/index.js and correct PARTS in src/reference/plugins/search/provider-free-loader.cjs.',
      );
    }
    return rest.slice(0, start) + by + rest.slice(end + to.length);
  }, source);
};
