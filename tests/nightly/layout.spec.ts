import type { Page } from '@playwright/test';
import { TOPIC_PAGE } from '../sample/cast';
import { layoutOf, type PageLayout } from '../support/layout';
import { siteRoutes } from '../support/routes';
import { laidOut } from '../support/settled';
import { expect, hydrated, open, test } from '../support/test';

const LAPTOP = { width: 1280, height: 860 };
const PHONE = { width: 375, height: 800 };

/** Maximum length of a page on a laptop, in heights of the window. */
const MAX_SCREENS = 42;
const MAX_LAID_OUT = 3250;
/** Maximum layout shift score of a page while it loads: a pixel of a line. */
const MAX_SHIFT = 0.001;
/** Maximum distance between the heading of an operation and its code, in heights of the window. */
const MAX_TO_CODE = 1;
/** Width of the code beside the text, in pixels, by the width of the window. */
const CODE_WIDTHS = { 1440: 520, 1920: 600 } as const;

const faultsAnywhere = ({ cutOff, shift }: PageLayout): readonly string[] => [
  ...cutOff.map((name) => `cut off: ${name}`),
  ...(shift > MAX_SHIFT ? [`moves while it loads, by ${shift.toFixed(4)}`] : []),
];

const faultsOnLaptop = (layout: PageLayout): readonly string[] => [
  ...faultsAnywhere(layout),
  ...(layout.screens > MAX_SCREENS ? [`${layout.screens.toFixed(1)} screens`] : []),
  ...(layout.laidOut > MAX_LAID_OUT ? [`${layout.laidOut} elements laid out`] : []),
  ...(layout.toCode.some((way) => way > MAX_TO_CODE)
    ? ['code more than a screen from its heading']
    : []),
];

/**
 * Opens a page and measures it. On a busy machine, the browser may paint a page of which it has
 * read only a part, and a different part each time. Shifts caused by the page itself occur on each
 * load, so the smaller of two measurements counts.
 */
const visit = async (page: Page, path: string): Promise<PageLayout> => {
  await open(page, path);
  const first = await layoutOf(page);
  if (first.shift <= MAX_SHIFT) return first;
  await open(page, path);
  const second = await layoutOf(page);
  return { ...second, shift: Math.min(first.shift, second.shift) };
};

/** The policy of the pages allows no style elements. */
const addStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

test('every page is short on a laptop, with the code beside its text', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize(LAPTOP);
  const faults: string[] = [];
  const edges = new Set<number>();
  let operations = 0;
  for (const path of siteRoutes()) {
    const layout = await visit(page, path);
    operations += layout.toCode.length;
    if (layout.edge !== undefined) edges.add(layout.edge);
    faults.push(...faultsOnLaptop(layout).map((fault) => `/${path}: ${fault}`));
    console.log(
      `/${path}: ${layout.screens.toFixed(1)} screens, ${layout.laidOut} elements, ` +
        `${layout.toCode.length} operations, code after ${Math.max(0, ...layout.toCode).toFixed(2)}`,
    );
  }
  expect(operations).toBeGreaterThan(50);
  expect(faults).toEqual([]);
  // All pages of a site must have the same left edge.
  expect([...edges]).toHaveLength(1);
});

