import type { Patch } from '../patch';

/** Keeps React from rendering parts of a long page as hidden elements that a script has to move. */
export const wholePages: Patch = {
  name: 'whole-pages',
  gain: '1.6 kB of the card page, 16 parts of which would be hidden from readers without scripts.',
  onServer: true,
  edits: {
    '@docusaurus/core/lib/client/renderToHtml.js': [
      {
        text: 'renderToPipeableStream(app, {',
        by: 'renderToPipeableStream(app, { progressiveChunkSize: Infinity,',
      },
    ],
  },
};
