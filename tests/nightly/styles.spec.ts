import { type Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/test';

/** CSS properties that determine the look of an element. */
const LOOK = [
  'background-color',
  'border-block-start',
  'border-inline-start',
  'color',
  'column-gap',
  'display',
  'font',
  'grid-template-columns',
  'list-style-type',
  'margin',
  'max-width',
  'opacity',
  'padding',
  'position',
  'text-decoration-line',
  'text-transform',
  'white-space',
];

/**
 * Returns the look of every permanent element in the main part of the page, as one text per
 * element.
 */
const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (properties) =>
      [...document.querySelectorAll('main article, main article *:not([role="tab"])')].map(
        (element) => {
          const style = getComputedStyle(element);
          const values = properties.map((name) => style.getPropertyValue(name)).join(' | ');
          return `${element.tagName}.${element.getAttribute('class') ?? ''}: ${values}`;
        },
      ),
    LOOK,
  );

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

/** Pages whose components have separate stylesheets, by their names in the sidebar. */
const PAGES = [
  ['Fees', 'general/fees'],
  ['Transfer', 'general/api/transfer'],
  ['Change log', 'general/change-log'],
  ['Webhook', 'general/api-for-us/webhook'],
] as const;

for (const order of ['there', 'and back'] as const) {
  test(`a page looks the same after any other page, ${order}`, async ({ page }) => {
    const pages = order === 'there' ? PAGES : PAGES.toReversed();
    const cold = new Map<string, readonly string[]>();
    for (const [, path] of pages) {
      await open(page, path);
      cold.set(path, await looks(page));
    }
    await open(page, 'general/api/playground');
    for (const [name, path] of pages) {
      await sidebarLink(page, name).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await hydrated(page);
      // The color of a link fades in; only its final value is compared.
      await expect.poll(() => looks(page)).toEqual(cold.get(path));
    }
    const count = [...cold.values()].reduce((sum, all) => sum + all.length, 0);
    console.log(`${count} elements on ${cold.size} pages look the same cold and after others`);
    expect(count).toBeGreaterThan(1_500);
  });
}
