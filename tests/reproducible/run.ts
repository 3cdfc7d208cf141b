/**
 * `npm run test:reproducible`: builds the site twice, in two folders with different names and
 * depths, and requires every file of the two builds to be equal.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../../scripts/copy-repository';
import { ROOT } from '../support/paths';
import { compareFolders } from './compare';
import { runCommand } from '../../scripts/run-command.mjs';

/** Inside the repository, so that packages can be linked instead of copied. */
const HOME = join(ROOT, '.cache/reproducible');
const FOLDERS = ['first', 'another/folder/second'];
/** One difference causes many others: file names contain hashes of their content. */
const SHOWN = 20;
/** The folder that a build writes and must find empty. */
const WRITTEN = '.cache';

/** Mirrors a folder with hard links instead of copies, because packages never change. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === WRITTEN) continue;
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}

function build(folder: string): string {
  const siteDir = join(HOME, folder);
  const start = Date.now();
  execFileSync(process.execPath, ['scripts/docusaurus.mjs', 'build'], {
    cwd: siteDir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`${folder}: built in ${Math.round((Date.now() - start) / 1000)} s`);
  return join(siteDir, 'build');
}

function main(): void {
  rmSync(HOME, { recursive: true, force: true });
  try {
    // Both copies are made before the first build, so that the repository may change during it.
    for (const folder of FOLDERS) {
      copyRepository(ROOT, join(HOME, folder));
      linkTree(join(ROOT, 'node_modules'), join(HOME, folder, 'node_modules'));
    }
    const [first = '', second = ''] = FOLDERS.map(build);
    const { checked, faults } = compareFolders(first, second);
    console.log(`${checked} files compared, ${faults.length} differ`);
    for (const fault of faults.slice(0, SHOWN)) console.error(fault);
    process.exitCode = faults.length === 0 && checked > 100 ? 0 : 1;
  } finally {
    rmSync(HOME, { recursive: true, force: true });
  }
}

runCommand('building the site twice', main);
