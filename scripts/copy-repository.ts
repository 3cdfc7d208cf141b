import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Copies the files of a repository, with uncommitted changes but without installed packages.
 *
 * @returns the paths of the files
 */
export function copyRepository(from: string, to: string): readonly string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: from, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(from, name)));
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
  return files;
}
