/**
 * `npm test` runs the checks that fit into 15 minutes. `npm run check` (`--fast`) runs those that
 * need neither a build nor a browser. `npm run test:all` (`--all`), as at night, adds every page in
 * every browser and look. Each ends with `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { runCommand } from './run-command.mjs';
import { REPORTS, runStep } from './run-step';
import { runSteps, type Step } from './steps';

const SHORT: readonly Step[] = [
  { script: 'test:unit', report: 'vitest' },
  { script: 'typecheck' },
  { script: 'spelling' },
  { script: 'size' },
  // The rules that need only one file; the others take longer than most tests.
  { script: 'lint:fast' },
];
/** The last one replaces the build, which finds the same problems and more. */
const FAST: readonly Step[] = [...SHORT, { script: 'format:check' }, { script: 'content' }];

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
  { script: 'test:postman', report: 'vitest' },
  { script: 'test:components', report: 'vitest' },
  ...SHORT,
  inBrowser('test:e2e', 'playwright'),
];
/** Together they take longer than everything else. */
const LONG: readonly Step[] = [
  { script: 'lint' },
  { script: 'format:check' },
  { script: 'test:thorough', report: 'vitest', needs: ['toolchains'] },
  { script: 'test:copies', report: 'vitest', needs: ['browser'] },
  { script: 'engines', needs: ['toolchains'], downloads: true },
  inBrowser('test:browsers', 'vitest', 'engines'),
  inBrowser('test:accessibility', 'playwright'),
  inBrowser('test:nightly', 'playwright'),
  inBrowser('test:hostile', 'playwright'),
  inBrowser('test:looks', 'playwright'),
];

const has = (flag: string): boolean => process.argv.includes(flag);

async function main(): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const { passed, failed } = await runSteps(
    has('--fast') ? FAST : [...USUAL, ...(has('--all') ? LONG : [])],
    (step, signal) =>
      runStep(step, signal, { environment: has('--all') ? { EVERY_CASE: 'yes' } : {} }),
    ({ script }, { passed: count, problem, seconds = 0 }) => {
      const verdict = problem === undefined ? 'ok   ' : 'FAIL ';
      console.log(`${verdict} ${script} (${seconds.toFixed(1)} s): ${problem ?? count}`);
    },
  );
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

// Each step has a limit of its own.
runCommand('running the tests', main, 24 * 60);
