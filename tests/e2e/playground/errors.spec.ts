import { says } from '../../sample/promises/says';
import { daily } from '../../support/daily';
import { expect, open, test, watchProblems } from '../../support/test';
import { answerBody, openOperation, panel, send } from './support';

/**
 * Follows "Reproduce" of some error entries from their pages; the unit tests follow all of them.
 */
const ERRORS = [
  ['rebell-pay', 'not_found', 404],
  ['general/api/card', 'card_limit_reached', 409],
  ['general/api/card', 'card_already_frozen', 409],
  ['rebell-pay/api/order', 'order_amount_below_minimum', 422],
] as const;

for (const [page_, code, status] of daily(ERRORS, 4)) {
  test(`${code} is one click and Send away`, async ({ page }) => {
    says(
      '**Reproduce** in an error table opens the playground with the request that causes that code, ready to send.',
    );
    const problems = watchProblems(page);
    await open(page, `${page_}#error-${code.replaceAll('_', '-')}`);
    await page.getByRole('link', { name: `Reproduce ${code}`, exact: true }).click();
    await expect(panel(page, 'Request')).toContainText(code);
    await send(page, status);
    await expect(answerBody(page)).toContainText(`"code": "${code}"`);
    expect(problems).toEqual([]);
  });
}

test('an answer is requested by name, and a sandbox value is set with one press', async ({
  page,
}) => {
  says(
    '**Answer of the sandbox** sends the header `Prefer`.',
    '`Prefer: code=rate_limited` gets that error from any operation that lists it',
    'Sandbox values for an operation are listed under its form.',
    'Each button sets a value that leads to an error or to a state.',
  );
  await openOperation(page, 'createTransfer');
  const preferred = page.getByLabel('Answer of the sandbox');
  await preferred.selectOption('code=rate_limited');
  await send(page, 429);
  await expect(answerBody(page)).toContainText('"code": "rate_limited"');
  await preferred.selectOption('');
  const values = page.getByRole('list', { name: 'Sandbox values' });
  await values
    .getByRole('listitem')
    .filter({ hasText: 'leads to failed' })
    .getByRole('button')
    .click();
  await send(page, 201);
  await expect(answerBody(page)).toContainText('"status": "failed"');
});
