import type { LoadContext, Plugin } from '@docusaurus/types';
import { movedSection } from '../../config/redirects';
import { type BuiltSite, copyIndexPages, writeMovedSection } from './addresses';

/**
 * Works on the finished build. Docusaurus runs the `postBuild` of all plugins at
 * the same time, so steps that build on each other stand here, in order. A step
 * that changes the HTML of pages belongs before `copyIndexPages`.
 */
export default function afterBuildPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'after-build',
    async postBuild({ outDir, routesPaths }) {
      const built: BuiltSite = {
        outDir,
        routesPaths,
        baseUrl: siteConfig.baseUrl,
        siteUrl: siteConfig.url,
      };
      await writeMovedSection(built, movedSection);
      await copyIndexPages(built);
    },
  };
}
