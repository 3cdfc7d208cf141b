import type { Page } from '@playwright/test';
import { axeFindings, STRICT_RULES } from '../support/axe';
import { siteRoutes } from '../support/routes';
import { settled } from '../support/settled';
import { expect, open, test } from '../support/test';
import { changeMode, overflowFindings, restlessFindings } from './findings';

const PAGES = [...siteRoutes(), 'no-such-page'];
const MODES = ['light', 'dark'] as const;
/** The narrowest window that content must fit into: 1280 px at a zoom of 400 %. */
const NARROWEST = 320;

/** Opens all folds: their content is part of the page. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

for (const path of PAGES) {
  test(`/${path}: axe finds nothing, nothing scrolls sideways, nothing moves unasked`, async ({
    page,
  }) => {
    // A time limit for a test that hangs: axe runs four times on pages of up to 5,000 elements.
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `./${path}`);
    await unfold(page);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      // Chromium 156 keeps the old colors of a container whose width changes in the same frame.
      await settled(page);
      for (const mode of MODES) {
        await changeMode(page, mode);
        const { passed, violations } = await axeFindings(page, 'html', STRICT_RULES);
        expect(violations, `${width} px, ${mode}`).toEqual([]);
        expect(passed).toBeGreaterThan(20);
      }
    }
    const restless = await restlessFindings(page);
    expect(restless.faults).toEqual([]);
    expect(restless.checked).toBeGreaterThan(50);
    await page.setViewportSize({ width: NARROWEST, height: 256 });
    expect(await overflowFindings(page)).toEqual([]);
  });
}

test.describe('the check itself', () => {
  const seed = async (page: Page, html: string): Promise<void> => {
    await open(page, 'markdown-page');
    await page.evaluate((markup) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', markup);
    }, html);
  };

  test('sees axe violations', async ({ page }) => {
    await seed(
      page,
      '<p style="color: #ccc">pale</p>' +
        '<button style="all: unset; display: block; width: 9px; height: 9px">a</button>' +
        '<button style="all: unset; display: block; width: 9px; height: 9px">b</button>' +
        '<h6>skipped</h6><img src="data:,">',
    );
    const { violations } = await axeFindings(page, 'html', STRICT_RULES);
    for (const rule of ['color-contrast', 'target-size', 'heading-order', 'image-alt']) {
      expect(violations).toContainEqual(expect.stringContaining(`${rule} (`));
    }
  });

  test('sees horizontal scrolling', async ({ page }) => {
    await page.setViewportSize({ width: NARROWEST, height: 256 });
    await seed(page, '<div id="wide" style="width: 400px">wide</div>');
    expect(await overflowFindings(page)).toContainEqual(expect.stringContaining('#wide'));
  });

  test('sees motion although readers prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await seed(page, '<p id="slow">slow</p>');
    await page.evaluate(() => {
      const slow = document.getElementById('slow');
      slow?.style.setProperty('transition', 'color 300ms', 'important');
    });
    const { faults } = await restlessFindings(page);
    expect(faults).toEqual([expect.stringContaining('#slow')]);
  });
});
