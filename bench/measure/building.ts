import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Topic } from '../pages/topic';
import type { Site } from '../sites/site';
import { sum } from '../stats';
import { familyOf, processes } from '../../scripts/processes';

export interface Build {
  /** Elapsed time, in seconds. */
  readonly wall: number;
  /** Processor time of all processes in seconds, with a precision of 0.1 s. */
  readonly cpu: number;
  /** The peak memory of all processes together, in MiB. */
  readonly memory: number;
}

/** A build is undefined if it failed, for example for lack of memory. */
export interface Builds {
  readonly cold: Build | undefined;
  readonly warm: Build | undefined;
}

/** Milliseconds between two samples of the processes. */
const INTERVAL = 100;
/**
 * Values of Linux on the processors that Node.js supports: `getconf CLK_TCK`, `getconf PAGESIZE`.
 */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;
const MEBIBYTE = 1024 ** 2;
/** The number of lines shown of a failed build. */
const LAST_LINES = 20;

/** The resource usage of processes, sampled while they run. */
class Usage {
  private readonly ticks = new Map<number, number>();
  private peak = 0;

  look(root: number): void {
    const family = familyOf(root, processes());
    for (const { id, ticks } of family) this.ticks.set(id, ticks);
    this.peak = Math.max(this.peak, sum(family.map(({ pages }) => pages)));
  }

  get cpu(): number {
    return sum([...this.ticks.values()]) / TICKS_PER_SECOND;
  }

  get memory(): number {
    return (this.peak * PAGE_BYTES) / MEBIBYTE;
  }
}

/** Builds a site. Returns undefined if that fails, and prints the end of the output. */
export async function buildOnce(site: Site): Promise<Build | undefined> {
  const usage = new Usage();
  const start = performance.now();
  const child = spawn(process.execPath, [...site.build], {
    cwd: site.dir,
    env: { ...process.env, CI: 'true' },
  });
  let output = '';
  const read = (data: Buffer): void => {
    output += data.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const look = setInterval(() => {
    if (child.pid !== undefined) usage.look(child.pid);
  }, INTERVAL);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  clearInterval(look);
  const wall = (performance.now() - start) / 1000;
  if (code === 0) return { wall, cpu: usage.cpu, memory: usage.memory };
  const end = output.split('\n').slice(-LAST_LINES).join('\n');
  console.error(`${site.name}: the build failed (${code ?? 'killed'}).\n${end}`);
  return undefined;
}

/** Builds a site without any cache of an earlier build, then once more. */
export async function buildTwice(site: Site, topics: readonly Topic[]): Promise<Builds> {
  site.prepare(topics);
  for (const path of site.kept) rmSync(path, { recursive: true, force: true });
  const cold = await buildOnce(site);
  return { cold, warm: cold && (await buildOnce(site)) };
}
