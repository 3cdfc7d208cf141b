import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILD_DIR, FRAME_SITE_DIR, ROOT } from './paths';

/** Builds the fixture site; the site itself must have been built before. */
export default function globalSetup(): void {
  if (!existsSync(path.join(BUILD_DIR, 'index.html'))) {
    throw new Error(`${BUILD_DIR} holds no site. Run "npm run build" first.`);
  }
  const args = [
    'scripts/docusaurus.mjs',
    'build',
    '--config',
    'tests/fixtures/frame-site/config.ts',
  ];
  try {
    execFileSync(process.execPath, [...args, '--out-dir', path.relative(ROOT, FRAME_SITE_DIR)], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/frame-site-generated' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`The fixture site does not build:\n${stdout}${stderr}`, { cause: error });
  }
}
