import type { DocusaurusConfig } from '@docusaurus/types';

/** Whether the site is configured for hosted Algolia; otherwise its own index answers. */
export const isHosted = ({ themeConfig }: Pick<DocusaurusConfig, 'themeConfig'>): boolean =>
  'algolia' in themeConfig;
