import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildFixtureSite } from './fixture-site';
import { BUILD_DIR, FRAME_SITE_DIR } from './paths';

const HOSTED_SEARCH = {
  ALGOLIA_APP_ID: 'STANDIN',
  ALGOLIA_API_KEY: 'search-only',
  ALGOLIA_INDEX_NAME: 'partner-docs',
};

/** Builds the fixture site; the site itself must already be built. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(path.join(BUILD_DIR, 'index.html'))) {
    throw new Error(`${BUILD_DIR} holds no site. Run "npm run build" first.`);
  }
  await buildFixtureSite(FRAME_SITE_DIR, HOSTED_SEARCH);
}
