import type { Page } from '@playwright/test';
import { laidOut } from './settled';

/** Measurements of a page on a reader's screen. */
export interface PageLayout {
  /** Height, as a multiple of the window's height. */
  readonly screens: number;
  /** Number of elements that the browser lays out before anything is opened. */
  readonly laidOut: number;
  /**
   * For each operation, the distance from its heading to the first code, in heights of the window.
   */
  readonly toCode: readonly number[];
  /** Widths of the code beside the text, in pixels. */
  readonly codeWidths: readonly number[];
  /** First words of the tables and drawings that are cut off. */
  readonly cutOff: readonly string[];
  /** Left edge of the title of a documentation page, in pixels. */
  readonly edge: number | undefined;
  /** Cumulative layout shift since the page started to load. */
  readonly shift: number;
}

/** A layout shift (Layout Instability API), which is missing from TypeScript's types. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Measures an open, hydrated page once all of it is laid out. */
export async function layoutOf(page: Page): Promise<PageLayout> {
  await laidOut(page);
  return page.evaluate(() => {
    const isLaidOut = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true });
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const operations = all.filter(
      (element) =>
        element.localName === 'h3' &&
        element.nextElementSibling?.querySelector('[aria-label="Copy the full address"]'),
    );
    const codes = operations.map((heading) => ({
      heading,
      // Code elsewhere on the page is one tap away.
      code: [...(heading.nextElementSibling?.querySelectorAll('pre') ?? [])]
        .map((code) => code.closest('details:not([open])') ?? code)
        .find(isLaidOut),
    }));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as Shift[]).filter((shift) => !shift.hadRecentInput);
    observer.disconnect();
    return {
      edge: document.querySelector('.theme-doc-markdown h1')?.getBoundingClientRect().left,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      screens: document.documentElement.scrollHeight / window.innerHeight,
      laidOut: all.filter(isLaidOut).length,
      toCode: codes.map(({ heading, code }) =>
        code
          ? (code.getBoundingClientRect().top - heading.getBoundingClientRect().top) /
            window.innerHeight
          : Infinity,
      ),
      codeWidths: codes.map(({ code }) => Math.round(code?.getBoundingClientRect().width ?? 0)),
      cutOff: all
        .filter((element) => element.localName === 'table' || element.localName === 'figure')
        .filter((element) => element.closest('main') && isLaidOut(element))
        .filter((element) => {
          const box =
            element.localName === 'table' ? element.parentElement : element.firstElementChild;
          return box !== null && box.scrollWidth > box.clientWidth + 1;
        })
        .map((element) => element.textContent.trim().slice(0, 40)),
    };
  });
}
