import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { CachedCheck } from './cached-check';
import { PageLoader } from './page-loader';
import { ProblemFiles } from './problem-files';

const LOAN = 'partners/general/api/loan.mdx';

let site: SeededSite;
beforeEach(() => {
  site = new SeededSite();
});
afterEach(() => {
  vi.unstubAllEnvs();
  site.remove();
});

function setUp() {
  const options = {
    siteDir: site.dir,
    docsUrl: 'https://docs.library.example/docs',
    sets: ['general'],
  } as const;
  const generatedFilesDir = join(site.dir, '.docusaurus');
  const check = new CachedCheck(options);
  const problemFiles = new ProblemFiles(site.dir, generatedFilesDir);
  const loader = new PageLoader({
    ...options,
    generatedFilesDir,
    check,
    problemFiles,
    kept: undefined,
  });
  const [use] = loader.rule().use;
  if (!use) throw new Error('No loader.');
  const path = join(site.dir, LOAN);
  const problems = problemFiles.pathOf(LOAN);
  return {
    check,
    problems,
    causes: use.options.causes,
    load: () => use.options.check(path),
    files: () => use.options.dependencies(path).map((one) => one.path),
  };
}

it('lets no page with a mistake into a build', async () => {
  const { load, files, problems } = setUp();
  expect(files()).not.toContain(problems);
  await load();
  site.edit(LOAN, 'Lend books.', 'Lend [books](./lone.mdx).');
  await expect(load()).rejects.toThrow(`${LOAN}:8:6 There is no file`);
});

it('shows a page of the dev server until the check has found a mistake', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const { load, files, problems, check, causes } = setUp();
  site.edit(LOAN, 'Lend books.', 'Lend [books](./lone.mdx).');
  expect(files()).toContain(problems);
  await load();
  await check.problems();
  const error: unknown = await load().catch((reason: unknown) => reason);
  expect(String(error)).toContain(`${LOAN}:8:6 There is no file`);
  expect(causes(error)).toEqual([problems]);
  site.edit(LOAN, './lone.mdx', './loan.mdx');
  await load();
  await check.problems();
  await load();
});

it('shows the mistakes of a contract at the pages that it is on, and waits for its files', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const { load, check, causes } = setUp();
  site.edit('partners/general/contract/loan.yaml', 'summary: Lend a book', 'summary: Lend a Book');
  await load();
  await check.problems();
  const error: unknown = await load().catch((reason: unknown) => reason);
  expect(String(error)).toContain('partners/general/contract/loan.yaml:24:16');
  expect(causes(error)).toEqual([
    join(site.dir, '.docusaurus/contract/problems/partners/general/contract/loan.yaml.json'),
  ]);
});
