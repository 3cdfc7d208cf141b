import type { Page } from '@playwright/test';
import { holdScripts } from '../../support/hold-scripts';
import { expect, hydrated, open, test } from '../../support/test';

const LONG = 'general/api/card';
/** Windows of a phone and of a laptop, in pixels. */
const WINDOWS = [
  { width: 375, height: 800 },
  { width: 1280, height: 800 },
];

/** Parts of the text that have no layout yet, of how many. */
const skipped = (page: Page): Promise<{ readonly parts: number; readonly without: number }> =>
  page.locator('.markdown > *').evaluateAll((parts) => ({
    parts: parts.length,
    without: parts.filter(
      ({ firstElementChild: first }) =>
        first?.checkVisibility() && !first.checkVisibility({ contentVisibilityAuto: true }),
    ).length,
  }));

const allLaidOut = (page: Page): Promise<void> =>
  expect.poll(async () => (await skipped(page)).without).toBe(0);

/** Distance of an element from the upper edge of the window, in pixels, once nothing moves it. */
async function restingTop(page: Page, id: string): Promise<number> {
  const top = (): Promise<number> =>
    page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await top();
      return last - before;
    })
    .toBe(0);
  return last;
}

for (const size of WINDOWS) {
  test.describe(`a window of ${size.width} px`, () => {
    test.use({ viewport: size });

    test('a fresh page has layout where the reader looks, and all of it once they move', async ({
      page,
    }) => {
      await open(page, LONG);
      const { parts, without } = await skipped(page);
      expect(parts).toBeGreaterThan(100);
      expect(without).toBeGreaterThan(parts / 2);
      const shown = await page.locator('.markdown > *').evaluateAll((all) =>
        all
          .map((part) => part.getBoundingClientRect())
          .filter(({ top }) => top < window.innerHeight)
          .map(({ top, height }) => [top, height]),
      );
      expect(shown.length).toBeGreaterThan(2);

      await page.mouse.wheel(0, 1);
      await allLaidOut(page);
      await page.mouse.wheel(0, -1);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const after = await page.locator('.markdown > *').evaluateAll(
        (all, count) =>
          all.slice(0, count).map((part) => {
            const { top, height } = part.getBoundingClientRect();
            return [top, height];
          }),
        shown.length,
      );
      expect(after).toEqual(shown);
      await expect(page.locator('.markdown > [style*="content-visibility"]')).toHaveCount(0);
      expect(await page.locator('.markdown > [style=""]').count()).toBe(0);
    });

    test('a link to a place far below leads there, as the first thing a reader does', async ({
      page,
    }) => {
      await open(page, LONG);
      const ids = await page
        .locator('.markdown > h2[id]')
        .evaluateAll((headings) => headings.map(({ id }) => id));
      const far = ids[Math.floor(ids.length / 2)] ?? '';
      await page
        .locator(`a[href$="#${far}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      const top = await restingTop(page, far);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(200);
      await allLaidOut(page);
    });

    test('an address that is typed leads to its place', async ({ page }) => {
      await open(page, LONG);
      await page.evaluate(() => (window.location.hash = 'see-also'));
      const { top, below } = await page.locator('#see-also').evaluate((heading) => ({
        top: heading.getBoundingClientRect().top,
        below: document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
      }));
      expect(top).toBeGreaterThan(0);
      // At the end of the page there is nothing left to scroll.
      if (top > 200) expect(below).toBeLessThan(1);
      await allLaidOut(page);
    });
  });
}

for (const when of ['before the scripts are there', 'once React has taken over'] as const) {
  test(`a search in the page, ${when}, ends where its words are`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`./${LONG}`, { waitUntil: 'commit' });
    await expect(page.locator('#see-also')).toBeAttached();
    if (when === 'once React has taken over') {
      await release();
      await hydrated(page);
    }
    expect((await skipped(page)).without).toBeGreaterThan(0);
    const words = await page.locator('.markdown > p').nth(-3).textContent();
    // No standard has it, and every browser: the search that its own dialog makes.
    const isFound = await page.evaluate(
      (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
      (words ?? '').slice(0, 30),
    );
    expect(isFound).toBe(true);
    await allLaidOut(page);
    const place = (): Promise<number> =>
      page.evaluate(() => window.getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? -1);
    expect(await place()).toBeGreaterThan(0);
    expect(await place()).toBeLessThan(800);
    await release();
  });
}

test('a page that begins at a place, is loaded anew or printed is laid out as a whole', async ({
  page,
}) => {
  await open(page, `${LONG}#see-also`);
  expect((await skipped(page)).without).toBe(0);

  await open(page, LONG);
  expect((await skipped(page)).without).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await allLaidOut(page);
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await hydrated(page);
  expect((await skipped(page)).without).toBe(0);
});

test('a link leads to its place while scripts are on their way', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`./${LONG}`, { waitUntil: 'commit' });
  await expect(page.locator('#see-also')).toBeAttached();
  expect((await skipped(page)).without).toBeGreaterThan(0);
  await page
    .locator('a[href$="#freeze-card"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  const top = await restingTop(page, 'freeze-card');
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
  await release();
});

test('the next page is laid out as it comes', async ({ page }) => {
  await open(page, LONG);
  await page
    .locator('.pagination-nav a')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/card$/);
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});
