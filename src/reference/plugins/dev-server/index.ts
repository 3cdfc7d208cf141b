import type { IncomingMessage } from 'node:http';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Workspace } from '../../contract/workspace';
import { RELOAD_BROKEN_PAGE } from './broken-page';
import { behindGuards } from './middleware';
import { pagesOnDemand } from './on-demand';
import { isFromOwnPage } from './own-pages';
import type { Tabs, TabServer } from './tabs';

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
      // On its own the server accepts pages at any port of its host.
      verifyClient: ({ req: { headers } }: { readonly req: IncomingMessage }) =>
        isFromOwnPage({ origin: headers.origin, host: headers.host }),
    },
  },
} as const;

function fast(context: LoadContext, tabs: Tabs) {
  const { EvalSourceMapDevToolPlugin } = context.currentBundler.instance;
  const { plugins, middleware, ...onDemand } = pagesOnDemand(context);
  return {
    ...onDemand,
    // A changed page would wait for modules joined as in a build, and for source maps of compiled
    // Markdown, which are as long as the page and of no use to a writer. One style sheet for all pages
    // is not fetched again when a page that is compiled later adds to it.
    optimization: { concatenateModules: false, splitChunks: false as const },
    devtool: false as const,
    plugins: [
      new EvalSourceMapDevToolPlugin({ module: true, columns: false, exclude: /\.mdx$/ }),
      ...plugins,
    ],
    // With pages compiled on demand Rspack 1.7 panics when it reuses more than this, within a run or
    // from the last one. https://github.com/web-infra-dev/rspack/issues/13454
    experiments: { cache: true, incremental: 'safe' } as object,
    devServer: {
      ...devServer,
      onListening: (server: TabServer) => tabs.connect(server),
      setupMiddlewares: behindGuards(middleware),
    },
  };
}

/** Closes the development server to other origins, and compiles first what a writer waits for. */
export default function devServerPlugin({ isDevelopment }: Workspace, tabs: Tabs) {
  return (context: LoadContext): Plugin => ({
    name: 'dev-server',
    injectHtmlTags: () => ({
      headTags: isDevelopment ? [{ tagName: 'script', innerHTML: RELOAD_BROKEN_PAGE }] : [],
    }),
    // The bundler's types know `devServer` only with those of its dev server loaded.
    configureWebpack: () => (isDevelopment ? fast(context, tabs) : {}) as object,
  });
}
