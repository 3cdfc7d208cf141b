/** The state of a page once it has settled. */
interface PageState {
  readonly address: string;
  readonly isHydrated: boolean;
  readonly mode: string | undefined;
  /** The width of the window in CSS pixels. */
  readonly width: number;
  /** The number of CSS pixels by which the page is wider than the window. */
  readonly overflow: number;
  readonly problems: readonly string[];
}

/**
 * The first script of every page under test: it collects problems, even in engines that report none
 * to their drivers. It is a classic script, so that it runs before all others of the page.
 */
((): void => {
  const problems: string[] = [];
  const root = document.documentElement;

  const write = console.error;
  console.error = (...words: unknown[]) => {
    problems.push(`console: ${words.map(String).join(' ')}`);
    write.apply(console, words);
  };
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof Element) {
        const address = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
        problems.push(`failed: ${address}`);
      } else problems.push(`page error: ${event.message}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    problems.push(`page error: ${String(reason)}`);
  });
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
    problems.push(`content security policy: ${violatedDirective} ${blockedURI}`);
  });
  const request = window.fetch;
  window.fetch = async (...words) => {
    try {
      return await request.apply(window, words);
    } catch (error) {
      const [target] = words;
      problems.push(`failed: ${target instanceof Request ? target.url : String(target)}`);
      throw error;
    }
  };

  const isHydrated = (): boolean => root.dataset.hasHydrated === 'true';
  const settled = new Promise<void>((resolve) => {
    const look = (): void => {
      if (document.readyState === 'complete' && isHydrated()) resolve();
    };
    new MutationObserver(look).observe(root, { attributeFilter: ['data-has-hydrated'] });
    window.addEventListener('load', look);
  });
  /** Resolves after the second frame, when effects of hydration have run. */
  const twoFrames = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    });

  /**
   * Returns the state of the page as JSON once it is loaded and hydrated, after `limit` ms at the
   * latest.
   */
  const pageState = async (limit: number): Promise<string> => {
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, limit))]);
    await twoFrames();
    const state: PageState = {
      address: location.href,
      isHydrated: isHydrated(),
      mode: root.dataset.theme,
      width: window.innerWidth,
      overflow: root.scrollWidth - root.clientWidth,
      problems,
    };
    return JSON.stringify(state);
  };
  Object.assign(window, { pageState });
})();
