import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { fileOf, fittingPatches } from './fence';
import type { Patch } from './patch';
import { patchesFor } from './patches';

type Configure = NonNullable<Plugin['configureWebpack']>;

/** The part of the bundler's configuration that webpack's types, which Docusaurus uses, omit. */
interface RspackConfiguration {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

const pathOf = (module: string): string => fileOf(module) ?? module;

/** The bundler's configuration for the patches. */
const configurationOf = (patches: readonly Patch[]) => ({
  resolve: {
    alias: Object.fromEntries(
      patches
        .flatMap(({ replacements = {} }) => Object.entries(replacements))
        .map(([module, file]) => [pathOf(module), file]),
    ),
  },
  module: {
    rules: patches
      .flatMap(({ edits = {} }) => Object.entries(edits))
      .map(([module, edits]) => ({
        test: pathOf(module),
        enforce: 'pre',
        use: [{ loader: join(__dirname, 'edit-loader.cjs'), options: { edits } }],
      })),
  },
});

/** Changes with the patches, so that the persistent cache returns no modules of other patches. */
export const digestOf = (patches: readonly Patch[]): string =>
  createHash('sha256').update(JSON.stringify(patches)).digest('hex').slice(0, 8);

/** Applies the patches that fit the installed Docusaurus; `onlyStock=1` builds without any. */
export default function leanPlugin({ siteConfig }: LoadContext): Plugin {
  const patches = fittingPatches(patchesFor(siteConfig.themeConfig as ThemeConfig), {
    onlyStock: process.env.onlyStock,
    warn: console.warn,
  });
  return {
    name: 'lean',
    configureWebpack(config, isServer) {
      // The size of scripts does not matter in the dev server.
      if (config.mode !== 'production') return {};
      const version = (config as RspackConfiguration).experiments?.cache?.version;
      const cache = version && { cache: { version: `${version}-${digestOf(patches)}` } };
      return {
        ...configurationOf(patches.filter(({ onServer = false }) => onServer === isServer)),
        experiments: cache ?? {},
      } as object as ReturnType<Configure>;
    },
  };
}
