import type { Page } from '@playwright/test';
import { laidOut } from './settled';

/** What a page takes of a reader's screen. */
export interface PageLayout {
  /** Height in windows. */
  readonly screens: number;
  /** Elements that the browser lays out before anything is opened. */
  readonly laidOut: number;
  /** Operations: from the heading to the first code, in windows. */
  readonly toCode: readonly number[];
  /** Width of the code beside the text, in pixels. */
  readonly codeWidths: readonly number[];
  /** Tables and drawings that are cut off, by their first words. */
  readonly cutOff: readonly string[];
  /** Where the title of a documentation page begins, in pixels from the left. */
  readonly edge: number | undefined;
  /** Cumulative layout shift since the page began to load. */
  readonly shift: number;
}

/** A layout shift (Layout Instability API), which TypeScript does not know. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Measures a page that is open and hydrated, once all of it has its layout. */
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
      // Code that stands elsewhere on the page is one tap away.
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
