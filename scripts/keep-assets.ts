/**
 * `npm run keep-assets`: takes over the assets of the release at `SITE_URL` into `build/`, so that
 * pages which browsers still hold find their scripts for one deployment more.
 */
import { site } from '../src/site/config/site';
import { keepAssets } from './keep-assets/keep';

async function main(): Promise<void> {
  if (!process.env.SITE_URL) {
    console.error('SITE_URL is not set: no release is known to keep assets of.');
    return;
  }
  const result = await keepAssets('build', site.url + site.baseUrl);
  console.log(
    result
      ? `${result.kept} assets of the release before are kept, ${result.shared} are the same`
      : 'No release with a list of assets is published yet.',
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
