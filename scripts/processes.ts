import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process in Linux. */
export interface Process {
  readonly id: number;
  readonly parent: number;
  /** Processor time so far, in clock ticks. */
  readonly ticks: number;
  /** The memory in use, in pages. */
  readonly pages: number;
}

/**
 * Parses `/proc/<id>/stat` (proc_pid_stat(5)); the name in parentheses may contain spaces. Returns
 * undefined for other text.
 */
export function readStat(stat: string): Process | undefined {
  const id = Number(stat.split(' ', 1)[0]);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Indexes start at the state, which is field 3 of the manual page.
  const [parent, user, system, pages] = [1, 11, 12, 21].map((field) => Number(fields[field]));
  if ([parent, user, system, pages].some((value) => value === undefined || Number.isNaN(value))) {
    return undefined;
  }
  return { id, parent: parent ?? 0, ticks: (user ?? 0) + (system ?? 0), pages: pages ?? 0 };
}

/** A process and all its direct and indirect children. */
export function familyOf<P extends Pick<Process, 'id' | 'parent'>>(
  root: number,
  processes: readonly P[],
): readonly P[] {
  const family = new Set([root]);
  // A child may be listed before its parent.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  }
  return processes.filter(({ id }) => family.has(id));
}

/** All processes of the machine; empty without `/proc`. */
export function processes(): readonly Process[] {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id): Process[] => {
      try {
        const read = readStat(readFileSync(`/proc/${id}/stat`, 'utf8'));
        return read ? [read] : [];
      } catch {
        // The process has ended in the meantime.
        return [];
      }
    });
}

/** All processes of a machine without `/proc`, such as macOS. */
const listed = (): readonly Pick<Process, 'id' | 'parent'>[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0]) => ({ id, parent }));

/** Ends a process and everything that it has started, at once. */
export function killTree(root: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(root), '/t', '/f']);
    return;
  }
  for (const { id } of familyOf(root, existsSync('/proc/self/stat') ? processes() : listed())) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended in the meantime.
    }
  }
}
