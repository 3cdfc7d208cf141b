import { TOPIC_PAGE } from '../sample/cast';
import { holdBack } from '../support/gate';
import { chunkOfFees, countLoads } from '../support/loads';
import { expect, hydrated, test } from '../support/test';

test('a host that answers scripts with a page is found out: one reload, then Retry', async ({
  page,
}) => {
  const asset = '**/assets/js/main.*.js';
  await page.route(asset, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Not here</title>' }),
  );
  const loads = countLoads(page);
  await page.goto('general', { waitUntil: 'commit' });
  const notice = page.getByRole('alert').filter({ hasText: 'failed to load: js/main.' });
  await expect(notice).toBeVisible();
  expect(loads.count).toBe(2);
  await page.unroute(asset);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(notice).toHaveCount(0);
});

test('a large page, which loads its styles as files, reports a page in place of a style', async ({
  page,
}) => {
  await page.route('**/assets/css/*.css', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Not here</title>' }),
  );
  await page.goto(TOPIC_PAGE, { waitUntil: 'commit' });
  const notice = page.getByRole('alert').filter({ hasText: 'failed to load: css/' });
  await expect(notice.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a large page can be read before its styles are there', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, '**/assets/css/*.css');
  await page.goto(TOPIC_PAGE, { waitUntil: 'commit' });
  await expect(page.locator('link[rel=stylesheet]').first()).toBeAttached();
  await page.clock.runFor(5_000);
  await expect(page.locator('h1')).toHaveText('Card', { useInnerText: true });
  release();
  await hydrated(page);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
});

test('a page that does not become interactive says so, until it does', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, await chunkOfFees(page));
  await page.goto('general/fees', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText('Fees');
  const notice = page.getByRole('alert').filter({ hasText: 'does not work yet' });
  await page.clock.runFor(15_000);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(notice.getByRole('button', { name: 'Retry' })).toBeVisible();
  release();
  await hydrated(page);
  await page.clock.runFor(2_000);
  await expect(notice).toHaveCount(0);
});
