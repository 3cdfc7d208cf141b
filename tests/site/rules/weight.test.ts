import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { weightWithin } from './weight';

const BUDGETS: Readonly<Record<string, { html: number; styles: number }>> = {
  '/': { html: 5_000, styles: 3_000 },
  '/lending/api/loan': { html: 60_000, styles: 17_000 },
};
const weight = weightWithin(() => BUDGETS);

/** Returns text that no compression reduces to less than half of its length. */
const noise = (length: number): string => {
  let text = '';
  for (let part = 0; text.length < length; part += 1) {
    text += createHash('sha256').update(String(part)).digest('hex');
  }
  return text.slice(0, length);
};

const htmlOf = (page: string): number => BUDGETS[`/${page}`]?.html ?? 0;

/** Pages with a budget, as files without ending: `general/fees`. */
const BUDGETED = Object.keys(BUDGETS).map((route) => route.slice(1) || 'index');
/** The page with the largest budget, so that its styles alone can be too heavy. */
const [PAGE = ''] = BUDGETED.toSorted((a, b) => htmlOf(b) - htmlOf(a));

/** Returns the faults of a site with every page that has a budget; `files` replace or add pages. */
const faultsWith = async (files: Readonly<Record<string, string>>) => {
  const pages = BUDGETED.map((page) => [`${page}.html`, pageOf('<p>Text.</p>')]);
  const site = siteOf({ ...(Object.fromEntries(pages) as Record<string, string>), ...files });
  return (await weight.check(site)).faults;
};

describe('weight', () => {
  it('accepts a light site', async () => {
    expect(await faultsWith({ 'assets/js/main.1.js': noise(1000) })).toEqual([]);
  });

  it.each([
    [
      'HTML',
      { [`${PAGE}.html`]: pageOf(`<p>${noise(200_000)}</p>`) },
      /^[\w/-]+\.html: HTML: \d+ bytes, of \d+$/,
    ],
    [
      'styles',
      { [`${PAGE}.html`]: pageOf('', `<style>${noise(40_000)}</style>`) },
      /^[\w/-]+\.html: styles: \d{5} bytes, of \d+$/,
    ],
    [
      'a DOM',
      { [`${PAGE}.html`]: pageOf('<p>x</p>'.repeat(6_001)) },
      /^[\w/-]+\.html: 60\d\d elements, of 6000$/,
    ],
    [
      'scripts',
      { 'assets/js/main.1.js': noise(200_000), 'assets/js/page.1.js': noise(10) },
      /^scripts of every page: \d{6} bytes, of \d+$/,
    ],
    [
      'a page without a budget',
      { 'more.html': pageOf(`<p>${noise(9_000)}</p>`) },
      /^more\.html: larger than every page that has a budget; give it one$/,
    ],
  ])('reports %s over the budget', async (_, files, fault) => {
    const faults = await faultsWith(files);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });

  it('reports a budget without its page', async () => {
    expect((await weight.check(siteOf({ 'index.html': pageOf('') }))).faults).toContain(
      `/${PAGE}: has a budget and is no page`,
    );
  });
});
