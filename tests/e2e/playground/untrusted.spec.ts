import type { Page } from '@playwright/test';
import { expect, open, test, watchProblems } from '../../support/test';
import { answerBody, openOperation, panel, send } from './support';
import { OPERATIONS } from '../../sample/cast';

const PLAYGROUND = 'general/api/playground';
const STORED = 'partner-docs.playground.general';
const DEEP = '['.repeat(1820) + ']'.repeat(1820);
const TOO_DEEP = 'Nested deeper than 100 levels at line 1, column 101.';

const linkTo = (body: string): string => {
  const draft = Buffer.from(JSON.stringify({ body })).toString('base64url');
  return `${PLAYGROUND}#op=${OPERATIONS.create.id}&draft=${draft}`;
};

const body = (page: Page) => page.getByLabel('Body (JSON)');

const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORED);

test('a link with a body that is nested too deep is reported, and the page keeps working', async ({
  page,
}) => {
  await open(page, linkTo(DEEP));
  await expect(panel(page, 'Request')).toContainText(TOO_DEEP);
  await page.reload();
  await expect(panel(page, 'Request')).toContainText(TOO_DEEP);
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.reload();
  await expect(body(page)).toHaveValue(DEEP);
  await page.getByRole('button', { name: 'Restore the examples' }).click();
  await expect(panel(page, 'Request')).toContainText('The request fits its schema.');
});

test('a pasted body that is nested too deep is refused with a reason, also by the sandbox', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await openOperation(page, OPERATIONS.create.id);
  await body(page).fill(DEEP);
  await expect(panel(page, 'Request')).toContainText(TOO_DEEP);
  await page.getByRole('button', { name: 'Format' }).click();
  await send(page, 400);
  await expect(answerBody(page)).toContainText(TOO_DEEP);
  expect(problems).toEqual([]);
});

/** Makes the form of a request throw if its body contains the text. */
const crashOn = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((fatal) => {
    const split = Reflect.get(String.prototype, 'split') as (...values: unknown[]) => string[];
    Reflect.set(String.prototype, 'split', function (this: string, ...values: unknown[]) {
      if (this.includes(fatal)) throw new Error('on purpose');
      return split.apply(this, values);
    });
  }, text);

test('a link that crashes the playground is not kept for the next visit', async ({ page }) => {
  await crashOn(page, 'fatal value');
  await open(page, linkTo('"fatal value"'));
  await expect(page.getByRole('alert')).toHaveText('The playground crashed: on purpose');
  expect(await stored(page)).toBeNull();
  await page.goto('general');
  await open(page, PLAYGROUND);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
});

test('a stored draft that crashes the playground can be discarded', async ({ page }) => {
  await openOperation(page, OPERATIONS.create.id);
  await body(page).fill('"fatal value"');
  await expect.poll(() => stored(page)).toContain('fatal value');
  await crashOn(page, 'fatal value');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The playground crashed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('The playground crashed');
  await page.getByRole('button', { name: 'Discard edited requests' }).click();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  expect((await stored(page)) ?? '').not.toContain('fatal value');
});
