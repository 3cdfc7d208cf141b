import { test as base, expect, type Page } from '@playwright/test';
import { DevServer } from './dev-server';
import { WriterSite } from './writer-site';

/** A generous timeout for a busy machine, not a measure. */
export const PATIENCE = { timeout: 60_000 };

interface Writing {
  readonly writing: { readonly site: WriterSite; readonly server: DevServer };
}

interface Written {
  readonly site: WriterSite;
  /** `npm start` in the folder of the site. */
  readonly server: DevServer;
}

/** Playwright's `test`, with the dev server of a small site that the tests of a worker edit. */
export const test = base.extend<Written, Writing>({
  writing: [
    async ({ browserName }, use) => {
      const site = new WriterSite();
      const server = await DevServer.start(site.dir);
      const message = `ready for ${browserName}`;
      await expect.poll(() => server.isReady, { timeout: 230_000, message }).toBe(true);
      await use({ site, server });
      await server.stop();
      site.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  site: ({ writing }, use) => use(writing.site),
  server: ({ writing }, use) => use(writing.server),
  baseURL: ({ writing }, use) => use(writing.server.origin),
});

/** Opens a page and marks it, because a reload would lose the mark. */
export async function open(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path, PATIENCE);
  await expect(page.getByText(text).first()).toBeVisible(PATIENCE);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
}

export const expectKept = (page: Page): Promise<void> =>
  expect(page.locator('body[data-kept]')).toBeAttached();
