import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { reloadInTurn } from './reload-in-turn.mjs';

type Site = readonly string[];

/** A site that lists its reloads in order; the plugin `broken` can't be reloaded. */
function setUp() {
  const site = {
    reloadSite: (current: Site) => Promise.resolve([...current, 'site']),
    reloadSitePlugin: async (current: Site, { name }: { name: string }): Promise<Site> => {
      await new Promise((end) => setTimeout(end, name === 'slow' ? 20 : 0));
      if (name === 'broken') throw new Error('broken');
      return [...current, name];
    },
  };
  reloadInTurn(site);
  return site;
}

const START: Site = ['start'];

it('reloads in order, from the latest state, and skips reloads that already wait', async () => {
  const site = setUp();
  const results = [
    site.reloadSitePlugin(START, { name: 'slow' }),
    site.reloadSitePlugin(START, { name: 'fast' }),
    site.reloadSitePlugin(START, { name: 'fast' }),
    site.reloadSite(START),
  ];
  const fast = ['start', 'slow', 'fast'];
  expect(await Promise.all(results)).toEqual([['start', 'slow'], fast, fast, [...fast, 'site']]);
  expect(await site.reloadSitePlugin(START, { name: 'fast' })).toEqual([...fast, 'site', 'fast']);
});

it('continues after a reload that fails', async () => {
  const site = setUp();
  const broken = site.reloadSitePlugin(START, { name: 'broken' });
  const next = site.reloadSitePlugin(START, { name: 'fast' });
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toEqual(['start', 'fast']);
});

it('finds the functions of Docusaurus that it replaces', () => {
  const site = createRequire(import.meta.url)('@docusaurus/core/lib/server/site.js') as object;
  expect(() => reloadInTurn({ ...site })).not.toThrow();
  expect(() => reloadInTurn({})).toThrow('no `reloadSite` any more. Next: find how');
});
