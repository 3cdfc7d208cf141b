/**
 * Proves that the tests of frame and search can fail: seeds each fault of the table into a copy of
 * the built site, runs its tests, and requires each of them to fail with the expected message. The
 * same tests must pass without a fault.
 *
 * Run `npm run build`, then `npm run test:faults`; with `-- pattern`, only the faults whose name
 * matches the pattern are run.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import globalSetup from '../../support/global-setup';
import { BUILD_DIR, FRAME_SITE_DIR, ROOT } from '../../support/paths';
import { judge, type Report } from './judge';
import { isWhole, ONLY, seededSite, selected } from './plan';
import { seed } from './seed';

const REPORT = path.join(ROOT, '.cache/faults/report.json');

async function main(): Promise<void> {
  const [only = ''] = process.argv.slice(2);
  process.env[ONLY] = only;
  await globalSetup();
  const planned = selected();
  const misplaced: string[] = [];
  for (const { name, fault } of planned) {
    try {
      if (fault.site) seed(BUILD_DIR, seededSite(name, 'site'), fault.site);
      if (fault.frameSite) seed(FRAME_SITE_DIR, seededSite(name, 'frame-site'), fault.frameSite);
    } catch (error) {
      misplaced.push(`${name}: ${(error as Error).message}`);
    }
  }
  if (misplaced.length > 0) {
    console.error(`These faults find no place in the built site:\n${misplaced.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  rmSync(REPORT, { force: true });
  const config = path.join(ROOT, 'tests/e2e/faults/playwright.config.ts');
  const cli = require.resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'test', '--config', config], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const { caught, control, problems } = judge(report, planned, isWhole());
  for (const problem of problems) console.error(problem);
  console.log(`${control} tests pass without a fault`);
  console.log(`${caught} of ${planned.length} faults caught`);
  process.exitCode = problems.length > 0 || planned.length === 0 ? 1 : 0;
}

void main();
