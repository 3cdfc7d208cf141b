import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inlineStyles, stylesOf, withStyles, type Stylesheet } from './styles';

const SITE: Stylesheet = { href: '/docs/assets/css/styles.1.css', css: '.navbar{top:0}' };
const FEES: Stylesheet = {
  href: '/docs/assets/css/fees.1.css',
  css: '.navbar .fee_1{top:0}@media print{.sum_1{top:1px}}',
};
const LINK = `<link rel="stylesheet" href="${SITE.href}">`;
const page = (body: string): string => `<head>${LINK}<script></script></head><body>${body}</body>`;

describe('a page with its styles', () => {
  const styles = stylesOf([FEES, SITE], new Set([SITE.href]));
  const common = `<style data-href="${SITE.href}">${SITE.css}</style>`;
  const own = `<style data-href="${FEES.href}">${FEES.css}</style>`;

  it('has the common ones where they were linked', () => {
    const html = page('<p class="navbar">fee_1</p>');
    expect(withStyles(html, styles)).toBe(html.replace(LINK, common));
  });

  it.each(['fee_1', 'sum_1'])('has those of a component that it shows behind them: %s', (name) => {
    const html = page(`<p class="navbar"></p><b class="more ${name}">1</b>`);
    expect(withStyles(html, styles)).toBe(html.replace(LINK, common + own));
  });

  it('keeps a link to what the build did not make', () => {
    const html = '<link rel="stylesheet" href="/other.css">';
    expect(withStyles(html, styles)).toBe(html);
  });
});

describe('the pages of a build', () => {
  let outDir = '';
  const css = () => path.join(outDir, 'assets', 'css');
  const options = () => ({ outDir, baseUrl: '/docs/', pages: ['', 'general'] });

  beforeEach(async () => {
    outDir = await mkdtemp(path.join(tmpdir(), 'styles-'));
    await mkdir(css(), { recursive: true });
    await writeFile(path.join(css(), 'styles.1.css'), SITE.css);
    await writeFile(path.join(css(), 'fees.1.css'), FEES.css);
    await writeFile(path.join(outDir, 'index.html'), page('<p>Landing</p>'));
    await writeFile(path.join(outDir, 'general.html'), page('<p class="fee_1">Fee</p>'));
  });

  afterEach(async () => {
    await rm(outDir, { recursive: true });
  });

  it('get their styles, and nothing stays beside them', async () => {
    expect(await inlineStyles(options())).toBe(2);
    expect(await readFile(path.join(outDir, 'index.html'), 'utf8')).not.toContain('fee_1');
    const general = await readFile(path.join(outDir, 'general.html'), 'utf8');
    expect(general).toContain(`<style data-href="${FEES.href}">`);
    expect(general).not.toContain('rel="stylesheet"');
    expect((await readdir(outDir)).sort()).toEqual(['assets', 'general.html', 'index.html']);
  });

  it.each([
    ['an address that is relative', 'b{background:url(../img/a.png)}'],
    ['the end of its own tag', 'b:after{content:"</style>"}'],
  ])('refuse styles with %s', async (_, text) => {
    await writeFile(path.join(css(), 'fees.1.css'), text);
    await expect(inlineStyles(options())).rejects.toThrow(
      "/docs/assets/css/fees.1.css can't stand inside a page: it has a relative address or a tag.",
    );
  });

  it('may have addresses that are not', async () => {
    const text = 'b{background:url("data:image/png;base64,AA==")}i{background:url(/docs/a.png)}';
    await writeFile(path.join(css(), 'fees.1.css'), text);
    expect(await inlineStyles(options())).toBe(2);
  });
});
