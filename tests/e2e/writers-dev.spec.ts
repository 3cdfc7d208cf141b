import { expect } from '@playwright/test';
import { daily } from '../support/daily';
import { overlayText } from '../support/overlay';
import { writeSkeleton } from '../support/skeleton';
import { firstMessage, scriptFromElsewhere, statusForHost } from '../support/strangers';
import { expectKept, open, PATIENCE, test } from '../support/writer-server';

test.describe.configure({ mode: 'serial' });

const CHANGES = [
  {
    what: 'fee',
    page: '/general/fees',
    file: 'general/fees.yaml',
    from: 'Late return',
    to: 'Return after the due date',
  },
  {
    what: 'summary in the contract',
    page: '/general/api/loan',
    file: 'general/contract/loan.yaml',
    from: 'Lend a book',
    to: 'Hand out a book',
  },
] as const;

for (const { what, page: path, file, from, to } of CHANGES) {
  test(`a changed ${what} shows in the open page without a reload`, async ({ page, site }) => {
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
  const list = await (await request.get('/llms.txt', PATIENCE)).text();
  const listed = [...list.matchAll(/https:\/\/docs\.library\.example(\/\S+\.md)/g)];
  const paths = new Set(['/index.md', ...listed.map(([, path = '']) => path)]);
  for (const { copy } of [...COPIES, { copy: '/general/api/loan/create-loan.md' }])
    expect(paths).toContain(copy);
  for (const path of paths) {
    const answer = await request.get(path, PATIENCE);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ]);
    const form = path === '/skill.md' ? /^---\nname: \S/ : /^<\S+\/llms\.txt> .+\n\n# \S.*\n\n> \S/;
    expect(await answer.text()).toMatch(form);
  }
});

for (const { copy, file, from } of daily(COPIES, 2)) {
  test(`the copy ${copy} follows an edit of its page`, async ({ request, site }) => {
    test.setTimeout(120_000);
    const text = async () => (await request.get(copy, PATIENCE)).text();
    expect(await text()).toContain(from);
    const written = from.split(' [')[0] ?? from;
    const undo = site.edit(file, written, `Now: ${written}`);
    await expect.poll(text, PATIENCE).toContain(`Now: ${from}`);
    undo();
    await expect.poll(text, PATIENCE).not.toContain('Now: ');
  });
}

test('a page created by `npm run new` is available without a restart', async ({ page, site }) => {
  test.setTimeout(180_000);
  writeSkeleton(site.dir, 'page --set general --path guides/first-loan');
  await open(page, '/general', 'Read about');
  // The page is not found until the server has listed the pages again.
  await expect(async () => {
    await page.goto('/general/guides/first-loan', PATIENCE);
    const heading = page.getByRole('heading', { name: 'First loan', level: 1 });
    await expect(heading).toBeVisible({ timeout: 5_000 });
  }).toPass(PATIENCE);
});

test('files that the server generates beside the pages are not available to other hosts', async ({
  request,
  server,
}) => {
  for (const path of ['/llms.txt', '/general/openapi.yaml']) {
    const address = server.origin + path;
    const response = await request.get(address);
    expect(response.status(), path).toBe(200);
    expect(response.headers()).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    expect(await statusForHost(address, 'docs.other.example'), path).toBe(403);
  }
});

test('other sites, other hosts and sockets of other origins get no content', async ({
  page,
  server,
}) => {
  await page.goto('/general/api/loan');
  const script = await page.locator('script[src]').first().getAttribute('src');
  const address = new URL(script ?? '', server.origin).href;
  expect((await page.request.get(address)).status()).toBe(200);
  expect(await scriptFromElsewhere(page, address)).toBe('error');

  const { host } = new URL(server.origin);
  for (const [method, path] of [
    ['GET', '/'],
    ['POST', '/lazy-compilation-using-'],
    ['GET', '/__get-internal-source?fileName=webpack-internal:///none'],
  ] as const) {
    const target = server.origin + path;
    expect(await statusForHost(target, host, method), path).not.toBe(403);
    expect(await statusForHost(target, 'docs.other.example', method), path).toBe(403);
  }

  const socket = `ws://${host}/ws`;
  expect(await firstMessage(socket, server.origin)).not.toMatch(/Invalid|closed/);
  for (const origin of ['https://other.example', 'http://localhost:1']) {
    expect(await firstMessage(socket, origin)).toBe('Unexpected server response: 401');
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
    says: 'docusaurus.config.ts:24:3 The file cannot be read: Unexpected token, expected ",". Next: look for a missing comma, quote or bracket here or in the line above.',
  },
  {
    what: 'configuration, which the server does not have,',
    page: '/general/fees',
    shown: 'Late return',
    file: '../docusaurus.config.ts',
    right: 'trailingSlash: false',
    wrong: 'trailingSlash: true',
    says: 'docusaurus.config.ts:26:18 The server was started with another configuration. Next: stop `npm start` with Ctrl+C and run it again, or undo the change.',
  },
] as const;

for (const { what, page: path, shown, file, right, wrong, says } of daily(MISTAKES, 3)) {
  test(`a wrong ${what} shows in the overlay and the terminal until it is right`, async ({
    page,
    site,
    server,
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
