import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process as Linux shows it. */
export interface Process {
  readonly id: number;
  readonly parent: number;
  /** Processor time so far, in clock ticks. */
  readonly ticks: number;
  /** Memory that it holds, in pages. */
  readonly pages: number;
}

/**
 * Reads `/proc/<id>/stat` (proc_pid_stat(5)); the name in parentheses may hold
 * spaces. Undefined for what is no such line.
 */
export function readStat(stat: string): Process | undefined {
  const id = Number(stat.split(' ', 1)[0]);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Counted from the state, field 3 of the manual page.
  const [parent, user, system, pages] = [1, 11, 12, 21].map((field) => Number(fields[field]));
  if ([parent, user, system, pages].some((value) => value === undefined || Number.isNaN(value))) {
    return undefined;
  }
  return { id, parent: parent ?? 0, ticks: (user ?? 0) + (system ?? 0), pages: pages ?? 0 };
}

/** A process and all that it started, directly or not. */
export function familyOf(root: number, processes: readonly Process[]): readonly Process[] {
  const family = new Set([root]);
  // A child may be listed before its parent.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  }
  return processes.filter(({ id }) => family.has(id));
}

/** All processes of the machine; none where there is no `/proc`. */
export function processes(): readonly Process[] {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id): Process[] => {
      try {
        const read = readStat(readFileSync(`/proc/${id}/stat`, 'utf8'));
        return read ? [read] : [];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}
