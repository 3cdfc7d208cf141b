import { type Page } from '@playwright/test';
import { darkPalette, lightPalette } from '../../../src/config/code-theme';
import { expect, hydrated, test } from '../../support/test';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const colorsOf = (page: Page) =>
  page.locator('pre.prism-code').evaluate((block) => {
    const colorOf = (selector: string) => {
      const token = block.querySelector(selector);
      return token ? getComputedStyle(token).color : 'none';
    };
    return {
      background: getComputedStyle(block).backgroundColor,
      comment: colorOf('.token.comment'),
      keyword: colorOf('.token.keyword'),
      string: colorOf('.token.string'),
    };
  });

const expected = ({ background, comment, keyword, string }: typeof lightPalette) => ({
  background: rgb(background),
  comment: rgb(comment),
  keyword: rgb(keyword),
  string: rgb(string),
});

for (const [mode, palette] of [
  ['light', lightPalette],
  ['dark', darkPalette],
] as const) {
  test(`code has the configured ${mode} theme`, async ({ page, frameSite }) => {
    await page.goto(`${frameSite.url}general?docusaurus-theme=${mode}`);
    await hydrated(page);
    await expect.poll(() => colorsOf(page)).toEqual(expected(palette));
  });
}
