import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { site as config } from '../../src/site/config/site';
import { isLenient, LENIENT_SETS } from '../support/sets';
import { rules } from './rules';
import { readSite, siteWithout } from './site';

/**
 * Maximum number of listed faults: the start of longer lists would scroll out of view. The others
 * are listed once these are corrected.
 */
const SHOWN = 25;

describe('the built site', () => {
  const site = readSite('build', { origin: config.url, baseUrl: config.baseUrl });
  const seen: string[] = [];
  afterAll(() => console.log(seen.join('\n')));

  const words = siteWithout(site, (file) => isLenient(file) || file.startsWith('llms'));

  for (const { name, perPage, ofWords, check } of rules) {
    const looked = ofWords && LENIENT_SETS.length > 0 ? words : site;
    it(name, { timeout: 180_000 }, async () => {
      const { checked, faults } = await check(looked);
      seen.push(`${String(checked).padStart(6)} looked at: ${name}`);
      const rest = faults.length - SHOWN;
      const shown = [...faults.slice(0, SHOWN), ...(rest > 0 ? [`and ${rest} more`] : [])];
      expect(shown).toEqual([]);
      expect(checked).toBeGreaterThanOrEqual(looked === words ? 0 : perPage * site.pages.length);
    });
  }

  it('omits no rule', () => {
    const modules = readdirSync('tests/site/rules').filter((file) => file.endsWith('.test.ts'));
    expect(modules).toHaveLength(rules.length);
    const index = readFileSync('tests/site/rules/index.ts', 'utf8');
    for (const module of modules) expect(index).toContain(`./${module.replace('.test.ts', '')}'`);
  });
});
