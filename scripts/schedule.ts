/** One step of a run. */
export interface Job<Result> {
  readonly name: string;
  /** Jobs that must have succeeded before this one starts. */
  readonly needs?: readonly string[];
  /** Runs with nothing beside it: for jobs that use every core or measure time. */
  readonly alone?: boolean;
  readonly run: () => Promise<Result>;
}

interface Outcome<Result> {
  readonly ok: (result: Result) => boolean;
  /** The result of a job that cannot run because `needed` did not succeed. */
  readonly skipped: (job: Job<Result>, needed: string) => Result;
  /** Called once per job, in the order in which they end. */
  readonly done?: (result: Result) => void;
}

/**
 * Runs jobs in order, up to `width` at a time. A failure stops only the jobs
 * that need the failed one. Results come back in the order of `jobs`.
 */
export async function runJobs<Result>(
  jobs: readonly Job<Result>[],
  width: number,
  { ok, skipped, done }: Outcome<Result>,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...jobs];

  const finish = (job: Job<Result>, result: Result): void => {
    results.set(job.name, result);
    running.delete(job.name);
    done?.(result);
  };
  const failedNeed = (job: Job<Result>): string | undefined =>
    job.needs?.find((name) => {
      const result = results.get(name);
      return result !== undefined && !ok(result);
    });
  const isReady = (job: Job<Result>): boolean =>
    (job.needs ?? []).every((name) => results.has(name)) && (!job.alone || running.size === 0);

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((job) => failedNeed(job) !== undefined || isReady(job));
    const needed = next && failedNeed(next);
    if (next && needed !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      finish(next, skipped(next, needed));
    } else if (next && running.size < width) {
      waiting.splice(waiting.indexOf(next), 1);
      const run = next.run().then((result) => finish(next, result));
      running.set(next.name, run);
      if (next.alone) await run;
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`No job can start: ${waiting.map(({ name }) => name).join(', ')}`);
    }
  }
  return jobs.flatMap(({ name }) => results.get(name) ?? []);
}
