import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { docsUrlOf } from './src/site/config/docs-url';
import { site } from './src/site/config/site';
import { redirects } from './src/site/config/redirects';
import { themeConfig } from './src/site/config/theme';
import afterBuildPlugin from './src/site/plugins/after-build';
import bootScriptPlugin from './src/site/plugins/boot-script';
import clientRedirectsPlugin from './src/site/plugins/client-redirects';
import { Workspace } from './src/reference/contract/workspace';
import contractPlugin from './src/reference/plugins/contract';
import copiesPlugin from './src/reference/plugins/copies';
import devServerPlugin from './src/reference/plugins/dev-server';
import { historySettings } from './src/site/plugins/history';
import leanPlugin from './src/site/plugins/lean';
import { referenceTransformers } from './src/reference/remark';
import { code } from './src/reference/remark/code';
import { compact } from './src/reference/remark/compact';
import { keepElements } from './src/reference/remark/keep-elements';
import { rest } from './src/reference/remark/rest';
import { restLater } from './src/reference/remark/rest-later';
import partialsPlugin from './src/reference/plugins/partials';
import publishPlugin from './src/reference/plugins/publish';
import siteFilesPlugin from './src/site/plugins/site-files';
import playgroundPlugin from './src/reference/plugins/playground';
import searchPlugin from './src/reference/plugins/search';
import stableBytesPlugin from './src/site/plugins/stable-bytes';

const workspace = new Workspace({
  siteDir: __dirname,
  docsUrl: docsUrlOf(site),
  isDevelopment: process.env.NODE_ENV === 'development',
});

const history = historySettings(workspace, site.repositoryUrl);

const docsSet = (id: 'general' | 'rebell-pay'): [string, DocsOptions] => [
  '@docusaurus/plugin-content-docs',
  {
    id,
    path: `partners/${id}`,
    routeBasePath: id,
    sidebarPath: `./sidebars.${id}.ts`,
    beforeDefaultRemarkPlugins: [...referenceTransformers(workspace), code],
    rehypePlugins: [rest],
    recmaPlugins: [restLater, keepElements, compact],
    ...history.docs,
  },
];

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
  clientModules: [
    './src/site/boot/progress-bar',
    './src/site/boot/leave-playground',
    './src/site/boot/offline',
  ],
  presets: [['classic', preset]],
  plugins: [
    docsSet('general'),
    docsSet('rebell-pay'),
    [clientRedirectsPlugin, redirects],
    contractPlugin(workspace),
    bootScriptPlugin,
    afterBuildPlugin,
    devServerPlugin(workspace),
    leanPlugin,
    siteFilesPlugin,
    partialsPlugin,
    publishPlugin(workspace),
    copiesPlugin(workspace),
    playgroundPlugin(workspace),
    searchPlugin(workspace),
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
