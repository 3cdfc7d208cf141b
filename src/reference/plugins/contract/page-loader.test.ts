import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { workspaceAt } from '../../contract/testing/workspace';
import { currentCheck } from './cached-check';
import { PageLoader } from './page-loader';
import { ProblemFiles } from './problem-files';

const LOAN = 'partners/general/api/loan.mdx';

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
});
afterEach(() => {
  site.remove();
});

function setUp(isDevelopment: boolean) {
  const workspace = workspaceAt(site.dir, isDevelopment);
  const generatedFilesDir = join(site.dir, '.docusaurus');
  const problemFiles = new ProblemFiles(site.dir, generatedFilesDir);
  const loader = new PageLoader({ workspace, generatedFilesDir, problemFiles, kept: undefined });
  const [use] = loader.rule().use;
  if (!use) throw new Error('No loader.');
  const path = join(site.dir, LOAN);
  return {
    check: () => currentCheck(workspace).problems,
    problems: problemFiles.pathOf(LOAN),
    causes: use.options.causes,
    edit: (...change: Parameters<SeededSite['edit']>) => {
      site.edit(...change);
      workspace.refresh();
    },
    load: () => use.options.check(path),
    files: () => use.options.dependencies(path).map((one) => one.path),
  };
}

it('lets no page with a mistake into a build', async () => {
  const { load, files, problems, edit } = setUp(false);
  expect(files()).not.toContain(problems);
  await load();
  edit(LOAN, 'Lend books.', 'Lend [books](./lone.mdx).');
  await expect(load()).rejects.toThrow(`${LOAN}:8:6 There is no file`);
});

it('shows a page of the dev server until the check has found a mistake', async () => {
  const { load, files, problems, check, causes, edit } = setUp(true);
  edit(LOAN, 'Lend books.', 'Lend [books](./lone.mdx).');
  expect(files()).toContain(problems);
  await load();
  await check();
  const error: unknown = await load().catch((reason: unknown) => reason);
  expect(String(error)).toContain(`${LOAN}:8:6 There is no file`);
  expect(causes(error)).toEqual([problems]);
  edit(LOAN, './lone.mdx', './loan.mdx');
  await load();
  await check();
  await load();
});

it('shows the mistakes of a contract at the pages that it is on, and waits for its files', async () => {
  const { load, check, causes, edit } = setUp(true);
  edit('partners/general/contract/loan.yaml', 'summary: Lend a book', 'summary: Lend a Book');
  await load();
  await check();
  const error: unknown = await load().catch((reason: unknown) => reason);
  expect(String(error)).toContain('partners/general/contract/loan.yaml:24:16');
  expect(causes(error)).toEqual([
    join(site.dir, '.docusaurus/contract/problems/partners/general/contract/loan.yaml.json'),
  ]);
});
