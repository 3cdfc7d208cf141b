import { daily } from '../../support/daily';
import { blockStorage, expect, hydrated, open, test, withoutHydration } from '../../support/test';

test('unavailable browser storage is warned of, and a choice is made, with a notice', async ({
  page,
}) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await blockStorage(page);
  await open(page, 'markdown-page');
  expect(warnings.filter((text) => text.includes('browser storage is not available'))).toHaveLength(
    1,
  );
  await expect(page.locator('html')).toHaveAttribute('data-sample-lang', 'curl');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const notice = page.getByText('Browser storage is unavailable');
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: /dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('with storage there is no warning and no notice', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await open(page, 'markdown-page');
  await page.getByRole('button', { name: /dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('Browser storage is unavailable')).toHaveCount(0);
  expect(warnings).toEqual([]);
});

const LANGUAGES = [
  ['python', 'python'],
  ['java', 'java'],
  ['cobol', 'curl'],
  ['', 'curl'],
] as const;

for (const [stored, shown] of daily(LANGUAGES, 2)) {
  test(`the stored sample language "${stored}" selects ${shown} before hydration`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => localStorage.setItem('partner-docs.sample-language', value),
      stored,
    );
    await withoutHydration(page);
    await page.goto('markdown-page');
    await expect(page.locator('html')).toHaveAttribute('data-sample-lang', shown);
    await page.unroute('**/assets/js/**');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-sample-lang', shown);
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
  });
}
