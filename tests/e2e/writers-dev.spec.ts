import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { DevServer } from '../support/dev-server';
import { overlayText } from '../support/overlay';
import { statusForHost } from '../support/strangers';
import { writeSkeleton } from '../support/skeleton';
import { WriterSite } from '../support/writer-site';

/** A generous timeout for a busy machine, not a measure. */
const PATIENCE = { timeout: 60_000 };

let site: WriterSite;
let server: DevServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = new WriterSite();
  server = await DevServer.start(site.dir);
  await expect.poll(() => server.isReady, { timeout: 230_000 }).toBe(true);
});

test.afterAll(async () => {
  await server.stop();
  site.remove();
});

/** Opens a page and marks it, because a reload would lose the mark. */
async function open(page: Page, path: string, text: string): Promise<void> {
  await page.goto(server.origin + path, PATIENCE);
  await expect(page.getByText(text).first()).toBeVisible(PATIENCE);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
}

const expectKept = (page: Page) => expect(page.locator('body[data-kept]')).toBeAttached();

test('the first page that a tab opens has all of its styles', async ({ page }) => {
  test.setTimeout(180_000);
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).length);
  await open(page, '/general/api/loan', 'Lend books.');
  const first = await rules();
  await page.reload();
  await expect(page.getByText('Lend books.').first()).toBeVisible(PATIENCE);
  expect(await rules()).toBe(first);
});

test('a page that failed because of a partly written file appears once the file is complete', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const undo = site.edit(
    '../.docusaurus/start/routes.js',
    'export default',
    'half;\nexport default',
  );
  const script = async () => (await request.get(`${server.origin}/main.js`, PATIENCE)).text();
  await expect.poll(script, PATIENCE).toContain('half;');
  const failure = page.waitForEvent('pageerror', PATIENCE);
  await page.goto(`${server.origin}/general/fees`, PATIENCE);
  expect((await failure).message).toBe('half is not defined');
  undo();
  await expect(page.getByText('Late return').first()).toBeVisible(PATIENCE);
});

const CHANGES = [
  {
    what: 'fee',
    page: '/general/fees',
    file: 'general/fees.yaml',
    from: 'Late return',
    to: 'Return after the due date',
  },
  {
    what: 'entry of the change log',
    page: '/general/change-log',
    file: 'general/change-log.yaml',
    from: 'Shelves are checked',
    to: 'Shelves are looked at',
  },
] as const;

for (const { what, page: path, file, from, to } of CHANGES) {
  test(`a changed ${what} shows in the open page without a reload`, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, path, from);
    site.edit(file, from, to);
    await expect(page.getByText(to).first()).toBeVisible(PATIENCE);
    await expectKept(page);
    site.edit(file, to, from);
    await expect(page.getByText(from).first()).toBeVisible(PATIENCE);
    await expectKept(page);
  });
}

test('a changed entry of the log appears in the log and at its operation', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const mark = page.getByText('Changed on 2026-03-1');
  await open(page, '/general/api/loan', 'Changed on 2026-03-10');
  await expect(mark).toHaveCount(1);
  const log = await context.newPage();
  await open(log, '/general/change-log', '2026-03-10');
  site.edit('general/change-log.yaml', "date: '2026-03-10'", "date: '2026-03-11'");
  await expect(log.getByText('2026-03-11').first()).toBeVisible(PATIENCE);
  await expect(mark).toHaveText('Changed on 2026-03-11', PATIENCE);
  await expectKept(page);
  await expectKept(log);
  site.edit('general/change-log.yaml', "date: '2026-03-11'", "date: '2026-03-10'");
  await expect(mark).toHaveText('Changed on 2026-03-10', PATIENCE);
});

const COPIES = [
  { copy: '/index.md', file: '../src/pages/_landing.ts', from: 'Start with [loans](' },
  { copy: '/about.md', file: '../src/pages/about.mdx', from: 'Volunteers keep the shelves.' },
  { copy: '/general.md', file: 'general/intro.mdx', from: 'What a library is.' },
  { copy: '/general/api/loan.md', file: 'general/api/loan.mdx', from: 'Lend books.' },
] as const;

