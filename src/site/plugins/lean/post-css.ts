import { createRequire } from 'node:module';
import type { PostCssOptions } from '@docusaurus/types';

type MakePlugin = (options: unknown) => unknown;

const load = createRequire(__filename) as (path: string) => MakePlugin;

const made = new Map<string, unknown>();

function pluginAt(path: string, options: unknown): unknown {
  const key = `${path} ${JSON.stringify(options)}`;
  const plugin = made.get(key) ?? load(path)(options);
  made.set(key, plugin);
  return plugin;
}

/**
 * Docusaurus names its PostCSS plugins by path and options, so that each of some
 * eighty style sheets makes them anew; looking up what browsers lack takes longer
 * than the style sheet. Here they are made once, and nobody looks for a settings
 * file of PostCSS in every folder above a style sheet.
 */
export const madeOnce = (options: PostCssOptions): PostCssOptions => ({
  ...options,
  config: false,
  plugins: (options.plugins as readonly unknown[]).map((plugin) => {
    if (!Array.isArray(plugin)) return plugin;
    const [path, own] = plugin as readonly unknown[];
    return pluginAt(String(path), own);
  }),
});