test('nothing is cut off or moves on a phone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize(PHONE);
  const faults: string[] = [];
  for (const path of siteRoutes()) {
    const layout = await visit(page, path);
    faults.push(...faultsAnywhere(layout).map((fault) => `/${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

/** Records how many parts of the text have no layout yet when the HTML has been read. */
async function noteWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const parts = [...document.querySelectorAll('.theme-doc-markdown > div > :first-child')];
      const isThere = (part: Element) => part.checkVisibility({ contentVisibilityAuto: true });
      document.body.dataset.waiting = String(parts.filter((part) => !isThere(part)).length);
    });
  });
}
const waiting = async (page: Page): Promise<number> =>
  Number(await page.locator('body').getAttribute('data-waiting'));

test('a long page is laid out part by part, and at once if the browser scrolls', async ({
  page,
}) => {
  await noteWaiting(page);
  await open(page, TOPIC_PAGE);
  expect(await waiting(page)).toBeGreaterThan(10);
  await laidOut(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);

  await page.evaluate((place) => scrollTo(0, place), height / 2);
  await page.reload();
  await hydrated(page);
  expect(await waiting(page)).toBe(0);
  await expect
    .poll(() => page.evaluate(() => Math.round(scrollY)))
    .toBeCloseTo(Math.round(height / 2), -1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

  const last = await page.locator('main h3').last().getAttribute('id');
  await page.goto('about:blank');
  await open(page, `${TOPIC_PAGE}#${last}`);
  expect(await waiting(page)).toBe(0);
  await expect(page.locator(`#${last}`)).toBeInViewport();
});

for (const [width, least] of Object.entries(CODE_WIDTHS)) {
  test(`code uses a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 860 });
    const { codeWidths } = await visit(page, TOPIC_PAGE);
    expect(codeWidths.length).toBeGreaterThan(5);
    expect(Math.min(...codeWidths)).toBeGreaterThanOrEqual(least);
  });
}

test('the bar above a page shows the current section, and links to others', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await open(page, TOPIC_PAGE);
  const bar = page.locator('.doc-contents');
  const headings = page.locator('main h3');
  await headings.nth(3).scrollIntoViewIfNeeded();
  await headings.nth(3).evaluate((heading) => heading.scrollIntoView());
  const title = (await headings.nth(3).innerText()).replace(/\u200B/g, '').trim();
  await expect(bar.getByRole('link', { name: title })).toBeVisible();
  await expect(bar.getByRole('link')).toHaveCount(2);
  await bar.getByText('On this page').click();
  const last = bar.getByRole('link').last();
  await last.click();
  await expect(bar).not.toHaveAttribute('open');
  await expect(page).toHaveURL(/#.+$/);
});

test('a reader can open all parts of a page, and finds them open on the next page', async ({
  page,
}) => {
  await open(page, TOPIC_PAGE);
  const closed = page.locator('.theme-doc-markdown details:not([open])');
  expect(await closed.count()).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Open all parts' }).click();
  await expect(closed).toHaveCount(0);
  await page.getByRole('link', { name: 'User', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User');
  await expect(closed).toHaveCount(0);
  await page.reload();
  await expect(closed).toHaveCount(0);
});

test('a drawing opens large on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, TOPIC_PAGE);
  await page.getByRole('button', { name: 'Open large' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open large' }).first()).toBeFocused();
});

test.describe('the check itself', () => {
  const LAPTOP_FAULTS = {
    screens: 'main h3 { margin-top: 3000px !important }',
    'elements laid out':
      'details::details-content { content-visibility: visible !important; block-size: auto !important }',
    'code more than a screen from its heading':
      'main h3 + div { display: block !important } main h3 + div pre { margin-top: 900px !important }',
  } as const;

  for (const [says, style] of Object.entries(LAPTOP_FAULTS)) {
    test(`sees ${says}`, async ({ page }) => {
      await page.setViewportSize(LAPTOP);
      await open(page, TOPIC_PAGE);
      await addStyle(page, style);
      expect(faultsOnLaptop(await layoutOf(page)).join()).toContain(says);
    });
  }

  test('reports a page that moves while it loads', async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    await open(page, TOPIC_PAGE);
    await addStyle(page, 'main h1 { margin-top: 200px !important }');
    await expect
      .poll(async () => faultsOnLaptop(await layoutOf(page)).join())
      .toContain('moves while it loads');
  });

  test('reports a table that is cut off', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, TOPIC_PAGE);
    await addStyle(page, 'main table { min-width: 32rem !important }');
    expect((await layoutOf(page)).cutOff.length).toBeGreaterThan(0);
  });
});