test('every page and part is available as Markdown at its address with .md', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const list = await (await request.get(`${server.origin}/llms.txt`, PATIENCE)).text();
  const listed = [...list.matchAll(/https:\/\/docs\.library\.example(\/\S+\.md)/g)];
  const paths = new Set(['/index.md', ...listed.map(([, path = '']) => path)]);
  for (const { copy } of [...COPIES, { copy: '/general/api/loan/create-loan.md' }])
    expect(paths).toContain(copy);
  for (const path of paths) {
    const answer = await request.get(server.origin + path, PATIENCE);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ]);
    const form = path === '/skill.md' ? /^---\nname: \S/ : /^<\S+\/llms\.txt> .+\n\n# \S.*\n\n> \S/;
    expect(await answer.text()).toMatch(form);
  }
});

for (const { copy, file, from } of COPIES) {
  test(`the copy ${copy} follows an edit of its page`, async ({ request }) => {
    test.setTimeout(120_000);
    const text = async () => (await request.get(server.origin + copy, PATIENCE)).text();
    expect(await text()).toContain(from);
    const written = from.split(' [')[0] ?? from;
    const undo = site.edit(file, written, `Now: ${written}`);
    await expect.poll(text, PATIENCE).toContain(`Now: ${from}`);
    undo();
    await expect.poll(text, PATIENCE).not.toContain('Now: ');
  });
}

test('a page created by `npm run new` is available without a restart', async ({ page }) => {
  test.setTimeout(180_000);
  writeSkeleton(site.dir, 'page --set general --path guides/first-loan');
  await open(page, '/general', 'Read about');
  // The page is not found until the server has listed the pages again.
  await expect(async () => {
    await page.goto(`${server.origin}/general/guides/first-loan`, PATIENCE);
    const heading = page.getByRole('heading', { name: 'First loan', level: 1 });
    await expect(heading).toBeVisible({ timeout: 5_000 });
  }).toPass(PATIENCE);
});

test('a sidebar that is deleted and restored is used again', async ({ page }) => {
  test.setTimeout(180_000);
  const file = join(site.dir, 'sidebars.general.ts');
  await open(page, '/general/api/loan', 'Lend books.');
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(menu).toContainText('Fees', PATIENCE);
  renameSync(file, `${file}.old`);
  await expect(menu).toHaveCount(0, PATIENCE);
  renameSync(`${file}.old`, file);
  await expect(menu).toContainText('Fees', PATIENCE);
  const undo = site.edit(
    '../sidebars.general.ts',
    "'fees'",
    "{ type: 'doc', id: 'fees', label: 'Prices' }",
  );
  await expect(menu).toContainText('Prices', PATIENCE);
  undo();
  await expect(menu).toContainText('Fees', PATIENCE);
});

test('the search is updated after an edit of a page', async ({ page }) => {
  test.setTimeout(180_000);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await open(page, '/general/fees', 'Late return');
  await page.getByRole('button', { name: /^Search/ }).click();
  await field.fill('zebra', PATIENCE);
  await expect(dialog.getByRole('status')).toHaveText('No results', PATIENCE);
  await page.keyboard.press('Escape');
  site.edit('general/api/loan.mdx', 'Lend books.', 'Lend books.\n\n## Zebra crossing\n');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: /^Search/ }).click();
    await field.fill('zebra');
    const first = dialog.getByRole('treeitem').first();
    await expect(first).toContainText('Zebra crossing', { timeout: 2_000 });
  }).toPass(PATIENCE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/general\/api\/loan#zebra-crossing$/);
  await expect(page.getByRole('heading', { name: 'Zebra crossing' })).toBeVisible(PATIENCE);
  site.edit('general/api/loan.mdx', '\n\n## Zebra crossing\n', '');
});

test('files that the server generates beside the pages are not available to other hosts', async ({
  request,
}) => {
  for (const path of ['/llms.txt', '/general/openapi.yaml']) {
    const address = server.origin + path;
    const response = await request.get(address);
    expect(response.status(), path).toBe(200);
    expect(response.headers()).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    expect(await statusForHost(address, 'docs.other.example'), path).toBe(403);
  }
});

