import { clientFile, type Patch } from '../patch';

const MODULE = '@docusaurus/theme-classic/lib/nprogress.js';

/** Uses this site's bar, which CSS animates. The original loads a library that uses scripts. */
export const progressBar: Patch = {
  name: 'progress-bar',
  gain: '1.2 kB of script on every page, and a forced layout of the whole page on each navigation.',
  expects: {
    [MODULE]: ['onRouteUpdate({ location, previousLocation }) {', 'onRouteDidUpdate() {'],
  },
  replacements: { [MODULE]: clientFile('../../../boot/progress-bar.ts') },
};
