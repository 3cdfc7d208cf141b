import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve as resolvePath } from 'node:path';
import { killTree } from './processes';
import { judge, type Result, type Step } from './steps';

/** The folder of the reports of the steps. */
export const REPORTS = join('.cache', 'reports');

/** Lines of a step's output that are shown even when it passes: they name what was checked. */
const SHOWN = /^(?:newman, |NOT CHECKED|nginx|Caddy|non-blank lines).*$/gm;

const REPORTERS = {
  vitest: (file: string) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
  playwright: () => ['--reporter=line,json'],
} as const;

/**
 * Runs a script of package.json; shows all of its output only when it fails or runs alone.
 *
 * @param signal stops it, with everything that it has started
 * @param options the folder of the package.json, and further variables
 */
export function runStep(
  { script, report, alone }: Step,
  signal: AbortSignal,
  { cwd = '', environment = {} }: { cwd?: string; environment?: NodeJS.ProcessEnv } = {},
): Promise<Result> {
  const start = Date.now();
  const file = resolvePath(cwd, REPORTS, `${script.replaceAll(':', '-')}.json`);
  const npm = process.env.npm_execpath;
  const reporters = report ? REPORTERS[report](file) : [];
  const args = [...(npm ? [npm] : []), 'run', '--silent', script, '--', ...reporters];
  const child = spawn(npm ? process.execPath : 'npm', args, {
    cwd: resolvePath(cwd),
    stdio: alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: npm === undefined && process.platform === 'win32',
    // Each tool sets NODE_ENV to what it needs, unless the shell has set it.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...environment,
    },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  signal.addEventListener('abort', () => {
    if (child.pid !== undefined) killTree(child.pid);
    process.stdout.write(Buffer.concat(output));
    // A process that has left the tree may still hold them.
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.unref();
  });
  child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (signal.aborted) return;
      const written = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const result = judge(report, code ?? undefined, written);
      const text = Buffer.concat(output).toString();
      if (result.problem !== undefined) process.stdout.write(text);
      else for (const line of text.match(SHOWN) ?? []) console.log(`      ${line}`);
      resolve({ ...result, seconds: (Date.now() - start) / 1000 });
    });
  });
}
