import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { runtimeMinimizer } from './runtime';

/** Makes a build of the site give the same bytes in every folder. */
export default function stableBytesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'stable-bytes',
    configureWebpack: () =>
      ({
        mergeStrategy: { 'optimization.minimizer': 'prepend' },
        optimization: { minimizer: [runtimeMinimizer()] },
        module: {
          rules: [
            {
              // A function, as in src/reference/plugins/contract: with a pattern, Docusaurus' own rule
              // would no longer apply to partials.
              test: (path: string) => /\.mdx?$/.test(path),
              include: [join(siteDir, 'partners')],
              enforce: 'post',
              use: [{ loader: join(__dirname, 'fallback-loader.cjs') }],
            },
          ],
        },
      }) as object as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
