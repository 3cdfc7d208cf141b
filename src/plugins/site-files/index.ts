import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { robotsTxt, THEME_COLORS, webManifest } from './files';

const tag = (tagName: 'link' | 'meta', attributes: Record<string, string>): HtmlTagObject => ({
  tagName,
  attributes,
});

/**
 * Files and head tags that carry the site's name or address: robots.txt,
 * site.webmanifest, icons and the colors of the browser's bars.
 */
export default function siteFilesPlugin({ siteConfig }: LoadContext): Plugin {
  const { baseUrl } = siteConfig;
  return {
    name: 'site-files',
    injectHtmlTags: () => ({
      headTags: [
        tag('meta', {
          name: 'theme-color',
          content: THEME_COLORS.light,
          media: '(prefers-color-scheme: light)',
        }),
        tag('meta', {
          name: 'theme-color',
          content: THEME_COLORS.dark,
          media: '(prefers-color-scheme: dark)',
        }),
        tag('link', { rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32' }),
        tag('link', { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` }),
        // Written after a build only, so that the dev server does not answer 404.
        ...(process.env.NODE_ENV === 'production'
          ? [tag('link', { rel: 'manifest', href: `${baseUrl}site.webmanifest` })]
          : []),
      ],
    }),
    async postBuild({ outDir }) {
      await writeFile(join(outDir, 'robots.txt'), robotsTxt(siteConfig));
      await writeFile(join(outDir, 'site.webmanifest'), webManifest(siteConfig));
    },
  };
}
