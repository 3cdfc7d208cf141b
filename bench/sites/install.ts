import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the dependencies of a folder's package.json, unless they are already installed. Without
 * dependencies, a folder uses the repository's packages.
 */
export function install(dir: string): void {
  const installed = join(dir, 'node_modules/.bench.json');
  const manifest = readFileSync(join(dir, 'package.json'), 'utf8');
  if (!manifest.includes('"dependencies"')) return;
  if (existsSync(installed) && readFileSync(installed, 'utf8') === manifest) return;
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  execFileSync('npm', ['install', ...flags], { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(installed, manifest);
}
