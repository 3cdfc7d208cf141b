import type { Page } from '@playwright/test';
import { RECIPE } from '../sample/cast';
import { axeFindings, sidewaysScroll } from '../support/axe';
import { daily } from '../support/daily';
import { LOOKS } from '../support/looks';
import { expect, open, test, watchProblems } from '../support/test';

const runner = (page: Page) => page.getByRole('region', { name: `Run: ${RECIPE.title}` });
const button = (page: Page, name: string) => runner(page).getByRole('button', { name });

async function openRunner(page: Page): Promise<void> {
  await open(page, RECIPE.page);
  await page.getByRole('button', { name: `Run it here: ${RECIPE.title}` }).press('Enter');
  await expect(runner(page)).toBeFocused();
}

/** Returns the number of finished steps, and of all steps. */
async function progress(page: Page): Promise<readonly [taken: number, all: number]> {
  const text = (await runner(page).getByRole('status').textContent()) ?? '';
  const [, taken, all] = /^(\d+) of (\d+) steps taken/.exec(text) ?? [];
  return [Number(taken), Number(all)];
}

test('a recipe runs to its end by keyboard, and can be run again', async ({ page }) => {
  const problems = watchProblems(page);
  await openRunner(page);
  await page.keyboard.press('Tab');
  for (const taken of [1, 2]) {
    await expect(button(page, 'Next step')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => progress(page)).toEqual([taken, expect.any(Number)]);
  }
  await expect(button(page, 'Next step')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Run the rest')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'Next step')).toBeHidden();
  const [taken, all] = await progress(page);
  expect(taken).toBe(all);
  await expect(runner(page)).not.toContainText('Not as expected');
  await expect(runner(page)).toContainText('until it was there');

  // The focused element has disappeared, so its container has the focus.
  await expect(runner(page)).toBeFocused();
  await button(page, 'Start again').press('Enter');
  await expect(runner(page)).toBeFocused();
  expect(await progress(page)).toEqual([0, all]);
  expect(problems).toEqual([]);
});

for (const { width, theme } of daily(LOOKS, 2)) {
  test(`a step shows its request and answer at ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    await openRunner(page);
    await button(page, 'Next step').press('Enter');
    const step = runner(page).getByRole('listitem').first();
    await step.locator('summary').press('Enter');
    await expect(step.getByText('Body sent', { exact: true })).toBeVisible();
    await expect(step.getByText('Answer', { exact: true })).toBeVisible();
    const { passed, violations } = await axeFindings(page, 'main');
    expect(violations).toEqual([]);
    expect(passed).toBeGreaterThan(25);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}
