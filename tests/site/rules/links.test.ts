import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { links } from './links';

const check = (body: string, head = '') =>
  links.check(
    siteOf({
      'index.html': pageOf(body, head),
      'general/fees.html': pageOf('<h2 id="rates">Rates</h2>'),
      'general/fees/index.html': pageOf('<h2 id="rates">Rates</h2>'),
      'img/logo.svg': '<svg/>',
    }),
  );

describe('links', () => {
  it.each([
    '<a href="/base/general/fees#rates">',
    '<a href="/base/">',
    '<a href="general/fees">',
    '<a href="#top" id="top">',
    '<a href="https://docs.partner.example/base/general/fees">',
    '<a href="https://www.rfc-editor.org/rfc/rfc9457">',
    '<img src="/base/img/logo.svg" srcset="/base/img/logo.svg 1x, /base/img/logo.svg 2x">',
    '<svg><use xlink:href="/base/img/logo.svg"></use></svg>',
  ])('accepts %s', async (body) => {
    const { checked, faults } = await check(body);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });

  it.each([
    ['<a href="/base/general/fee">', 'leads nowhere'],
    ['<a href="/general/fees">', 'leaves the base path'],
    ['<a href="/base/general/fees#rate">', 'names an anchor'],
    ['<a href="#nowhere">', 'names an anchor'],
    ['<a href="/base/general/fees/">', 'clean address /general/fees'],
    ['<a href="/base/general/fees.html">', 'clean address /general/fees'],
    ['<a href="">', 'is no address'],
    ['<a href="http://www.rfc-editor.org/">', 'not encrypted'],
    ['<img srcset="/base/img/logo.svg 1x, /base/img/logo@2x.svg 2x">', 'leads nowhere'],
    ['<svg><use xlink:href="/base/img/gone.svg"></use></svg>', 'leads nowhere'],
  ])('reports %s', async (body, fault) => {
    const { faults } = await check(body);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
    expect(faults[0]).toContain('index.html:1');
  });

  it.each([
    '<meta property="og:image" content="https://docs.partner.example/base/img/gone.png">',
    '<link rel="canonical" href="https://docs.partner.example/base/gone">',
    '<noscript><meta http-equiv="refresh" content="0; url=/base/gone"></noscript>',
    '<script type="application/ld+json">{"item":"https://docs.partner.example/base/gone"}</script>',
  ])('reads the head: %s', async (head) => {
    expect((await check('', head)).faults).toHaveLength(1);
  });
});
