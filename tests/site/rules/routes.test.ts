import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { ROUTES, routes } from './routes';

const refresh = (target: string) =>
  pageOf('', `<noscript><meta http-equiv="refresh" content="0; url=/base${target}"></noscript>`);

/** Returns a site with every route, a copy of each, and the old addresses. */
function completeSite(): Record<string, string> {
  const files: Record<string, string> = { '404.html': pageOf('404'), 'index.html': pageOf('/') };
  const add = (route: string, html: string): void => {
    files[`${route.slice(1)}.html`] = html;
    files[`${route.slice(1)}/index.html`] = html;
  };
  for (const route of ROUTES.filter((item) => item !== '/')) {
    add(route, pageOf(route));
    if (route.startsWith('/general')) add(route.replace('general', 'peer-wallet'), refresh(route));
  }
  const urls = ROUTES.map(
    (route) => `<url><loc>https://docs.partner.example/base${route}</loc></url>`,
  );
  files['sitemap.xml'] = `<urlset>${urls.join('')}</urlset>`;
  return files;
}

const check = (change: (files: Record<string, string>) => void) => {
  const files = completeSite();
  change(files);
  return routes.check(siteOf(files));
};

describe('routes', () => {
  it('has the 35 addresses of the specification', () => {
    expect(ROUTES).toHaveLength(35);
    expect(new Set(ROUTES).size).toBe(35);
  });

  it('accepts exactly these addresses', async () => {
    const { checked, faults } = await check(() => undefined);
    expect(faults).toEqual([]);
    expect(checked).toBe(36 + 34 + 17 + 17 + 35);
  });

  it.each<[string, (files: Record<string, string>) => void]>([
    ['pages: /blog is extra', (files) => (files['blog.html'] = pageOf(''))],
    [
      'index copies: general/fees/index.html is missing',
      (f) => delete f['general/fees/index.html'],
    ],
    ['pages: 404.html is missing', (files) => delete files['404.html']],
    ['sitemap: /blog is extra', (f) => (f['sitemap.xml'] = `${f['sitemap.xml']}<loc>/blog</loc>`)],
    [
      'sitemap: /general is there twice',
      (f) => (f['sitemap.xml'] = `${f['sitemap.xml']}<loc>/general</loc>`),
    ],
    ['redirects: /peer-wallet/x is extra', (f) => (f['peer-wallet/x.html'] = refresh('/x'))],
    [
      'redirects: peer-wallet/fees.html does not lead to /general/fees',
      (f) => (f['peer-wallet/fees.html'] = refresh('/general')),
    ],
  ])('reports "%s"', async (fault, change) => {
    expect((await check(change)).faults).toContain(fault);
  });
});
