import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  groupStylesheets,
  LARGE_PAGE,
  readStylesheets,
  withStyles,
  type Stylesheet,
} from './styles';

const SITE: Stylesheet = { href: '/docs/assets/css/styles.1.css', css: '.navbar{top:0}' };
const FEES: Stylesheet = {
  href: '/docs/assets/css/fees.1.css',
  css: '.navbar .fee_1{top:0}@media print{.sum_1{top:1px}}',
};
const LINK = `<link rel="stylesheet" href="${SITE.href}">`;
const page = (body: string): string => `<head>${LINK}<script></script></head><body>${body}</body>`;

describe('a page with its styles', () => {
  const styles = groupStylesheets([FEES, SITE], new Set([SITE.href]));
  const common = `<style data-href="${SITE.href}">${SITE.css}</style>`;
  const feesStyle = `<style data-href="${FEES.href}">${FEES.css}</style>`;

  it('has the common stylesheets instead of links to them', () => {
    const html = page('<p class="navbar">fee_1</p>');
    expect(withStyles(html, styles)).toBe(html.replace(LINK, common));
  });

  it.each(['fee_1', 'sum_1'])('adds the stylesheet of a component that it shows: %s', (name) => {
    const html = page(`<p class="navbar"></p><b class="more ${name}">1</b>`);
    expect(withStyles(html, styles)).toBe(html.replace(LINK, common + feesStyle));
  });

  it('links all stylesheets when it is large', () => {
    const html = page(`<b class="fee_1">${' '.repeat(LARGE_PAGE)}</b>`);
    const feesLink = LINK.replace(SITE.href, FEES.href);
    expect(withStyles(html, styles)).toBe(html.replace(LINK, LINK + feesLink));
  });

  it('keeps links to other stylesheets', () => {
    const html = '<link rel="stylesheet" href="/other.css">';
    expect(withStyles(html, styles)).toBe(html);
  });
});

describe('the stylesheets of a build', () => {
  let outDir = '';
  const write = (text: string): Promise<void> =>
    writeFile(path.join(outDir, 'assets', 'css', 'fees.1.css'), text);

  beforeEach(async () => {
    outDir = await mkdtemp(path.join(tmpdir(), 'styles-'));
    await mkdir(path.join(outDir, 'assets', 'css'), { recursive: true });
  });

  afterEach(() => rm(outDir, { recursive: true }));

  it.each([
    ['a relative address', 'b{background:url(../img/a.png)}'],
    ['the end of its own tag', 'b:after{content:"</style>"}'],
  ])('are refused with %s', async (_, text) => {
    await write(text);
    await expect(readStylesheets(outDir, '/docs/')).rejects.toThrow(
      '/docs/assets/css/fees.1.css cannot be inlined in a page: it has a relative address or a tag.',
    );
  });

  it('may have absolute addresses', async () => {
    const css = 'b{background:url("data:image/png;base64,AA==")}i{background:url(/docs/a.png)}';
    await write(css);
    expect(await readStylesheets(outDir, '/docs/')).toEqual([{ href: FEES.href, css }]);
  });
});
