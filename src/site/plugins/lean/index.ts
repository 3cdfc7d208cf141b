import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { fileOf, fittingPatches } from './fence';
import { type Changes, digestOf, type Patch } from './patch';
import { patchesFor } from './patches';

/** What this plugin reads and adds in the bundler's configuration; the types of Docusaurus are webpack's. */
interface BundlerConfiguration {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

const merged = <Value>(records: readonly (Readonly<Record<string, Value>> | undefined)[]) =>
  Object.assign({}, ...records) as Readonly<Record<string, Value>>;

const pathOf = (module: string): string => fileOf(module) ?? module;

const ruleFor = ([module, edits]: readonly [string, unknown]): object => ({
  test: pathOf(module),
  enforce: 'pre',
  use: [{ loader: join(__dirname, 'edit-loader.cjs'), options: { edits } }],
});

const configurationOf = (changes: readonly Changes[]): object => ({
  resolve: {
    alias: Object.fromEntries(
      Object.entries(merged(changes.map(({ replacements }) => replacements))).map(
        ([module, replacement]) => [pathOf(module), replacement],
      ),
    ),
  },
  module: { rules: changes.flatMap(({ edits = {} }) => Object.entries(edits).map(ruleFor)) },
  optimization: {
    splitChunks: { cacheGroups: merged(changes.map(({ cacheGroups }) => cacheGroups)) },
  },
  plugins: changes.flatMap(({ plugins = [] }) => plugins),
});

/** A cache that was filled with other patches would keep what they made of modules. */
const cacheFor = (patches: readonly Patch[], { experiments }: BundlerConfiguration): object => {
  const version = experiments?.cache?.version;
  return version === undefined ? {} : { cache: { version: `${version}-${digestOf(patches)}` } };
};

/** Applies the patches that fit the installed Docusaurus; `onlyStock=1` builds without any. */
export default function leanPlugin({ siteConfig }: LoadContext): Plugin {
  const patches = fittingPatches(patchesFor(siteConfig.themeConfig as ThemeConfig), {
    onlyStock: process.env.onlyStock,
    warn: console.warn,
  });
  return {
    name: 'lean',
    configurePostCss: (options) =>
      patches.reduce((rest, { configurePostCss }) => configurePostCss?.(rest) ?? rest, options),
    configureWebpack(config, isServer) {
      // The dev server stays as Docusaurus has it: nobody counts its bytes.
      if (config.mode !== 'production') return {};
      const changes = patches.flatMap(({ client, server }) => (isServer ? server : client) ?? []);
      const { optimization, ...common } = configurationOf(changes) as { optimization: object };
      return {
        ...common,
        ...(isServer ? {} : { optimization }),
        experiments: cacheFor(patches, config as BundlerConfiguration),
      } as object as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
