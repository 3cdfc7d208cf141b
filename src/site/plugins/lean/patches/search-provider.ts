import type { Patch } from '../patch';

/**
 * Removes Algolia's client and logo from DocSearch's dialog; the embedded search has its own client.
 * The package has no entry point without them. Unchanged, the first result would need 40.6 kB, more
 * than the limit of 40 kB.
 */
export const searchProvider: Patch = {
  name: 'search-provider',
  gain: '7.8 kB of the 40.6 kB up to the first search result.',
  edits: {
    '@docsearch/react/dist/esm/index.js': [
      {
        text: 'function Cr(e){var t,r="algolia-client-js-"',
        until: '),n(e)}),[t,r,n])}',
        by: 'var rn="3.9.0";function nn(t,r,n){return e.useMemo((function(){return n()}),[n])}',
      },
      {
        text: 'e.createElement("div",{className:"DocSearch-Logo"}',
        until: '{translations:{searchByText:b}})),',
        by: '',
      },
    ],
  },
};
