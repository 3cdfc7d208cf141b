import { execFileSync } from 'node:child_process';

const git = (siteDir: string, ...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', ['-C', siteDir, '-c', 'core.quotePath=false', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch {
    // No Git, or no repository here.
    return undefined;
  }
};

/**
 * The newest commit of each file, by path relative to the site, in seconds since
 * 1970; undefined when the history is absent or cut off: every file would then
 * seem to have changed in the oldest commit at hand.
 */
export function newestCommits(siteDir: string): ReadonlyMap<string, number> | undefined {
  if (git(siteDir, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  // The site's own folder, when the repository holds more than the site.
  const log = git(siteDir, 'log', '--format=%x00%ct', '--name-only', '--relative', '--', '.');
  return log === undefined ? undefined : readLog(log);
}

/** Reads what `git log --format=%x00%ct --name-only` prints: commits apart by NUL. */
export function readLog(log: string): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const commit of log.split('\0')) {
    const [seconds = '', ...files] = commit.split('\n').filter(Boolean);
    const time = Number(seconds);
    // A rebased history is not in the order of time.
    for (const file of files) newest.set(file, Math.max(newest.get(file) ?? 0, time));
  }
  return newest;
}
