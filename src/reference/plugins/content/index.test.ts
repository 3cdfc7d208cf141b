import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Content } from '.';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { formatProblem } from '../../contract/problem';
import { workspaceAt } from '../../contract/testing/workspace';
import { Workspace } from '../../contract/workspace';

const LOAN = 'partners/general/api/loan.mdx';

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
});
afterEach(() => site.remove());

/** The content of the site, with a module that checks it. */
function withCheck(text: string, minutes?: number): Content {
  const siteCheck = join(site.dir, 'check.ts');
  writeFileSync(siteCheck, text);
  const { siteDir, docsUrl, sets } = workspaceAt(site.dir);
  const workspace = new Workspace({ siteDir, docsUrl, sets, isDevelopment: true, siteCheck });
  return new Content(workspace, minutes);
}

const mistakes = async (content: Content): Promise<readonly string[]> =>
  (await content.ask('contract')).map(formatProblem);

it('finds in the thread of a dev server what a build finds, in changed files, too', async () => {
  const build = new Content(workspaceAt(site.dir));
  const server = new Content(workspaceAt(site.dir, true));
  expect(await mistakes(server)).toEqual([]);
  site.edit(LOAN, 'Lend books.', 'Lend [books](./lone.mdx).');
  const found = await mistakes(build);
  expect(found).toEqual([expect.stringContaining(`${LOAN}:8:6 There is no file`)]);
  expect(await mistakes(server)).toEqual(found);
  expect(Object.keys(await server.ask('playground'))).toContain('general-sandbox.json');
});

it('reports the error that stopped a question and the end of the thread, and answers the next', async () => {
  const content = withCheck(`
    let asked = 0;
    export default async () => {
      asked += 1;
      if (asked > 1) process.exit();
      throw new Error('broken');
    };`);
  await expect(content.ask('contract')).rejects.toThrow('broken');
  await expect(content.ask('contract')).rejects.toThrow('The thread has ended');
  expect(await content.ask('rules')).toEqual([]);
});

it('stops a task that never ends, each time', async () => {
  const content = withCheck('export default () => new Promise(() => undefined);', 0.01);
  await expect(content.ask('contract')).rejects.toThrow(
    'The task `contract` has not ended after 0.01 minutes',
  );
  await expect(content.ask('contract')).rejects.toThrow('`contract` has not ended');
});
