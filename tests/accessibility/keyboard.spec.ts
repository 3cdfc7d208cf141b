import { expect, open, test } from '../support/test';
import { edgeFindings, walkFindings } from './findings';

/** One page of each kind, with its minimum number of controls. */
const KINDS: Readonly<Record<string, number>> = {
  './': 10,
  'markdown-page': 4,
  'no-such-page': 4,
  general: 20,
  'general/category/api': 20,
  'general/api/kyc': 60,
  'general/api/playground': 30,
  'general/api-for-us/webhook': 60,
  'general/change-log': 30,
  'general/fees': 20,
  'general/postman-collection': 20,
};

for (const [path, atLeast] of Object.entries(KINDS)) {
  for (const width of [375, 1280]) {
    test(`${path} at ${width} px: Tab reaches every control in order, and shows where it is`, async ({
      page,
    }) => {
      // The longest page needs a key press for each of its controls.
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const { checked, faults } = await walkFindings(page);
      expect(faults).toEqual([]);
      expect(checked).toBeGreaterThanOrEqual(width === 375 ? atLeast / 4 : atLeast);
      console.log(`${checked} controls reached by Tab: ${path} at ${width} px`);
    });
  }

  test(`${path}: controls keep their edges in the reader's own colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, path);
    const { checked, faults } = await edgeFindings(page);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(2);
    await page.keyboard.press('Tab');
    const width = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    });
    expect(width).toBeGreaterThanOrEqual(2);
  });
}

test.describe('the check itself', () => {
  const FAULTS = {
    'a control without a sign of focus': [
      '<a href="#x" style="outline: none">x</a>',
      'focus not seen',
    ],
    'a control that the order of the page does not know': [
      '<a href="#x" tabindex="1">x</a>',
      'out of order',
    ],
    'a control that keeps the focus': [
      '<button id="trap">x</button><a href="#x">after</a>',
      'not reached',
    ],
  } as const;

  for (const [name, [html, says]] of Object.entries(FAULTS)) {
    test(`sees ${name}`, async ({ page }) => {
      await open(page, 'markdown-page');
      await page.evaluate((markup) => {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', markup);
        document
          .getElementById('trap')
          ?.addEventListener('keydown', (event) => event.preventDefault());
      }, html);
      const { faults } = await walkFindings(page);
      expect(faults).toContainEqual(expect.stringContaining(says));
    });
  }

  test('sees a field without an edge', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, 'markdown-page');
    await page.evaluate(() => {
      const field = '<input id="bare" aria-label="x" style="border: 0; outline: 0">';
      document.querySelector('main')?.insertAdjacentHTML('beforeend', field);
    });
    expect((await edgeFindings(page)).faults).toEqual([expect.stringContaining('bare')]);
  });
});
