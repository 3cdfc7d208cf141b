import { createRequire } from 'node:module';
import type { PostCssOptions } from '@docusaurus/types';

type MakePlugin = (options: unknown) => unknown;

const load = createRequire(__filename) as (path: string) => MakePlugin;

/**
 * Docusaurus names its PostCSS plugins by path and options, so that each of some
 * eighty style sheets makes them anew; looking up what browsers lack takes longer
 * than the style sheet. Here they are made once.
 */
export const madeOnce = (options: PostCssOptions): PostCssOptions => ({
  ...options,
  plugins: (options.plugins as readonly unknown[]).map((plugin) => {
    if (!Array.isArray(plugin)) return plugin;
    const [path, own] = plugin as readonly unknown[];
    return load(String(path))(own);
  }),
});
