import type { Page } from '@playwright/test';
import { daily } from '../support/daily';
import { expect, open, test, watchProblems } from '../support/test';

const calculator = (page: Page) => page.getByRole('region', { name: 'Fee calculator' });

for (const set of daily(['general', 'rebell-pay'], 2)) {
  test(`a fee of ${set} is calculated step by step, with only the keyboard`, async ({ page }) => {
    const problems = watchProblems(page);
    await open(page, `${set}/fees`);
    const event = page.getByLabel('What is charged');
    await event.focus();
    await page.keyboard.type('Exchange');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('125');
    await expect(page.getByLabel('Amount in EUR')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Fees on' })).toHaveText(
      'Fees on 125.00\u00a0EUR: 0.38\u00a0EUR.',
    );
    await expect(calculator(page)).toContainText('Rounded half up to 2 decimals');
    await expect(page).toHaveURL(/#fee=exchange-service&amount=125$/);
    await page.reload();
    await expect(page.getByLabel('Amount in EUR')).toHaveValue('125');
    await expect(calculator(page)).toBeInViewport();
    expect(problems).toEqual([]);
  });
}

test('a hostile link runs nothing and is explained at the field', async ({ page }) => {
  const problems = watchProblems(page);
  const amount = encodeURIComponent('<img src=x onerror=alert(1)>');
  await open(page, `general/fees#fee=exchange-service&amount=${amount}`);
  await expect(page.getByLabel('Amount in EUR')).toHaveAttribute('aria-invalid', 'true');
  await expect(calculator(page)).toContainText('Write digits and at most one full stop');
  await open(page, 'general/fees#fee=__proto__&amount=1');
  await page.reload();
  await expect(calculator(page)).toContainText('Fees on');
  expect(problems).toEqual([]);
});

test('without JavaScript the page points to the tables', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}general/fees`);
  await expect(page.getByText('Without JavaScript there is no calculator here.')).toBeVisible();
  await expect(page.getByLabel('What is charged')).toBeHidden();
  expect(await page.locator('table tbody tr').count()).toBeGreaterThan(8);
  await context.close();
});
