import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { type BootOptions, bootScript } from './index';
import { literal } from './script';

const OPTIONS: BootOptions = {
  baseUrl: '/partner-api-docs/',
  moved: [{ from: 'peer-wallet', to: 'general' }],
  storageNamespace: '-abc',
  announcementId: 'now',
};

const ORIGIN = 'https://docs.partner.example';

interface Visit {
  readonly stored?: Readonly<Record<string, string>>;
  readonly isStorageBlocked?: boolean;
  readonly state?: unknown;
  /** Replaces the window's `setTimeout`. */
  readonly timer?: (action: () => void, ms: number) => unknown;
}

/** Runs the boot script in a fresh document at a path. */
function visit(path: string, { stored = {}, isStorageBlocked, state = null, timer }: Visit = {}) {
  const { window } = new JSDOM('<!DOCTYPE html><body></body>', {
    url: ORIGIN + path,
    runScripts: 'outside-only',
  });
  if (isStorageBlocked) {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new Error('denied');
        },
      });
    }
  } else {
    for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  }
  if (timer) Object.assign(window, { setTimeout: timer });
  window.history.replaceState(state, '');
  window.eval(bootScript(OPTIONS));
  return window;
}

const after = (path: string): string => visit(path).location.href.slice(ORIGIN.length);

describe('the address', () => {
  it.each([
    ['/partner-api-docs/', '/partner-api-docs/'],
    ['/partner-api-docs', '/partner-api-docs'],
    ['/partner-api-docs/index.html', '/partner-api-docs/'],
    ['/partner-api-docs/general.html', '/partner-api-docs/general'],
    ['/partner-api-docs/general/', '/partner-api-docs/general'],
    ['/partner-api-docs/general//', '/partner-api-docs/general'],
    ['/partner-api-docs/general/index.html', '/partner-api-docs/general'],
    ['/partner-api-docs/general/index', '/partner-api-docs/general/index'],
    ['/partner-api-docs/general/fees', '/partner-api-docs/general/fees'],
    ['/partner-api-docs/a.html?b=%20c&d=1+2#e', '/partner-api-docs/a?b=%20c&d=1+2#e'],
    ['/partner-api-docs/a%20b', '/partner-api-docs/a%20b'],
    ['/partner-api-docs/a%E0%A4%A', '/partner-api-docs/a%25E0%25A4%25A'],
    ['/partner-api-docs/%ff', '/partner-api-docs/%25ff'],
    ['/elsewhere/page.html', '/elsewhere/page.html'],
    ['//evil.example/page.html', '//evil.example/page.html'],
  ])('%s becomes %s', (path, expected) => {
    expect(after(path)).toBe(expected);
  });

  it.each([
    ['?docusaurus-theme=evil', ''],
    ['?docusaurus-theme=', ''],
    ['?docusaurus-theme=%65vil&a=1', '?a=1'],
    ['?docusaurus%2Dtheme=evil', ''],
    ['?docusaurus-theme=light&docusaurus-theme=evil', ''],
    ['?docusaurus-data-theme=evil', ''],
    ['?docusaurus-theme=dark', '?docusaurus-theme=dark'],
    ['?docusaurus-theme=light', '?docusaurus-theme=light'],
  ])('the query %s becomes "%s"', (query, expected) => {
    expect(after(`/partner-api-docs/general${query}`)).toBe(`/partner-api-docs/general${expected}`);
  });

  it.each([
    ['#a%20b', '#a%20b'],
    ['#%', ''],
    ['#%E0%A4%A', ''],
    ['', ''],
  ])('the fragment "%s" becomes "%s"', (hash, expected) => {
    expect(after(`/partner-api-docs/general?a=1${hash}`)).toBe(
      `/partner-api-docs/general?a=1${expected}`,
    );
  });

  it('removes an invalid fragment before the router sees it', () => {
    const window = visit('/partner-api-docs/general#fees');
    const seen: string[] = [];
    window.addEventListener('popstate', () => seen.push(window.location.hash));
    window.history.pushState(null, '', '#%');
    window.dispatchEvent(new window.PopStateEvent('popstate'));
    expect(seen).toEqual(['']);
  });

  it('keeps the history state of the router', () => {
    const { history } = visit('/partner-api-docs/general/', { state: { key: 'abc' } });
    expect(history.state).toEqual({ key: 'abc' });
  });
});

