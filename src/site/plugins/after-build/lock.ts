import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Whether a process exists. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Creates the lock file with the id of this process; false if the file exists. */
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
 * Keeps other processes from building into a folder until this one ends. The lock file is next to
 * the folder, because a build empties the folder. The lock of a killed process is taken over.
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
          `or stop it. If that process is not a build, remove ${shown}.lock.`,
      );
    }
    // Renamed first: when two builds find the file, only one can rename it.
    renameSync(file, `${file}.${process.pid}`);
    rmSync(`${file}.${process.pid}`);
    lock(folder);
    return;
  }
  process.once('exit', () => rmSync(file, { force: true }));
}
