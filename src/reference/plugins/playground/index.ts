import type { Plugin } from '@docusaurus/types';
import type { Background } from '../dev-server/background';

/**
 * Writes the files of each set for the playground, its help on fields, and the webhook bench.
 *
 * @param make returns the texts of the files by name; the dev server waits for the first ones
 */
export default function playgroundPlugin(
  make: (isFirst: boolean) => Promise<Readonly<Record<string, string>>>,
  background: Background,
) {
  const run = background.runner({ isNeeded: true });
  let isFirst = true;
  return (): Plugin => ({
    name: 'playground',
    // The contract plugin watches the files; when it loads again, this is called too.
    allContentLoaded: ({ actions }) =>
      run(async () => {
        const files = await make(isFirst);
        isFirst = false;
        for (const [name, text] of Object.entries(files)) await actions.createData(name, text);
      }),
  });
}
