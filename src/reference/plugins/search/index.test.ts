import { createHash } from 'node:crypto';
import type { AllContent, LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import searchPlugin, { type SearchMode } from '.';
import { workspaceAt } from '../../contract/testing/workspace';
import type { Workspace } from '../../contract/workspace';
import { Background } from '../dev-server/background';
import { searchFiles } from './files';
import type { IndexedPage } from './pages';

const readIn = (workspace: Workspace) => (pages: readonly IndexedPage[]) =>
  searchFiles(workspace, pages);

const pluginWith = (mode: SearchMode, isDevelopment = false) => {
  const workspace = workspaceAt('/site', isDevelopment);
  const background = new Background(isDevelopment, undefined, () => Promise.resolve());
  const never = { tap: () => undefined };
  const ended = { tap: (_name: string, run: () => void) => run() };
  background.apply({ hooks: { invalid: never, watchRun: never, done: ended, failed: never } });
  return searchPlugin(
    workspace,
    readIn(workspace),
    background,
    mode,
  )({ baseUrl: '/docs/' } as LoadContext);
};

/** The given number of hexadecimal digits, two of which make a byte: they compress no further. */
const digits = (count: number, seed: number): string =>
  Array.from({ length: Math.ceil(count / 128) }, (_, block) =>
    createHash('sha512').update(`${seed} ${block}`).digest('hex'),
  )
    .join('')
    .slice(0, count);

interface Size {
  readonly pages: number;
  /** The number of digits in each description. */
  readonly text: number;
}
const SMALL: Size = { pages: 300, text: 100 };
/** More than a megabyte. */
const LARGE: Size = { pages: 300, text: 7_000 };

/** A docs set that consists of generated indexes only. */
const contentOf = ({ pages, text }: Size): AllContent => {
  const sidebar = Array.from({ length: pages }, (_, number) => ({
    type: 'category',
    label: `Category ${number}`,
    items: [],
    link: {
      type: 'generated-index',
      permalink: `/docs/general/${number}`,
      title: `C ${number}`,
      description: digits(text, number),
    },
  }));
  const version = { docs: [], sidebars: { defaultSidebar: sidebar } };
  return { 'docusaurus-plugin-content-docs': { general: { loadedVersions: [version] } } };
};

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockReset().mockReturnValue(undefined);
});

describe('a build', () => {
  const build = async (size: Size, mode: SearchMode, isDevelopment = false) => {
    const plugin = pluginWith(mode, isDevelopment);
    const written = new Map<string, string>();
    const actions = {
      createData: (name: string, data: string) => {
        written.set(name, data);
        return Promise.resolve(name);
      },
    } as unknown as PluginContentLoadedActions;
    await plugin.allContentLoaded?.({ allContent: contentOf(size), actions });
    await vi.waitFor(() =>
      expect(JSON.parse(written.get('names.json') ?? '[]')).toHaveLength(size.pages),
    );
    return warn.mock.calls.flat().join('\n');
  };

  it('recommends hosted search above the limit', async () => {
    expect(await build(LARGE, 'embedded')).toMatch(
      /index of 300 pages takes \d+ kB .* 1,\d{3} kB .*hosted Algolia: set ALGOLIA_APP_ID/,
    );
  });

  it('prints nothing up to the limit, in hosted mode, or in a dev server', async () => {
    expect(await build(SMALL, 'embedded')).toBe('');
    expect(await build(LARGE, 'hosted')).toBe('');
    expect(await build(LARGE, 'embedded', true)).toBe('');
  });
});

it('finds titles in a dev server before any page has been read', async () => {
  const background = new Background(true, undefined, () => new Promise(() => undefined));
  const workspace = workspaceAt('/site', true);
  const plugin = searchPlugin(workspace, readIn(workspace), background, 'embedded');
  const createData = vi.fn(() => Promise.resolve(''));
  const actions = { createData } as unknown as PluginContentLoadedActions;
  const { allContentLoaded } = plugin({ baseUrl: '/docs/' } as LoadContext);
  await allContentLoaded?.({ allContent: contentOf(SMALL), actions });
  expect(createData).toHaveBeenCalledWith('names.json', expect.stringContaining('"C 299"'));
});

describe('the bundler', () => {
  const configOf = (mode: SearchMode) => {
    const { configureWebpack } = pluginWith(mode);
    const base = { experiments: { cache: { version: 'base' } } };
    return configureWebpack?.(base as never, false, {} as never, undefined) as {
      experiments: { cache: { version: string } };
    };
  };

  it('has a separate cache in each mode, so that no mode keeps the search bar of another', () => {
    const embedded = configOf('embedded');
    const hosted = configOf('hosted');
    expect(embedded.experiments.cache.version).toMatch(/^base-./);
    expect(hosted.experiments.cache.version).toMatch(/^base-./);
    expect(embedded.experiments.cache.version).not.toBe(hosted.experiments.cache.version);
  });
});
