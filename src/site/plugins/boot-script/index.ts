import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { bootScript } from '../../boot';
import { movedSections } from '../../config/redirects';

/** Adds the boot script to `<head>`, before every other inline script. */
export default function bootScriptPlugin({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'boot-script',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: bootScript({
            baseUrl: siteConfig.baseUrl,
            moved: movedSections,
            storageNamespace: siteStorage.namespace,
            announcementId: announcementBar?.id,
          }),
        },
      ],
    }),
  };
}
