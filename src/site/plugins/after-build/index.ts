import type { LoadContext, Plugin } from '@docusaurus/types';
import { connectionsOf } from '../../config/policy';
import { copyIndexPages, pagePaths } from './addresses';
import { writeAssetList } from './asset-list';
import { finishPages } from './finish';
import { lock } from './lock';
import { pagesWithoutPolicy } from './policy';

/** Ends a build with a sentence; thrown, it would come below a stack of Docusaurus. */
function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Two builds would take each other's files away, and both succeed. `npm start` has a folder of its own. */
function keepOthersOut(folders: readonly string[]): void {
  try {
    folders.forEach(lock);
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}

/** When everything is written, by whichever plugin. */
function checkPolicies(outDir: string): void {
  const pages = pagesWithoutPolicy(outDir);
  if (pages.length === 0) return;
  stop(
    `Without a content security policy in ${outDir}: ${pages.join(', ')}. Next: end what else ` +
      'writes there, take such a file out of static/, and build again.',
  );
}

/**
 * Works on the finished build. Docusaurus runs the `postBuild` of all plugins at
 * the same time, so steps that build on each other stand here, in order. A step
 * that changes the HTML of pages belongs before `copyIndexPages`.
 */
export default function afterBuildPlugin(context: LoadContext): Plugin {
  const { generatedFilesDir, outDir: target, siteConfig } = context;
  if (process.env.NODE_ENV === 'production') keepOthersOut([target, generatedFilesDir]);
  return {
    name: 'after-build',
    async postBuild({ outDir, routesPaths }) {
      const { baseUrl, url: siteUrl } = siteConfig;
      const site = { outDir, routesPaths, baseUrl, siteUrl };
      const pages = ['', '404', ...pagePaths(site)];
      await finishPages({ outDir, baseUrl, pages, connectionsOf });
      await copyIndexPages(site);
      await writeAssetList(outDir);
      process.once('beforeExit', () => checkPolicies(outDir));
    },
  };
}
