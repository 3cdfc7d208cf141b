import type { IncomingMessage } from 'node:http';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Workspace } from '../../contract/workspace';
import { behindGuards } from './middleware';
import { pagesOnDemand } from './on-demand';
import { isFromOwnPage } from './own-pages';

/**
 * What the development server answers to other origins: nothing. Docusaurus
 * 3.8.0 allows any `Host` and sends `access-control-allow-origin: *`, so a page
 * of another site could read the sources over DNS rebinding or a plain fetch.
 * A function replaces the default headers; an object would be merged with them.
 */
export const devServer = {
  allowedHosts: 'auto',
  headers: () => ({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }),
  webSocketServer: {
    options: {
      // By itself the server takes a page at any port of its host for one of its own.
      verifyClient: ({ req: { headers } }: { readonly req: IncomingMessage }) =>
        isFromOwnPage({ origin: headers.origin, host: headers.host }),
    },
  },
} as const;

/**
 * What a changed page waits for and nobody looks at: source maps of compiled
 * Markdown, which are as long as the page, and modules joined as for a build.
 */
const lighter = ({ currentBundler }: LoadContext) => ({
  devtool: false as const,
  optimization: { concatenateModules: false },
  plugins: [
    new currentBundler.instance.EvalSourceMapDevToolPlugin({
      module: true,
      columns: false,
      exclude: /\.mdx$/,
    }),
  ],
});

function fast(context: LoadContext) {
  const { plugins: small, ...others } = lighter(context);
  const { plugins: few, middleware, ...onDemand } = pagesOnDemand(context);
  return {
    ...others,
    ...onDemand,
    plugins: [...small, ...few],
    // With pages compiled on demand Rspack 1.7 panics when it reuses more than this, within a run or
    // from the last one. https://github.com/web-infra-dev/rspack/issues/13454
    experiments: { cache: true, incremental: 'safe' } as object,
    devServer: { ...devServer, setupMiddlewares: behindGuards(middleware) },
  };
}

/** Closes the development server to other origins, and has it do first what a writer waits for. */
export default function devServerPlugin({ isDevelopment }: Workspace) {
  return (context: LoadContext): Plugin => ({
    name: 'dev-server',
    // The bundler's types know `devServer` only with those of its dev server loaded.
    configureWebpack: () =>
      (isDevelopment ? fast(context) : {}) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  });
}
