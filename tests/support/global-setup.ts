import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILD_DIR, FRAME_SITE_DIR, HOSTED_SITE_DIR, ROOT } from './paths';

const HOSTED_SEARCH = {
  ALGOLIA_APP_ID: 'STANDIN',
  ALGOLIA_API_KEY: 'search-only',
  ALGOLIA_INDEX_NAME: 'partner-docs',
};

/** Builds the fixture site into a folder below `.cache`. */
function buildFixtureSite(folder: string, environment: Readonly<Record<string, string>>): void {
  const args = [
    'scripts/docusaurus.mjs',
    'build',
    '--config',
    'tests/fixtures/frame-site/config.ts',
  ];
  try {
    execFileSync(process.execPath, [...args, '--out-dir', path.relative(ROOT, folder)], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
      env: {
        ...process.env,
        ...environment,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/${path.basename(folder)}-generated`,
      },
    });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`The fixture site does not build:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Builds the fixture sites; the site itself must have been built before. */
export default function globalSetup(): void {
  if (!existsSync(path.join(BUILD_DIR, 'index.html'))) {
    throw new Error(`${BUILD_DIR} holds no site. Run "npm run build" first.`);
  }
  buildFixtureSite(FRAME_SITE_DIR, {});
  buildFixtureSite(HOSTED_SITE_DIR, HOSTED_SEARCH);
}
