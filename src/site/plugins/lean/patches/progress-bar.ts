import { join } from 'node:path';
import type { Patch } from '../patch';

/** The bar of this site moves by a style sheet; the original brings a library that moves it by script. */
export const progressBar: Patch = {
  name: 'progress-bar',
  gain: '1.2 kB of script on every page, and a layout of the whole page that is forced on each navigation.',
  expects: {
    '@docusaurus/theme-classic/lib/nprogress.js': [
      'onRouteUpdate({ location, previousLocation }) {',
      'onRouteDidUpdate() {',
    ],
  },
  client: {
    replacements: {
      '@docusaurus/theme-classic/lib/nprogress.js': join(
        __dirname,
        '../../../boot/progress-bar.ts',
      ),
    },
  },
};
