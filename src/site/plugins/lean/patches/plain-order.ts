import type { Patch } from '../patch';

/** Sorts addresses and names by code unit. Sorting by locale makes the browser load its tables. */
export const plainOrder: Patch = {
  name: 'plain-order',
  gain: '9 and 16 ms of two tasks while React hydrates a page.',
  edits: {
    '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js': [
      { text: 'b[1].path.localeCompare(a[1].path)', by: '(b[1].path < a[1].path ? -1 : 1)' },
    ],
    '@docusaurus/theme-common/lib/utils/reactUtils.js': [
      { text: 'a[0].localeCompare(b[0])', by: '(a[0] < b[0] ? -1 : 1)' },
    ],
  },
};
