import type { Page } from '@playwright/test';

/**
 * Whether React has taken over the page, and whether the page reports a failure with a way to
 * retry.
 */
export const stateOf = (page: Page): Promise<{ isAlive: boolean; isTold: boolean }> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean => element.checkVisibility();
    const buttons = [...document.querySelectorAll('button')].filter(isShown);
    return {
      isAlive: document.documentElement.dataset.hasHydrated === 'true',
      isTold:
        [...document.querySelectorAll('[role=alert]')].some(isShown) &&
        buttons.some(({ textContent }) => textContent === 'Retry'),
    };
  });

/**
 * Returns every element of the page with its computed styles. Leaves out sizes, which depend on the
 * fonts: a page is readable with other fonts, too. Reports missing images without `alt`; others
 * show their alternative text. Leaves out `<link>` elements, which only name files to load.
 */
export const lookOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const NAMES = ['display', 'position', 'color', 'background-color', 'border-top-style'];
    const MORE = ['padding-left', 'margin-top', 'font-weight', 'font-family', 'text-transform'];
    return [...document.body.querySelectorAll('*:not(link)')].map((element) => {
      const style = getComputedStyle(element);
      const values = [...NAMES, ...MORE].map((name) => style.getPropertyValue(name));
      const isMissing =
        element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0;
      const image = isMissing && !element.hasAttribute('alt') ? ' missing' : '';
      return `${element.tagName}.${element.getAttribute('class') ?? ''} ${values.join()}${image}`;
    });
  });
