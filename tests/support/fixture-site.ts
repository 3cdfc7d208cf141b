import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths';

const CONFIG = 'tests/fixtures/frame-site/config.ts';

/**
 * Builds the fixture site into a folder below `.cache`.
 *
 * @returns the output of the build
 */
export async function buildFixtureSite(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const target = ['--config', CONFIG, '--out-dir', path.relative(ROOT, folder)];
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['scripts/docusaurus.mjs', 'build', ...target],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          // Docusaurus sets NODE_ENV only if there is none, and test runners set it to `test`.
          NODE_ENV: 'production',
          ...environment,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/${path.basename(folder)}-generated`,
        },
      },
    );
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`The fixture site does not build:\n${stdout}${stderr}`, { cause: error });
  }
}
