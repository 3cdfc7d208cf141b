import type { Patch } from '../patch';

/** Keeps React from rendering parts of a long page as hidden elements that a script has to move. */
export const wholePages: Patch = {
  name: 'whole-pages',
  gain: '16 parts of the card page, which readers without scripts would not see, and whose inline scripts the policy refuses.',
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
