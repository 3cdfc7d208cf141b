import { TOPIC_PAGE } from '../../sample/cast';
import { expect, open, test } from '../../support/test';

test('an anchor link scrolls to its target and copies its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'general/api/card');
  const heading = page.getByRole('heading', { name: 'Create a card' });
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/\/general\/api\/card#create-card$/);
  await expect(heading.locator('[data-copied]')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the address of a field opens the folded part that contains it', async ({ page }) => {
  await page.goto('general/api/card');
  const id = await page
    .locator('details:not([open]) li[id]')
    .first()
    .evaluate(({ id: elementId }) => elementId);
  await open(page, `general/api/card#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('back to top jumps for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'general/api/card');
  for (const place of [4000, 3000]) {
    // The browser reports all scrolling within a frame in a single event.
    await page.evaluate(
      (top) =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, { once: true });
          window.scrollTo(0, top);
        }),
      place,
    );
  }
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeVisible();
  const steps = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const look = (): void => {
          seen.push(window.scrollY);
          if (window.scrollY === 0) resolve([...new Set(seen)]);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await button.click();
  expect(await steps).toEqual([3000, 0]);
});

test('a chosen language stays selected on other pages and after a reload', async ({ page }) => {
  await open(page, 'general/api/card');
  await page.locator('pre[data-lang="curl"]').first().scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await open(page, 'rebell-pay/api/order');
  await page.locator('pre[data-lang="python"]').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.reload();
  await expect(page.locator('pre[data-lang="python"]').first()).toBeVisible();
  await expect(page.locator('pre[data-lang="curl"]').first()).toBeHidden();
});

test('code blocks copy their text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, './');
  const block = page.locator('.theme-code-block').first();
  await expect(block).toContainText('Request');
  await block.hover();
  await block.getByRole('button', { name: 'Copy code: Request' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    (await block.locator('code').innerText()).trimEnd(),
  );
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
  await open(page, 'general/api/user');
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByRole('link', { name: /Next/ })).toHaveAttribute(
    'href',
    /general\/api\/kyc$/,
  );
  await expect(pages.getByRole('link', { name: /Previous/ })).toHaveAttribute(
    'href',
    /api\/partner$/,
  );
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

test('an error in the address is at the edge of the bars, beside its mark', async ({ page }) => {
  await open(page, TOPIC_PAGE);
  const errors = page.locator('main details[id^="error-"]');
  const id = await errors.nth(1).getAttribute('id');
  await open(page, `${TOPIC_PAGE}#${id}`);
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toHaveAttribute('open', '');
  const bar = page.locator('.doc-contents');
  await expect
    .poll(async () => {
      const [row, above] = [await target.boundingBox(), await bar.boundingBox()];
      return Math.abs((row?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
    })
    .toBeLessThan(1);
  expect(
    await target.evaluate((entry) => Number.parseFloat(getComputedStyle(entry).paddingLeft)),
  ).toBeGreaterThan(4);
});
