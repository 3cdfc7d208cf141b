/**
 * `npm test` runs the checks that fit into 20 minutes. `npm run check` (`--fast`) runs those that
 * need neither a build nor a browser. `npm run test:all` (`--all`), as in CI, adds every page in
 * every browser and look. Each ends with `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { judge, runSteps, type Result, type Step } from './steps';

const REPORTS = join('.cache', 'reports');

/** Lines of a step's output that are shown even when it passes: they name what was checked. */
const SHOWN = /^(?:newman, |NOT CHECKED|nginx|Caddy|non-blank lines).*$/gm;

const SHORT: readonly Step[] = [
  { script: 'test:unit', report: 'vitest' },
  { script: 'typecheck' },
  { script: 'format:check' },
  { script: 'spelling' },
  { script: 'size' },
];
/** The last two replace the full lint and the build, which find the same problems and more. */
const FAST: readonly Step[] = [...SHORT, { script: 'lint:fast' }, { script: 'content' }];

const inBrowser = (
  script: string,
  report: NonNullable<Step['report']>,
  ...needs: readonly string[]
): Step => ({ script, report, needs: ['build', 'browser', ...needs], alone: true });

// The longest steps come as early as possible, so that the short ones fill the gaps.
const USUAL: readonly Step[] = [
  { script: 'browser', downloads: true },
  { script: 'build' },
  // After `browser`, because only one step at a time can install packages.
  { script: 'toolchains', needs: ['browser'], downloads: true },
  { script: 'test:derived', report: 'vitest', needs: ['toolchains'] },
  { script: 'test:samples', report: 'vitest', needs: ['toolchains'] },
  { script: 'test:site', report: 'vitest', needs: ['build', 'toolchains'] },
  { script: 'lint' },
  { script: 'test:postman', report: 'vitest' },
  { script: 'test:components', report: 'vitest' },
  ...SHORT,
  inBrowser('test:e2e', 'playwright'),
];
/** Together they take longer than everything else. */
const LONG: readonly Step[] = [
  { script: 'test:thorough', report: 'vitest', needs: ['toolchains'] },
  { script: 'test:copies', report: 'vitest', needs: ['browser'] },
  { script: 'engines', needs: ['toolchains'], downloads: true },
  inBrowser('test:browsers', 'vitest', 'engines'),
  inBrowser('test:accessibility', 'playwright'),
  inBrowser('test:hostile', 'playwright'),
  inBrowser('test:looks', 'playwright'),
];

const REPORTERS = {
  vitest: (file: string) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
  playwright: () => ['--reporter=line,json'],
} as const;

const has = (flag: string): boolean => process.argv.includes(flag);

/** Runs a script of package.json; shows all of its output only when it fails or runs alone. */
function run({ script, report, alone }: Step): Promise<Result> {
  const start = Date.now();
  const file = join(REPORTS, `${script.replaceAll(':', '-')}.json`);
  const npm = process.env.npm_execpath;
  const reporters = report ? REPORTERS[report](file) : [];
  const args = [...(npm ? [npm] : []), 'run', '--silent', script, '--', ...reporters];
  const child = spawn(npm ? process.execPath : 'npm', args, {
    stdio: alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: npm === undefined && process.platform === 'win32',
    // Each tool sets NODE_ENV to what it needs, unless the shell has set it.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(has('--all') && { EVERY_LOOK: 'yes' }),
    },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString();
      if (code !== 0) process.stdout.write(text);
      else for (const line of text.match(SHOWN) ?? []) console.log(`      ${line}`);
      const written = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const seconds = (Date.now() - start) / 1000;
      resolve({ ...judge(report, code ?? undefined, written), seconds });
    });
  });
}

async function main(): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const { passed, failed } = await runSteps(
    has('--fast') ? FAST : [...USUAL, ...(has('--all') ? LONG : [])],
    run,
    ({ script }, { passed: count, problem, seconds = 0 }) => {
      const verdict = problem === undefined ? 'ok   ' : 'FAIL ';
      console.log(`${verdict} ${script} (${seconds.toFixed(1)} s): ${problem ?? count}`);
    },
  );
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

void main();
