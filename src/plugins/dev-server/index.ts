import type { LoadContext, Plugin } from '@docusaurus/types';

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

/** Closes the development server to other origins, and keeps what it sends to open pages small. */
export default function devServerPlugin(context: LoadContext): Plugin {
  const isDevServer = process.env.NODE_ENV === 'development';
  return {
    name: 'dev-server',
    // The bundler's types know `devServer` only with those of its dev server loaded.
    configureWebpack: () =>
      ({ devServer, ...(isDevServer && lighter(context)) }) as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >,
  };
}
