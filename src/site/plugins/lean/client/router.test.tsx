import { useLayoutEffect, type ReactNode } from 'react';
import { Link, useHistory, useLocation } from 'react-router-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrived, onArrival } from '../../../components/Search/arrival';
import Navigation from './navigation';
import BrowserRouter from './router';

const core = vi.hoisted(() => ({
  loads: [] as { path: string; come: () => void; fail: (problem: Error) => void }[],
  told: [] as string[],
  startTransition: vi.fn((update: () => void) => update()),
}));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  startTransition: core.startTransition,
}));
vi.mock('@docusaurus/router', async () => import('react-router-dom'));
vi.mock('@docusaurus/core/lib/client/preload', () => ({
  default: (path: string) =>
    new Promise<void>((come, fail) => void core.loads.push({ path, come, fail })),
}));
vi.mock('@docusaurus/core/lib/client/normalizeLocation', () => ({
  default: <T extends { pathname: string }>(at: T) => ({
    ...at,
    pathname: at.pathname.replace(/\.html$/, ''),
  }),
}));
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => {
  interface Visit {
    readonly location: { readonly pathname: string };
    readonly previousLocation: { readonly pathname: string } | null;
    readonly children?: ReactNode;
  }
  const line = (name: string, { previousLocation, location }: Visit): string =>
    `${name} ${previousLocation?.pathname ?? 'nothing'} > ${location.pathname}`;
  return {
    dispatchLifecycleAction: (name: string, visit: Visit) => {
      core.told.push(line(name, visit));
      return () => void core.told.push(`settled ${visit.location.pathname}`);
    },
    default: (visit: Visit): ReactNode => {
      core.told.push(line('shows', visit));
      return visit.children;
    },
  };
});

const renders: string[] = [];
function Page(): ReactNode {
  const { pathname } = useLocation();
  renders.push(pathname);
  return <h1>{pathname}</h1>;
}
function Links(): ReactNode {
  const history = useHistory();
  return (
    <>
      {['/b', '/c', '/c#part', '/d.html'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <button onClick={() => history.goBack()}>back</button>
    </>
  );
}
/** Outside of the router, so that only a change of its context renders them again. */
const SITE = (
  <>
    <Links />
    <Navigation>
      <Page />
    </Navigation>
  </>
);

const follow = (to: string) => fireEvent.click(screen.getByText(to));
const settle = (what: () => void) =>
  act(async () => {
    what();
    await Promise.resolve();
  });
const come = (index = core.loads.length - 1) => settle(() => core.loads[index]?.come());
const title = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '/a');
  for (const list of [core.loads, core.told, renders]) list.length = 0;
  core.startTransition.mockClear();
  render(<BrowserRouter>{SITE}</BrowserRouter>);
});
afterEach(() => {
  cleanup();
  arrived();
});

describe('a page that a link leads to', () => {
  it('leaves the one that shows alone until it is loaded', async () => {
    follow('/b');
    expect([window.location.pathname, title(), renders]).toEqual(['/b', '/a', ['/a']]);
    await come();
    expect([title(), renders]).toEqual(['/b', ['/a', '/b']]);
  });

  it('is told to the client modules when it is asked for, loaded and shown', async () => {
    follow('/b');
    await come();
    expect(core.told).toEqual([
      'onRouteUpdate nothing > /a',
      'shows nothing > /a',
      'onRouteUpdate /a > /b',
      'settled /b',
      'shows /a > /b',
    ]);
  });

  it('does not show when the reader has gone elsewhere meanwhile', async () => {
    follow('/b');
    follow('/c');
    await come(1);
    expect(title()).toBe('/c');
    await come(0);
    expect([title(), renders]).toEqual(['/c', ['/a', '/c']]);
  });

  it('is known by its clean address', async () => {
    follow('/d.html');
    expect(core.loads.map(({ path }) => path)).toEqual(['/d']);
    await come();
    expect(title()).toBe('/d');
  });

  it('is asked of the server when a part of it does not come', async () => {
    const reload = vi.fn();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('location', { reload });
    follow('/b');
    await settle(() => core.loads[0]?.fail(new Error('part 7 is gone')));
    expect(reload).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(new Error('part 7 is gone'));
    expect(title()).toBe('/a');
    vi.unstubAllGlobals();
    warn.mockRestore();
  });
});

describe('the next page', () => {
  const slices = async (to: string): Promise<number> => {
    follow(to);
    await come();
    return core.startTransition.mock.calls.length;
  };

  it('begins with a screenful without a break', async () => {
    expect(await slices('/b')).toBe(0);
  });

  it('is made in slices where it is whole: at an anchor', async () => {
    expect(await slices('/c#part')).toBe(1);
  });

  it('is made in slices where it is whole: from the search', async () => {
    onArrival(() => undefined);
    expect(await slices('/b')).toBe(1);
  });

  it('is made in slices where it is whole: on the way back', async () => {
    expect(await slices('/b')).toBe(0);
    const changed = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    follow('back');
    await changed;
    await come();
    expect([title(), core.startTransition.mock.calls.length]).toEqual(['/a', 1]);
  });
});

it('follows an address that a page changes as it shows for the first time', async () => {
  cleanup();
  function Leads(): null {
    const history = useHistory();
    useLayoutEffect(() => history.replace('/c'), [history]);
    return null;
  }
  render(
    <BrowserRouter>
      <Leads />
      {SITE}
    </BrowserRouter>,
  );
  await come();
  expect(title()).toBe('/c');
});
