/**
 * `npm test` runs what proves the site within 20 minutes; `npm run check` (`--fast`) what needs
 * neither a build nor a browser; `npm run test:all` (`--all`) also every page in every browser and
 * look, which CI runs in jobs of their own. Each ends with `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  exitStatus,
  judgeCommand,
  judgeRunner,
  notRun,
  summary,
  total,
  type ExitCode,
  type ReportKind,
  type StepResult,
} from './report';
import { runJobs, type Job } from './schedule';

const REPORTS = join('.cache', 'reports');
/** Steps that run at the same time: the usual size of a CI machine. */
const WIDTH = 2;

interface Step {
  readonly name: string;
  /** Script of package.json. */
  readonly script: string;
  readonly report?: ReportKind;
  readonly needs?: readonly string[];
  readonly alone?: boolean;
  readonly fast?: boolean;
  /** Only with `--all`: together they take longer than everything else. */
  readonly long?: boolean;
  /** Lines of its output that are shown when it passes: what it looked at. */
  readonly tells?: RegExp;
}

// The longest first, so that the short ones fill the gaps.
const STEPS: readonly Step[] = [
  { name: 'build', script: 'build' },
  { name: 'unit tests', script: 'test:unit', report: 'vitest', fast: true },
  { name: 'lint', script: 'lint', fast: true },
  { name: 'types', script: 'typecheck', fast: true },
  { name: 'format', script: 'format:check', fast: true },
  { name: 'spelling', script: 'spelling', fast: true },
  { name: 'derived', script: 'test:derived', report: 'vitest' },
  { name: 'components', script: 'test:components', report: 'vitest' },
  { name: 'browser', script: 'browser' },
  // After `browser`: only one at a time can install packages.
  { name: 'toolchains', script: 'toolchains', needs: ['browser'] },
  {
    name: 'Postman collections',
    script: 'test:postman',
    report: 'vitest',
    tells: /^newman, .*$/gm,
  },
  {
    name: 'samples in six languages',
    script: 'test:samples',
    report: 'vitest',
    needs: ['toolchains'],
  },
  {
    name: 'site checks',
    script: 'test:site',
    report: 'vitest',
    needs: ['build', 'toolchains'],
    tells: /^(?:NOT CHECKED|nginx|Caddy).*$/gm,
  },
  {
    name: 'browser tests',
    script: 'test:e2e',
    report: 'playwright',
    needs: ['build', 'browser'],
    alone: true,
  },
  { name: 'other engines', script: 'engines', long: true },
  {
    name: 'every page in every browser',
    script: 'test:browsers',
    report: 'vitest',
    needs: ['build', 'browser', 'other engines'],
    alone: true,
    long: true,
  },
  {
    name: 'accessibility of every page',
    script: 'test:accessibility',
    report: 'playwright',
    needs: ['build', 'browser'],
    alone: true,
    long: true,
  },
  {
    name: 'hostile values',
    script: 'test:hostile',
    report: 'playwright',
    needs: ['build', 'browser'],
    alone: true,
    long: true,
  },
  {
    name: 'looks',
    script: 'test:looks',
    report: 'playwright',
    needs: ['build', 'browser'],
    alone: true,
    long: true,
  },
];

const reportPath = ({ script }: Step): string =>
  join(REPORTS, `${script.replaceAll(':', '-')}.json`);

function reporterArguments(step: Step): string[] {
  if (step.report === 'vitest') {
    return ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportPath(step)}`];
  }
  return step.report === 'playwright' ? ['--reporter=line,json'] : [];
}

/** Runs a script of package.json; shows all of its output only when it fails or runs alone. */
function runScript(step: Step): Promise<ExitCode> {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'run', '--silent', step.script, '--', ...reporterArguments(step)];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: step.alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      shell: npm === undefined && process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(step) },
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(undefined);
    });
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString();
      if (code !== 0) process.stdout.write(text);
      else for (const line of text.match(step.tells ?? /$^/) ?? []) console.log(`      ${line}`);
      resolve(code ?? undefined);
    });
  });
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const toJob = (step: Step): Job<StepResult> => ({
  ...step,
  run: async () => {
    const start = Date.now();
    const exitCode = await runScript(step);
    const result = step.report
      ? judgeRunner(step.name, step.report, exitCode, readIfPresent(reportPath(step)))
      : judgeCommand(step.name, exitCode);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    return { ...result, name: `${step.name} (${seconds} s)` };
  },
});

async function main(): Promise<void> {
  const has = (flag: string): boolean => process.argv.includes(flag);
  const steps = STEPS.filter(({ fast, long }) =>
    has('--fast') ? fast === true : has('--all') || long !== true,
  );
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const results = await runJobs(steps.map(toJob), WIDTH, {
    ok: ({ problem }) => problem === undefined,
    skipped: ({ name }, needed) => notRun(name, needed),
    done: ({ name, tally, problem }) => {
      console.log(
        problem === undefined ? `ok    ${name}: ${tally.passed}` : `FAIL  ${name}: ${problem}`,
      );
    },
  });
  console.log(summary(total(results)));
  process.exitCode = exitStatus(results, steps.length);
}

void main();
