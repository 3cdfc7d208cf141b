import { describe, expect, it } from 'vitest';
import { describeSite, pageOf } from '../site';
import { identity } from './identity';

const HEAD = ['icon', 'apple-touch-icon', 'manifest']
  .map((rel) => `<link rel="${rel}" href="/base/x">`)
  .join('');

function card(width: number, height: number, bytes = 100): Buffer {
  const png = Buffer.alloc(bytes);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

const whole: Readonly<Record<string, string | Buffer>> = {
  'index.html': pageOf('<main><h2>User</h2></main>', HEAD),
  'robots.txt': 'User-agent: *\nSitemap: https://docs.partner.example/base/sitemap.xml\n',
  'sitemap.xml': '<urlset/>',
  'site.webmanifest': '{"icons":[{"src":"/base/img/a.png"}]}',
  'img/a.png': '',
  'img/social-card.png': card(1200, 630),
};

const check = (changes: Readonly<Record<string, string | Buffer>>) =>
  identity.check(
    describeSite(
      new Map(
        Object.entries({ ...whole, ...changes }).map(([file, data]) => [file, Buffer.from(data)]),
      ),
      { origin: 'https://docs.partner.example', baseUrl: '/base/' },
    ),
  );

describe('identity', () => {
  it('accepts a complete site', async () => {
    const { checked, faults } = await check({});
    expect(faults).toEqual([]);
    expect(checked).toBe(7);
  });

  it.each([
    ['index.html', pageOf('<main></main>', HEAD.replace('manifest', 'other')), 'rel="manifest"'],
    ['index.html', pageOf('<main><p class="text--truncate">a</p></main>', HEAD), 'cut off'],
    ['robots.txt', 'Sitemap: /sitemap.xml', 'robots.txt'],
    ['site.webmanifest', '{"icons":[{"src":"/img/a.png"}]}', 'no such icon: /img/a.png'],
    ['img/social-card.png', card(630, 1200), '630 × 1200'],
    ['img/social-card.png', card(1200, 630, 100_001), '100001 bytes'],
  ])('reports %s (%#)', async (file, content, fault) => {
    const { faults } = await check({ [file]: content });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
