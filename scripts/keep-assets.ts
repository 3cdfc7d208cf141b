/**
 * `npm run keep-assets` copies the assets of the release at `SITE_URL` into `build/`, so that pages
 * which are still open in a browser find their scripts for one more deployment.
 */
import { site } from '../src/site/config/site';
import { keepAssets } from './keep-assets/keep';

async function main(): Promise<void> {
  if (!process.env.SITE_URL) {
    console.error('SITE_URL is not set, so there is no published release to keep assets of.');
    return;
  }
  const result = await keepAssets('build', site.url + site.baseUrl);
  console.log(
    result
      ? `${result.kept} assets of the published release were kept; ${result.shared} are in the new build as well.`
      : 'No published release has a list of assets yet.',
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