describe('the sample language', () => {
  it.each([
    ['python', 'python'],
    ['cobol', 'curl'],
    ['', 'curl'],
    ['constructor', 'curl'],
  ])('stored as "%s" is %s', (stored, expected) => {
    const { document } = visit('/partner-api-docs/', {
      stored: { 'partner-docs.sample-language': stored },
    });
    expect(document.documentElement.dataset.sampleLang).toBe(expected);
  });

  it('is the default when none is stored or storage is blocked', () => {
    for (const isStorageBlocked of [false, true]) {
      const { documentElement } = visit('/partner-api-docs/x/', { isStorageBlocked }).document;
      expect(documentElement.dataset.sampleLang).toBe('curl');
      expect(documentElement.dataset.js).toBe('');
    }
  });
});

describe('the folded parts of a page', () => {
  const added = async (stored: Readonly<Record<string, string>>): Promise<readonly boolean[]> => {
    const { document } = visit('/partner-api-docs/x', { stored });
    document.body.innerHTML =
      '<details></details><div class="theme-doc-markdown"><p><details></details></p></div>';
    const late = document.createElement('details');
    document.querySelector('.theme-doc-markdown')?.append(late);
    await Promise.resolve();
    return [...document.querySelectorAll('details')].map(({ open }) => open);
  };

  it('stay as they are', async () => {
    expect(await added({})).toEqual([false, false, false]);
  });

  it('open as they arrive for a reader who wants all parts open', async () => {
    expect(await added({ 'partner-docs.open-parts': 'all' })).toEqual([false, true, true]);
  });
});

describe('the stored theme', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['evil', null],
    ['', null],
  ])('"%s" is kept as %s', (stored, expected) => {
    const { localStorage } = visit('/partner-api-docs/', { stored: { 'theme-abc': stored } });
    expect(localStorage.getItem('theme-abc')).toBe(expected);
  });
});

describe('the announcement', () => {
  it.each([
    ['now', 'true'],
    ['before', null],
  ])('dismissed under the id "%s" leaves %s', (id, expected) => {
    const { localStorage } = visit('/partner-api-docs/', {
      stored: {
        'docusaurus.announcement.id-abc': id,
        'docusaurus.announcement.dismiss-abc': 'true',
      },
    });
    expect(localStorage.getItem('docusaurus.announcement.dismiss-abc')).toBe(expected);
  });
});

