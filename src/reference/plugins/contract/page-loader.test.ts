import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SeededSite } from '../../../../tests/mistakes/seeded-site';
import { workspaceAt } from '../../contract/testing/workspace';
import { Content } from '../content';
import { Background } from '../dev-server/background';
import { Tabs } from '../dev-server/tabs';
import contractPlugin from '.';
import { loaderOptions } from './page-loader';

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
  const options = loaderOptions(workspace);
  const load = (): Promise<void> => options.check(join(site.dir, LOAN));
  return {
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

it('rejects pages with mistakes in a build', async () => {
  site.edit(LOAN, 'Lend books.', 'Lend [books](./lone.mdx).');
  const workspace = workspaceAt(site.dir);
  const checks = new Content(workspace).checks();
  const plugin = contractPlugin(workspace, checks, new Background(false), new Tabs())();
  await expect(plugin).rejects.toThrow(`${LOAN}:8:6 There is no file`);
});

it('makes a page depend on the files that it shows', () => {
  const paths = [LOG, CONTRACT].map((file) => join(site.dir, file));
  expect(setUp(true).files()).toEqual(expect.arrayContaining(paths));
  expect(setUp(false).files()).toEqual(expect.arrayContaining(paths));
  expect(setUp(false).files('partners/shared/prose/_late.mdx')).not.toContain(paths[0]);
});

it('makes a page depend on every page while a linked name is on none', () => {
  const { edit, files } = setUp(true);
  const INTRO = 'partners/general/intro.mdx';
  expect(files(INTRO)).not.toContain(join(site.dir, LOAN));
  edit(LOAN, 'title: Loan', '<<<<<<< HEAD');
  expect(files(INTRO)).toContain(join(site.dir, LOAN));
});

it.each([
  ['its tags', 'Lend books.', '<Shema name="Loan" />', '8:1 <Shema> is not a tag'],
  ['its Markdown', 'Lend books.', ':::note', '8:1 The `:::note` that starts here has no end'],
  ['its words', 'Lend books.', 'Lend books. TODO', '8:13 "TODO" is unfinished'],
  ['its front matter', 'title: Loan', 'titel: Loan', '2:1 Unknown key `titel`'],
  [
    'its address',
    'title: Loan',
    'title: Loan\nslug: loans',
    '3:7 The page of a topic has the address',
  ],
])('reports a mistake in %s before the check has run', async (_what, right, wrong, says) => {
  const { edit, failure, causes, load } = setUp(true);
  edit(LOAN, right, wrong);
  const error = await failure();
  expect(String(error)).toContain(`${LOAN}:${says}`);
  expect(causes(error)).toEqual([join(site.dir, LOAN)]);
  edit(LOAN, wrong, right);
  await load();
});

it('depends on the file of a contract that cannot be built', async () => {
  const { failure, causes, edit, load } = setUp(true);
  edit(CONTRACT, '      summary: Lend a book', '     summary: Lend a book');
  const error = await failure();
  expect(causes(error)).toEqual([join(site.dir, CONTRACT)]);
  edit(CONTRACT, '     summary: Lend a book', '      summary: Lend a book');
  await load();
});
