import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';

/** The folder in which a site is built before it replaces the last one. */
export const NEXT = '.cache/build';

const LAST = `${NEXT}.last`;

/** With fewer free bytes, the disk counts as full. */
const LITTLE = 5_000_000;

function freeBytes() {
  if (!existsSync('.cache')) return Infinity;
  const { bavail, bsize } = statfsSync('.cache');
  return bavail * bsize;
}

const remove = (path) => rmSync(path, { recursive: true, force: true });

function replace() {
  remove(LAST);
  try {
    if (existsSync('build')) renameSync('build', LAST);
    renameSync(NEXT, 'build');
  } catch {
    // Renaming fails when one of the folders is mounted or on another disk.
    mkdirSync('build', { recursive: true });
    for (const name of readdirSync('build')) remove(join('build', name));
    cpSync(NEXT, 'build', { recursive: true });
    remove(NEXT);
  }
  remove(LAST);
}

/**
 * Moves the new site to `build/` when the process succeeds. A build that fails, is killed or runs
 * out of space leaves the last site unchanged.
 */
export function replaceBuildAtTheEnd() {
  process.once('exit', (code) => {
    if (code === 0) {
      replace();
      console.log('The site is in `build/`. `npm run serve` serves it.');
      return;
    }
    // On a full disk, the bundler truncates files silently, and the build fails for another reason.
    if (freeBytes() < LITTLE) console.error('The disk is full. Next: free space, and build again.');
    if (existsSync('build')) {
      console.error('The build failed, and `build/` is still the last site.');
    }
  });
}
