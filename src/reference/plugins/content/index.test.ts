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

const mistakes = async (content: Content): Promise<readonly string[]> =>
  (await content.ask('contract')).map(formatProblem);

it('finds the same mistakes in the thread of a dev server as in a build', async () => {
  site.edit(LOAN, 'Lend books.', 'Lend [books](./lone.mdx).');
  const [build, server] = [false, true].map(
    (isDevelopment) => new Content(workspaceAt(site.dir, isDevelopment)),
  );
  const found = build ? await mistakes(build) : [];
  expect(found.join()).toContain(`${LOAN}:8:6 There is no file`);
  expect(server && (await mistakes(server))).toEqual(found);
});

it('reads changed files again for each question', async () => {
  const content = new Content(workspaceAt(site.dir, true));
  expect(await mistakes(content)).toEqual([]);
  site.edit(LOAN, 'Lend books.', 'Lend [books](./lone.mdx).');
  expect(await mistakes(content)).toHaveLength(1);
  expect(Object.keys(await content.ask('playground'))).toContain('general-sandbox.json');
});

it.each([
  ['the error that stopped a question', "throw new Error('broken')", 'broken'],
  ['that the thread has ended', 'process.exit()', 'The thread has ended'],
])('reports %s, and answers the next question', async (_, statement, message) => {
  const siteCheck = join(site.dir, 'check.ts');
  const write = (text: string): void =>
    writeFileSync(siteCheck, `export default async () => { ${text}; };`);
  write(statement);
  const { siteDir, docsUrl, sets } = workspaceAt(site.dir);
  const content = new Content(
    new Workspace({ siteDir, docsUrl, sets, isDevelopment: true, siteCheck }),
  );
  await expect(content.ask('contract')).rejects.toThrow(message);
  expect(await content.ask('rules')).toEqual([]);
});

it('stops a task that never ends, each time', async () => {
  const siteCheck = join(site.dir, 'check.ts');
  writeFileSync(siteCheck, 'export default () => new Promise(() => undefined);');
  const { siteDir, docsUrl, sets } = workspaceAt(site.dir);
  const workspace = new Workspace({ siteDir, docsUrl, sets, isDevelopment: true, siteCheck });
  const content = new Content(workspace, 0.01);
  await expect(content.ask('contract')).rejects.toThrow(
    'The task `contract` has not ended after 0.01 minutes',
  );
  await expect(content.ask('contract')).rejects.toThrow('`contract` has not ended');
});
