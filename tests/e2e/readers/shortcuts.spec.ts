import { dialog } from '../../support/search';
import { expect, open, test } from '../../support/test';

const LIST = { name: 'Keyboard shortcuts' } as const;

test('? shows the shortcuts, Escape closes them and returns the focus', async ({ page }) => {
  await open(page, 'general/fees');
  const link = page.getByRole('link', { name: 'View as Markdown' });
  await link.focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', LIST);
  await expect(list).toBeVisible();
  for (const word of ['search', 'playground', 'language']) await expect(list).toContainText(word);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('single keys can be switched off, and stay off', async ({ page }) => {
  await open(page, 'general/fees');
  await page.getByRole('button', LIST).click();
  await page.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await open(page, 'general/fees');
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog(page)).toHaveCount(1);
  await expect(page.getByRole('dialog', LIST)).toHaveCount(0);
});
