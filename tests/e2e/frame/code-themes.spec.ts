import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { readTokens, type Tokens } from '../../../src/site/css/testing/contrast';
import { ROOT } from '../../support/paths';
import { expect, hydrated, test, watchProblems, withoutHydration } from '../../support/test';

const tokens = readTokens(readFileSync(path.join(ROOT, 'src/site/css/tokens.css'), 'utf8'));

const rgb = (hex = '') =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

const colorsOf = (page: Page) =>
  page.locator('.theme-code-block').evaluate((block) => {
    const colorOf = (word: string) => {
      const token = [...block.querySelectorAll('code span')].find(
        ({ textContent }) => textContent === word,
      );
      return token ? getComputedStyle(token).color : 'none';
    };
    return {
      background: getComputedStyle(block).backgroundColor,
      comment: colorOf('// A comment, a keyword, a string and a number.'),
      keyword: colorOf('const'),
      string: colorOf("'forty-two'"),
    };
  });

const expected = (roles: Tokens) => ({
  background: rgb(roles.get('--color-code')),
  comment: rgb(roles.get('--color-code-comment')),
  keyword: rgb(roles.get('--color-code-keyword')),
  string: rgb(roles.get('--color-code-string')),
});

for (const mode of ['light', 'dark'] as const) {
  test(`code has the configured ${mode} theme`, async ({ page, frameSite }) => {
    const problems = watchProblems(page);
    await page.goto(`${frameSite.url}general?docusaurus-theme=${mode}`);
    await hydrated(page);
    expect(await colorsOf(page)).toEqual(expected(tokens[mode]));
    expect(problems).toEqual([]);
  });

  test(`code has the ${mode} theme before hydration`, async ({ page, frameSite }) => {
    await withoutHydration(page);
    await page.goto(`${frameSite.url}general?docusaurus-theme=${mode}`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    expect(await colorsOf(page)).toEqual(expected(tokens[mode]));
  });
}

test('code changes its theme with the color mode', async ({ page, frameSite }) => {
  await page.goto(`${frameSite.url}general?docusaurus-theme=light`);
  await hydrated(page);
  await page.getByRole('button', { name: /switch between dark and light mode/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await colorsOf(page)).toEqual(expected(tokens.dark));
});
