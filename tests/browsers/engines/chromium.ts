import { chromium } from '@playwright/test';
import { watchProblems } from '../../support/test';
import { BROWSER_FLAGS } from '../../support/browser-flags';
import type { Engine } from './engine';

/** Starts a headless Chromium, which Playwright controls. */
export async function startChromium(executable: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: executable, args: [...BROWSER_FLAGS] });
  const page = await browser.newPage();
  const problems = watchProblems(page);
  return {
    name: 'Chromium',
    version: browser.version(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (expression) => page.evaluate(expression),
    takeErrors: () => problems.splice(0),
    close: () => browser.close(),
  };
}
