/** Prints every mistake in contracts and pages, and the first warnings of each rule: `npm run content`. */
import { join } from 'node:path';
import { docsUrlOf } from '../src/reference/contract/docs-url';
import { isError, problemLines } from '../src/reference/contract/problem';
import { Workspace } from '../src/reference/contract/workspace';
import { checkSets } from '../src/reference/plugins/contract/check';
import { site } from '../src/site/config/site';
import { sets } from '../src/site/config/sets';
import { runCommand } from './run-command.mjs';

async function checkContent(siteDir: string): Promise<void> {
  const siteCheck = join(__dirname, '../src/site/check.ts');
  const problems = await checkSets(
    new Workspace({ siteDir, docsUrl: docsUrlOf(site), sets, siteCheck }),
  );
  for (const line of problemLines(problems)) console.error(line);
  process.exitCode = problems.some(isError) ? 1 : 0;
}

runCommand('checking contracts and pages', () =>
  checkContent(process.argv[2] ?? join(__dirname, '..')),
);
