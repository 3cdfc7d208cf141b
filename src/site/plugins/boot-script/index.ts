import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { bootScript } from '../../boot';
import { movedSections } from '../../config/redirects';
import { ends } from './ends';

interface BootScripts {
  readonly page: string;
  /** Also redirects from moved sections, where hosts serve no other page with a boot script. */
  readonly notFound: string;
}

export function bootScripts({ siteConfig, siteStorage }: LoadContext): BootScripts {
  const { announcementBar } = siteConfig.themeConfig as Partial<ThemeConfig>;
  const options = {
    baseUrl: siteConfig.baseUrl,
    storageNamespace: siteStorage.namespace,
    announcementId: announcementBar?.id,
  };
  return {
    page: bootScript({ ...options, moved: [] }),
    notFound: bootScript({ ...options, moved: movedSections }),
  };
}

/** Adds the boot script to `<head>`, before every other inline script. */
export default function bootScriptPlugin(context: LoadContext): Plugin {
  const { page, notFound } = bootScripts(context);
  // The development server answers every address with the same page.
  const innerHTML = process.env.NODE_ENV === 'production' ? page : notFound;
  return {
    name: 'boot-script',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
    configureWebpack: () =>
      ({ plugins: [ends] }) as object as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
