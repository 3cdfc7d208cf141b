import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Lets pages with images be built to the same bytes in every folder. */
export default function stableImagesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'stable-images',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // A function, as in src/plugins/contract: a pattern would take partials from Docusaurus' own rule.
            test: (path: string) => /\.mdx?$/.test(path),
            include: [join(siteDir, 'partners')],
            enforce: 'post',
            use: [{ loader: join(__dirname, 'fallback-loader.cjs') }],
          },
        ],
      },
    }),
  };
}
