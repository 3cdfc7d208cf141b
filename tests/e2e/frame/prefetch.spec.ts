import { daily } from '../../support/daily';
import { expect, open, test } from '../../support/test';

test.use({ fetchesAhead: true });

const prefetches = 'link[rel="prefetch"][href*="/assets/"]';

test('pages behind visible links are prefetched', async ({ page }) => {
  await open(page, 'general/fees');
  await expect.poll(() => page.locator(prefetches).count()).toBeGreaterThan(3);
});

const CONNECTIONS = [
  { effectiveType: '2g', saveData: false },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
];

for (const connection of daily(CONNECTIONS, 2)) {
  const name = connection.saveData ? 'in data-saver mode' : `on ${connection.effectiveType}`;
  test(`nothing is prefetched ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
      // Counts the links that have come into view, each of which would have been prefetched.
      const Observer = window.IntersectionObserver;
      window.IntersectionObserver = class extends Observer {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            callback(entries, observer);
            document.documentElement.dataset.seen = 'yes';
          }, options);
        }
      };
    }, connection);
    await open(page, 'general/fees');
    await expect(page.locator('html')).toHaveAttribute('data-seen', 'yes');
    await page.locator('nav.menu').hover();
    await expect(page.locator(prefetches)).toHaveCount(0);
  });
}

test('a failed prefetch does not reload the page', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/assets/js/**', (route) =>
    route.request().resourceType() === 'script' ? route.continue() : route.abort(),
  );
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await open(page, 'general/fees');
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads).toBe(1);
});
