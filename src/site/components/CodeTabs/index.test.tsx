import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CodeTab } from '../../../reference/blocks/code-tabs';
import CodeTabs from '.';

const samples: readonly CodeTab[] = [
  { id: 'curl', label: 'Shell', prismLanguage: 'bash', code: 'echo 1' },
  { id: 'node', label: 'Node.js', prismLanguage: 'javascript', code: 'console.log(2)' },
];

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

/**
 * An observer for which the tabs, which pass a margin, are in view. The code is out of view and
 * uncolored.
 */
class Observer {
  disconnect = vi.fn();
  constructor(
    private readonly callback: (entries: readonly Seen[]) => void,
    private readonly options?: IntersectionObserverInit,
  ) {}
  observe(target: Element): void {
    this.callback([{ isIntersecting: this.options?.rootMargin !== '0px', target }]);
  }
}

class FarObserver {
  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('scrollBy', () => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('CodeTabs', () => {
  it('names each sample by its purpose and its language', () => {
    render(<CodeTabs what="Receive an event" samples={samples} />);
    const panels = screen.getAllByRole('tabpanel', { hidden: true });
    expect(
      screen.getByRole('group', { name: 'Receive an event' }).contains(panels[0] ?? null),
    ).toBe(true);
    expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual(['Shell', 'Node.js']);
    expect(panels.map(({ textContent }) => textContent)).toEqual(samples.map(({ code }) => code));
  });

  it('has no tabs before it is near, or in the server-rendered HTML', () => {
    const html = renderToString(<CodeTabs what="Receive an event" samples={samples} />);
    expect(html).not.toContain('role="tab"');
    expect(html).toContain('console.log(2)');
    vi.stubGlobal('IntersectionObserver', FarObserver);
    render(<CodeTabs what="Receive an event" samples={samples} />);
    expect(screen.queryAllByRole('tab')).toEqual([]);
    expect(screen.queryByRole('tablist')).toBe(null);
  });

  it('wraps around at the last tab, for any number of tabs', () => {
    render(<CodeTabs what="Receive an event" samples={samples} />);
    const [shell, node] = screen.getAllByRole('tab');
    if (!shell || !node) throw new Error('There are no two tabs.');
    fireEvent.keyDown(shell, { key: 'End' });
    expect(node).toHaveProperty('ariaSelected', 'true');
    fireEvent.keyDown(node, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(shell);
  });
});
