import { describe, expect, it } from 'vitest';
import { runJobs, type Job } from './schedule';

/** Runs jobs that end when their turn comes and writes down who ran beside whom. */
async function record(specs: readonly (Omit<Job<string>, 'run'> & { fails?: boolean })[]) {
  const beside: Record<string, string[]> = {};
  const active = new Set<string>();
  const ended: string[] = [];
  const jobs = specs.map(
    ({ fails, ...spec }): Job<string> => ({
      ...spec,
      run: async () => {
        active.add(spec.name);
        for (const name of active) beside[name] = [...(beside[name] ?? []), ...active];
        await new Promise((resolve) => setImmediate(resolve));
        active.delete(spec.name);
        return fails ? 'failed' : 'passed';
      },
    }),
  );
  const results = await runJobs(jobs, 2, {
    ok: (result) => result === 'passed',
    skipped: (_, needed) => `needs ${needed}`,
    done: (result) => ended.push(result),
  });
  return { results, beside, ended };
}

describe('runJobs', () => {
  it('runs two at a time and reports in the given order', async () => {
    const { results, beside } = await record([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    expect(results).toEqual(['passed', 'passed', 'passed']);
    expect(beside.a).toContain('b');
    expect(beside.a).not.toContain('c');
  });

  it('goes on after a failure, except for what needs the failed job', async () => {
    const { results, ended } = await record([
      { name: 'build', fails: true },
      { name: 'site', needs: ['build'] },
      { name: 'e2e', needs: ['site'] },
      { name: 'unit' },
    ]);
    expect(results).toEqual(['failed', 'needs build', 'needs site', 'passed']);
    expect(ended).toHaveLength(4);
  });

  it('keeps a job that runs alone apart from the others', async () => {
    const { beside } = await record([{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }]);
    expect(new Set(beside.b)).toEqual(new Set(['b']));
  });

  it('refuses a need that nothing fulfils', async () => {
    await expect(record([{ name: 'a', needs: ['nothing'] }])).rejects.toThrow('a');
  });
});
