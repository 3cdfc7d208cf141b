import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Middleware } from './middleware';

/** An Rspack function that is missing from Docusaurus' types, which are webpack's. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: unknown) => Middleware['middleware'];
}

/**
 * Compiles pages when a tab opens them: the dev server starts sooner, and a saved change compiles as
 * fast with 500 pages as with 50. src/reference/plugins/contract finds the mistakes of other pages.
 * https://rspack.rs/config/lazy-compilation
 */
export function pagesOnDemand({ currentBundler, generatedFilesDir }: LoadContext) {
  const rspack = currentBundler.instance as unknown as Rspack;
  let compileOpened: Middleware['middleware'] | undefined;
  const middleware: Middleware = {
    name: 'pages-on-demand',
    middleware: (request, response, next) => {
      if (compileOpened) compileOpened(request, response, next);
      else next();
    },
  };
  return {
    lazyCompilation: { entries: false, imports: true, test: /\.mdx$/ },
    middleware,
    module: {
      rules: [
        {
          test: join(generatedFilesDir, 'registry.js'),
          use: [{ loader: join(__dirname, 'registry-loader.cjs') }],
        },
      ],
    },
    plugins: [
      {
        apply(compiler: unknown): void {
          compileOpened = rspack.lazyCompilationMiddleware(compiler);
        },
      },
    ],
  };
}
