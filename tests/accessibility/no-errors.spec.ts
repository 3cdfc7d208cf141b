import { rehashed } from '../support/rehashed';
import { expect, test } from '../support/test';
import { note, visitAll } from '../support/visit';

const MISSING = 'no-such-page';

for (const [width, mode] of [
  [375, 'dark'],
  [1280, 'light'],
] as const) {
  test(`every page is free of errors at ${width} px in ${mode} mode`, async ({ page, request }) => {
    test.setTimeout(300_000);
    const sitemap = await (await request.get('sitemap.xml')).text();
    const pages = [...sitemap.matchAll(/<loc>[^<]*\/partner-api-docs\/([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(pages).toHaveLength(35);
    await page.setViewportSize({ width, height: 800 });
    const visits = await visitAll(page, [...pages, MISSING], { mode, missing: [MISSING] });
    note(test.info(), 'pages', visits);
    expect(visits.checked).toBe(36);
    expect(visits.problems).toEqual([]);
  });
}

test.describe('the check itself', () => {
  interface Seeded {
    /** The markup added at the end of the body; the policy of the page allows its scripts. */
    readonly html: string;
    readonly says: string;
    /** The origins that the page may connect to. */
    readonly connections?: string;
  }
  const FAULTS: Readonly<Record<string, Seeded>> = {
    'a console error': {
      html: '<script>console.error("seeded")</script>',
      says: 'console: seeded',
    },
    'an error of a script': {
      html: '<script>throw new Error("seeded")</script>',
      says: 'page error: seeded',
    },
    'an unhandled rejection': {
      html: '<script>Promise.reject(new Error("seeded"))</script>',
      says: 'page error: seeded',
    },
    'an image that is not there': { html: '<img src="seeded.png" alt="">', says: '404: ' },
    'a request that fails': {
      html: '<script>fetch("http://127.0.0.1:9/seeded").catch(() => undefined)</script>',
      says: 'failed: http://127.0.0.1:9/seeded',
      connections: '*',
    },
    'a request that the policy refuses': {
      html: '<script>fetch("http://127.0.0.1:9/seeded").catch(() => undefined)</script>',
      says: 'console: policy: connect-src http://127.0.0.1:9/seeded',
    },
    'a style that the policy refuses': {
      html: '<link rel="stylesheet" href="http://127.0.0.1:9/seeded.css">',
      says: 'console: policy: style-src-elem http://127.0.0.1:9/seeded.css',
    },
    'a page wider than the window': {
      html: '<div style="width:3000px">wide</div>',
      says: '1720 px wider than the window',
    },
  };

  for (const [name, { html, says, connections = "'self'" }] of Object.entries(FAULTS)) {
    for (const path of ['general/fees', MISSING]) {
      test(`sees ${name} on /${path}`, async ({ page }) => {
        await page.route(`**/${path}?*`, async (route) => {
          const response = await route.fetch();
          const text = await response.text();
          const body = rehashed(text.replace('</body>', `${html}</body>`));
          const open = body.replace("connect-src 'self'", `connect-src ${connections}`);
          await route.fulfill({ response, body: open });
        });
        const visits = await visitAll(page, [path, 'general'], {
          mode: 'light',
          missing: [MISSING],
        });
        expect(visits.problems).toContainEqual(expect.stringContaining(`/${path}: ${says}`));
        expect(visits.problems.filter((problem) => problem.startsWith('/general:'))).toEqual([]);
      });
    }
  }

  test('sees an error after hydration', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        setTimeout(() => console.error('late'), 0);
      }).observe(document, {
        subtree: true,
        attributeFilter: ['data-has-hydrated'],
      });
    });
    const { problems } = await visitAll(page, ['general/fees'], { mode: 'light' });
    expect(problems).toEqual([expect.stringContaining('console: late')]);
  });

  test('sees HTML that differs from what React renders', async ({ page }) => {
    await page.route('**/general/fees?*', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace('<h1>', '<h1>Seeded ') });
    });
    const { problems } = await visitAll(page, ['general/fees'], { mode: 'light' });
    expect(problems).toContainEqual(expect.stringMatching(/error #418/));
  });

  test('sees a page that is not hydrated', async ({ page }) => {
    await page.route('**/assets/js/main.*.js', (route) =>
      route.fulfill({ contentType: 'application/javascript', body: '' }),
    );
    const visits = await visitAll(page, ['general/fees'], { mode: 'light', timeout: 1000 });
    expect(visits).toEqual({ checked: 1, problems: ['/general/fees: not hydrated'] });
  });

  test('sees a color mode that does not follow the query', async ({ page }) => {
    await page.addInitScript(() => history.replaceState(null, '', location.pathname));
    const { problems } = await visitAll(page, ['general/fees'], { mode: 'dark' });
    expect(problems).toEqual(['/general/fees: light mode instead of dark']);
  });

  test('counts a missing page as a problem unless it is the not-found page', async ({ page }) => {
    const { problems } = await visitAll(page, [MISSING], { mode: 'light' });
    expect(problems).toHaveLength(2);
    expect(problems.join()).toContain('404');
  });
});
