import type { rspack } from '@docusaurus/faster';
import type { Patch } from '../patch';
import { shrink, spelledIn } from '../shrink';

const name = 'unused-css';

/** Files of the search index: its words, such as `alert` and `tabs`, are not class names. */
const SEARCH_DATA = /\/search-(?:names|texts)\.[\w-]+\.js$/;

/** Drops unused rules after minification and before the hashes of the files are computed. */
const dropUnused = {
  apply({ hooks, webpack }: InstanceType<typeof rspack.Compiler>): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        // Sorted, because the order of the bundler may change.
        const files = Object.entries(assets)
          .map(([file, source]) => [file, source.source().toString()] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1));
        const scripts = files
          .filter(([file]) => file.endsWith('.js') && !SEARCH_DATA.test(file))
          .map(([, text]) => text);
        const stylesheets = new Map(files.filter(([file]) => file.endsWith('.css')));
        for (const [file, css] of shrink(stylesheets, spelledIn(scripts))) {
          compilation.updateAsset(file, new webpack.sources.RawSource(css));
        }
      });
    });
  },
};

/** Drops most rules of Infima and of the theme: they are for elements that no page here shows. */
export const unusedCss: Patch = {
  name,
  gain: '3.2 of 65.9 kB of the card page, and as much of every other one.',
  expects: {
    '@docusaurus/core/lib/webpack/base.js': ["type: 'css/mini-extract',"],
  },
  plugins: [dropUnused],
};
