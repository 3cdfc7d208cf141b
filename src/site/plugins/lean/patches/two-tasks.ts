import type { Patch } from '../patch';

/** The modules of the site and the requests for the parts of the page are two tasks, each short on a phone. */
export const twoTasks: Patch = {
  name: 'two-tasks',
  gain: 'with plain-order and fetch-ahead, 180 of 380 ms of blocking time on the card page.',
  expects: {},
  client: {
    edits: {
      '@docusaurus/core/lib/client/clientEntry.js': [
        {
          text: 'preload(window.location.pathname).then(',
          by:
            'new Promise((resolve) => { setTimeout(resolve); })' +
            '.then(() => preload(window.location.pathname)).then(',
        },
      ],
    },
  },
};
