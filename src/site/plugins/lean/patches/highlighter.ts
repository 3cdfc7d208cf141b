import { join } from 'node:path';
import type { Patch } from '../patch';

/** Code is colored while the site is built (src/reference/remark/code.ts), so no page loads a highlighter. */
export const highlighter: Patch = {
  name: 'highlighter',
  gain: '29.1 of 113 kB of script on every page.',
  expects: {
    '@docusaurus/theme-classic/lib/prism-include-languages.js': ['prismIncludeLanguages(Prism);'],
  },
  client: {
    replacements: {
      '@docusaurus/theme-classic/lib/prism-include-languages.js': join(
        __dirname,
        '../client/nothing.ts',
      ),
    },
  },
};
