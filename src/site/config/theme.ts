import type { ThemeConfig } from '@docusaurus/preset-classic';
import { algoliaOptions, search } from './search';
import { announcement, notice } from './sets';
import { site } from './site';

/** Options of the classic theme: navbar, footer, color mode, announcement bar. */
export const themeConfig: ThemeConfig = {
  image: 'img/social-card.png',
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  ...(announcement && { announcementBar: { ...announcement, isCloseable: true } }),
  navbar: {
    title: site.title,
    logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
    items: [],
  },
  footer: {
    style: 'dark',
    links: [],
    copyright: `© ${site.organisation}.${notice ? ` ${notice.footer}` : ''}`,
  },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  // Code is colored at build time (src/reference/remark/code.ts) with colors from src/site/css.
  prism: { theme: { plain: {}, styles: [] } },
  ...algoliaOptions(search),
};
