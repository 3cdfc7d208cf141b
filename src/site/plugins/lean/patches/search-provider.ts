import type { Patch } from '../patch';

/**
 * Algolia's client and logo leave DocSearch's dialog, which brings a client of its own to the
 * embedded search. The package has no entry without them, and as it is the first result costs 40.6 kB,
 * more than the 40 kB it may.
 */
export const searchProvider: Patch = {
  name: 'search-provider',
  gain: '7.8 kB of the 40.6 kB to the first search result.',
  expects: {},
  client: {
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
  },
};