describe('a failed asset', () => {
  const fail = (window: ReturnType<typeof visit>, tag: string, attributes: object) => {
    const node = Object.assign(window.document.createElement(tag), attributes);
    window.document.head.append(node);
    node.dispatchEvent(new window.Event('error'));
  };
  const src = `${ORIGIN}/partner-api-docs/assets/js/main.js`;
  const notices = ({ document }: ReturnType<typeof visit>) =>
    document.querySelectorAll('#load-error');

  it('reloads at most once per path: the guard is set before the reload', () => {
    const window = visit('/partner-api-docs/general');
    fail(window, 'script', { src });
    expect(Object.keys(window.sessionStorage)).toEqual([
      'partner-docs.reloaded:/partner-api-docs/general',
    ]);
    expect(notices(window)).toHaveLength(0);
    fail(window, 'script', { src });
    fail(window, 'script', { src });
    expect(notices(window)).toHaveLength(1);
    expect(notices(window)[0]?.textContent).toContain('js/main.js');
    expect(notices(window)[0]?.querySelector('button')?.textContent).toBe('Retry');
  });

  it('shows the notice at once when session storage is blocked', () => {
    const window = visit('/partner-api-docs/general', { isStorageBlocked: true });
    fail(window, 'script', { src });
    expect(notices(window)).toHaveLength(1);
  });

  it('does not reload the page while the browser is offline', () => {
    const window = visit('/partner-api-docs/general');
    Object.defineProperty(window.navigator, 'onLine', { value: false });
    fail(window, 'script', { src });
    expect(Object.keys(window.sessionStorage)).toEqual([]);
    expect(notices(window)).toHaveLength(1);
  });

  it.each([
    ['link', { rel: 'prefetch', href: src }],
    ['img', { src }],
    ['script', { src: 'https://elsewhere.example/partner-api-docs/assets/js/main.js' }],
    ['script', { src: `${ORIGIN}/partner-api-docs/img/logo.svg` }],
  ])('is ignored: %s %j', (tag, attributes) => {
    const window = visit('/partner-api-docs/general', { isStorageBlocked: true });
    fail(window, tag, attributes);
    expect(notices(window)).toHaveLength(0);
  });

  const failToParse = (window: ReturnType<typeof visit>, filename: string, message: string) =>
    window.dispatchEvent(new window.ErrorEvent('error', { filename, message }));
  const HTML_ERROR = "Uncaught SyntaxError: Unexpected token '<'";

  it('may be a script that a host answered with a page', () => {
    const window = visit('/partner-api-docs/general', { isStorageBlocked: true });
    failToParse(window, src, HTML_ERROR);
    expect(notices(window)[0]?.textContent).toContain('js/main.js');
  });

  it.each([
    [src, 'Uncaught TypeError: x is not a function'],
    ['https://elsewhere.example/extension.js', HTML_ERROR],
    ['', HTML_ERROR],
  ])('is not an error in %s: %s', (filename, message) => {
    const window = visit('/partner-api-docs/general', { isStorageBlocked: true });
    failToParse(window, filename, message);
    expect(notices(window)).toHaveLength(0);
  });

  const load = (window: ReturnType<typeof visit>, attributes: object) => {
    const node = window.document.createElement('link');
    for (const [name, value] of Object.entries({ rel: 'stylesheet', ...attributes }))
      Object.defineProperty(node, name, { value, writable: true });
    window.document.head.append(node);
    node.dispatchEvent(new window.Event('load'));
    return node;
  };
  const href = `${ORIGIN}/partner-api-docs/assets/css/styles.css`;

  it.each([
    ['a page instead of a stylesheet', { href, sheet: { cssRules: [] } }, 1],
    ['a file that is no stylesheet at all', { href, sheet: null }, 1],
    ['half of a stylesheet', { href, sheet: { cssRules: [{ selectorText: '.a' }] } }, 1],
    ['a complete stylesheet', { href, sheet: { cssRules: [{ selectorText: '#end' }] } }, 0],
    ['a file that is fetched ahead', { href, rel: 'prefetch', sheet: null }, 0],
    ['an empty file of another site', { href: 'https://elsewhere.example/a.css', sheet: null }, 0],
  ])('is distinguished: %s', (_, attributes, count) => {
    const window = visit('/partner-api-docs/general', { isStorageBlocked: true });
    load(window, attributes);
    expect(notices(window)).toHaveLength(count);
  });

  it('is reported for a stylesheet that comes later, without a reload', () => {
    const window = visit('/partner-api-docs/general');
    Object.assign(window, { docusaurusRoot: {} });
    load(window, { href, sheet: { cssRules: [] } });
    expect(notices(window)[0]?.textContent).toContain('css/styles.css');
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });

  it('holds back the text for some seconds at most: a late stylesheet applies when it arrives', () => {
    vi.useFakeTimers();
    try {
      const timer = (action: () => void, ms: number) => setTimeout(action, ms);
      const window = visit('/partner-api-docs/general', { timer });
      // The bundler waits in this way for the stylesheet of a chunk.
      const onload = vi.fn();
      const link = Object.assign(window.document.createElement('link'), {
        rel: 'stylesheet',
        onload,
      });
      window.document.head.append(link);
      vi.advanceTimersByTime(4_000);
      expect(link.media).toBe('');
      vi.advanceTimersByTime(2_000);
      expect(link.media).toBe('print');
      Object.assign(window, { docusaurusRoot: {} });
      vi.advanceTimersByTime(20_000);
      expect(notices(window)[0]?.textContent).toContain('does not work yet');
      link.dispatchEvent(new window.Event('load'));
      expect(link.media).toBe('all');
      expect(onload).toHaveBeenCalledOnce();
      vi.advanceTimersByTime(2_000);
      expect(notices(window)).toHaveLength(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is reported after a while even without an event, until the page works', () => {
    vi.useFakeTimers();
    try {
      const window = visit('/partner-api-docs/general', {
        timer: (action, ms) => setTimeout(action, ms),
      });
      vi.advanceTimersByTime(19_000);
      expect(notices(window)).toHaveLength(0);
      vi.advanceTimersByTime(2_000);
      expect(notices(window)[0]?.textContent).toContain('does not work yet');
      vi.advanceTimersByTime(60_000);
      expect(notices(window)).toHaveLength(1);
      Object.assign(window, { docusaurusRoot: {} });
      vi.advanceTimersByTime(2_000);
      expect(notices(window)).toHaveLength(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is left to the code that loads it after hydration', () => {
    const window = visit('/partner-api-docs/general', { isStorageBlocked: true });
    Object.assign(window, { docusaurusRoot: {} });
    fail(window, 'script', { src });
    expect(notices(window)).toHaveLength(0);
  });
});

it('writes values that cannot end the script element', () => {
  expect(literal('</script><!--')).not.toContain('<');
});
