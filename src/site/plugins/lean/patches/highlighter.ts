import { clientFile, type Patch } from '../patch';

const MODULE = '@docusaurus/theme-classic/lib/prism-include-languages.js';

/** Code is colored at build time (src/reference/remark/code.ts), so no page loads a highlighter. */
export const highlighter: Patch = {
  name: 'highlighter',
  gain: '29.1 of 113 kB of script on every page.',
  expects: { [MODULE]: ['prismIncludeLanguages(Prism);'] },
  replacements: { [MODULE]: clientFile('nothing.ts') },
};
