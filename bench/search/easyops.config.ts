import path from 'node:path';
import type { Config } from '@docusaurus/types';
import siteConfig from '../../docusaurus.config';

const PEER = '.cache/search-peers/node_modules/@easyops-cn/docusaurus-search-local';

/** The site with docusaurus-search-local beside its own search, for comparison. */
const config: Config = {
  ...siteConfig,
  onBrokenLinks: 'ignore',
  themes: [
    [
      path.join(__dirname, '../..', PEER),
      {
        hashed: true,
        indexBlog: false,
        docsRouteBasePath: ['general', 'rebell-pay'],
        docsDir: ['partners/general', 'partners/rebell-pay'],
        searchResultLimits: 20,
      },
    ],
  ],
};

export default config;
