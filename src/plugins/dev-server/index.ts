import type { Plugin } from '@docusaurus/types';

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

/** Closes the development server to other origins. */
export default function devServerPlugin(): Plugin {
  return {
    name: 'dev-server',
    // The bundler's types know `devServer` only with those of its dev server loaded.
    configureWebpack: () => ({ devServer }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
