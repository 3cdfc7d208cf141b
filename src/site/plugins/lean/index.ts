import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { APART } from './apart';
import { ChunkAddress, isAddressTable } from './chunk-names';
import { RESTYLED, unusedClasses, unusedParts } from './parts';
import { shrink } from './shrink';
import { madeOnce } from './post-css';
import { spelledIn } from './unused';

/** What the bundler's compiler offers to plugins, as far as it is used here (rspack's types are its own). */
interface Compiler {
  readonly rspack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
    readonly sources: { readonly RawSource: new (text: string) => Source };
  };
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, use: (compilation: Compilation) => void): void;
    };
  };
}
interface Source {
  source(): string | Buffer;
}
interface Compilation {
  readonly hooks: {
    readonly processAssets: {
      tap(options: { name: string; stage: number }, run: (assets: Assets) => void): void;
    };
  };
  updateAsset(name: string, source: Source): void;
}
type Assets = Readonly<Record<string, Source>>;

const NAME = 'lean';

/** By name, because the bundler's order is its own affair, and the first layer gets the first letter. */
const texts = (assets: Assets, extension: string): readonly (readonly [string, string])[] =>
  Object.keys(assets)
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => [name, assets[name]?.source().toString() ?? ''] as const);

/** Drops unused rules after minification and before the hashes of the files are taken. */
class UnusedCss {
  constructor(private readonly never: readonly string[]) {}

  apply({ hooks, rspack }: Compiler): void {
    const { Compilation, sources } = rspack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const scripts = texts(assets, '.js').map(([, text]) => text);
        const spelled = spelledIn(scripts, this.never);
        for (const [name, css] of shrink(new Map(texts(assets, '.css')), spelled)) {
          compilation.updateAsset(name, new sources.RawSource(css));
        }
      });
    });
  }
}

/**
 * The classic theme's client module that loads the highlighter into every page.
 * src/reference/remark/code.ts colors code blocks while the site is built instead.
 */
const HIGHLIGHTER = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/** Modules that load with every page, and do nothing on any. */
const UNUSED = [
  HIGHLIGHTER,
  // src/site/boot/progress-bar.ts is the bar of this site.
  require.resolve('@docusaurus/theme-classic/lib/nprogress'),
];

/** Docusaurus' shared helpers take one function of tslib, and with it all of them. */
const SMALL_TSLIB = {
  test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/].*\.js$/,
  resolve: { alias: { tslib: join(__dirname, 'tslib.cjs') } },
};

const own = (file: string): string => join(__dirname, 'client', file);

/** Modules of Docusaurus' dependencies of which its browser script needs a small part. */
const SMALLER = {
  'react-helmet-async$': own('head.ts'),
  'path-to-regexp$': own('match.ts'),
  // For withRouter, which nothing uses.
  'hoist-non-react-statics$': join(__dirname, 'nothing.cjs'),
};

/** Its place is taken by the router, which waits for the next page itself. */
const PENDING_NAVIGATION = require.resolve('@docusaurus/core/lib/client/PendingNavigation.js');
const AHEAD = require.resolve('@docusaurus/core/lib/client/docusaurus.js');

const CHANGED = [
  require.resolve('@docusaurus/core/lib/client/clientEntry.js'),
  require.resolve('@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js'),
  join(dirname(require.resolve('@docusaurus/theme-common')), 'utils/reactUtils.js'),
  require.resolve('history/esm/history.js'),
  require.resolve('react-router-config/esm/react-router-config.js'),
];

const through = (loader: string, test: string): object => ({
  test,
  use: [{ loader: join(__dirname, loader) }],
});

/** Files that a loader of this folder changes. */
const rulesOf = ({ generatedFilesDir, siteConfig }: LoadContext): readonly object[] => [
  SMALL_TSLIB,
  through('settings-loader.cjs', join(generatedFilesDir, 'docusaurus.config.mjs')),
  ...CHANGED.map((file) => through('client-loader.cjs', file)),
  ...(siteConfig.baseUrlIssueBanner
    ? []
    : [
        through(
          'empty-loader.cjs',
          require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner'),
        ),
      ]),
];

const componentOf = (folder: string): string =>
  require.resolve(`@docusaurus/theme-classic/lib/theme/${folder}`);

type Configured = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Leaves out what no page uses: most rules of Infima, parts of the theme, its highlighter. */
export default function leanPlugin(context: LoadContext): Plugin {
  const nothing = join(__dirname, 'nothing.cjs');
  const theme = context.siteConfig.themeConfig as ThemeConfig;
  const unused = [...UNUSED, ...unusedParts(theme).map(componentOf)];
  const without = Object.fromEntries(unused.map((file) => [file, nothing]));
  return {
    name: NAME,
    configurePostCss: madeOnce,
    configureWebpack: ({ mode, plugins = [] }, isServer) =>
      (isServer
        ? {
            resolve: { alias: without },
            module: {
              rules: [
                through(
                  'client-loader.cjs',
                  require.resolve('@docusaurus/core/lib/client/renderToHtml.js'),
                ),
              ],
            },
          }
        : {
            mergeStrategy: { plugins: 'replace' },
            resolve: {
              alias: {
                ...without,
                ...SMALLER,
                [PENDING_NAVIGATION]: own('navigation.tsx'),
                [AHEAD]: own('ahead.ts'),
              },
            },
            module: { rules: rulesOf(context) },
            optimization: {
              splitChunks: { cacheGroups: APART },
              ...(mode === 'production' && { chunkIds: 'named' }),
            },
            plugins:
              mode === 'production'
                ? [
                    ...plugins.filter((plugin) => !isAddressTable(plugin)),
                    new ChunkAddress(),
                    new UnusedCss([...unusedClasses(theme), ...RESTYLED]),
                  ]
                : plugins,
          }) as object as Configured,
  };
}
