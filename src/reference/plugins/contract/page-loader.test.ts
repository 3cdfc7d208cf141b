import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { workspaceAt } from '../../contract/testing/workspace';
import { Background } from '../dev-server/background';
import contractPlugin from '.';
import { checkSets } from './check';
import { loaderOptions } from './page-loader';
import { ProblemFiles } from './problem-files';

const LOAN = 'partners/general/api/loan.mdx';
const CONTRACT = 'partners/general/contract/loan.yaml';
const LOG = 'partners/general/change-log.yaml';

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
  const options = loaderOptions(workspace, isDevelopment ? problemFiles : undefined);
  const load = (): Promise<void> => options.check(join(site.dir, LOAN));
  return {
    check: async () => problemFiles.write(await checkSets(workspace)),
    pathsOf: (file: string) => [join(site.dir, file), problemFiles.pathOf(file)],
    causes: options.causes,
    edit: (...change: Parameters<SeededSite['edit']>) => {
      site.edit(...change);
      workspace.refresh();
    },
    load,
    failure: () =>
      load().then(
        () => undefined,
        (error: unknown) => error,
      ),
    files: (file = LOAN) => options.dependencies(join(site.dir, file)).map(({ path }) => path),
  };
}

it('lets no page with a mistake into a build', async () => {
  site.edit(LOAN, 'Lend books.', 'Lend [books](./lone.mdx).');
  const context: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'> = {
    siteDir: site.dir,
    generatedFilesDir: join(site.dir, '.docusaurus'),
  };
  const plugin = contractPlugin(workspaceAt(site.dir), new Background(false))(context);
  await expect(plugin).rejects.toThrow(`${LOAN}:8:6 There is no file`);
});

it('has a page wait for the files that it shows, and in the dev server for their problems', () => {
  const [log = '', logProblems = ''] = setUp(true).pathsOf(LOG);
  const [contract, contractProblems = ''] = setUp(true).pathsOf(CONTRACT);
  expect(setUp(true).files()).toEqual(
    expect.arrayContaining([log, logProblems, contract, contractProblems]),
  );
  expect(setUp(false).files()).toEqual(expect.arrayContaining([log, contract]));
  expect(setUp(false).files().join()).not.toContain('problems');
  expect(setUp(false).files('partners/shared/prose/_late.mdx')).not.toContain(log);
});

it('shows a page of the dev server until the check has found a mistake', async () => {
  const { load, failure, check, causes, edit, files, pathsOf } = setUp(true);
  edit(LOAN, 'Lend books.', 'Lend [books](./lone.mdx).');
  await load();
  await check();
  const error = await failure();
  expect(String(error)).toContain(`${LOAN}:8:6 There is no file`);
  expect(causes(error)).toEqual(pathsOf(LOAN));
  expect(files()).toContain(pathsOf(LOAN)[1]);
  edit(LOAN, './lone.mdx', './loan.mdx');
  await check();
  await load();
});

it('shows the mistakes of a contract at the pages that it is on, and waits for its files', async () => {
  const { load, failure, check, causes, edit, files, pathsOf } = setUp(true);
  edit(CONTRACT, 'summary: Lend a book', 'summary: Lend a Book');
  await load();
  await check();
  const error = await failure();
  expect(String(error)).toContain('partners/general/contract/loan.yaml:24:16');
  expect(causes(error)).toEqual(pathsOf(CONTRACT));
  expect(files()).toEqual(expect.arrayContaining(pathsOf(CONTRACT)));
  expect(files('partners/general/fees.mdx')).not.toContain(pathsOf(LOAN)[1]);
});

it('waits for the file of a contract that cannot be made', async () => {
  const { failure, causes, edit, load, pathsOf } = setUp(true);
  edit(CONTRACT, '      summary: Lend a book', '     summary: Lend a book');
  const error = await failure();
  expect(causes(error)).toEqual(pathsOf(CONTRACT));
  edit(CONTRACT, '     summary: Lend a book', '      summary: Lend a book');
  await load();
});
