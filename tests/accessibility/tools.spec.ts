import type { Page } from '@playwright/test';
import { openOperation, send } from '../e2e/playground/support';
import { FEES, OPERATIONS } from '../sample/cast';
import { axeFindings, sidewaysScroll } from '../support/axe';
import { LOOKS } from '../support/looks';
import { LAST_SET } from '../support/routes';
import { expect, open, test } from '../support/test';

async function expectAccessible(page: Page, part: string, least: number): Promise<void> {
  const { passed, violations } = await axeFindings(page, part);
  expect(violations).toEqual([]);
  expect(passed).toBeGreaterThan(least);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

for (const { width, theme } of LOOKS) {
  test.describe(`no axe violation and no sideways scrolling at ${width} px, ${theme}:`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 800 }));

    test('the fee calculator', async ({ page }) => {
      await open(page, `${LAST_SET}/fees?docusaurus-theme=${theme}`);
      for (const [state, says] of FEES) {
        await page.evaluate((hash) => (window.location.hash = hash), state);
        await expect(page.getByRole('region', { name: 'Fee calculator' })).toContainText(says);
        await expectAccessible(page, 'main', 20);
      }
    });

    test('the webhook bench', async ({ page }) => {
      // axe checks one of the longest pages four times.
      test.slow();
      await open(page, `${LAST_SET}/api-for-us/webhook?docusaurus-theme=${theme}`);
      const bench = page.getByRole('region', { name: 'Webhook bench' });
      const press = (name: string) => bench.getByRole('button', { name }).click();
      await press('Open the bench');
      await press('Generate');
      for (const action of ['Deliver', 'Replay', 'Tamper', 'Deliver']) {
        await press(action);
        await expectAccessible(page, 'section[aria-label="Webhook bench"]', 12);
      }
    });

    test('the playground', async ({ page }) => {
      await page.addInitScript((value) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.dataset.theme = value;
        });
      }, theme);
      await openOperation(page, OPERATIONS.create.id);
      await send(page, 201);
      await page.getByText('Fields of the body').click();
      await page.getByLabel('Body (JSON)').fill('{"type": 1}');
      await expectAccessible(page, 'main', 25);
    });
  });
}