const MISTAKES = [
  {
    what: 'tag',
    page: '/general/api/loan',
    shown: 'Lend books.',
    file: 'general/api/loan.mdx',
    right: '<Schema name="Loan" />',
    wrong: '<Shema name="Loan" />',
    says: 'partners/general/api/loan.mdx:12:1 <Shema> is not a tag of the vocabulary. Next: did you mean `Schema`?',
  },
  {
    what: 'link',
    page: '/general/api/loan',
    shown: 'Lend books.',
    file: 'general/api/loan.mdx',
    right: 'Lend books.',
    wrong: 'Lend [books](./lone.mdx).',
    says: 'partners/general/api/loan.mdx:8:6 There is no file `./lone.mdx`. Next: did you mean `./loan.mdx`?',
  },
  {
    what: 'fee',
    page: '/general/fees',
    shown: 'Late return',
    file: 'general/fees.yaml',
    right: 'payer: user',
    wrong: 'payer: usr',
    says: 'partners/general/fees.yaml:7:5 `payer` cannot be `usr`. Next: did you mean `user`?',
  },
  {
    what: 'indentation in the contract',
    page: '/general/api/loan',
    shown: 'Lend books.',
    file: 'general/contract/loan.yaml',
    right: '      summary: Lend a book',
    wrong: '     summary: Lend a book',
    says: 'Next: indent the line as far as its neighbors.',
  },
  {
    what: 'front matter of a new page',
    page: '/general/guides/first-loan',
    shown: 'What the reader can do after this page',
    file: 'general/guides/first-loan.mdx',
    right: 'title: First loan',
    wrong: 'title: First loan: borrow a book',
    says: 'partners/general/guides/first-loan.mdx:2:8 Nested mappings are not allowed in compact mappings. Next: correct the YAML; a text with `: ` or ` #` needs quotes.',
  },
  {
    what: 'key in the front matter of a new page',
    page: '/general/guides/first-loan',
    shown: 'What the reader can do after this page',
    file: 'general/guides/first-loan.mdx',
    right: 'title: First loan',
    wrong: 'titel: First loan',
    says: 'partners/general/guides/first-loan.mdx:2:1 Unknown key `titel`. Next: did you mean `title`?',
  },
  {
    what: 'comma in the configuration',
    page: '/general/fees',
    shown: 'Late return',
    file: '../docusaurus.config.ts',
    right: "  tagline: 'Loans and readers of a public library.',",
    wrong: "  tagline: 'Loans and readers of a public library.'",
    says: 'docusaurus.config.ts:25:3 The file cannot be read: Unexpected token, expected ",". Next: look for a missing comma, quote or bracket here or in the line above.',
  },
  {
    what: 'configuration, which the server does not have,',
    page: '/general/fees',
    shown: 'Late return',
    file: '../docusaurus.config.ts',
    right: 'trailingSlash: false',
    wrong: 'trailingSlash: true',
    says: 'docusaurus.config.ts:27:18 The server was started with another configuration. Next: stop `npm start` with Ctrl+C and run it again, or undo the change.',
  },
  // After the configuration was read again, to prove that mistakes still reach the page.
  {
    what: 'word',
    page: '/general/fees',
    shown: 'Late return',
    file: 'general/fees.yaml',
    right: 'title: Late return',
    wrong: 'title: Late retrun',
    says: 'The spelling check does not know `retrun`. Next: did you mean `return`',
  },
] as const;

for (const { what, page: path, shown, file, right, wrong, says } of MISTAKES) {
  test(`a wrong ${what} shows in the overlay and the terminal until it is right`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await open(page, path, shown);
    server.terminal = '';
    site.edit(file, right, wrong);
    await expect.poll(() => overlayText(page), PATIENCE).toContain(says);
    await expect.poll(() => server.terminal, PATIENCE).toContain(says);
    site.edit(file, wrong, right);
    await expect.poll(() => overlayText(page), PATIENCE).toBe('');
    await expect(page.getByText(shown).first()).toBeVisible(PATIENCE);
  });
}

test('a mistake that does not break a page is shown over the changed page, and in a tab that opens later', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await open(page, '/general/fees', 'Late return');
  const undo = site.edit('general/fees.yaml', 'title: Late return', 'title: Late retrun');
  await expect.poll(() => overlayText(page), PATIENCE).toContain('`retrun`');
  await expect(page.getByText('Late retrun').first()).toBeVisible(PATIENCE);
  await expectKept(page);
  await page.reload();
  await expect.poll(() => overlayText(page), PATIENCE).toContain('`retrun`');
  undo();
  await expect.poll(() => overlayText(page), PATIENCE).toBe('');
});
