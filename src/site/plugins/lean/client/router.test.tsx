import type { EventEmitter } from 'node:events';
import { useLayoutEffect, type ReactNode } from 'react';
import { Link, useHistory, useLocation } from 'react-router-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrived, onArrival } from '../../../components/Search/arrival';
import Navigation from './navigation';
import BrowserRouter from './router';

const core = vi.hoisted(() => ({
  loads: [] as { path: string; come: () => void; fail: (problem: Error) => void }[],
  calls: [] as string[],
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
  default: <T extends { pathname: string }>(location: T) => ({
    ...location,
    pathname: location.pathname.replace(/\.html$/, ''),
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
      core.calls.push(line(name, visit));
      return () => void core.calls.push(`settled ${visit.location.pathname}`);
    },
    default: (visit: Visit): ReactNode => {
      core.calls.push(line('shows', visit));
      return visit.children;
    },
  };
});

/** jsdom, whose `location` cannot be replaced: its console reports each attempt to navigate. */
declare const jsdom: { readonly virtualConsole: EventEmitter };
const RELOAD = 'Not implemented: navigation (except hash changes)';

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
/** Outside the router, so that only a change of its context renders it again. */
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
  for (const list of [core.loads, core.calls, renders]) list.length = 0;
  core.startTransition.mockClear();
  render(<BrowserRouter>{SITE}</BrowserRouter>);
});
afterEach(() => {
  cleanup();
  arrived();
});

describe('a page that a link opens', () => {
  it('does not render the old page again before it is loaded', async () => {
    follow('/b');
    expect([window.location.pathname, title(), renders]).toEqual(['/b', '/a', ['/a']]);
    await come();
    expect([title(), renders]).toEqual(['/b', ['/a', '/b']]);
  });

  it('notifies the client modules when it is requested, loaded and shown', async () => {
    follow('/b');
    await come();
    expect(core.calls).toEqual([
      'onRouteUpdate nothing > /a',
      'shows nothing > /a',
      'onRouteUpdate /a > /b',
      'settled /b',
      'shows /a > /b',
    ]);
  });

  it('does not show if the reader has gone to another page in the meantime', async () => {
    follow('/b');
    follow('/c');
    await come(1);
    expect(title()).toBe('/c');
    await come(0);
    expect([title(), renders]).toEqual(['/c', ['/a', '/c']]);
  });

  it('has its clean address', async () => {
    follow('/d.html');
    expect(core.loads.map(({ path }) => path)).toEqual(['/d']);
    await come();
    expect(title()).toBe('/d');
  });

  it('is requested from the server if a chunk fails to load', async () => {
    const said = vi.fn<(problem: Error) => void>();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    jsdom.virtualConsole.removeAllListeners('jsdomError').on('jsdomError', said);
    follow('/b');
    await settle(() => core.loads[0]?.fail(new Error('part 7 is gone')));
    expect(said.mock.calls.map(([{ message }]) => message)).toEqual([RELOAD]);
    expect(warn).toHaveBeenCalledWith(new Error('part 7 is gone'));
    expect(title()).toBe('/a');
    warn.mockRestore();
  });
});

describe('the next page', () => {
  const slices = async (to: string): Promise<number> => {
    follow(to);
    await come();
    return core.startTransition.mock.calls.length;
  };

  it('renders its first part in one task', async () => {
    expect(await slices('/b')).toBe(0);
  });

  it('may be interrupted when it renders as a whole: at an anchor', async () => {
    expect(await slices('/c#part')).toBe(1);
  });

  it('may be interrupted when it renders as a whole: from the search', async () => {
    onArrival(() => undefined);
    expect(await slices('/b')).toBe(1);
  });

  it('may be interrupted when it renders as a whole: on the way back', async () => {
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

it('follows a page that changes the address in its first render', async () => {
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
