import { type Page } from '@playwright/test';
import { ask, dialog, firstLink } from '../support/search';
import { expect, open, test } from '../support/test';

/** Questions of readers in a hurry, each with the address of the answer and a part of its text. */
const QUESTIONS = [
  {
    ask: 'freeze a card',
    path: ['Card', 'Freeze a card'],
    leadsTo: 'general/api/card#freeze-card',
    answer: '/cards/{cardId}/freeze',
  },
  {
    ask: 'withdrawal stuck in screening',
    path: ['Crypto withdrawals', 'When a withdrawal is stuck'],
    leadsTo: 'general/api/crypto-withdrawals#when-a-withdrawal-is-stuck',
    answer: 'After an hour, show "being checked". It can be canceled.',
  },
  {
    ask: 'verify a webhook in PHP',
    path: ['Webhook', 'Verify signatures'],
    leadsTo: 'general/api-for-us/webhook#verify-signatures',
    answer: 'PHP',
  },
  {
    ask: 'quote_expired',
    path: ['Exchange', "When a quote can't be used"],
    leadsTo: 'general/api/exchange#error-quote-expired',
    answer: 'quote_expired',
  },
] as const;

const arrives = async (page: Page, address: string, answer: string): Promise<void> => {
  const [path = '', anchor = ''] = address.split('#');
  await expect(page).toHaveURL(new RegExp(`${path}#`));
  const target = page.locator(`[id="${anchor}"]`);
  await expect(target).toBeInViewport();
  await expect(page.getByRole('main')).toContainText(answer);
};

for (const { ask, path, leadsTo, answer } of QUESTIONS) {
  test(`"${ask}" is answered by the first result of the search`, async ({ page }) => {
    await open(page, '');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill(ask);
    const first = dialog.getByRole('option').first();
    await expect(first).toHaveAttribute('href', new RegExp(`/${leadsTo.replace('.', '\\.')}$`));
    await first.click();
    await arrives(page, leadsTo, answer);
  });

  test(`"${ask}" is reached from the landing page without a search`, async ({ page }) => {
    await open(page, '');
    const [topic, section] = path;
    await page.getByRole('main').getByRole('link', { name: topic, exact: true }).first().click();
    // On pages with code beside their text, the table of contents opens from a bar.
    const bar = page.locator('.doc-contents > summary');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic);
    if (await bar.isVisible()) await bar.click();
    await page
      .locator('.table-of-contents')
      .getByRole('link', { name: section, exact: true })
      .click();
    await expect(page.getByRole('heading', { name: section }).first()).toBeInViewport();
    await expect(page.getByRole('main')).toContainText(answer);
  });
}

test('the set of the reader comes first', async ({ page }) => {
  for (const [route, first] of [
    ['general/postman-collection', '/general/'],
    ['rebell-pay/postman-collection', '/rebell-pay/'],
  ] as const) {
    await open(page, route);
    await ask(page, 'create a user');
    await expect(firstLink(page)).toHaveAttribute('href', RegExp(first));
    await expect(dialog(page).getByRole('tree')).not.toHaveCount(1);
    await page.keyboard.press('Escape');
  }
});

test('Enter leads to a field in a folded part', async ({ page, site, basePath }) => {
  const target = 'general/api/crypto-deposit#deposit.requiredConfirmations';
  await open(page, 'markdown-page');
  await ask(page, 'requiredConfirmations');
  await expect(firstLink(page)).toHaveAttribute('href', basePath + target);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.url + target);
  const place = page.locator('[id="deposit.requiredConfirmations"]');
  await expect(place).toContainText('requiredConfirmations');
  await expect(place).toBeInViewport();
  await expect(place).toBeFocused();
});
