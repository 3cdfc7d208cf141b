import type { LoadContext, Plugin } from '@docusaurus/types';
import { connectionsOf } from '../../config/policy';
import { copyIndexPages, pagePaths } from './addresses';
import { writeAssetList } from './asset-list';
import { finishPages } from './finish';

/**
 * Works on the finished build. Docusaurus runs the `postBuild` of all plugins at
 * the same time, so steps that build on each other stand here, in order. A step
 * that changes the HTML of pages belongs before `copyIndexPages`.
 */
export default function afterBuildPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'after-build',
    async postBuild({ outDir, routesPaths }) {
      const { baseUrl, url: siteUrl } = siteConfig;
      const site = { outDir, routesPaths, baseUrl, siteUrl };
      const pages = ['', '404', ...pagePaths(site)];
      await finishPages({ outDir, baseUrl, pages, connectionsOf });
      await copyIndexPages(site);
      await writeAssetList(outDir);
    },
  };
}
