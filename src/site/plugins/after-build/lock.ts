import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Creates the file with the process that holds the lock; false when it is there. */
function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Keeps other processes from writing into a folder until this one ends. The lock is a file beside
 * the folder, because a build empties it; that of a process that was killed is taken over.
 *
 * @throws {Error} when another process holds the lock
 */
export function lock(folder: string): void {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!create(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder === process.pid) return;
    if (isRunning(holder)) {
      const since = statSync(file).mtime.toLocaleTimeString('en-GB');
      const shown = relative('', folder);
      throw new Error(
        `Process ${holder} has been building into ${shown} since ${since}. Next: wait until it ends, ` +
          `or end it. If it is no build, remove ${shown}.lock.`,
      );
    }
    // Renamed, not removed: of two builds that find it, one has it.
    renameSync(file, `${file}.${process.pid}`);
    rmSync(`${file}.${process.pid}`);
    lock(folder);
    return;
  }
  process.once('exit', () => rmSync(file, { force: true }));
}
