import type { IncomingMessage } from 'node:http';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Workspace } from '../../contract/workspace';
import { RELOAD_BROKEN_PAGE } from './broken-page';
import { behindGuards } from './middleware';
import { pagesOnDemand } from './on-demand';
import { isFromOwnPage } from './own-pages';
import type { Tabs, TabServer } from './tabs';

/**
 * Settings that close the development server to other origins. Docusaurus 3.8.0 allows any `Host`
 * and sends `access-control-allow-origin: *`, so a page of another site could read the sources
 * through DNS rebinding or a plain fetch. A function replaces the default headers; an object would
 * be merged with them.
 */
export const devServer = {
  allowedHosts: 'auto',
  headers: () => ({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }),
  webSocketServer: {
    options: {
      // By default, the server accepts pages from any port of its host.
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
    // Joined modules and source maps of compiled Markdown would delay a changed page; those source
    // maps are as long as the page and useless to a writer. A single style sheet for all pages
    // would be fetched again whenever a page that is compiled later adds to it.
    optimization: { concatenateModules: false, splitChunks: false as const },
    devtool: false as const,
    plugins: [
      new EvalSourceMapDevToolPlugin({ module: true, columns: false, exclude: /\.mdx$/ }),
      ...plugins,
    ],
    // When pages are compiled on demand, Rspack 1.7 panics if it reuses more than this, within a
    // run or from the last one. https://github.com/web-infra-dev/rspack/issues/13454
    experiments: { cache: true, incremental: 'safe' } as object,
    devServer: {
      ...devServer,
      onListening: (server: TabServer) => tabs.connect(server),
      setupMiddlewares: behindGuards(middleware),
    },
  };
}

/** Closes the development server to other origins, and compiles opened pages first. */
export default function devServerPlugin({ isDevelopment }: Workspace, tabs: Tabs) {
  return (context: LoadContext): Plugin => ({
    name: 'dev-server',
    injectHtmlTags: () => ({
      headTags: isDevelopment ? [{ tagName: 'script', innerHTML: RELOAD_BROKEN_PAGE }] : [],
    }),
    // The bundler's types include `devServer` only if those of its dev server are loaded.
    configureWebpack: () => (isDevelopment ? fast(context, tabs) : {}) as object,
  });
}
