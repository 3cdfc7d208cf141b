import { expect, open, test } from '../support/test';
import { TOPIC_PAGE } from '../sample/cast';

test.beforeEach(async ({ page }) => {
  await open(page, `${TOPIC_PAGE}?docusaurus-theme=dark`);
  await page.emulateMedia({ media: 'print' });
});

test('a printed page has the text and no controls', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Create a card' })).toBeVisible();
  for (const gone of ['.navbar', '.theme-doc-sidebar-container', '.pagination-nav', '.footer']) {
    await expect(page.locator(gone).first()).toBeHidden();
  }
  const controls = page.locator('main').locator('button:visible, a.hash-link:visible');
  await expect(controls).toHaveCount(0);
});

test('every sample is in the chosen language, under its name', async ({ page }) => {
  const labels = await page
    .locator('main pre[role="tabpanel"]:visible')
    .evaluateAll((all) =>
      all.map((panel) => getComputedStyle(panel, '::before').getPropertyValue('content')),
    );
  expect(labels.length).toBeGreaterThan(10);
  expect([...new Set(labels)]).toEqual(['"curl"']);
});

test('folded parts are open', async ({ page }) => {
  const folded = page.locator('.theme-doc-markdown details:not([open]) > :not(summary, a)');
  const shown = await folded.evaluateAll((all) => all.filter((part) => part.checkVisibility()));
  expect(shown.length).toBeGreaterThan(20);
  expect(shown).toHaveLength(await folded.count());
});

// About the width of a sheet of paper.
for (const width of [720, 1280]) {
  test(`no code is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const blocks = page.locator('main pre:visible');
    expect(await blocks.count()).toBeGreaterThan(50);
    const cut = await blocks.evaluateAll((all) =>
      all
        .filter((pre) => {
          const isTall = pre.scrollHeight > pre.clientHeight + 1;
          return isTall || pre.scrollWidth > pre.clientWidth + 1;
        })
        .map((pre) => pre.textContent.slice(0, 60)),
    );
    expect(cut).toEqual([]);
  });
}

test('it is dark on white in the dark mode as well', async ({ page }) => {
  const [ink, paper] = await page
    .locator('.theme-doc-markdown p')
    .first()
    .evaluate((text) => [
      getComputedStyle(text).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('pages break where a reader can go on', async ({ page }) => {
  const values = (selector: string, property: string): Promise<readonly string[]> =>
    page
      .locator(selector)
      .evaluateAll(
        (all, name) => all.map((element) => getComputedStyle(element).getPropertyValue(name)),
        property,
      );
  for (const [selector, property, value] of [
    ['main h2, main h3, main summary', 'break-after', 'avoid'],
    ['main li[id] > p:first-child', 'break-after', 'avoid'],
    ['main tr', 'break-inside', 'avoid'],
    ['main div:has(> [role="tabpanel"])', 'break-inside', 'avoid'],
    ['main li:not(:has(li, pre, details))', 'break-inside', 'avoid'],
    ['main pre', 'break-inside', 'auto'],
    ['main pre', 'orphans', '6'],
  ] as const) {
    const shown = await values(selector, property);
    expect([selector, shown.length > 10]).toEqual([selector, true]);
    expect([selector, [...new Set(shown)]]).toEqual([selector, [value]]);
  }
});
