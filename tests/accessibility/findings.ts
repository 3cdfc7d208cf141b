import { expect, type Page } from '@playwright/test';
import type { Finding } from '../support/finding';

/** Changes the color mode of an open page, and waits until all color transitions have finished. */
export const changeMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value;
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, mode);

/** Returns the selectors of elements that make the page wider than the window; empty if it fits. */
export const overflowFindings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ className, id, tagName }) => `${tagName.toLowerCase()}#${id}.${className}`);
    return [`${scrollWidth - clientWidth} px too wide`, ...wide];
  });

/** Returns elements with transitions or animations longer than 10 ms, despite reduced motion. */
export const restlessFindings = (page: Page): Promise<Finding> =>
  page.evaluate(() => {
    const longest = (times: string): number =>
      Math.max(
        ...times.split(', ').map((time) => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)),
      );
    const elements = [...document.querySelectorAll('*')];
    const faults = elements.flatMap((element) => {
      const { animationDuration, animationName, scrollBehavior, transitionDuration } =
        getComputedStyle(element);
      const isRestless =
        longest(transitionDuration) > 10 ||
        (animationName !== 'none' && longest(animationDuration) > 10) ||
        scrollBehavior === 'smooth';
      return isRestless ? [`${element.tagName.toLowerCase()}#${element.id}`] : [];
    });
    return { checked: elements.length, faults };
  });

interface Stop {
  /** The markup of the element, shortened. */
  readonly what: string;
  readonly isSeen: boolean;
  readonly isInOrder: boolean;
}

interface Watch {
  readonly stops: Stop[];
  /** Returns controls that have not received the focus. */
  readonly missing: () => readonly Element[];
}

interface Watched extends Window {
  focusWatch?: Watch;
}

/** Records each element that receives the focus from now on. */
async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const describe = (element: Element): string => element.outerHTML.slice(0, 120);
    const TABBABLE =
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
    const isTabbable = (element: Element): boolean =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      // In a group of radio buttons, Tab reaches only the checked one.
      !element.matches(':disabled, [type="radio"]:not(:checked)') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true });
    const hasRing = (element: Element, part?: string): boolean => {
      const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    const reached = new Set<Element>();
    const watch: Watch = {
      stops: [],
      missing: () =>
        [...document.querySelectorAll(TABBABLE)].filter(
          (element) => isTabbable(element) && !reached.has(element),
        ),
    };
    (window as Watched).focusWatch = watch;
    let last: Element | undefined;
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const isSeen = hasRing(target) || hasRing(target, '::before') || hasRing(target, '::after');
      const isInOrder =
        last === undefined ||
        (last.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      watch.stops.push({ what: describe(target), isSeen, isInOrder });
      reached.add(target);
      last = target;
    });
  });
}

/**
 * Loads the tabs of each visible sample, which appear only when the sample is near the viewport.
 */
async function bringTabs(page: Page): Promise<void> {
  const samples = page.locator('[role="group"]:has(> [role="tabpanel"])').filter({ visible: true });
  for (const sample of await samples.all()) {
    await sample.scrollIntoViewIfNeeded();
    await expect(sample.getByRole('tab').first()).toBeVisible();
  }
}

/**
 * Moves through the page with the Tab key, from start to end: each control must receive the focus
 * once, in document order, and show it; none may trap it.
 */
export async function walkFindings(page: Page): Promise<Finding> {
  await bringTabs(page);
  await watchFocus(page);
  const missing = () =>
    page.evaluate(() => (window as Watched).focusWatch?.missing().length ?? Infinity);
  // Elements that appear on the way, such as the link back to the top, need additional key presses.
  let left = await missing();
  const most = 2 * left;
  for (let pressed = 0; left > 0 && pressed < most; left = await missing()) {
    for (let press = 0; press < left; press += 1) await page.keyboard.press('Tab');
    pressed += left;
  }
  return page.evaluate(() => {
    const watch = (window as Watched).focusWatch;
    if (watch === undefined) return { checked: 0, faults: ['the page was not watched'] };
    const { stops } = watch;
    return {
      checked: stops.length,
      faults: [
        ...stops.filter(({ isSeen }) => !isSeen).map(({ what }) => `focus not seen: ${what}`),
        ...stops.filter(({ isInOrder }) => !isInOrder).map(({ what }) => `out of order: ${what}`),
        ...watch.missing().map((element) => `not reached: ${element.outerHTML.slice(0, 120)}`),
      ],
    };
  });
}

/** Returns controls without a visible edge in forced-colors mode. */
export const edgeFindings = (page: Page): Promise<Finding> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'button, input, select, textarea, .button, summary',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const hasEdge = (element: Element): boolean => {
      const { borderTopStyle, borderTopWidth, outlineStyle, textDecorationLine } =
        getComputedStyle(element);
      return (
        (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) ||
        outlineStyle !== 'none' ||
        textDecorationLine !== 'none'
      );
    };
    // Text and images stay visible: only an empty box needs an edge.
    const isDrawn = (element: HTMLElement): boolean =>
      ['::before', '::after'].some(
        (part) => getComputedStyle(element, part).backgroundImage !== 'none',
      );
    // The browser draws check boxes and radio buttons in the reader's colors.
    const isNative = (element: HTMLElement): boolean =>
      element.matches('[type="checkbox"], [type="radio"]') &&
      getComputedStyle(element).appearance !== 'none';
    const saysNothing = (element: HTMLElement): boolean =>
      element.innerText.trim() === '' &&
      !isNative(element) &&
      element.querySelector('svg, img') === null &&
      !isDrawn(element);
    const isBare = (element: HTMLElement): boolean =>
      element.matches('input:not([type="checkbox"], [type="radio"]), select, textarea') ||
      saysNothing(element);
    return {
      checked: controls.length,
      faults: controls
        .filter((element) => isBare(element) && !hasEdge(element))
        .map((element) => element.outerHTML.slice(0, 120)),
    };
  });
