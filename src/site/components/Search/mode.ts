import type { DocusaurusConfig } from '@docusaurus/types';

/** Whether the site is configured for hosted Algolia; otherwise the search uses its own index. */
export const isHosted = ({ themeConfig }: Pick<DocusaurusConfig, 'themeConfig'>): boolean =>
  'algolia' in themeConfig;
