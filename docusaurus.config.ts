import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { site } from './src/config/site';
import { redirects } from './src/config/redirects';
import { themeConfig } from './src/config/theme';
import afterBuildPlugin from './src/plugins/after-build';
import bootScriptPlugin from './src/plugins/boot-script';
import clientRedirectsPlugin from './src/plugins/client-redirects';
import contractPlugin from './src/plugins/contract';
import copiesPlugin from './src/plugins/copies';
import devServerPlugin from './src/plugins/dev-server';
import { historySettings } from './src/plugins/history';
import leanPlugin from './src/plugins/lean';
import { referenceTransformers } from './src/remark';
import { code } from './src/remark/code';
import { compact } from './src/remark/compact';
import { keepElements } from './src/remark/keep-elements';
import { parseOnce } from './src/remark/parse-once';
import { rest } from './src/remark/rest';
import { restLater } from './src/remark/rest-later';
import partialsPlugin from './src/plugins/partials';
import publishPlugin from './src/plugins/publish';
import siteFilesPlugin from './src/plugins/site-files';
import playgroundPlugin from './src/plugins/playground';
import searchPlugin from './src/plugins/search';
import stableBytesPlugin from './src/plugins/stable-bytes';

const history = historySettings(__dirname, site.repositoryUrl);

const docsSet = (id: 'general' | 'rebell-pay'): [string, DocsOptions] => [
  '@docusaurus/plugin-content-docs',
  {
    id,
    path: `partners/${id}`,
    routeBasePath: id,
    sidebarPath: `./sidebars.${id}.ts`,
    beforeDefaultRemarkPlugins: [parseOnce, ...referenceTransformers, code],
    rehypePlugins: [rest],
    recmaPlugins: [restLater, keepElements, compact],
    ...history.docs,
  },
];

const preset: PresetOptions = {
  docs: false,
  blog: false,
  theme: { customCss: './src/css/custom.css' },
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
  markdown: { parseFrontMatter: history.parseFrontMatter },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: {
    v4: true,
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      // Drops <head> and <body> tags in 3.8.0.
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      mdxCrossCompilerCache: true,
      ssgWorkerThreads: true,
    },
    // Pages of one origin share storage: keys carry a hash of url and base path.
    experimental_storage: { type: 'localStorage', namespace: true },
  },
  // Below the site, not absolute: the configuration is part of every page's script.
  clientModules: ['./src/boot/progress-bar', './src/boot/leave-playground', './src/boot/offline'],
  presets: [['classic', preset]],
  plugins: [
    docsSet('general'),
    docsSet('rebell-pay'),
    [clientRedirectsPlugin, redirects],
    contractPlugin,
    bootScriptPlugin,
    afterBuildPlugin,
    devServerPlugin,
    leanPlugin,
    siteFilesPlugin,
    partialsPlugin,
    publishPlugin,
    copiesPlugin,
    playgroundPlugin,
    searchPlugin,
    stableBytesPlugin,
  ],
  customFields: {
    productName: site.productName,
    payProductName: site.payProductName,
    repositoryUrl: site.repositoryUrl,
  },
  themeConfig,
};

export default config;
