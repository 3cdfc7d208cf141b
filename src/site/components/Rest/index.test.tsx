import type { ReactNode } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Rest from '.';

const reader = vi.hoisted(() => ({ isBrowser: true, action: 'PUSH', hash: '', isAwaited: false }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => reader.isBrowser }));
vi.mock('../Search/arrival', () => ({ isAwaited: () => reader.isAwaited }));
vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({ action: reader.action }),
  useLocation: () => ({ hash: reader.hash }),
}));

function Page(): ReactNode {
  return (
    <>
      <p>first</p>
      <Rest>
        {() => (
          <>
            <p>second</p>
            <Rest>{() => <p>third</p>}</Rest>
          </>
        )}
      </Rest>
    </>
  );
}
const shown = () => screen.getAllByText(/first|second|third/).map(({ textContent }) => textContent);

const frames: FrameRequestCallback[] = [];
/** Runs the next frame, and the timers that follow its paint. */
const paint = (): void => {
  act(() => {
    frames.splice(0).forEach((run) => run(0));
    vi.runAllTimers();
  });
};

beforeEach(() => {
  Object.assign(reader, { isBrowser: true, action: 'PUSH', hash: '', isAwaited: false });
  frames.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => void frames.splice(0));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Rest', () => {
  it('shows one part after another after a click on a link, with a paint in between', () => {
    const { container } = render(<Page />);
    expect(shown()).toEqual(['first']);
    expect(container.lastElementChild?.className).toMatch(/room/);
    paint();
    expect(shown()).toEqual(['first', 'second']);
    paint();
    expect(shown()).toEqual(['first', 'second', 'third']);
    expect(container.querySelector('div')).toBeNull();
  });

  it.each([
    ['an anchor', { hash: '#third' }],
    ['the way back', { action: 'POP' }],
    ['the search', { isAwaited: true }],
  ])('shows the whole page at once when %s leads to it', (_way, changed) => {
    Object.assign(reader, changed);
    render(<Page />);
    expect(shown()).toEqual(['first', 'second', 'third']);
  });

  it('shows everything at once when a link points to an anchor on the page', () => {
    const { rerender } = render(<Page />);
    reader.hash = '#third';
    rerender(<Page />);
    expect(shown()).toEqual(['first', 'second', 'third']);
    reader.hash = '';
    rerender(<Page />);
    expect(shown()).toEqual(['first', 'second', 'third']);
  });

  it('is in the server-rendered HTML, and stays during hydration', () => {
    reader.isBrowser = false;
    const html = renderToString(<Page />);
    expect(html.match(/first|second|third/g)).toEqual(['first', 'second', 'third']);
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const faults: unknown[] = [];
    render(<Page />, {
      container,
      hydrate: true,
      onRecoverableError: (fault) => faults.push(fault),
    });
    expect([shown(), faults]).toEqual([['first', 'second', 'third'], []]);
  });

  it('renders nothing more after the reader has left', () => {
    const { unmount } = render(<Page />);
    unmount();
    expect(frames).toEqual([]);
  });
});
