import type { AllContent, LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMBEDDED_LIMIT } from '../../search/growth';

const HOSTED = { ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' };
const EMBEDDED = { ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '', ALGOLIA_INDEX_NAME: '' };

/** The plugin as a build with these variables has it. */
const pluginWith = async (environment: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  const { default: searchPlugin } = await import('.');
  return searchPlugin({ siteDir: '/site', baseUrl: '/docs/' } as LoadContext);
};

/** A docs set of nothing but generated indexes. */
const contentOf = (pages: number): AllContent => {
  const sidebar = Array.from({ length: pages }, (_, number) => ({
    type: 'category',
    label: `Category ${number}`,
    items: [],
    link: { type: 'generated-index', permalink: `/docs/general/${number}`, title: `C ${number}` },
  }));
  const version = { docs: [], sidebars: { defaultSidebar: sidebar } };
  return { 'docusaurus-plugin-content-docs': { general: { loadedVersions: [version] } } };
};

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockReset().mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a build', () => {
  const build = async (pages: number, environment: Readonly<Record<string, string>>) => {
    const plugin = await pluginWith(environment);
    const written = new Map<string, string>();
    const actions = {
      createData: (name: string, data: string) => {
        written.set(name, data);
        return Promise.resolve(name);
      },
    } as unknown as PluginContentLoadedActions;
    await plugin.allContentLoaded?.({ allContent: contentOf(pages), actions });
    const { pages: indexed } = JSON.parse(written.get('names.json') ?? '{}') as {
      pages: unknown[];
    };
    expect(indexed).toHaveLength(pages);
    return warn.mock.calls.flat().join('\n');
  };

  it('says past the limit that hosted search is the better one', async () => {
    expect(await build(EMBEDDED_LIMIT + 1, EMBEDDED)).toMatch(
      new RegExp(`${EMBEDDED_LIMIT + 1} pages .*hosted Algolia: set ALGOLIA_APP_ID`),
    );
  });

  it('says nothing up to the limit, and nothing in hosted mode', async () => {
    expect(await build(EMBEDDED_LIMIT, EMBEDDED)).toBe('');
    expect(await build(EMBEDDED_LIMIT + 1, HOSTED)).toBe('');
  });
});

describe('the bundler', () => {
  const configOf = async (environment: Readonly<Record<string, string>>) => {
    const { configureWebpack } = await pluginWith(environment);
    const base = { experiments: { cache: { version: 'base' } } };
    return configureWebpack?.(base as never, false, {} as never, undefined) as {
      experiments: { cache: { version: string } };
      module: { rules: unknown[] };
    };
  };

  it('has a cache of its own in each mode: none keeps the search bar of the other', async () => {
    const embedded = await configOf(EMBEDDED);
    const hosted = await configOf(HOSTED);
    expect(embedded.experiments.cache.version).toMatch(/^base-./);
    expect(hosted.experiments.cache.version).toMatch(/^base-./);
    expect(embedded.experiments.cache.version).not.toBe(hosted.experiments.cache.version);
  });

  it("takes the provider's parts out in embedded mode only", async () => {
    expect((await configOf(EMBEDDED)).module.rules).toHaveLength(1);
    expect((await configOf(HOSTED)).module.rules).toHaveLength(0);
  });
});
