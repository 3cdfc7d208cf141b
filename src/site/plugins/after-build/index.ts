import type { LoadContext, Plugin } from '@docusaurus/types';
import { connectionsOf } from '../../config/policy';
import { bootScripts } from '../boot-script';
import { copyIndexPages, pagePaths } from './addresses';
import { finishPages } from './finish';
import { lock } from './lock';
import { visitPages } from './pages';
import { pagesWithoutPolicy } from './policy';

/** Ends a build with a message; a thrown error would add a stack trace of Docusaurus. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Two builds at once would delete each other's files, and both would succeed. */
function lockFolders(folders: readonly string[]): void {
  try {
    folders.forEach(lock);
  } catch (error) {
    fail((error as Error).message);
  }
}

/** Adds redirects only to the 404 page: on others, programs would apply them to the page itself. */
async function leaveMovedSections(context: LoadContext, outDir: string): Promise<void> {
  const { page, notFound } = bootScripts(context);
  await visitPages({ outDir, pages: ['404'] }, (html) => html.replace(page, () => notFound));
}

/** Runs after all plugins have written their files. */
function checkPolicies(outDir: string): void {
  const pages = pagesWithoutPolicy(outDir);
  if (pages.length === 0) return;
  fail(
    `These pages in ${outDir} have no content security policy: ${pages.join(', ')}. Next: stop ` +
      'anything else that writes there, remove such files from static/, and build again.',
  );
}

/**
 * Works on the finished build. Docusaurus runs the `postBuild` of all plugins at the same time, so
 * steps that depend on each other are here, in order. A step that changes the HTML of pages
 * belongs before `copyIndexPages`.
 */
export default function afterBuildPlugin(context: LoadContext): Plugin {
  const { generatedFilesDir, outDir: target, siteConfig } = context;
  if (process.env.NODE_ENV === 'production') lockFolders([target, generatedFilesDir]);
  return {
    name: 'after-build',
    async postBuild({ outDir, routesPaths }) {
      const { baseUrl, url: siteUrl } = siteConfig;
      const site = { outDir, routesPaths, baseUrl, siteUrl };
      const pages = ['', '404', ...pagePaths(site)];
      await leaveMovedSections(context, outDir);
      await finishPages({ outDir, baseUrl, pages, connectionsOf });
      await copyIndexPages(site);
      process.once('beforeExit', () => checkPolicies(outDir));
    },
  };
}
