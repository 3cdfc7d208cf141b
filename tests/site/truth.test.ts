import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site as config } from '../../src/site/config/site';
import { loadContract } from '../../src/reference/contract/testing/load-contract';
import { setIds } from '../../src/site/config/sets';
import { isLenient } from '../support/sets';
import { readSite } from './site';
import { truthChecks } from './truth';
import { type Truth, truthOf } from './truth/truth';

/**
 * Maximum number of listed faults: the start of longer lists would scroll out of view. The others
 * are listed once these are corrected.
 */
const SHOWN = 25;
const docsUrl = `${config.url}${config.baseUrl}`.replace(/\/$/, '');

describe('the pages and the contracts', () => {
  let truth: Truth;
  const seen: string[] = [];
  beforeAll(async () => {
    const site = readSite('build', { origin: config.url, baseUrl: config.baseUrl });
    const options = { siteDir: process.cwd(), docsUrl };
    truth = truthOf(
      site,
      await Promise.all(setIds.map((set) => loadContract({ ...options, set }))),
    );
  }, 120_000);
  afterAll(() => console.log(seen.join('\n')));

  for (const { name, atLeast, check } of truthChecks) {
    it(name, { timeout: 60_000 }, () => {
      const results = check(truth);
      for (const { set, kind, seen: count, total } of results) {
        seen.push(`${`${count}/${total}`.padStart(12)} ${kind} of ${set}`);
      }
      const faults = results.flatMap((result) => result.faults);
      const rest = faults.length - SHOWN;
      const shown = [...faults.slice(0, SHOWN), ...(rest > 0 ? [`and ${rest} more`] : [])];
      expect(shown).toEqual([]);
      for (const { contract } of truth.sets) {
        for (const { total, kind } of results.filter(({ set }) => set === contract.set)) {
          const what = `${kind} of ${contract.set}`;
          expect(total, what).toBeGreaterThanOrEqual(
            isLenient(contract.set) ? 0 : Math.max(1, atLeast(contract)),
          );
        }
      }
    });
  }

  it('omits no check', () => {
    const modules = readdirSync('tests/site/truth')
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => file.replace('.test.ts', ''));
    expect(modules).toHaveLength(truthChecks.length);
    const index = readFileSync('tests/site/truth/index.ts', 'utf8');
    for (const module of modules) expect(index).toContain(`./${module}'`);
  });
});
