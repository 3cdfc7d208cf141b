import type { Page } from '@playwright/test';
import { daily } from '../support/daily';
import { expect, open, test, watchProblems } from '../support/test';

const bench = (page: Page) => page.getByRole('region', { name: 'Webhook bench' });
const press = (page: Page, name: string) => bench(page).getByRole('button', { name }).click();
const verdict = (page: Page) => bench(page).getByRole('status');
const failed = (page: Page) => bench(page).locator('li[data-result="Failed"]');

async function openBench(page: Page, set = 'general'): Promise<void> {
  await open(page, `${set}/api-for-us/webhook`);
  await press(page, 'Open the bench');
  await expect(bench(page).getByLabel('Event')).toBeVisible();
}

for (const set of daily(['rebell-pay', 'general'], 2)) {
  test(`a delivery of ${set} is stored once, and a replay is recognized`, async ({ page }) => {
    const problems = watchProblems(page);
    await openBench(page, set);
    await expect(bench(page)).toBeFocused();
    await press(page, 'Generate');
    await press(page, 'Deliver');
    await expect(verdict(page)).toHaveText('Genuine and new: stored, answer 204.');
    await expect(bench(page).locator('li[data-result="Passed"]')).toHaveCount(7);
    await press(page, 'Replay');
    await expect(verdict(page)).toContainText('known already');
    await expect(failed(page)).toHaveText(/Id is new/);
    expect(problems).toEqual([]);
  });
}

test('a changed body, a wrong clock and another secret fail at their own checks', async ({
  page,
}) => {
  await openBench(page);
  await press(page, 'Generate');
  await press(page, 'Tamper');
  await expect(verdict(page)).toContainText('one bit differs');
  await press(page, 'Deliver');
  await expect(verdict(page)).toContainText('answer 400');
  await expect(failed(page)).toHaveText(/A signature matches/);
  await press(page, 'Tamper');
  await press(page, 'Deliver');
  await expect(verdict(page)).toContainText('Genuine and new');

  await press(page, 'Generate');
  await bench(page).getByLabel('Clock of the receiver').fill('301');
  await press(page, 'Deliver');
  await expect(failed(page)).toHaveText(/Clock agrees/);
  await bench(page).getByLabel('Clock of the receiver').fill('soon');
  await expect(bench(page)).toContainText('Write whole seconds');

  await bench(page).getByLabel('Clock of the receiver').fill('0');
  await bench(page).getByLabel('Sign with').selectOption('other');
  await press(page, 'Sign');
  await press(page, 'Deliver');
  await expect(failed(page)).toHaveText(/A signature matches/);
  await bench(page).getByLabel('Sign with').selectOption('rotation');
  await press(page, 'Sign');
  await press(page, 'Deliver');
  await expect(bench(page)).toContainText('Signature 2 of 2 matches');
  await bench(page).getByLabel('webhook-signature').fill('');
  await press(page, 'Deliver');
  await expect(failed(page)).toHaveText(/Missing or empty: webhook-signature/);
});

test('no part of a secret is stored or sent', async ({ page }) => {
  const secret = `whsec_${Buffer.from('a secret of the reader, 32 bytes').toString('base64')}`;
  const sent: string[] = [];
  await openBench(page);
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await bench(page).getByLabel('Signing secret').fill(secret);
  await press(page, 'Generate');
  await press(page, 'Deliver');
  await expect(verdict(page)).toContainText('Genuine and new');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  );
  expect(sent.join() + stored).not.toContain(secret);
});

test('without JavaScript the page points to the receivers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}general/api-for-us/webhook`);
  await expect(page.getByText('Without JavaScript, run one of the receivers above')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the bench' })).toBeHidden();
  await context.close();
});
