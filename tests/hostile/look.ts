import type { Page } from '@playwright/test';

/** Whether React has taken over the page, and whether it says that something failed, with a way on. */
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
 * Every element of the page with what style sheets make of it, but for sizes: those depend on the
 * fonts, and a page with others can be read as well. An image that is not there has its words, none
 * where it is decoration. A link only says what to load.
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
