import type { Patch } from '../patch';

/** Addresses and names are put in plain order: that of a language makes the browser load its tables first. */
export const plainOrder: Patch = {
  name: 'plain-order',
  gain: '9 and 16 ms of two tasks while React takes a page over.',
  expects: {},
  client: {
    edits: {
      '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js': [
        {
          text: 'b[1].path.localeCompare(a[1].path)',
          by: '(b[1].path < a[1].path ? -1 : 1)',
        },
      ],
      '@docusaurus/theme-common/lib/utils/reactUtils.js': [
        { text: 'a[0].localeCompare(b[0])', by: '(a[0] < b[0] ? -1 : 1)' },
      ],
    },
  },
};
