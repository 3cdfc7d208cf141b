import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { RECIPE, TOPIC_PAGE } from '../sample/cast';
import { axeFindings, sidewaysScroll } from '../support/axe';
import { LOOKS } from '../support/looks';
import { expect, open, test } from '../support/test';

test('back to top jumps for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, TOPIC_PAGE);
  for (const place of [4000, 3000]) {
    // The browser reports all scrolling within a frame in a single event.
    await page.evaluate(
      (top) =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, { once: true });
          window.scrollTo(0, top);
        }),
      place,
    );
  }
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeVisible();
  const steps = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const look = (): void => {
          seen.push(window.scrollY);
          if (window.scrollY === 0) resolve([...new Set(seen)]);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await button.click();
  expect(await steps).toEqual([3000, 0]);
});

test('an error in the address is at the edge of the bars, beside its mark', async ({ page }) => {
  await open(page, TOPIC_PAGE);
  const errors = page.locator('main details[id^="error-"]');
  const id = await errors.nth(1).getAttribute('id');
  await open(page, `${TOPIC_PAGE}#${id}`);
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toHaveAttribute('open', '');
  const bar = page.locator('.doc-contents');
  await expect
    .poll(async () => {
      const [row, above] = [await target.boundingBox(), await bar.boundingBox()];
      return Math.abs((row?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
    })
    .toBeLessThan(1);
  expect(
    await target.evaluate((entry) => Number.parseFloat(getComputedStyle(entry).paddingLeft)),
  ).toBeGreaterThan(4);
});

test('the tools fit a phone and a finger', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, 'general/change-log');
  const tools = page.getByRole('link', { name: 'View as Markdown' }).locator('..');
  for (const tool of await tools.locator('> *:visible').all()) {
    expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  const { passed, violations } = await axeFindings(page, '[class*="tools_"]');
  expect(violations).toEqual([]);
  expect(passed).toBeGreaterThan(3);
});

const LIST = { name: 'Keyboard shortcuts' } as const;

test('the landing page supports them as well, and the button opens them by mouse', async ({
  page,
}) => {
  await open(page, './');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', LIST)).toBeVisible();
  await page.getByRole('dialog', LIST).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', LIST)).toHaveCount(0);
  await open(page, 'general/fees');
  await page.getByRole('button', LIST).click();
  await expect(page.getByRole('dialog', LIST)).toBeVisible();
});

test('a recipe is saved as Arazzo, with the complete requests', async ({ page }) => {
  await open(page, RECIPE.page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as Arazzo 1.1' }).click();
  const file = parse(readFileSync(await (await saved).path(), 'utf8')) as {
    readonly arazzo: string;
    readonly workflows: readonly { readonly summary: string; readonly steps: readonly object[] }[];
  };
  expect(file.arazzo).toBe('1.1.0');
  const workflow = file.workflows.find(({ summary }) => summary === RECIPE.title);
  for (const step of workflow?.steps ?? []) expect(step).toHaveProperty('successCriteria');
  expect(workflow?.steps.length).toBeGreaterThan(1);
});

test('other pages load no part of the fee calculator', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await open(page, RECIPE.page);
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes('Nothing is worked out until'))).toEqual([]);
});

for (const { width, theme } of LOOKS) {
  test(`no axe violation in the change log at ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `general/change-log?type=Added&docusaurus-theme=${theme}`);
    await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
    const { passed, violations } = await axeFindings(page, 'main');
    expect(violations).toEqual([]);
    expect(passed).toBeGreaterThan(15);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}
