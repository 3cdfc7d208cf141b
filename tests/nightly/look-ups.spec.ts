import { type Page } from '@playwright/test';
import { ask, firstLink } from '../support/search';
import { expect, open, test } from '../support/test';

/** Questions of readers in a hurry, each with the address of the answer and a part of its text. */
const QUESTIONS = [
  {
    question: 'freeze a card',
    path: ['Card', 'Freeze a card'],
    leadsTo: 'general/api/card#freeze-card',
    answer: '/cards/{cardId}/freeze',
  },
  {
    question: 'withdrawal stuck in screening',
    path: ['Crypto withdrawals', 'When a withdrawal is stuck'],
    leadsTo: 'general/api/crypto-withdrawals#when-a-withdrawal-is-stuck',
    answer: 'After an hour, show "being checked". It can be canceled.',
  },
  {
    question: 'verify a webhook in PHP',
    path: ['Webhook', 'Verify signatures'],
    leadsTo: 'general/api-for-us/webhook#verify-signatures',
    answer: 'PHP',
  },
  {
    question: 'quote_expired',
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

for (const { question, path, leadsTo, answer } of QUESTIONS) {
  test(`"${question}" is answered by the first result of the search`, async ({ page }) => {
    await open(page, '');
    await ask(page, question);
    const address = new RegExp(`/${leadsTo.replace('.', '\\.')}$`);
    await expect(firstLink(page)).toHaveAttribute('href', address);
    await firstLink(page).click();
    await arrives(page, leadsTo, answer);
  });

  test(`"${question}" is reached from the landing page without a search`, async ({ page }) => {
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
