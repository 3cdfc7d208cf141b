import type { Page } from '@playwright/test';
import { startPagesServer, type PagesServer } from '../support/pages-server';
import { BASE_URL } from '../support/paths';
import { expect, hydrated, test } from '../support/test';
import { drawingFaces, siteWithFonts } from './site';

let site: PagesServer;

const serve = (name: string, fault?: string): Promise<PagesServer> =>
  startPagesServer({ root: siteWithFonts(name, fault), baseUrl: BASE_URL });

test.beforeAll(async () => {
  site = await serve(`worker-${test.info().workerIndex}`);
});
test.afterAll(() => site.close());

/** One page of each kind. */
const KINDS = {
  landing: '',
  introduction: 'general',
  category: 'general/category/api',
  reference: 'general/api/kyc',
  playground: 'general/api/playground',
  webhook: 'general/api-for-us/webhook',
  'change-log': 'general/change-log',
  fees: 'general/fees',
  downloads: 'general/postman-collection',
  'not-found': 'no-such-page',
} as const;

const NOW = '2026-11-02T12:00:00Z';
const WIDTHS = [375, 1280] as const;
const MODES = ['light', 'dark'] as const;

/** Drawings in the page's text cannot use its fonts, so the fonts are embedded in them. */
const setDrawings = (page: Page, faces: string): Promise<void> =>
  page.evaluate(async (style) => {
    const prefix = 'data:image/svg+xml;base64,';
    const drawings = document.querySelectorAll<HTMLImageElement>(`img[src^="${prefix}"]`);
    for (const drawing of drawings) {
      const svg = atob(drawing.src.slice(prefix.length)).replace('</svg>', `${style}</svg>`);
      // A lazy image outside the viewport would never be decoded.
      drawing.loading = 'eager';
      drawing.src = prefix + btoa(svg);
      await drawing.decode();
    }
  }, `<style>${faces}</style>`);

/** Opens a page and waits until it is rendered with its fonts. */
async function show(page: Page, address: string, width: number, mode: string): Promise<void> {
  await page.setViewportSize({ width, height: 1200 });
  // The playground shows the time of its sandbox.
  await page.clock.setFixedTime(NOW);
  await page.goto(`${address}?docusaurus-theme=${mode}`);
  await hydrated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const loaded = await page.evaluate(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length,
  );
  expect(loaded).toBeGreaterThan(0);
  await setDrawings(page, drawingFaces);
}

for (const [kind, path] of Object.entries(KINDS)) {
  for (const width of WIDTHS) {
    for (const mode of MODES) {
      test(`${kind}, ${width} px, ${mode}: as in the reference`, async ({ page }) => {
        await show(page, site.url + path, width, mode);
        await expect(page).toHaveScreenshot(`${kind}-${width}-${mode}.png`);
      });
    }
  }
}

test.describe('the check itself', () => {
  const FAULTS = {
    'another color of links': 'main a { color: #b04000 !important }',
    'another color of the page': 'html, body { background: #efe6d6 !important }',
    '4 px more space above headings': 'main h2 { padding-top: 4px !important }',
    'larger text': 'main p, main li { font-size: 17px !important }',
  } as const;

  for (const [fault, rules] of Object.entries(FAULTS)) {
    test(`sees ${fault}`, async ({ page }) => {
      const seeded = await serve(fault, rules);
      await show(page, seeded.url + KINDS.fees, 1280, 'light');
      await expect(page).not.toHaveScreenshot('fees-1280-light.png');
      await seeded.close();
    });
  }
});
