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
import { parseArgs } from 'node:util';

/** The folder in which a site is built before it replaces the last one. */
const NEXT = '.cache/build';

const LAST = `${NEXT}.last`;

/** With fewer free bytes, the disk counts as full. */
const LITTLE = 5_000_000;

function freeBytes() {
  if (!existsSync('.cache')) return Infinity;
  const { bavail, bsize } = statfsSync('.cache');
  return bavail * bsize;
}

const remove = (path) => rmSync(path, { recursive: true, force: true });

/** Replaces what is in `build/`, which cannot be renamed when it is mounted or on another disk. */
function replaceContent() {
  const copy = join('build', '.next');
  remove(copy);
  mkdirSync('build', { recursive: true });
  cpSync(NEXT, copy, { recursive: true });
  for (const name of readdirSync('build')) if (name !== '.next') remove(join('build', name));
  for (const name of readdirSync(copy)) renameSync(join(copy, name), join('build', name));
  remove(copy);
  remove(NEXT);
}

function replace() {
  if (!existsSync(NEXT)) throw new Error('The build has written no site.');
  remove(LAST);
  try {
    if (existsSync('build')) renameSync('build', LAST);
    renameSync(NEXT, 'build');
  } catch {
    restore();
    replaceContent();
  }
  remove(LAST);
}

/** Brings back the last site if it has been moved away and nothing has taken its place. */
function restore() {
  if (existsSync(LAST) && !existsSync('build')) renameSync(LAST, 'build');
}

/** Whether the arguments leave the folder of the new site open. */
export function buildsHere(args) {
  const text = { type: 'string' };
  const options = { 'out-dir': text, config: text, locale: { ...text, short: 'l' } };
  const { values, positionals } = parseArgs({ args, options, strict: false });
  return values['out-dir'] === undefined && positionals.join() === 'build';
}

/**
 * Builds a site, and moves it to `build/` once it is complete. A build that fails, is killed or runs
 * out of space leaves the last site unchanged.
 *
 * @param {(folder: string) => Promise<unknown>} build
 */
export async function replaceBuild(build) {
  restore();
  let isReplaced = false;
  process.once('exit', () => {
    if (isReplaced) return;
    // On a full disk, the bundler truncates files silently, and the build fails for another reason.
    if (freeBytes() < LITTLE) console.error('The disk is full. Next: free space, and build again.');
    if (existsSync('build')) {
      console.error('The build failed, and `build/` is still the last site.');
    }
  });
  await build(NEXT);
  // The plugins check the whole site when nothing is left to do.
  await new Promise((resolve) => process.once('beforeExit', resolve));
  replace();
  isReplaced = true;
  console.log('The site is in `build/`. `npm run serve` serves it.');
}
