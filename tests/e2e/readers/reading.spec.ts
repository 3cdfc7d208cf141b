import { expect, open, test } from '../../support/test';

test('an anchor link scrolls to its target and copies its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'general/postman-collection');
  const heading = page.locator('main h2[id]').last();
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/\/general\/postman-collection#[\w-]+$/);
  await expect(heading).toBeInViewport();
  await expect(heading.locator('[data-copied]')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the address of a field opens the folded part that contains it', async ({ page }) => {
  await page.goto('general/api/transfer');
  const id = await page
    .locator('details:not([open]) li[id]')
    .first()
    .evaluate(({ id: elementId }) => elementId);
  await open(page, `general/api/transfer#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a chosen language stays selected on other pages', async ({ page }) => {
  await open(page, 'rebell-pay/api/rate');
  await page.locator('pre[data-lang="curl"]').first().scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await open(page, 'general/api/transfer');
  await page.locator('pre[data-lang="python"]').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.locator('pre[data-lang="python"]').first()).toBeVisible();
  await expect(page.locator('pre[data-lang="curl"]').first()).toBeHidden();
});

test('code blocks with long lines wrap on demand', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, 'general');
  const block = page.locator('.theme-code-block', { hasText: 'curl' }).first();
  const wrap = block.getByRole('button', { name: /^Wrap lines of code/ });
  const code = block.locator('pre');
  const overflow = () => code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await code.hover();
  await wrap.click();
  expect(await overflow()).toBe(0);
});

test('previous and next link all pages of a set; nothing to edit without a repository', async ({
  page,
}) => {
  await page.goto('general/fees');
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByRole('link', { name: /Next/ })).toHaveAttribute(
    'href',
    /general\/change-log$/,
  );
  await expect(pages.getByRole('link', { name: /Previous/ })).toHaveAttribute('href', /webhook$/);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
  await expect(page.getByText('Last updated')).toHaveCount(0);
});

test('a page shows when it changed and links to its source if the repository is configured', async ({
  page,
  frameSite,
}) => {
  await open(page, `${frameSite.url}general`);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://code.example/docs/edit/main/tests/fixtures/frame-site/docs/intro.mdx',
  );
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
});
