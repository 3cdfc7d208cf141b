import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../site';
import { metadata } from './metadata';

const DESCRIPTION = 'What each call costs, who pays it, and how amounts are rounded.';
const CARD =
  '<meta property="og:title" content="Fees"><meta property="og:description" content="Costs.">' +
  '<meta property="og:image" content="https://docs.partner.example/base/card.png">';
const CANONICAL = '<link rel="canonical" href="https://docs.partner.example/base/general/fees">';
const HEAD = `${CANONICAL}<meta name="description" content="${DESCRIPTION}">${CARD}`;

const check = (html: string, more: Record<string, string> = {}) =>
  metadata.check(siteOf({ 'general/fees.html': html, ...more }));

describe('metadata', () => {
  it('accepts a page with complete metadata', async () => {
    expect(await check(pageOf('', HEAD))).toEqual({ checked: 1, faults: [] });
  });

  it.each([
    [pageOf('', HEAD).replace('lang="en"', ''), 'language'],
    [pageOf('', HEAD).replace('>Page<', '><'), 'no title'],
    [pageOf('', HEAD.replace('general/fees', 'fees')), 'canonical'],
    [pageOf('', HEAD + CANONICAL), 'canonical'],
    [pageOf('', HEAD.replace(DESCRIPTION, 'Fees.')), 'description of 5 characters'],
    [pageOf('', HEAD.replace(DESCRIPTION, DESCRIPTION.repeat(4))), 'description of'],
    [pageOf('', HEAD.replace('og:image', 'og:picture')), 'no og:image'],
  ])('reports fault %#', async (html, fault) => {
    const { faults } = await check(html);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it('reports titles and descriptions used twice', async () => {
    const other = pageOf('', HEAD.replace('general/fees', 'pay/fees'));
    const { faults } = await check(pageOf('', HEAD), { 'pay/fees.html': other });
    expect(faults.map((fault) => fault.split('"')[0])).toEqual([
      'pay/fees.html: title ',
      'pay/fees.html: description ',
    ]);
  });
});
