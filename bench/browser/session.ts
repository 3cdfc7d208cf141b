import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../scripts/programs';
import { KEYS, type Marks, observe } from './marks';

/** A low-end phone on a slow network, as simulated by DevTools. */
const SLOW = { latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 1280, height: 800 };
/** Milliseconds without a long task after which a page counts as settled. */
const QUIET = 1000;
const LIMIT = 60_000;

export interface SessionOptions {
  readonly isSlow: boolean;
}

/** A page in a browser with an empty cache. */
export class Session {
  private constructor(private readonly page: Page) {}

  static async run<Result>(
    browser: Browser,
    { isSlow }: SessionOptions,
    use: (session: Session) => Promise<Result>,
  ): Promise<Result> {
    const context = await browser.newContext({ viewport: VIEWPORT });
    try {
      // tsx inserts calls of its own helper into functions; the page does not have this helper.
      await context.addInitScript('globalThis.__name = (value) => value;');
      await context.addInitScript(observe, KEYS);
      const page = await context.newPage();
      page.setDefaultTimeout(LIMIT);
      if (isSlow) {
        const devTools = await context.newCDPSession(page);
        await devTools.send('Network.enable');
        await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      }
      return await use(new Session(page));
    } finally {
      await context.close();
    }
  }

  /** Opens an address and waits until no requests and long tasks are left. */
  async open(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'load' });
    await this.settle();
  }

  marks(): Promise<Marks> {
    return this.page.evaluate(() => window.benchMarks);
  }

  /**
   * Clicks the link to a page in the navigation and waits until its heading has been painted.
   * Returns the time in milliseconds, and the longest task until the page settled.
   */
  async moveTo(path: string, title: string): Promise<{ time: number; longestTask: number }> {
    const link = await this.page.evaluateHandle((target) => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
        (anchor) =>
          anchor.pathname === target &&
          anchor.closest('main') === null &&
          anchor.getClientRects().length > 0,
      );
      if (!link) throw new Error(`No link outside the text leads to ${target}.`);
      return link;
    }, path);
    await link.scrollIntoViewIfNeeded();
    await this.settle();
    await this.page.evaluate(([key, expectedTitle]) => sessionStorage.setItem(key, expectedTitle), [
      KEYS.wanted,
      title,
    ] as const);
    await link.click();
    await this.page.waitForFunction((key) => sessionStorage.getItem(key) !== null, KEYS.painted, {
      polling: 100,
    });
    const [clicked, painted] = await this.page.evaluate((keys) => {
      const times = [keys.clicked, keys.painted].map((key) => Number(sessionStorage.getItem(key)));
      sessionStorage.removeItem(keys.painted);
      return times;
    }, KEYS);
    await this.settle();
    const { tasks } = await this.marks();
    return {
      time: (painted ?? 0) - (clicked ?? 0),
      longestTask: Math.max(0, ...tasks.map(([, length]) => length)),
    };
  }

  private async settle(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.waitForFunction(
      (quiet) => {
        const last = window.benchMarks.tasks.at(-1) ?? [0, 0];
        const [navigation] = performance.getEntriesByType('navigation');
        const loaded = (navigation as PerformanceNavigationTiming | undefined)?.loadEventEnd ?? 0;
        return loaded > 0 && performance.now() - Math.max(loaded, last[0] + last[1]) > quiet;
      },
      QUIET,
      { polling: 100 },
    );
  }
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
