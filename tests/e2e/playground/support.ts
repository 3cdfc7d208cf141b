import type { Locator, Page } from '@playwright/test';
import { expect, open } from '../../support/test';

/** Opens an operation in the playground and waits for its form. */
export async function openOperation(page: Page, operation: string, set = 'general'): Promise<void> {
  await open(page, `${set}/api/playground#op=${operation}`);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
}

export const panel = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** Sends the request and waits for an answer with the status. */
export async function send(page: Page, status: number): Promise<void> {
  const sent = panel(page, 'History').getByRole('listitem');
  const before = await sent.count();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sent).toHaveCount(before + 1);
  await expect(answerBody(page).locator('xpath=ancestor::section')).toContainText(String(status));
}

export const answerBody = (page: Page): Locator =>
  page.getByRole('group', { name: 'Body of the answer' });

/** Chooses a request from those that can follow the answer. */
export async function follow(page: Page, summary: string): Promise<void> {
  const button = panel(page, 'Answer').getByRole('button', { name: summary, exact: true });
  // A tall answer moves along with the page, one frame after scrolling. It must not move during the
  // click.
  await button.scrollIntoViewIfNeeded();
  await button.click();
}
