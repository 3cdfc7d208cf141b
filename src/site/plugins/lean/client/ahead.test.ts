import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const core = vi.hoisted(() => ({ fetched: [] as string[], loaded: [] as string[] }));
vi.mock('@generated/routes', () => ({
  default: ['/a', '/b', '/c'].map((path) => ({ path, exact: true })),
}));
vi.mock('@generated/routesChunkNames', () => ({
  default: {
    '/a-1f2': { __comp: 'frame', content: 'a' },
    '/a-9d6': { __props: 'sidebar' },
    '/b-07c': { __comp: 'frame', modules: ['b', { metadata: 'merged' }] },
    '/c-55e': { content: 'c' },
  },
}));
vi.mock('@docusaurus/core/lib/client/prefetch', () => ({
  default: (address: string) => void core.fetched.push(address),
}));
vi.mock('@docusaurus/core/lib/client/preload', () => ({
  default: (page: string) => Promise.resolve([void core.loaded.push(page)]),
}));

type Idle = (deadline: { timeRemaining: () => number }) => void;
const idle: Idle[] = [];
const beIdle = (milliseconds: number): void => {
  idle.shift()?.({ timeRemaining: () => milliseconds });
};

let ahead: Window['docusaurus'];
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('__webpack_require__', {
    gca: (chunk: string) => (chunk === 'merged' ? undefined : `/assets/${chunk}.js`),
  });
  vi.stubGlobal('requestIdleCallback', (work: Idle) => idle.push(work));
  ahead = (await import('./ahead')).default;
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const list of [core.fetched, core.loaded, idle]) list.length = 0;
});

describe('fetching ahead', () => {
  it('waits until the browser is idle, and fetches as many pages as there is time for', () => {
    for (const page of ['/a', '/b', '/c']) void ahead.prefetch(page);
    expect([core.fetched, idle.length]).toEqual([[], 1]);

    beIdle(0);
    expect(core.fetched).toEqual(['/assets/frame.js', '/assets/a.js', '/assets/sidebar.js']);
    expect(idle).toHaveLength(1);

    beIdle(40);
    expect(core.fetched.slice(3)).toEqual(['/assets/b.js', '/assets/c.js']);
    expect(idle).toHaveLength(0);
  });

  it('fetches a page once, and a chunk that pages share once', () => {
    expect(ahead.prefetch('/a')).toBeTruthy();
    expect(ahead.prefetch('/a')).toBe(false);
    beIdle(40);
    void ahead.prefetch('/b');
    beIdle(40);
    expect(core.fetched.filter((address) => address.includes('frame'))).toHaveLength(1);
  });

  it('fetches nothing on slow connections or on connections that save data', () => {
    for (const connection of [
      { effectiveType: 'slow-2g' },
      { effectiveType: '4g', saveData: true },
    ]) {
      vi.stubGlobal('navigator', { connection });
      expect([ahead.prefetch('/a'), ahead.preload('/a')]).toEqual([false, false]);
    }
    expect([idle, core.loaded]).toEqual([[], []]);
  });

  it('works in a browser that does not report when it is idle', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('window', {});
    void ahead.prefetch('/b');
    void ahead.prefetch('/c');
    vi.runAllTimers();
    expect(core.fetched).toEqual(['/assets/frame.js', '/assets/b.js', '/assets/c.js']);
    vi.useRealTimers();
  });

  it('loads a page immediately when the reader is about to open it', () => {
    void ahead.preload('/c');
    expect([ahead.preload('/c'), ahead.prefetch('/c')]).toEqual([false, false]);
    expect(core.loaded).toEqual(['/c']);
  });
});
