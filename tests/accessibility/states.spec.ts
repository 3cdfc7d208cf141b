import type { Page } from '@playwright/test';
import { axeFindings, STRICT_RULES } from '../support/axe';
import { changeMode } from './findings';
import { blockStorage, expect, open, test } from '../support/test';

interface State {
  readonly path: string;
  /** Window widths in CSS pixels; defaults to both. */
  readonly widths?: readonly number[];
  readonly before?: (page: Page) => Promise<void>;
  readonly enter: (page: Page) => Promise<void>;
}

/**
 * Elements that readers can open, except for search, playground, fees and webhook bench, which have
 * their own tests.
 */
const STATES: Readonly<Record<string, State>> = {
  'the menu': {
    path: 'general/api/kyc',
    widths: [375],
    enter: async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeInViewport();
    },
  },
  'the table of contents of a phone': {
    path: 'general/api/kyc',
    widths: [375],
    enter: async (page) => {
      await page.getByRole('button', { name: 'On this page' }).click();
      await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    },
  },
  'the keyboard shortcuts': {
    path: 'general/fees',
    enter: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  'the notice without storage': {
    path: 'general/fees',
    before: blockStorage,
    enter: async (page) => {
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('button[aria-label*="dark and light mode"]')?.click();
      });
      await expect(page.getByText('Browser storage is unavailable')).toBeVisible();
    },
  },
  'a copied page': {
    path: 'general/fees',
    enter: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page.getByRole('button', { name: 'Copied as Markdown' })).toBeVisible();
    },
  },
};

for (const [name, { path, before, enter, widths = [375, 1280] }] of Object.entries(STATES)) {
  for (const width of widths) {
    for (const mode of ['light', 'dark'] as const) {
      test(`axe finds nothing: ${name}, ${width} px, ${mode}`, async ({ page }) => {
        test.setTimeout(180_000);
        await page.setViewportSize({ width, height: 800 });
        await before?.(page);
        await open(page, `${path}?docusaurus-theme=${mode}`);
        await enter(page);
        const { passed, violations } = await axeFindings(page, 'html', STRICT_RULES);
        expect(violations).toEqual([]);
        expect(passed).toBeGreaterThan(15);
      });
    }
  }
}

for (const language of ['node', 'python', 'php', 'go', 'java']) {
  test(`axe finds nothing in samples in ${language}, light and dark`, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, 'general/api/kyc');
    // Tabs load when they are near the viewport.
    await page.locator('pre[data-lang="curl"]').first().scrollIntoViewIfNeeded();
    await page.locator(`[role="tab"][data-lang="${language}"]`).first().click();
    await expect(page.locator(`pre[data-lang="${language}"]`).first()).toBeVisible();
    for (const mode of ['light', 'dark'] as const) {
      await changeMode(page, mode);
      const { passed, violations } = await axeFindings(page, 'article', STRICT_RULES);
      expect(violations, mode).toEqual([]);
      expect(passed).toBeGreaterThan(15);
    }
  });
}
