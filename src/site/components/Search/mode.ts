import type { ThemeConfig } from '@docusaurus/theme-search-algolia';
import type { DocusaurusConfig } from '@docusaurus/types';

/** Whether the site is configured for hosted Algolia; otherwise the search uses its own index. */
export const isHosted = ({ themeConfig }: Pick<DocusaurusConfig, 'themeConfig'>): boolean =>
  'algolia' in themeConfig;

/** Returns the name of Algolia's index on a site that is configured for it. */
export const hostedIndex = ({ themeConfig }: Pick<DocusaurusConfig, 'themeConfig'>): string =>
  (themeConfig as unknown as ThemeConfig).algolia.indexName;
