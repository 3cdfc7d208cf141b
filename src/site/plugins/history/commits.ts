import { execFileSync } from 'node:child_process';

const git = (siteDir: string, ...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', ['-C', siteDir, '-c', 'core.quotePath=false', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch {
    // Git is not installed, or this is not a repository.
    return undefined;
  }
};

/**
 * The time of each file's newest commit, by path relative to the site, in seconds since 1970.
 * Undefined without a history, or in a shallow clone: there every file would seem to have changed
 * in the oldest commit.
 */
export function newestCommits(siteDir: string): ReadonlyMap<string, number> | undefined {
  if (git(siteDir, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  // Only the site's folder: the repository may contain more.
  const log = git(siteDir, 'log', '--format=%x00%ct', '--name-only', '--relative', '--', '.');
  return log === undefined ? undefined : readLog(log);
}

/** Reads the output of `git log --format=%x00%ct --name-only`: commits separated by NUL. */
export function readLog(log: string): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const commit of log.split('\0')) {
    const [seconds = '', ...files] = commit.split('\n').filter(Boolean);
    const time = Number(seconds);
    // After a rebase, commits are not in chronological order.
    for (const file of files) newest.set(file, Math.max(newest.get(file) ?? 0, time));
  }
  return newest;
}
