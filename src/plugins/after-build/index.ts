import type { LoadContext, Plugin } from '@docusaurus/types';
import { copyIndexPages } from './addresses';

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
      await copyIndexPages({ outDir, routesPaths, baseUrl, siteUrl });
    },
  };
}
