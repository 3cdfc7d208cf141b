import type { Plugin } from '@docusaurus/types';
import type { Content } from '../content';
import type { Background } from '../dev-server/background';

/** Writes what the playground (with its help on fields) and the webhook bench of each set load. */
export default function playgroundPlugin(content: Content, background: Background) {
  const run = background.runner({ isNeeded: true });
  let isFirst = true;
  return (): Plugin => ({
    name: 'playground',
    // The contract plugin watches the files; when it loads again, this is called as well.
    allContentLoaded: ({ actions }) =>
      run(async () => {
        // The server waits for the first ones, and reads the contracts itself in any case.
        const files = await (isFirst ? content.here('playground') : content.ask('playground'));
        isFirst = false;
        for (const [name, text] of Object.entries(files)) await actions.createData(name, text);
      }),
  });
}
