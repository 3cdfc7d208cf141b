import { type Page } from '@playwright/test';
import { holdBack } from '../support/gate';
import { ask, dialog, field, firstLink, status } from '../support/search';
import { expect, open, test, watchProblems } from '../support/test';

/**
 * The browser has to build the whole index, which takes a while if other tests run at the same
 * time.
 */
const INDEXED = { timeout: 10_000 };

/** The second file of the index: texts, fields, values. */
const TEXTS = '**/search-texts.*.js';

/** The lightest page of a docs set. */
const START = 'general/postman-collection';

test.slow();

interface Late {
  readonly start: string;
  readonly query: string;
  /** Status while only the names, which load first, are searched. */
  readonly first: RegExp;
  /** Targets of the first hit, either with the names only or with the whole index. */
  readonly targets: RegExp;
  /** Target of the first hit with the whole index. */
  readonly last: RegExp;
}

const RETURN_CODE = /\/general\/api\/sepa-transfer#sepa-transfer\.reason\.code$/;

/** A value of a field, which is not among the names, and a field whose words are. */
const LATE: readonly Late[] = [
  {
    start: START,
    query: 'AC04',
    first: /^Still looking$/,
    targets: RETURN_CODE,
    last: RETURN_CODE,
  },
  {
    start: 'rebell-pay/postman-collection',
    query: 'refundAddress',
    first: /^\d+ results$/,
    targets: /\/rebell-pay\/api\/order#.*refund-?address/i,
    last: /\/rebell-pay\/api\/order#.*\.refundAddress$/,
  },
];

/** Times at which Enter is pressed, with the release of the texts. */
const MOMENTS: Readonly<
  Record<string, (page: Page, release: () => void, late: Late) => Promise<void>>
> = {
  'before the texts arrive': async (page, release) => {
    await page.keyboard.press('Enter');
    release();
  },
  'while they arrive': async (page, release) => {
    release();
    await page.keyboard.press('Enter');
  },
  'after they arrived': async (page, release, { last }) => {
    release();
    await expect(firstLink(page)).toHaveAttribute('href', last, INDEXED);
    await page.keyboard.press('Enter');
  },
};

for (const late of LATE) {
  const { start, query, first, targets } = late;
  for (const [moment, press] of Object.entries(MOMENTS)) {
    test(`Enter ${moment} opens a hit of ${query}`, async ({ page }) => {
      const problems = watchProblems(page);
      const release = await holdBack(page, TEXTS);
      await open(page, start);
      await page.keyboard.press('Control+k');
      await field(page).fill(query);
      await expect(status(page)).toHaveText(first);
      await press(page, release, late);
      await expect(page).toHaveURL(targets, INDEXED);
      await expect(dialog(page)).toHaveCount(0);
      expect(problems).toEqual([]);
    });
  }
}

test('a hit of the names opens while the texts still load', async ({ page }) => {
  const release = await holdBack(page, TEXTS);
  await open(page, START);
  await ask(page, 'freeze card');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#freeze-card$/);
  release();
});

test('a result that was chosen stays chosen when the texts arrive', async ({ page }) => {
  const release = await holdBack(page, TEXTS);
  await open(page, START);
  await ask(page, 'freeze card');
  await page.keyboard.press('ArrowDown');
  const chosen = dialog(page).getByRole('option', { selected: true });
  const href = await chosen.getAttribute('href');
  const arrived = page.waitForResponse(TEXTS);
  release();
  await arrived;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href ?? 'no result'}$`));
});

test('Enter is forgotten when the reader types on', async ({ page }) => {
  const release = await holdBack(page, TEXTS);
  await open(page, START);
  await page.keyboard.press('Control+k');
  await field(page).fill('AC0');
  await expect(status(page)).toHaveText('Still looking');
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  release();
  await expect(status(page)).toHaveText(/\d results?$/, INDEXED);
  await expect(page).toHaveURL(new RegExp(`${START}$`));
});

test('Enter is forgotten when the texts do not come', async ({ page }) => {
  let failing = true;
  await page.route(TEXTS, (route) => (failing ? route.abort() : route.continue()));
  await open(page, START);
  await page.keyboard.press('Control+k');
  await field(page).fill('AC04');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(status(page)).toHaveText('No results');
  await page.keyboard.press('Enter');
  failing = false;
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(status(page)).toHaveText(/\d results?$/, INDEXED);
  await expect(page).toHaveURL(new RegExp(`${START}$`));
});
