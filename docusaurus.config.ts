import { join } from 'node:path';
import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { reference } from './src/reference';
import { search } from './src/site/config/search';
import { site } from './src/site/config/site';
import { redirects } from './src/site/config/redirects';
import type { CustomFields } from './src/site/components/useProduct';
import { themeConfig } from './src/site/config/theme';
import afterBuildPlugin from './src/site/plugins/after-build';
import bootScriptPlugin from './src/site/plugins/boot-script';
import clientRedirectsPlugin from './src/site/plugins/client-redirects';
import { historySettings } from './src/site/plugins/history';
import leanPlugin from './src/site/plugins/lean';
import noticesPlugin from './src/site/plugins/notices';
import siteFilesPlugin from './src/site/plugins/site-files';
import { sets } from './src/site/config/sets';

const engine = reference({
  sets,
  site: {
    dir: __dirname,
    url: site.url,
    baseUrl: site.baseUrl,
    search: search.kind,
    landing: join(__dirname, 'src/site/components/landing/copy.ts'),
    components: '@site/src/site/components',
    configuration: ['docusaurus.config.ts', 'src/site/config', 'src/site/sets.ts'],
    check: join(__dirname, 'src/site/check.ts'),
  },
});

const history = historySettings(engine.workspace, site.repositoryUrl);

const preset: PresetOptions = {
  docs: false,
  blog: false,
  pages: { path: 'src/site/pages' },
  theme: { customCss: './src/site/css/custom.css' },
  sitemap: history.sitemap,
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  baseUrlIssueBanner: false,
  trailingSlash: false,
  organizationName: site.organisation,
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: history.parseFrontMatter,
    // Pages use `{#anchor}`, which `future.v4` turns off from 3.10 on.
    mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: {
    v4: true,
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      // In 3.8.0 it drops <head> and <body> tags.
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      mdxCrossCompilerCache: true,
      ssgWorkerThreads: true,
    },
    // Sites of one origin share storage, so keys contain a hash of `url` and `baseUrl`.
    experimental_storage: { type: 'localStorage', namespace: true },
  },
  // Not an absolute path, because every page's script contains the configuration.
  clientModules: ['./src/site/boot/client-modules'],
  presets: [['classic', preset]],
  plugins: [
    ...engine.docs(history.docs),
    [clientRedirectsPlugin, redirects],
    ...engine.plugins,
    bootScriptPlugin,
    afterBuildPlugin,
    leanPlugin,
    noticesPlugin,
    siteFilesPlugin,
  ],
  customFields: {
    productName: site.productName,
    headline: site.headline,
    sets: sets.map(({ id, title, tagline, isSample = false }) => ({
      id,
      title,
      tagline,
      isSample,
    })),
    repositoryUrl: site.repositoryUrl,
  } satisfies CustomFields,
  themeConfig,
};

export default config;
