import { answerBody, follow, openOperation, panel, send } from '../e2e/playground/support';
import { says } from '../sample/promises/says';
import { expect, open, test } from '../support/test';

test('what can follow begins with what leads on, ends with the end, and uses the new identifier', async ({
  page,
}) => {
  await openOperation(page, 'createUser');
  await send(page, 201);
  const answer = panel(page, 'Answer');
  const { id } = JSON.parse(await answerBody(page).innerText()) as { id: string };
  await answer.getByText(/^\d+ more$/).click();
  const next = answer.locator('h3 ~ * button');
  await expect(next.nth(1)).toHaveText('Start a verification');
  await expect(next.last()).toHaveText('Close a user');
  // Each of these would be refused for a newly created user.
  const offered = (await next.allTextContents()).join();
  expect(offered).not.toMatch(/Create an upload slot|Submit a verification|Reactivate a user/);
  await follow(page, 'Create a transfer');
  await expect(page.getByLabel('Body (JSON)')).toHaveValue(new RegExp(`"userId": "${id}"`));
  await send(page, 201);
});

test('a double click sends once', async ({ page }) => {
  await openOperation(page, 'createCard');
  const calls = panel(page, 'History').getByRole('listitem');
  await page.getByRole('button', { name: 'Send', exact: true }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(calls).toHaveCount(1);
  // The answer may arrive before the second click.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.getByLabel('Body (JSON)').fill('{}');
  await page.keyboard.press('Control+Enter');
  await expect(answerBody(page)).toContainText('"code": "validation_failed"');
  await expect(calls).toHaveCount(2);
});

test('the history shows earlier answers again; reset forgets them with what was made', async ({
  page,
}) => {
  await openOperation(page, 'createCard');
  await send(page, 201);
  await follow(page, 'Get a card');
  await send(page, 200);
  await panel(page, 'History').getByRole('button', { name: /POST/ }).first().click();
  await expect(panel(page, 'Answer')).toContainText('POST /v1/cards');
  await page.getByRole('button', { name: 'Reset sandbox' }).click();
  await expect(panel(page, 'History')).toContainText('No request was sent yet.');
  await expect(panel(page, 'Answer')).toContainText('Send the request to see the answer.');
  await expect(panel(page, 'Answer').getByRole('button')).toHaveCount(0);
  await send(page, 404);
});

test('back to a request whose link was copied shows its answer, and none before it was sent', async ({
  page,
}) => {
  await openOperation(page, 'createUser');
  await page.getByLabel('Body (JSON)').fill('{"kept": 1}');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/draft=/);
  const picker = page.getByRole('combobox', { name: 'Operation' });
  const answer = panel(page, 'Answer');
  const listUsers = async (): Promise<void> => {
    await picker.fill('List users');
    await picker.press('Enter');
    await send(page, 200);
    await page.goBack();
    await expect(page).toHaveURL(/#op=createUser&draft=/);
    await expect(page.getByLabel('Body (JSON)')).toHaveValue(/"kept": 1/);
  };
  await listUsers();
  await expect(answer).toContainText('Send the request to see the answer.');
  await send(page, 422);
  await listUsers();
  await expect(answer).toContainText('POST /v1/users');
});

test('opening the page keeps its address; going back from the first choice shows the first operation', async ({
  page,
}) => {
  await open(page, 'general/api/playground?from=mail#main');
  const picker = page.getByRole('combobox', { name: 'Operation' });
  await expect(picker).not.toHaveValue('');
  const opened = await picker.inputValue();
  expect(page.url()).toMatch(/\?from=mail#main$/);
  await picker.fill('Get a user');
  await picker.press('Enter');
  await expect(page).toHaveURL(/playground#op=getUser$/);
  await page.goBack();
  await expect(page).toHaveURL(/playground#op=\w+$/);
  await expect(picker).toHaveValue(opened);
});

test('a tall answer scrolls with the page to its end and back, and the next one shows its beginning', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openOperation(page, 'createUser');
  await send(page, 201);
  const answer = panel(page, 'Answer');
  const status = answer.getByText('201', { exact: true });
  await answer.getByText(/^\d+ more$/).click();
  await answer.getByText(/headers of the answer/).click();
  // Only the page scrolls: nothing but the code has its own scroll box.
  const boxes = await answer.evaluate(
    (panel) =>
      [panel.parentElement, ...panel.querySelectorAll('*')].filter(
        (element) =>
          element &&
          element.tagName !== 'PRE' &&
          getComputedStyle(element).overflowY !== 'visible' &&
          element.scrollHeight > element.clientHeight + 1,
      ).length,
  );
  expect(boxes).toBe(0);
  const end = answer.getByText('4 headers of the request');
  const scroll = (by: number): Promise<void> => page.evaluate((y) => scrollBy(0, y), by);
  const toEnd = async (): Promise<void> => {
    await scroll(await answer.evaluate((one) => one.getBoundingClientRect().bottom - 650));
    await expect(end).toBeInViewport({ ratio: 1 });
    await expect(status).not.toBeInViewport();
  };
  await toEnd();
  await scroll(-900);
  await expect(status).toBeInViewport({ ratio: 1 });
  await toEnd();
  // The elements below the answer are not covered.
  await panel(page, 'Events').getByText('user.created', { exact: true }).click();
  await page.getByLabel('Body (JSON)').focus();
  await page.keyboard.press('Control+Enter');
  await expect(panel(page, 'History').getByRole('listitem')).toHaveCount(2);
  await expect(answer.locator('p').first()).toBeInViewport({ ratio: 1 });
});

test('an event keeps its time on one line, 375 px', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openOperation(page, 'createUser');
  await send(page, 201);
  await page.getByRole('button', { name: '+ 1 hour' }).click();
  const times = panel(page, 'Events').locator('summary time');
  await expect(times).not.toHaveCount(0);
  const lines = await times.evaluateAll((all) => all.map((time) => time.getClientRects().length));
  expect(Math.max(...lines)).toBe(1);
});

test('the code of a later failure is in the object an hour later', async ({ page }) => {
  await open(page, 'general/api/crypto-deposit#error-deposit-screening-failed');
  await page.getByRole('link', { name: 'Reproduce deposit_screening_failed' }).click();
  await expect(panel(page, 'Request')).toContainText('advance the virtual clock');
  await send(page, 201);
  await follow(page, 'Get a deposit');
  await page.getByRole('button', { name: '+ 1 hour' }).click();
  await send(page, 200);
  await expect(answerBody(page)).toContainText('"code": "deposit_screening_failed"');
});

test('offline, the sandbox answers once it is loaded, and says so until then', async ({
  page,
  context,
}) => {
  says('in your browser; works offline after the first answer.');
  await openOperation(page, 'createCard');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page, 'Answer')).toContainText('A part of this page could not be loaded');
  await context.setOffline(false);
  await send(page, 201);
  await context.setOffline(true);
  await follow(page, 'Get a card');
  await page.getByRole('button', { name: '+ 1 hour' }).click();
  await send(page, 200);
});

test('a problem of the path leads to its field', async ({ page }) => {
  await openOperation(page, 'getCard');
  await page.getByRole('textbox', { name: 'cardId' }).fill('x');
  await page.getByRole('list', { name: 'Problems of the request' }).getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'cardId' })).toBeFocused();
});
