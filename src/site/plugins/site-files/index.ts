import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { site } from '../../config/site';
import { newestCommits } from '../history/commits';
import { robotsTxt, securityTxt, THEME_COLORS, webManifest } from './files';

const tag = (tagName: 'link' | 'meta', attributes: Record<string, string>): HtmlTagObject => ({
  tagName,
  attributes,
});

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** A year after the newest commit, so that the same commit gives the same bytes. */
function expiry(siteDir: string): Date {
  const seconds = [...(newestCommits(siteDir)?.values() ?? [])];
  const newest = seconds.reduce((latest, time) => Math.max(latest, time), 0);
  return new Date((newest * 1000 || Date.now()) + YEAR);
}

/**
 * Files and head tags with the site's name or address: robots.txt, site.webmanifest,
 * security.txt, icons and the colors of the browser's bars.
 */
export default function siteFilesPlugin({ siteConfig, siteDir }: LoadContext): Plugin {
  const { baseUrl } = siteConfig;
  return {
    name: 'site-files',
    injectHtmlTags: () => ({
      headTags: [
        ...Object.entries(THEME_COLORS).map(([scheme, content]) =>
          tag('meta', { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` }),
        ),
        tag('link', { rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32' }),
        tag('link', { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` }),
        // The file only exists after a build; the dev server would answer 404.
        ...(process.env.NODE_ENV === 'production'
          ? [tag('link', { rel: 'manifest', href: `${baseUrl}site.webmanifest` })]
          : []),
      ],
    }),
    async postBuild({ outDir }) {
      await writeFile(join(outDir, 'robots.txt'), robotsTxt(siteConfig));
      await writeFile(join(outDir, 'site.webmanifest'), webManifest(siteConfig));
      // Without a repository there is no place for reports.
      const { repositoryUrl } = site;
      if (repositoryUrl === '') return;
      const text = securityTxt(siteConfig, { repositoryUrl, expires: expiry(siteDir) });
      await mkdir(join(outDir, '.well-known'), { recursive: true });
      await writeFile(join(outDir, '.well-known/security.txt'), text);
    },
  };
}
